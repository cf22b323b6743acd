import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {listSamples, outputOf} from '../samples/fill';
import {readDirective} from '../samples/directive';
import {flatten, readWithImports} from '../samples/needs';
import {extractRegion, markerOf, regionsOf, wholeFile} from '../samples/region';
import type {RunnableProgram} from '../../src/lib/playground/types';
import {packages} from './modules';

const importPattern = /(?:^import\b(?! type\b)[^;'"]*|^export\b[^;'"]*\bfrom\s*|\bimport\(\s*)'([^']+)'/gm;

/** Names of the modules that a program imports when it runs. */
const importsOf = (source: string): string[] => [
  ...new Set([...source.matchAll(importPattern)].map(([, name = '']) => name)),
];

/** First and last line of each region, counted from 1 in what readers see. */
export const regionLines = (text: string): Record<string, readonly [number, number]> =>
  Object.fromEntries(
    regionsOf(text).map((name) => {
      const above = text.split('\n').slice(
        0,
        text.split('\n').findIndex((line) => markerOf(line)?.name === name),
      );
      // The dot stands for the first line of the region.
      const from = wholeFile([...above, '.'].join('\n')).split('\n').length;
      return [name, [from, from + extractRegion(text, name).split('\n').length - 1]];
    }),
  );

/**
 * Why a sample does not run in the page.
 *
 * @param path program below `samples/`, from the root of the project
 * @returns what it needs, as in "it needs a chain"; nothing when it runs
 */
export function findObstacle(path: string, root: string): string | undefined {
  const source = readFileSync(join(root, path), 'utf8');
  const {mode} = readDirective(path, source);
  if (mode === 'evm') return 'a chain';
  if (mode === 'sdk') return 'the Astral SDK';
  if (mode === 'never') return 'another program that uses it';
  if (!existsSync(join(root, outputOf(path)))) return 'your own machine';
  return [...readWithImports(path, root).values()]
    .flatMap(importsOf)
    .find((name) => !name.startsWith('.') && !packages[name]);
}

/** Reads a program that runs in the page. What it imports is named by its path from the root of the project. */
function read(path: string, root: string): RunnableProgram {
  const text = readFileSync(join(root, path), 'utf8').replace(/\r\n/g, '\n');
  const {mode, args = [], after} = readDirective(path, text);
  const source = wholeFile(flatten(text));
  const [, ...files] = readWithImports(path, root).keys();
  const beside = /'([\w.-]+\.graphql)'/.exec(text)?.[1];
  return {
    path,
    source,
    output: readFileSync(join(root, outputOf(path)), 'utf8'),
    args,
    ...(after && {after}),
    api: mode === 'api',
    imports: Object.fromEntries(files.sort().map((file) => [`./${basename(file, '.ts')}`, file])),
    regions: regionLines(text),
    files: beside ? {[beside]: readFileSync(join(root, dirname(path), beside), 'utf8')} : {},
  };
}

/** The programs that run in the page, in the order of their paths. */
export const listRunnableSamples = (root: string): RunnableProgram[] =>
  listSamples(root)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && findObstacle(path, root) === undefined)
    .map((path) => read(path, root));

/** Name of a sample in names of files: `samples/hello/record.ts` is `hello-record`. */
export const slugOf = (path: string): string =>
  `${dirname(path).split('/').slice(1).join('-')}-${basename(path, '.ts')}`;
