import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {ensureChromium} from '../support/browsers';

/** Beside the built site, which other layers still read. */
const folder = join('.cache', 'plain');
const report = join('.cache', 'test', 'plain.json');

interface Report {
  readonly stats: {readonly expected: number; readonly flaky: number; readonly unexpected: number};
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): {ok: boolean; log: string} {
  const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8', env: {...process.env, ...env}});
  return {ok: status === 0, log: stdout + stderr};
}

describe('the site without the package paint-first', () => {
  beforeAll(() => {
    rmSync(folder, {recursive: true, force: true});
    // The commands of `npm run build`, which writes into another folder.
    for (const args of [
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', folder],
      ['node_modules/tsx/dist/cli.mjs', 'packages/paint-first/publish.ts', folder],
    ]) {
      const {ok, log} = run(process.execPath, args, {DELIVERY: 'off', NODE_ENV: ''});
      if (!ok) throw new Error(log);
    }
  }, 600_000);

  it('is a plain Docusaurus site, with an index for its search', () => {
    const page = readFileSync(join(folder, 'introduction/index.html'), 'utf8');
    expect(page).not.toMatch(/id="?a-bundles|Content-Security-Policy/);
    expect(existsSync(join(folder, 'search/index.json'))).toBe(true);
    for (const file of ['_headers', 'sw.js']) expect(existsSync(join(folder, file)), file).toBe(false);
  });

  it('has the shell that the specification describes', {timeout: 600_000}, () => {
    ensureChromium();
    rmSync(report, {force: true});
    const specs = ['routing', 'states'].map((name) => `tests/browser/shell-${name}.spec.ts`);
    const args = ['playwright', 'test', '--project=site', '--grep-invert=@full', '--reporter=line,json', ...specs];
    const {ok, log} = run('npx', args, {SITE_FOLDER: folder, PLAYWRIGHT_JSON_OUTPUT_NAME: report});
    expect(ok, log).toBe(true);
    const {stats} = JSON.parse(readFileSync(report, 'utf8')) as Report;
    expect(stats.expected + stats.flaky).toBeGreaterThan(20);
  });
});
