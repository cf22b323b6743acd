import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

export type Variant = 'root' | 'docs' | 'pages' | 'links' | 'warnings' | 'dead';

/** The folder that a variant of the specimen site is built into, from the root of the project. */
export const specimenFolder = (variant: Variant): string => join('tests', 'specimens', 'build', variant);

/**
 * Builds one variant of the specimen site, without the cache of the bundler: the real site's must not be touched.
 *
 * @returns the exit status (1 when the build failed) and everything the build said
 */
export function buildSpecimen(variant: Variant): {status: number | null; log: string} {
  const {status, stdout, stderr} = spawnSync(
    join('node_modules', '.bin', 'docusaurus'),
    ['build', join('tests', 'specimens'), '--out-dir', join('build', variant)],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        SPECIMEN: variant,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: join('.docusaurus', variant),
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        // Errors say so in an order that a test can read, and without the colours of a terminal.
        FORCE_COLOR: '0',
      },
    },
  );
  return {status, log: stdout + stderr};
}
