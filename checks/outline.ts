import type {Heading, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {createSlugger} from '@docusaurus/utils/lib/slugger';
import {factStore} from '../plugins/facts/store';
import {resolvers} from '../plugins/facts/resolve';
import {isJsx, textAttribute, walk} from '../plugins/shared/tree';
import type {Page} from './site';

/** Where a page is, and whom it names: what checks across pages need, kept so that unchanged pages are not read again. */
export interface Outline {
  path: string;
  /** Address from the root of the site; absent for parts of pages (`_name.md`). */
  route?: string;
  /** Parts of the page that a link can name. */
  ids: string[];
  links: {url: string; line: number; column: number}[];
  /** Programs and outputs that its fences show. */
  shown: string[];
  optOuts: {line: number; reason: string}[];
  sources: string[];
  /** Tags of the front matter. */
  tags: string[];
}

/**
 * Address of a page, from its path and its slug.
 *
 * @returns nothing for a part of a page, whose name begins with an underscore
 */
export function routeOf(path: string, slug?: unknown): string | undefined {
  if (/(?:^|\/)_[^/]*$/.test(path)) return undefined;
  const name = path.replace(/^(?:docs|blog|src\/pages)\//, '').replace(/\.mdx?$/, '');
  const base = path.startsWith('blog/') ? '/blog' : '';
  if (typeof slug === 'string') {
    if (slug.startsWith('/')) return `${base}${slug}`;
    const folder = name.includes('/') && base === '' ? `/${name.slice(0, name.lastIndexOf('/'))}` : base;
    return `${folder}/${slug}`;
  }
  // The framework ends the address of an index page with a slash.
  return `${base}/${name.replace(/(^|\/)index$/, '$1')}`;
}

/** Every `id` and `key` inside a value. */
function* idsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value as unknown[]) yield* idsIn(item);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      if ((name === 'id' || name === 'key') && typeof inner === 'string') yield inner;
      yield* idsIn(inner);
    }
}

/** Ids of headings, as written or made of their words, of elements, and of what elements are given by the data. */
function idsOf(page: Page): string[] {
  const slugger = createSlugger();
  const ids: string[] = [];
  for (const node of walk(page.tree)) {
    if (node.type === 'heading') {
      const heading = node as Heading;
      const source = page.body.split('\n')[(heading.position?.start.line ?? 1) - 1] ?? '';
      const [, written] = /\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/.exec(source) ?? [];
      ids.push(written ?? slugger.slug(toString(heading).trim()));
    }
    if (node.type === 'footnoteDefinition')
      ids.push(`user-content-fn-${(node as unknown as {identifier: string}).identifier}`);
    if (!isJsx(node)) continue;
    const id = textAttribute(node, 'id');
    if (id) ids.push(id);
    const resolve = resolvers[node.name ?? ''];
    if (!resolve) continue;
    const attributes = Object.fromEntries(
      ['of', 'id', 'group', 'area'].map((name) => [name, textAttribute(node, name)]),
    );
    try {
      const given = [...idsIn(resolve(attributes, factStore))];
      // A table of known issues marks its rows with a prefix: the issue itself may be on the same page.
      ids.push(...given, ...(node.name === 'KnownIssueTable' ? given.map((one) => `known-${one}`) : []));
    } catch {
      // An unknown key is a finding of another check.
    }
  }
  return [...new Set(ids)];
}

/** Reads the outline of a page. */
export function outlineOf(page: Page): Outline {
  const {path, frontMatter, tree, fences} = page;
  const links: Outline['links'] = [];
  for (const node of walk(tree)) {
    const {line = 1, column = 1} = node.position?.start ?? {};
    if (node.type === 'link' || node.type === 'definition') links.push({url: (node as Link).url, line, column});
    if (!isJsx(node)) continue;
    for (const name of ['href', 'to']) {
      const url = textAttribute(node, name);
      if (url) links.push({url, line, column});
    }
  }
  return {
    path,
    route: routeOf(path, frontMatter.slug),
    ids: idsOf(page),
    links,
    shown: fences.flatMap(({file, output}) => [file, output].filter((name) => name !== undefined)),
    optOuts: fences.flatMap(({line, noCheck}) => (noCheck === undefined ? [] : [{line, reason: noCheck}])),
    sources: Array.isArray(frontMatter.sources) ? frontMatter.sources.map(String) : [],
    tags: Array.isArray(frontMatter.tags) ? frontMatter.tags.map(String) : [],
  };
}
