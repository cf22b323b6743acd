import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';

/** One built page. Steps change `html`; the last step that does so is followed by a write. */
export interface Page {
  /** Path as the site writes it in canonical links, `/sdk/` or `/api`. */
  route: string;
  /** Path of the file below the build folder, with forward slashes. */
  file: string;
  html: string;
}

export interface Site {
  /** The build folder. */
  dir: string;
  /** Where results of slow steps are kept between builds, by hash of their input. */
  cache: string;
  pages: Page[];
}

/** One step of publishing; steps run in order, each on what the one before left. */
export interface Step {
  name: string;
  run(site: Site): Promise<void>;
}

/** Every file below a folder, sorted, as paths relative to it with forward slashes. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Reads the pages of a build. A page's route is the path of its canonical link, because that alone keeps the trailing slash. */
export async function readSite(dir: string, cache: string): Promise<Site> {
  const files = (await filesBelow(dir)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file): Promise<Page> => {
      const html = await readFile(join(dir, file), 'utf8');
      const canonical = /<link\b[^>]*\brel="?canonical"?[^>]*>/.exec(html)?.[0];
      const href = canonical && /href="?([^"\s>]+)/.exec(canonical)?.[1];
      const route = href && file !== '404.html' ? new URL(href).pathname : `/${file}`;
      return {route, file, html};
    }),
  );
  if (!pages.length) throw new Error(`No page was found in ${dir}. Run the build first.`);
  return {dir, cache, pages};
}

export async function writePages({dir, pages}: Site): Promise<void> {
  await Promise.all(pages.map(({file, html}) => writeFile(join(dir, file), html)));
}

export async function writeText(dir: string, file: string, text: string): Promise<void> {
  const path = join(dir, file);
  await mkdir(dirname(path), {recursive: true});
  await writeFile(path, text);
}

export const sha256 = (data: string | Buffer, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHash('sha256').update(data).digest(encoding);

/**
 * Returns what `make` made of the same input before, or makes and keeps it.
 * @param key hash of everything the result depends on, the code's own version included
 */
export async function cached(site: Site, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(site.cache, key.slice(0, 2), key.slice(2));
  try {
    return await readFile(path);
  } catch {
    const result = await make();
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, result);
    return result;
  }
}

/** Runs `work` over `items`, at most `width` at a time, keeping the order of the results. */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  await Promise.all(
    Array.from({length: Math.min(width, items.length)}, async () => {
      while (next < items.length) {
        const index = next++;
        results[index] = await work(items[index] as T);
      }
    }),
  );
  return results;
}
