/**
 * `npm run pack`: one zip of the whole built site, for reading it from a local server or moving it by hand. Same build, same
 * bytes: names are sorted and every entry carries the same time.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {filesBelow} from '../shared/site';

const readMe = `The documentation of Astral, as files.

Pages need a server, because browsers do not let pages from a disk load scripts. You can use any server. In this folder:

  python3 -m http.server 8000

Then open http://localhost:8000/ in a browser. The pages need no network.
`;

/** The epoch of the zip format; local time, which is what the format stores. */
const time = new Date(1980, 0, 1);

/**
 * @param dir a built and published site
 * @returns the zip, deterministic for the files
 */
export async function pack(dir: string): Promise<Uint8Array> {
  const files = (await filesBelow(dir)).filter((file) => !/\.(?:br|gz)$/.test(file));
  if (!files.includes('build-manifest.json')) throw new Error(`${dir} is not a published build. Run the build first.`);
  const entries: Zippable = {};
  for (const file of files) entries[`astral-docs/${file}`] = [await readFile(join(dir, file)), {level: 9, mtime: time}];
  entries['astral-docs/READ-ME.txt'] = [new TextEncoder().encode(readMe), {level: 9, mtime: time}];
  return zipSync(entries);
}

if (require.main === module) {
  const to = 'astral-docs.zip';
  pack('build')
    .then(async (zip) => {
      await writeFile(to, zip);
      console.log(`${to}: ${(zip.length / 1e6).toFixed(1)} MB`);
    })
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
