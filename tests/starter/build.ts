import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

/** Below the project, so that the site finds its packages; out of its sources. */
const folder = resolve('.cache/starter');

function run(program: string, args: string[], cwd: string): void {
  const {status, stdout, stderr} = spawnSync(resolve('node_modules/.bin', program), args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', DELIVERY: ''},
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed.\n${stdout}${stderr}`);
}

/**
 * Takes the framework's own starter from its package, unchanged, and builds it twice: as it is, and with the layer, which is one
 * file of configuration and one command after the build.
 *
 * @returns the folders of both builds
 */
export function buildStarter(): {stock: string; delivered: string} {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const templates = join(require.resolve('create-docusaurus/package.json'), '../templates');
  for (const template of ['shared', 'classic-typescript']) cpSync(join(templates, template), folder, {recursive: true});
  writeFileSync(
    join(folder, 'delivered.config.ts'),
    "import {withPaintFirst} from '@astral-docs/paint-first';\nimport config from './docusaurus.config';\n\nexport default withPaintFirst(config, {hosting: {policy: {style: [\"'unsafe-inline'\"], img: ['https:']}}});\n",
  );
  run('docusaurus', ['build', '--out-dir', 'stock'], folder);
  run('docusaurus', ['build', '--config', 'delivered.config.ts', '--out-dir', 'delivered'], folder);
  run('tsx', ['packages/paint-first/publish.ts', join(folder, 'delivered')], resolve('.'));
  return {stock: join(folder, 'stock'), delivered: join(folder, 'delivered')};
}
