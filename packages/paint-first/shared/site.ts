import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {basename, dirname, join, relative, sep} from 'node:path';
import type {PaintFirstOptions} from '../options';
import {type LocaleRecord, type PageRecord, recordFile, type Version} from './record';

/** One built page. Steps change `html`; the last step that does so is followed by a write. */
export interface HtmlPage extends PageRecord {
  html: string;
  /** Path below the base URL. For a page of an older version: the path that it has in the last one. */
  path: string;
}

/** One locale of the build. */
export interface BuiltSite {
  dir: string;
  pages: HtmlPage[];
  options: PaintFirstOptions;
  record: LocaleRecord;
}

/** Every file below a folder, sorted, as paths relative to it with forward slashes. */
export async function listFilesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The version that a page belongs to, for pages of the docs. */
export const findVersion = (
  {version}: Pick<PageRecord, 'version'>,
  {versions}: Pick<LocaleRecord, 'versions'>,
): Version | undefined => versions.find(({plugin, name}) => plugin === version?.plugin && name === version.name);

/** The path of a page below the base URL, without its version. */
export function computeVersionlessPath(page: PageRecord, record: Pick<LocaleRecord, 'baseUrl' | 'versions'>): string {
  const own = findVersion(page, record);
  const last = record.versions.find(({plugin, isLast}) => plugin === own?.plugin && isLast);
  const route = own && last && own !== last ? `${last.path}/${page.route.slice(own.path.length)}` : page.route;
  return `/${route.replace(/\/{2,}/g, '/').slice(record.baseUrl.length)}`;
}

/**
 * Reads the locales of a build, the default one first, from what `recordPlugin` has written into the folder of each.
 * @throws Error when there is none
 */
export async function readSites(dir: string): Promise<BuiltSite[]> {
  const found = (await listFilesBelow(dir)).filter((file) => basename(file) === recordFile);
  const sites = await Promise.all(
    found.map(async (file): Promise<BuiltSite> => {
      const folder = join(dir, dirname(file));
      const record = JSON.parse(await readFile(join(dir, file), 'utf8')) as LocaleRecord;
      const pages = record.pages.map(async (page): Promise<HtmlPage> => ({
        ...page,
        path: computeVersionlessPath(page, record),
        html: await readFile(join(folder, page.file), 'utf8'),
      }));
      return {dir: folder, record, pages: await Promise.all(pages), options: record.options};
    }),
  );
  if (!sites.length) throw new Error(`${dir} holds no build with the package paint-first. Run the build first.`);
  return sites.sort((a, b) => a.dir.length - b.dir.length);
}

export async function writePages({dir, pages}: BuiltSite): Promise<void> {
  await Promise.all(pages.map(({file, html}) => writeFile(join(dir, file), html)));
}

/** The file of an address of this locale, below its folder. */
export const stripBaseUrl = ({record}: Pick<BuiltSite, 'record'>, address: string): string =>
  address.slice(record.baseUrl.length);

export async function writeText(dir: string, file: string, text: string): Promise<void> {
  const path = join(dir, file);
  await mkdir(dirname(path), {recursive: true});
  await writeFile(path, text);
}

export const sha256 = (data: string | Buffer, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHash('sha256').update(data).digest(encoding);
