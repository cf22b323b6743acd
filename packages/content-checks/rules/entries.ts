import {dirname, resolve} from 'node:path/posix';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {PageSource} from '../page';
import type {Finding} from '../report';

/** Pages that are outside the sidebar on purpose: see sidebars.ts. */
const outside = ['location-protocol/media-attachments', 'api/documentation-review'];

/** Names of pages and folders in the sidebars, at any depth: entries of lists, and those that items and their links have. */
function listNames(sidebars: SidebarsConfig): string[] {
  const names: string[] = [];
  JSON.stringify(sidebars, (key, value: unknown) => {
    if (typeof value === 'string' && /^(?:\d+|id|dirName)$/.test(key))
      names.push(key === 'dirName' ? `${value}/` : value);
    return value;
  });
  return names;
}

/** The framework leaves the numbers that order files out of ids. */
const withoutNumbers = (id: string): string => id.replace(/(^|\/)\d+\s*[-_.]+\s*/g, '$1');

/** Every page of the docs is in a sidebar, by its id or by its folder. */
export function checkSidebars(
  pages: readonly Pick<PageSource, 'path' | 'frontMatter'>[],
  sidebars: SidebarsConfig,
): Finding[] {
  const names = listNames(sidebars);
  const ids = new Set(names.map(withoutNumbers));
  const folders = names.filter((name) => name.endsWith('/')).map((name) => name.replace(/^\.\//, ''));
  return pages.flatMap(({path, frontMatter}) => {
    const file = path.replace(/^docs\/|\.mdx?$/g, '');
    const id = typeof frontMatter.id === 'string' ? file.replace(/[^/]*$/, frontMatter.id) : file;
    const isPage = path.startsWith('docs/') && !/(?:^|\/)_/.test(file) && !outside.includes(id);
    if (!isPage || ids.has(withoutNumbers(id)) || folders.some((folder) => file.startsWith(folder))) return [];
    const fix = `Add '${withoutNumbers(id)}' to sidebars.ts, where readers look for it.`;
    return [{file: path, line: 1, message: 'The page is not in the sidebar.', fix}];
  });
}

/** The beginning of the path of a page in the language of the site, which takes the place of the page of that path. */
const translated = /^i18n\/en\/docusaurus-plugin-content-(?:(docs)\/current|(blog|pages))\//;

/** Where a page is. The router takes letters of either case for the same. */
function getRoute(path: string, {slug, id}: Record<string, unknown>): string {
  const [, blog, file = ''] = /^(?:docs|\w*versioned_docs\/[^/]+|(blog)|(?:src\/)?pages)\/(.*)\.mdx?$/.exec(path) ?? [];
  const plain = withoutNumbers(file)
    .replace(/(?:^|(?<=\/))(?:index|readme)$/i, '')
    .replace(/([^/]+)\/\1$/i, '$1/');
  // A page that stands for its folder has the address of that, whatever its id is.
  const isIndex = plain === '' || plain.endsWith('/');
  const name = [slug, isIndex ? undefined : id].find((one) => typeof one === 'string');
  const route = name === undefined ? `/${plain}` : resolve('/', blog ? '' : dirname(withoutNumbers(file)), name);
  return `${blog ? '/blog' : ''}${route}`.replace(/\/+$/, '').toLowerCase();
}

/** Addresses of pages that the build makes by itself: home, and lists of notes. */
const generatedRoute = /^(?:\/blog(?:\/(?:archive|authors|page|tags)(?:\/.*)?)?)?$/;

/** No page is at the address of another one, which it could take: the framework warns, and readers get the first of the two. */
export function checkRoutes(pages: readonly PageSource[]): Finding[] {
  const taken = new Map<string, string>();
  // The finding is for the page whose front matter has the address.
  const sorted = [...pages].sort((a, b) => Number('slug' in a.frontMatter) - Number('slug' in b.frontMatter));
  return sorted.flatMap(({path, raw, frontMatter}) => {
    const original = path.replace(translated, '$1$2/').replace(/^pages\//, 'src/pages/');
    const route = getRoute(original, frontMatter);
    const other = generatedRoute.test(route) ? 'a page of the build' : taken.get(route);
    if (/(?:^|\/)_/.test(path) || other === original) return [];
    taken.set(route, path);
    const line = raw.split('\n').findIndex((text) => text.startsWith('slug:')) + 1 || 1;
    const message = `The page has the address of ${other}.`;
    return other === undefined ? [] : [{file: path, line, message, fix: 'Take another name or slug.'}];
  });
}
