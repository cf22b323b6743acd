import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Weight of one built page, in bytes as gzip sends them at its best level. */
export interface Weight {
  readonly route: string;
  readonly html: number;
  /** Style sheets that hold up the first paint. */
  readonly css: number;
  /** Every script that the page starts. What is interactive fetches its own after that. */
  readonly script: number;
  /** Requests that the document itself starts before `load`. */
  readonly requests: number;
}

/** References of a document: its address, the style sheets and images that it loads at once, and the scripts that it starts later. */
function readDocument(html: string): {route?: string; scripts?: string[]; sheets: string[]; images: number} {
  const images = new Set<unknown>();
  const sheets: string[] = [];
  const found: {route?: string; scripts?: string[]} = {};
  visit(fromHtml(html), 'element', (element) => {
    const {tagName, properties} = element;
    if (tagName === 'noscript') return SKIP;
    if (tagName === 'link' && [properties.rel].flat().includes('stylesheet') && !properties.media)
      sheets.push(String(properties.href));
    if (tagName === 'link' && [properties.rel].flat().includes('canonical'))
      found.route = new URL(String(properties.href)).pathname;
    if (tagName === 'img' && properties.loading !== 'lazy' && !String(properties.src).startsWith('data:'))
      images.add(properties.src);
    if (tagName === 'script' && properties.id === 'a-bundles')
      found.scripts = JSON.parse(toString(element)) as string[];
    return undefined;
  });
  return {...found, sheets, images: images.size};
}

/** Weighs every page of a built site. @throws Error for a page that names no scripts */
export function weighSite(folder: string): Weight[] {
  const known = new Map<string, number>();
  const weigh = (file: string): number => {
    const bytes = known.get(file) ?? gzipSync(readFileSync(join(folder, file)), {level: 9}).length;
    known.set(file, bytes);
    return bytes;
  };
  const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + weigh(file), 0);
  return (
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      // A sample that readers download is not a page.
      .filter((file) => /^(?!samples\/)(?:.*\/)?index\.html$|^404\.html$/.test(file))
      .map((file) => {
        const html = readFileSync(join(folder, file), 'utf8');
        const {route, scripts, sheets, images} = readDocument(html);
        if (!scripts) throw new Error(`${file} names no scripts.`);
        return {
          route: file === '404.html' || !route ? `/${file}` : route,
          html: weigh(file),
          css: total(sheets),
          script: total(scripts),
          // The document and, on wide screens, the heading font come with every page.
          requests: 2 + sheets.length + images,
        };
      })
      .sort((a, b) => a.route.localeCompare(b.route))
  );
}

/** Bytes of the fonts, which are compressed as they are. */
export function fontBytes(folder: string): number {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.woff2'))
    .reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
}
