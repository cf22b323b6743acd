import {describe, expect, it} from 'vitest';
import {budgets, exceptions, fonts, requests, shared} from './budgets';
import {fontBytes, overweight, sharedScript, weighSite} from './weigh';

const folder = 'build';
const pages = weighSite(folder);

describe('budgets', () => {
  it('see a page that is too heavy (planted)', () =>
    expect(overweight({route: '/x', kind: 'page', html: 1e6, css: 0, script: 0, scripts: [], requests: 1})).toEqual([
      expect.stringContaining(`/x (page): html 1000000 > ${budgets.page.html} bytes. Take something off`),
    ]));
  it('hold on every page', () => {
    expect(pages.length).toBeGreaterThan(70);
    expect(pages.flatMap(overweight)).toEqual([]);
  });
  it('hold for what all pages share', () => {
    expect(sharedScript(pages)).toBeGreaterThan(0);
    expect(sharedScript(pages)).toBeLessThanOrEqual(shared);
    expect(fontBytes(folder)).toBeLessThanOrEqual(fonts);
  });
  it('hold for the requests before load', () =>
    expect(pages.filter((page) => page.requests > requests).map(({route}) => route)).toEqual([]));
  it('have no exception that no page needs', () => {
    const needless = Object.keys(exceptions).filter((route) => !pages.some((page) => page.route === route));
    expect(needless).toEqual([]);
  });
});
