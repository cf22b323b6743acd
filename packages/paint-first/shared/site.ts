import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {basename, dirname, join, relative, sep} from 'node:path';
import {type LocaleRecord, type PageRecord, localeRecordFileName} from './record';

/** One built page. Steps change `html`; the last step that does so is followed by a write. */
export type HtmlPage = PageRecord & {html: string};

/** One locale of the build. */
export interface BuiltSite extends LocaleRecord {
  dir: string;
  pages: HtmlPage[];
}

/** Every file below a folder, sorted, as paths relative to it with forward slashes. */
export async function listFilesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The text of every file below a folder whose name has an ending. */
export const readTextsBelow = async (dir: string, ending: string): Promise<string[]> =>
  Promise.all(
    (await listFilesBelow(dir))
      .filter((file) => file.endsWith(ending))
      .map((file) => readFile(join(dir, file), 'utf8')),
  );

/** The path of a page below the base URL; for a page of an older version, the path that it has in the last one. */
export function computeVersionlessPath(
  {route: own, version}: PageRecord,
  record: Pick<LocaleRecord, 'baseUrl' | 'versions'>,
): string {
  const last = record.versions.find(({plugin, isLast}) => plugin === version?.plugin && isLast);
  const route = version && last && !version.isLast ? `${last.path}/${own.slice(version.path.length)}` : own;
  return `/${route.replace(/\/{2,}/g, '/').slice(record.baseUrl.length)}`;
}

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
