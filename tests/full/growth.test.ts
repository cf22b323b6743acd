import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySite} from '../../bench/support/copy';
import {contributor} from './copy';

/** A copy of the site, to which the author of others' pages adds ten pages, ten posts and ten components. */
let copy = '';

function run(...line: [string, ...string[]]): string {
  const [program, ...args] = line;
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: contributor(),
  });
  if (status !== 0) throw new Error(`${line.join(' ')} ended with ${status}.\n${stdout}${stderr}`);
  return stdout + stderr;
}

const specimens = (): string => readFileSync(join(copy, 'build/tutorial-basics/components/index.html'), 'utf8');

/** Takes a component away again: its folder and its two lines in the register. */
function remove(name: string): void {
  rmSync(join(copy, 'src/components', name), {recursive: true});
  const register = join(copy, 'src/theme/MDXComponents/index.tsx');
  const lines = readFileSync(register, 'utf8').split('\n');
  writeFileSync(register, lines.filter((line) => !line.includes(`/${name}'`) && line.trim() !== `${name},`).join('\n'));
}

const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

beforeAll(() => {
  copy = copySite();
  for (const word of words) {
    run(
      'npm',
      'run',
      'new',
      '--',
      'page',
      `sdk/guides/growth-${word.toLowerCase()}`,
      `A guide of growth, number ${word.toLowerCase()}`,
    );
    run(
      'npm',
      'run',
      'new',
      '--',
      'post',
      `growth-${word.toLowerCase()}`,
      `A post of growth, number ${word.toLowerCase()}`,
    );
    run('npm', 'run', 'new', '--', 'component', `Growth${word}`);
  }
}, 600_000);
afterAll(() => rmSync(copy, {recursive: true, force: true}));

it('ten pages, posts and components more pass the checks of pages', () => {
  expect(run('node_modules/.bin/tsx', 'checks/check.ts', '--stops')).not.toMatch(/^\S+:\d+:\d+ /m);
}, 600_000);

it('and the budgets of all pages, with every route', () => {
  run('npm', 'run', 'build');
  expect(specimens()).toContain('A GrowthTen with its text.');
  run('node_modules/.bin/vitest', 'run', '--project=built', 'tests/built/budgets.test.ts', 'tests/built/shell.test.ts');
}, 600_000);

it('a component that is gone is gone from a build with a warm cache', () => {
  remove('GrowthTen');
  run('npm', 'run', 'build');
  expect(existsSync(join(copy, 'node_modules/.cache'))).toBe(true);
  expect(specimens()).not.toContain('GrowthTen');
}, 600_000);

it('a component and a specimen that are new are in a build with a warm cache', () => {
  run('npm', 'run', 'new', '--', 'component', 'GrowthEleven');
  writeFileSync(join(copy, 'src/components/GrowthOne/specimen.md'), '<GrowthOne>Another text.</GrowthOne>\n');
  run('npm', 'run', 'build');
  expect(specimens()).toContain('A GrowthEleven with its text.');
  expect(specimens()).toContain('Another text.');
}, 600_000);
