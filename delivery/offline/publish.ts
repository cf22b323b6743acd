import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {filesBelow, sha256, type Site, type Step, writeText} from '../shared/site';

/** What a reader without network does not need: twins of pages for programs, pictures for social networks, host settings. */
const left = [
  /\.(?:br|gz|md|map)$/,
  /^(?:hosting|reference|samples|vectors|records|conformance|img\/share)\//,
  /^(?:_headers|build-manifest\.json|sitemap\.xml|robots\.txt|llms.*\.txt|sw\.js)$/,
  /^blog\/(?:rss|atom|feed)\./,
  /^\.nojekyll$/,
];

/** The files that are kept for reading offline, of all files of a build. */
const keptOffline = (files: readonly string[]): string[] =>
  files.filter((file) => !left.some((pattern) => pattern.test(file)));

/** Writes `sw.js`: the worker with the list of files of this edition, named by a hash over all of them. */
export const serviceWorker: Step = {
  name: 'service worker',
  async run({dir}: Site) {
    const files = keptOffline(await filesBelow(dir));
    const hashes = await Promise.all(files.map(async (file) => `${file} ${sha256(await readFile(join(dir, file)))}`));
    const edition = sha256(hashes.join('\n')).slice(0, 16);
    const worker = await readFile(join(__dirname, 'worker.js'), 'utf8');
    await writeText(dir, 'sw.js', `self.edition = ${JSON.stringify({edition, files})};\n${worker}`);
  },
};
