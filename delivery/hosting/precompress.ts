import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {cached, filesBelow, inParallel, sha256, type Folder, type Step} from '../shared/site';

const text = /\.(?:html|js|mjs|css|svg|json|geojson|graphql|xml|txt|md|ts|yaml|webmanifest)$/;
/** Below this size the compressed file costs as many packets as the plain one. */
const smallest = 512;

const brotli = (data: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(data, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length},
  });
const gz = (data: Buffer): Promise<Buffer> => promisify(gzip)(data, {level: 9});

/** Writes `.br` and `.gz` beside each text file, for hosts that serve them. */
export const precompress: Step<Folder> = {
  name: 'compressed copies',
  async run(folder) {
    const files = (await filesBelow(folder.dir)).filter((file) => text.test(file));
    await inParallel(files, 4, async (file) => {
      const path = join(folder.dir, file);
      const data = await readFile(path);
      if (data.length < smallest) return;
      const hash = sha256(data);
      await writeFile(`${path}.br`, await cached(folder, `${hash}.br11`, () => brotli(data)));
      await writeFile(`${path}.gz`, await cached(folder, `${hash}.gz9`, () => gz(data)));
    });
  },
};
