import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import type {HeaderRule} from '../options';
import {listFilesBelow, sha256, type BuiltSite, writeText} from '../shared/site';

/** Files that readers do not need offline: files for programs, images for social networks, settings of hosts. */
const excluded =
  /\.(?:md|map|xml|xsl)$|^img\/share\.|(?:^|\/)(?:_headers|_redirects|robots\.txt|llms[^/]*\.txt|feed\.json|sw\.js|\.\w+)$/;

/**
 * Writes a `sw.js` for each language: the worker with the files of that language and their hashes. A reader saves the language
 * that they read, and a worker answers for the addresses below its own.
 *
 * @param rules headers of the build, which the worker gives too
 */
export async function writeServiceWorker(sites: readonly BuiltSite[], rules: readonly HeaderRule[]): Promise<void> {
  const [{options, dir}] = sites as [BuiltSite];
  const {offline} = options;
  const isTaken = existsSync(join(dir, 'sw.js'));
  if (isTaken) console.warn('[publish] A plugin has written sw.js, so its worker stays, and ours is not written.');
  if (!offline || isTaken) return;
  const worker = await readFile(join(__dirname, 'worker.js'), 'utf8');
  for (const {dir: folder} of sites) {
    const others = sites.map((site) => `${relative(folder, site.dir)}/`).filter((path) => /^\w/.test(path));
    const left = [...others, ...(offline.exclude ?? []).map((path) => path.slice(1))];
    const names = (await listFilesBelow(folder)).filter(
      (file) => !excluded.test(file) && !left.some((start) => file.startsWith(start)),
    );
    const files: Record<string, string> = {};
    for (const name of names) files[name] = sha256(await readFile(join(folder, name)), 'base64').slice(0, 22);
    const buildId = sha256(JSON.stringify(files)).slice(0, 16);
    const text = `self.build = ${JSON.stringify({buildId, files, rules})};\n${worker}`;
    await writeText(folder, 'sw.js', text);
  }
}
