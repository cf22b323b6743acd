import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {filesBelow, sha256, type Folder, type Step, writeText} from '../shared/site';

/** Publishes the SHA-256 of every file, so that anybody can hold a deployed site against a build of their own. */
export const manifest: Step<Folder> = {
  name: 'manifest of hashes',
  async run({dir}) {
    const names = (await filesBelow(dir)).filter(
      (file) => file !== 'build-manifest.json' && !/\.(?:br|gz)$/.test(file),
    );
    const files = await Promise.all(
      names.map(async (file) => [file, sha256(await readFile(join(dir, file)))] as const),
    );
    await writeText(
      dir,
      'build-manifest.json',
      `${JSON.stringify({algorithm: 'sha256', files: Object.fromEntries(files)}, null, 1)}\n`,
    );
  },
};
