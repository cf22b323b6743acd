import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

/** What the checks need to know of a built page. */
export interface BuiltPage {
  /** File inside the built folder, with forward slashes, for example `sdk/index.html`. */
  readonly file: string;
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  /** Address in the canonical link; undefined when there is none. */
  readonly canonical: string | undefined;
  readonly robots: string;
  readonly h1s: number;
  /** Every `id` and every `name` of an anchor, as written. */
  readonly anchors: readonly string[];
  /** Every `href` and `src`, as written. */
  readonly links: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function textOf(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/** Reads a page from its HTML. */
export function readPage(file: string, html: string): BuiltPage {
  const page = {lang: '', dir: '', title: '', canonical: undefined as string | undefined, robots: '', h1s: 0};
  const anchors: string[] = [];
  const links: string[] = [];
  visit(fromHtml(html), 'element', (element) => {
    const {tagName, properties} = element;
    if (properties.id !== undefined) anchors.push(text(properties.id));
    if (tagName === 'a' && properties.name !== undefined) anchors.push(text(properties.name));
    for (const reference of [properties.href, properties.src]) {
      if (reference !== undefined) links.push(text(reference));
    }
    if (tagName === 'html') Object.assign(page, {lang: text(properties.lang), dir: text(properties.dir)});
    if (tagName === 'title' && page.title === '') page.title = textOf(element);
    if (tagName === 'h1') page.h1s += 1;
    if (tagName === 'meta' && properties.name === 'robots') page.robots = text(properties.content);
    if (tagName === 'link' && [properties.rel].flat().includes('canonical')) page.canonical = text(properties.href);
  });
  return {file, ...page, anchors, links};
}

/** Reads a built site: its pages, and the names of all its files. */
export function readSite(folder: string): {pages: BuiltPage[]; files: Set<string>} {
  const names = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
  const pages = names
    // Pages of programs that readers download are not pages of the site.
    .filter((name) => name === '404.html' || (/(^|\/)index\.html$/.test(name) && !name.startsWith('samples/')))
    .map((name) => readPage(name, readFileSync(join(folder, name), 'utf8')));
  return {pages, files: new Set(names)};
}
