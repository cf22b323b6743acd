import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {screenSheets} from '../delivery/bundles/sheets';
import {groups, isGroup, listSpecimens} from '../plugins/specimens/list';
import {
  budgets,
  inLists,
  growth,
  measured,
  shared,
  showSpecimens,
  type Budget,
  type Extent,
  type Kind,
} from '../tests/built/budgets';

/** What one built page costs a reader, in bytes as gzip at its best level sends them. */
export interface Weight {
  readonly route: string;
  readonly kind: Kind;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  /** The same, file by file. */
  readonly scripts: readonly {readonly file: string; readonly bytes: number}[];
  /** Requests that the document itself starts before `load`. */
  readonly requests: number;
}

/** Tells what kind of page stands at a route. */
export function kindOf(route: string): Kind {
  if (route === '/') return 'home';
  if (/^\/blog\/(?!archive|tags)[\w-]+$/.test(route)) return 'post';
  return /^\/(?:blog|404\.html)/.test(route) ? 'list' : 'page';
}

const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** Weighs every page of a built site. */
export function weighSite(folder: string): Weight[] {
  const known = new Map<string, number>();
  const weigh = (file: string): number => {
    const found = known.get(file) ?? gzipSync(readFileSync(join(folder, file)), {level: 9}).length;
    known.set(file, found);
    return found;
  };
  const total = (files: string[]): number => files.reduce((sum, file) => sum + weigh(file), 0);
  return (
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      // A sample that readers download is not a page.
      .filter((file) => /^(?!samples\/)(?:.*\/)?index\.html$|^404\.html$/.test(file))
      .map((file) => {
        const html = readFileSync(join(folder, file), 'utf8');
        const canonical = /<link\b[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(html)?.[1];
        const route = file === '404.html' || !canonical ? `/${file}` : new URL(canonical).pathname;
        const sheets = screenSheets(html);
        const named = /a-bundles"?[^>]*>(\[[^\]]*\])/.exec(html)?.[1];
        if (!named) throw new Error(`${file} names no scripts.`);
        const scripts = (JSON.parse(named) as string[]).map((script) => ({file: script, bytes: weigh(script)}));
        const images = new Set(attributes(html, /<img\b(?![^>]*loading="?lazy)[^>]*\bsrc="?([^"\s>]+)/g));
        // The document and, on wide screens, the heading font come with every page.
        return {
          route,
          kind: kindOf(route),
          html: weigh(file),
          css: total(sheets),
          script: scripts.reduce((sum, {bytes}) => sum + bytes, 0),
          scripts,
          requests: 2 + sheets.length + images.size,
        };
      })
      .sort((a, b) => a.route.localeCompare(b.route))
  );
}

/** Bytes of the scripts that every page starts; the one for unknown addresses starts with fewer. */
export function sharedScript(pages: readonly Weight[]): number {
  const [first, ...others] = pages.filter(({route}) => route !== '/404.html');
  const shared = first?.scripts.filter(({file}) =>
    others.every(({scripts}) => scripts.some((one) => one.file === file)),
  );
  return shared?.reduce((sum, {bytes}) => sum + bytes, 0) ?? 0;
}

/** Bytes of the fonts, which are compressed as they are. */
export function fontBytes(folder: string): number {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.woff2'))
    .reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
}

/** Counts what a built site holds. */
export const extentOf = (pages: readonly Weight[]): Extent => ({
  pages: pages.length,
  posts: pages.filter(({kind}) => kind === 'post').length,
  specimens: Object.keys(groups)
    .filter(isGroup)
    .reduce((sum, group) => sum + listSpecimens(group).length, 0),
});

/** How many there are of each more than when the budgets were measured. */
const beyond = (extent: Extent): Extent => ({
  pages: Math.max(0, extent.pages - measured.pages),
  posts: Math.max(0, extent.posts - measured.posts),
  specimens: Math.max(0, extent.specimens - measured.specimens),
});

/** What one part of a page may weigh on a site of this extent. */
function allowed({route, kind}: Pick<Weight, 'route' | 'kind'>, part: keyof Budget, extent: Extent): number {
  const {pages, posts, specimens} = beyond(extent);
  const base = budgets[kind][part];
  const ofPost = kind === 'list' ? inLists.post[part] : growth.post[part];
  const ofSpecimen = showSpecimens.includes(route) ? inLists.specimen[part] : growth.specimen[part];
  return base + pages * growth.page[part] + posts * ofPost + specimens * ofSpecimen;
}

/** What the scripts of every page may weigh together on a site of this extent. */
export function allowedShared(extent: Extent): number {
  const {pages, posts, specimens} = beyond(extent);
  return shared + pages * growth.page.script + posts * growth.post.script + specimens * growth.specimen.script;
}

/** Parts of a page that weigh more than they may, each with the fix. */
export function overweight(page: Weight, extent: Extent = measured): string[] {
  return (['html', 'css', 'script'] as const)
    .filter((part) => page[part] > allowed(page, part, extent))
    .map(
      (part) =>
        `${page.route} (${page.kind}): ${part} ${page[part]} > ${allowed(page, part, extent)} bytes. ` +
        'Remove something from the page, or raise the number in tests/built/budgets.ts and explain why.',
    );
}
