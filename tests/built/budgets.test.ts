import {describe, expect, it} from 'vitest';
import {fontBytes, weighSite} from './weigh';
import {budgets, fonts, requests} from './budgets';

const pages = weighSite('build');

describe('budgets', () => {
  it.each(['html', 'css', 'script'] as const)('%s of every page', (part) => {
    const fix = 'Remove something from the page, or raise the number in tests/built/budgets.ts and explain why.';
    const heavy = pages
      .filter((page) => page[part] > budgets[part])
      .map((page) => `${page.route}: ${part} ${page[part]} > ${budgets[part]} bytes. ${fix}`);
    expect(heavy).toEqual([]);
  });
  it('fonts', () => expect(fontBytes('build')).toBeLessThanOrEqual(fonts));
  it('requests before load', () =>
    expect(pages.filter((page) => page.requests > requests).map(({route}) => route)).toEqual([]));
});
