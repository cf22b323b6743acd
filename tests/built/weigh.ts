import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {getElementText, parseHtmlElements} from '@astral-docs/paint-first/shared/html';

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
function readDocument(html: string) {
  const elements = parseHtmlElements(html.replace(/<noscript>[^]*?<\/noscript>/g, ''));
  const linked = (rel: string): string[] =>
    elements.flatMap(({name, attribs}) =>
      name === 'link' && attribs.rel === rel && !attribs.media ? (attribs.href ?? []) : [],
    );
  const images = elements.filter(({name, attribs}) => name === 'img' && attribs.loading !== 'lazy');
  const scripts = elements.find(({attribs}) => attribs.id === 'a-bundles');
  return {
    route: linked('canonical').map((address) => new URL(address).pathname)[0],
    scripts: scripts && (JSON.parse(getElementText(scripts)) as string[]),
    sheets: linked('stylesheet'),
    images: new Set(images.flatMap(({attribs: {src = ''}}) => (src.startsWith('data:') ? [] : src))).size,
  };
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
