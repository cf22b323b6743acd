import {existsSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {readText} from '@astral-docs/content-checks/files';
import {listSamples, outputOf} from '../samples/fill';
import {readDirective} from '../samples/directive';
import {flatten, readWithImports} from '../samples/needs';
import {extractRegion, findMarkers, wholeFile} from '../samples/region';
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
    findMarkers(text, 'region').map(({name, line}) => {
      const above = text.split('\n').slice(0, line);
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
export function findObstacle(path: string): string | undefined {
  const {mode} = readDirective(path, readText(path));
  if (mode === 'evm') return 'a chain';
  if (mode === 'sdk') return 'the Astral SDK';
  if (mode === 'never') return 'another program that uses it';
  if (!existsSync(outputOf(path))) return 'your own machine';
  return [...readWithImports(path).values()]
    .flatMap(importsOf)
    .find((name) => !name.startsWith('.') && !packages[name]);
}

/** Reads a program that runs in the page. What it imports is named by its path from the root of the project. */
function read(path: string): RunnableProgram {
  const text = readText(path).replace(/\r\n/g, '\n');
  const {args = [], after} = readDirective(path, text);
  const source = wholeFile(flatten(text));
  const [, ...files] = readWithImports(path).keys();
  const beside = /'([\w.-]+\.graphql)'/.exec(text)?.[1];
  return {
    path,
    source,
    output: readText(outputOf(path)),
    args,
    ...(after && {after}),
    imports: Object.fromEntries(files.sort().map((file) => [`./${basename(file, '.ts')}`, file])),
    regions: regionLines(text),
    files: beside ? {[beside]: readText(join(dirname(path), beside))} : {},
  };
}

/** The programs that run in the page, in the order of their paths. */
export const listRunnableSamples = (): RunnableProgram[] =>
  listSamples()
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && findObstacle(path) === undefined)
    .map(read);

/** Name of a sample in names of files: `samples/hello/record.ts` is `hello-record`. */
export const slugOf = (path: string): string =>
  `${dirname(path).split('/').slice(1).join('-')}-${basename(path, '.ts')}`;
