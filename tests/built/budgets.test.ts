import {describe, expect, it} from 'vitest';
import {budgets, fonts, measured, requests} from './budgets';
import {allowedShared, extentOf, fontBytes, overweight, sharedScript, weighSite} from '../../bench/weigh';

const folder = 'build';
const pages = weighSite(folder);
const extent = extentOf(pages);

describe('budgets', () => {
  it('see a page that is too heavy (negative control)', () =>
    expect(overweight({route: '/x', kind: 'page', html: 1e6, css: 0, script: 0, scripts: [], requests: 1})).toEqual([
      expect.stringContaining(`/x (page): html 1000000 > ${budgets.page.html} bytes. Remove something`),
    ]));
  it('leave a list room for its posts, and no more', () => {
    const list = {route: '/blog', kind: 'list' as const, css: 0, script: 0, scripts: [], requests: 1};
    const more = {...measured, pages: measured.pages + 10, posts: measured.posts + 10};
    const html = budgets.list.html + 10 * 500;
    expect(overweight({...list, html})).toHaveLength(1);
    expect(overweight({...list, html}, more)).toEqual([]);
    expect(overweight({...list, html: html + 10_000}, more)).toHaveLength(1);
  });
  it('hold on every page', () => {
    expect(pages.length).toBeGreaterThan(70);
    expect(pages.flatMap((page) => overweight(page, extent))).toEqual([]);
  });
  it('hold for what all pages share', () => {
    expect(sharedScript(pages)).toBeGreaterThan(0);
    expect(sharedScript(pages)).toBeLessThanOrEqual(allowedShared(extent));
    expect(fontBytes(folder)).toBeLessThanOrEqual(fonts);
  });
  it('hold for the requests before load', () =>
    expect(pages.filter((page) => page.requests > requests).map(({route}) => route)).toEqual([]));
});
