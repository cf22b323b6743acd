import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {weighSite} from '../../bench/weigh';
import {copyProject, shell} from '../../scripts/copy';

/** A copy of the site, to which ten pages and a component are added. */
let copy = '';
const count = 10;

function run(line: string): void {
  const {status, output} = shell(copy, line);
  if (status !== 0) throw new Error(`${line} ended with ${status}.\n${output}`);
}

const specimens = (): string => readFileSync(join(copy, 'build/tutorial-basics/components/index.html'), 'utf8');

beforeAll(() => {
  copy = copyProject();
  for (let page = 0; page < count; page += 1) run(`npm run new -- page sdk/guides/growth-${page} "A guide, ${page}"`);
  run('npm run new -- component GrowthNote');
  run('npm run build');
}, 900_000);
afterAll(() => rmSync(copy, {recursive: true, force: true}));

it('a further page adds at most 0.1 KB of script to each of the others', () => {
  const scriptOf = (folder: string): number => weighSite(folder).find(({route}) => route === '/introduction')!.script;
  expect(scriptOf(join(copy, 'build')) - scriptOf('build')).toBeLessThanOrEqual(count * 100);
});

it('a component that is gone is gone from a build with a warm cache, and one that is new is in it', () => {
  expect(specimens()).toContain('A GrowthNote with its text.');
  rmSync(join(copy, 'src/components/GrowthNote'), {recursive: true});
  const register = join(copy, 'src/theme/MDXComponents/index.tsx');
  const lines = readFileSync(register, 'utf8').split('\n');
  writeFileSync(register, lines.filter((line) => !line.includes('GrowthNote')).join('\n'));
  run('npm run new -- component GrowthList');
  run('npm run build');
  expect(existsSync(join(copy, 'node_modules/.cache'))).toBe(true);
  expect(specimens()).not.toContain('GrowthNote');
  expect(specimens()).toContain('A GrowthList with its text.');
}, 600_000);
