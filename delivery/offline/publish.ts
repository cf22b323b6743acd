import {readFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {filesBelow, type Build, sha256, type Step, writeText} from '../shared/site';

/** What readers do not need offline: files for programs, images for social networks, settings of hosts. */
const excluded = [
  /\.(?:br|gz|md|map)$/,
  /^(?:hosting|img\/share)\//,
  /(?:^|\/)(?:_headers|build-manifest\.json|sitemap\.xml|robots\.txt|llms[^/]*\.txt|sw\.js)$/,
  /(?:^|\/)(?:rss\.(?:xml|xsl)|atom\.(?:xml|xsl)|feed\.json)$/,
  /^\.nojekyll$/,
];

/**
 * Writes a `sw.js` for each language: the worker with the list of the files of that language, named by a hash over all of them.
 * A reader keeps the language that they read, and a worker answers for the addresses below its own.
 */
export const serviceWorker: Step<Build> = {
  name: 'service worker',
  async run({dir, sites, options: {offline}}) {
    if (!offline) return;
    const worker = await readFile(join(__dirname, 'worker.js'), 'utf8');
    const folders = sites.map((site) => site.dir);
    for (const folder of folders) {
      const inner = folders
        .filter((other) => other !== folder)
        .map((other) => `${relative(folder, other).split(sep).join('/')}/`);
      const left = [...inner.filter((path) => !path.startsWith('..')), ...(offline.exclude ?? [])];
      const files = (await filesBelow(folder)).filter(
        (file) =>
          !excluded.some((pattern) => pattern.test(file)) &&
          !left.some((start) => file.startsWith(start.replace(/^\//, ''))),
      );
      const hashes = await Promise.all(
        files.map(async (file) => `${file} ${sha256(await readFile(join(folder, file)))}`),
      );
      const buildId = sha256(hashes.join('\n')).slice(0, 16);
      const text = `self.build = ${JSON.stringify({buildId, files})};\n${worker}`;
      await writeText(dir, join(relative(dir, folder), 'sw.js'), text);
    }
  },
};
