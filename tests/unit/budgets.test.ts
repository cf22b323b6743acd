import {execFileSync} from 'node:child_process';
import {lstatSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  packages: Record<string, unknown>;
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;
const files = execFileSync('git', ['ls-files'], {encoding: 'utf8', maxBuffer: 1e8})
  .trim()
  .split('\n')
  .filter((path) => lstatSync(path, {throwIfNoEntry: false})?.isFile());
const countLines = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;
const code = files.filter(
  (path) =>
    /\.(?:[cm]?[jt]s|tsx|css|py|go|sol|sh)$/.test(path) && !/^(?:docs|blog|static|data|samples|i18n)\//.test(path),
);
const source = code.filter((path) => !/(?:^|\/)(?:tests?|specimens)\/|\.(?:test|spec)\.|\.css$|\.d\.ts$/.test(path));
const {dependencies, devDependencies} = readManifest('package.json');

/** What, how many there are, and how many there may be. A number only goes down. */
const budgets: [what: string, count: number, most: number][] = [
  ['lines of code and tests', code.reduce((sum, path) => sum + countLines(path), 0), 57_500],
  ['files of source above 300 lines', source.filter((path) => countLines(path) > 300).length, 0],
  ['entries in the root', new Set(files.map((path) => path.split('/')[0])).size, 25],
  ['dependencies', Object.keys(dependencies).length, 38],
  ['development dependencies', Object.keys(devDependencies).length, 33],
  ['packages to install', Object.keys(readManifest('package-lock.json').packages).length, 1_900],
];

it.each(budgets)('%s: %i, at most %i', (_, count, most) =>
  expect(count, 'Take something away').toBeLessThanOrEqual(most),
);

it('the layer touches at most two internals of the framework and of React', () => {
  const [, table = ''] = readFileSync('packages/paint-first/README.md', 'utf8').split('## What it touches');
  expect(table.split('\n').filter((line) => /^\| (?!Internal|---)/.test(line)).length).toBeLessThanOrEqual(2);
});
