import {statSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {getElementText, parseHtmlElements} from '@astral-docs/paint-first/shared/html';
import {expect, it} from 'vitest';
import {files, readBuilt, readPages} from '../support/builtSite';
import {budgets, fonts, requests} from './budgets';

const known = new Map<string, number>();
/** Bytes of files as gzip sends them at its best level. */
const weigh = (...names: readonly string[]): number =>
  names.reduce((sum, file) => {
    const bytes = known.get(file) ?? gzipSync(readBuilt(file), {level: 9}).length;
    known.set(file, bytes);
    return sum + bytes;
  }, 0);

const notFound = {file: '404.html', route: '/404.html', html: readBuilt('404.html')};
const pages = [...readPages(), notFound].map(({file, route, html}) => {
  const elements = parseHtmlElements(html.replace(/<noscript>[^]*?<\/noscript>/g, ''));
  // Style sheets that hold up the first paint.
  const sheets = elements.flatMap(({name, attribs: {rel, media, href = ''}}) =>
    name === 'link' && rel === 'stylesheet' && !media ? href : [],
  );
  // Every script that the page starts. What is interactive fetches its own after that.
  const scripts = JSON.parse(getElementText(elements.find(({attribs}) => attribs.id === 'a-bundles')!)) as string[];
  const images = elements.flatMap(({name, attribs: {loading, src = ''}}) =>
    name === 'img' && loading !== 'lazy' && !src.startsWith('data:') ? src : [],
  );
  // The document and, on wide screens, the heading font come with every page.
  const asked = 2 + sheets.length + new Set(images).size;
  return {route, html: weigh(file), css: weigh(...sheets), script: weigh(...scripts), requests: asked};
});

it.each(['html', 'css', 'script'] as const)('%s of every page is in its budget', (part) => {
  const fix = 'Remove something from the page, or raise the number in tests/built/budgets.ts and explain why.';
  const heavy = pages
    .filter((page) => page[part] > budgets[part])
    .map((page) => `${page.route}: ${part} ${page[part]} > ${budgets[part]} bytes. ${fix}`);
  expect(heavy).toEqual([]);
});
it('fonts are in their budget', () => {
  const bytes = files.filter((name) => name.endsWith('.woff2')).map((name) => statSync(`build/${name}`).size);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(fonts);
});
it('requests before load are in their budget', () =>
  expect(pages.filter((page) => page.requests > requests).map(({route}) => route)).toEqual([]));
