import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {cached, filesBelow, inParallel, sha256, type Folder, type Step} from '../shared/site';

/** Text that browsers load. Programs that read pages as Markdown get it as their host compresses it. */
const text = /\.(?:html|js|mjs|css|svg|json|geojson|graphql|xml|(?<!(?:^|\/)llms[^/]*\.)txt|ts|yaml|webmanifest)$/;
/** Below this size the compressed file costs as many packets as the plain one. */
const smallest = 512;
/**
 * Files that every page brings are worth the best level, 11. Those of one page are 2.4 % larger with 10, in two fifths of the
 * time, which is that of the build when a site has many pages.
 */
const levelOf = (file: string): number => (/(?:^|\/)assets\/(?!pages\/)/.test(file) ? 11 : 10);

const brotli = (data: Buffer, level: number): Promise<Buffer> =>
  promisify(brotliCompress)(data, {
    params: {[constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: data.length},
  });

/** Writes `.br` beside each text file, for hosts that serve it. With gzip, hosts compress as they send. */
export const precompress: Step<Folder> = {
  name: 'compressed copies',
  async run(folder) {
    const files = (await filesBelow(folder.dir)).filter((file) => text.test(file));
    await inParallel(files, 4, async (file) => {
      const path = join(folder.dir, file);
      const data = await readFile(path);
      if (data.length < smallest) return;
      const level = levelOf(file);
      await writeFile(`${path}.br`, await cached(folder, `${sha256(data)}.br${level}`, () => brotli(data, level)));
    });
  },
};
