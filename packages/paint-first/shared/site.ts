import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {basename, dirname, join, relative, sep} from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {PaintFirstOptions} from '../options';

/** Name of the file in the folder of each built locale that says what was built. Publishing deletes it. */
export const localeRecordFileName = '.paint-first.json';

/** A page of the build. */
export interface PageRecord {
  /** Path with base URL, `/sdk/` or `/fr/api`. */
  route: string;
  /** File below the folder of the locale, with forward slashes. */
  file: string;
  /** The source file, from the root of the site. Lists that a plugin made, such as tags, and the not-found page have none. */
  source?: string;
  /** Whether it is of another version of the docs than the last. */
  isOlder?: boolean;
  /** Scripts and sheets of its route besides those of every page, below the folder of the locale. */
  files?: string[];
}

/** A built locale: what publishing has to know of it. */
export interface LocaleRecord extends Pick<
  DocusaurusConfig,
  'url' | 'baseUrl' | 'title' | 'titleDelimiter' | 'tagline'
> {
  pages: PageRecord[];
  options: PaintFirstOptions;
}

/** One built page. Steps change `html`; the last step that does so is followed by a write. */
export type HtmlPage = PageRecord & {html: string};

/** One locale of the build. */
export interface BuiltSite extends LocaleRecord {
  dir: string;
  pages: HtmlPage[];
}

/** The file of a route below the folder of its locale, as Docusaurus names it (core/lib/ssg/ssgUtils.js, 3.10). */
export function routeToFile(route: string, baseUrl: string, trailingSlash: boolean | undefined): string {
  const path = route.slice(baseUrl.length);
  if (/\.html?$/i.test(path)) return path;
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}

/** Every file below a folder, sorted, as paths relative to it with forward slashes. */
export async function listFilesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The text of every file below a folder with such a name. */
export const readTextsBelow = async (dir: string, name: RegExp): Promise<string[]> =>
  Promise.all(
    (await listFilesBelow(dir)).filter((file) => name.test(file)).map((file) => readFile(join(dir, file), 'utf8')),
  );

/**
 * Reads the locales of a build, the default one first, from what `plugin.ts` has written into the folder of each.
 * @throws Error when there is none
 */
export async function readBuiltSites(dir: string): Promise<BuiltSite[]> {
  const found = (await listFilesBelow(dir)).filter((file) => basename(file) === localeRecordFileName);
  const sites = found.map(async (file): Promise<BuiltSite> => {
    const folder = join(dir, dirname(file));
    const record = JSON.parse(await readFile(join(dir, file), 'utf8')) as LocaleRecord;
    const pages = record.pages.map(async (page) => ({...page, html: await readFile(join(folder, page.file), 'utf8')}));
    return {...record, dir: folder, pages: await Promise.all(pages)};
  });
  if (!sites.length) throw new Error(`${dir} holds no build with the package paint-first. Run the build first.`);
  return (await Promise.all(sites)).sort((a, b) => a.dir.length - b.dir.length);
}

export async function writeText(dir: string, file: string, text: string): Promise<void> {
  const path = join(dir, file);
  await mkdir(dirname(path), {recursive: true});
  await writeFile(path, text);
}

export const sha256 = (data: string | Buffer, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHash('sha256').update(data).digest(encoding);
