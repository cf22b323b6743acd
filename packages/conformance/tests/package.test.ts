import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {isInstalled} from '../../../tests/support/debian';
import {hasPython, kit, python, root} from './run';

const folder = mkdtempSync(join(tmpdir(), 'lp-package-'));
afterAll(() => rmSync(folder, {recursive: true}));
// What npm tells its own children would lead it back to this project.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
const npm = (name: 'npm' | 'npx', ...parameters: string[]): string =>
  execFileSync(name, parameters, {cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});

it('runs by itself when it is installed from a packed file, with the implementations in it', () => {
  npm('npm', 'pack', join(root, 'packages/conformance'), '--silent');
  npm('npm', 'install', '--offline', '--no-audit', '--no-fund', `./astral-docs-conformance-${kit.version}.tgz`);
  const installed = 'node_modules/@astral-docs/conformance';
  const run = (...parameters: string[]): string => npm('npx', 'lp-conformance', ...parameters);
  const passed = (name: string): RegExp => new RegExp(`^${name}: \\d+ passed, 0 failed; kit ${kit.version}$`, 'm');
  expect(run('--', 'node', `${installed}/start.mjs`)).toMatch(passed('start \\(JavaScript\\)'));
  const canonical = (...command: string[]): string => run('--op', 'canonical', '--', ...command);
  if (hasPython) expect(canonical(...python, `${installed}/python/lp.py`)).toMatch(passed('.* \\(Python\\)'));
  if (isInstalled('go', 'version')) {
    const options = {cwd: join(folder, installed, 'go')};
    execFileSync('go', ['build', '-buildvcs=false', '-o', join(folder, 'lp'), '.'], options);
    expect(canonical('./lp')).toMatch(passed('.* \\(Go\\)'));
  }
  expect(readFileSync(join(folder, installed, 'CHANGELOG.md'), 'utf8')).toContain(`## ${kit.version}\n`);
}, 120_000);
