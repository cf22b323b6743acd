import {expect, it} from 'vitest';
import {fontBytes, weighSite} from './weigh';
import {budgets, fonts, requests} from './budgets';

const pages = weighSite('build');

it.each(['html', 'css', 'script'] as const)('%s of every page is in its budget', (part) => {
  const fix = 'Remove something from the page, or raise the number in tests/built/budgets.ts and explain why.';
  const heavy = pages
    .filter((page) => page[part] > budgets[part])
    .map((page) => `${page.route}: ${part} ${page[part]} > ${budgets[part]} bytes. ${fix}`);
  expect(heavy).toEqual([]);
});
it('fonts are in their budget', () => expect(fontBytes('build')).toBeLessThanOrEqual(fonts));
it('requests before load are in their budget', () =>
  expect(pages.filter((page) => page.requests > requests).map(({route}) => route)).toEqual([]));
