import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

type Variant = 'root' | 'pages' | 'links';

/** The folder that a variant of the specimen site is built into, from the root of the project. */
export const specimenFolder = (variant: Variant): string => join('tests', 'specimens', 'build', variant);

interface Run {
  status: number | null;
  log: string;
}

/**
 * Builds one variant of the specimen site as the real one is built, and publishes it. The cache of the bundler is left out: the
 * real site's must not be touched.
 *
 * @returns the exit status (1 when the build failed) and everything the build said
 */
export function buildSpecimen(variant: Variant): Run {
  const run = (program: string, ...args: string[]): Run => {
    const {status, stdout, stderr} = spawnSync(join('node_modules', '.bin', program), args, {
      encoding: 'utf8',
      env: {
        ...process.env,
        SPECIMEN: variant,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: join('.docusaurus', variant),
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        // Errors say so in an order that a test can read, and without the colours of a terminal.
        FORCE_COLOR: '0',
      },
    });
    return {status, log: stdout + stderr};
  };
  const out = ['--out-dir', join('build', variant)];
  // What has to fail is never sent to a reader.
  if (variant !== 'root') out.push('--no-minify');
  const built = run('docusaurus', 'build', join('tests', 'specimens'), ...out);
  if (built.status !== 0) return built;
  const published = run('tsx', join('packages', 'paint-first', 'publish.ts'), specimenFolder(variant));
  return {status: published.status, log: built.log + published.log};
}
