import {execFileSync} from 'node:child_process';
import {lstatSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** Lines with blank ones and comments: what, which files, at most, what a row is to come down to, why. A number only goes down. */
const budgets: [what: string, files: RegExp, most: number, asked: number, why: string][] = [
  ['the layer', /^delivery\/(?!.*search)/i, 1_700, 1_100, 'one person reads it in two hours before an upgrade'],
  ['search', /(?:^|\/)search|SearchBar/i, 4_500, 4_500, 'it could be a package, with its questions and tests'],
  ['plugins', /^plugins\//, 6_800, 6_800, 'an element of a page is a few files; the playground is the largest'],
  [
    'tests, checks, scripts',
    /^(?:tests|checks|scripts)\//,
    20_600,
    20_600,
    'each fault is seen once, in twelve minutes',
  ],
  ['settings, measurements', /^(?:config|bench)\/(?!.*search)/i, 1_600, 1_600, 'settings are data'],
  [
    'all code and tests',
    /\.(?:[cm]?[jt]sx?|css|py|sol|sh)$/,
    60_000,
    60_000,
    'a new maintainer finds their way in a week',
  ],
];

const files = execFileSync('git', ['ls-files'], {encoding: 'utf8', maxBuffer: 1e8})
  .trim()
  .split('\n')
  .filter(
    (path) =>
      lstatSync(path, {throwIfNoEntry: false})?.isFile() &&
      !/^(?:docs|blog|static|data|samples|i18n)\/|\.(?:png|woff2)$/.test(path),
  );
const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

it.each(budgets)('%s: %s, at most %i lines (asked: %i), because %s', (_, pattern, most, asked) => {
  const lines = files.filter((path) => pattern.test(path)).reduce((sum, path) => sum + linesOf(path), 0);
  expect(lines, 'Take something away').toBeLessThanOrEqual(most);
  expect(most).toBeGreaterThanOrEqual(asked);
});

it('the layer touches at most two internals of the framework and of React', () => {
  const [, table = ''] = readFileSync('delivery/README.md', 'utf8').split('## What it touches');
  expect(table.split('\n').filter((line) => /^\| (?!Internal|---)/.test(line)).length).toBeLessThanOrEqual(2);
});
