import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {listSamples, outputOf} from '../samples/fill';
import {readDirective} from '../samples/directive';
import {flatten} from '../samples/needs';
import {isDirective, markerOf, wholeFile} from '../samples/region';
import {packages} from './modules';

/** A program of `samples/` that runs in the page. */
export interface Candidate {
  /** Path from the root of the project. */
  readonly path: string;
  /** What readers see of it. */
  readonly source: string;
  readonly output: string;
  readonly args: readonly string[];
  readonly after?: string;
  readonly api: boolean;
  /** Other samples that it imports, by the name that it imports them by. */
  readonly samples: Readonly<Record<string, string>>;
  readonly regions: Readonly<Record<string, readonly [from: number, to: number]>>;
  /** Files beside it that it may read. */
  readonly files: Readonly<Record<string, string>>;
}

const importPattern = /(?:^import\b(?! type\b)[^;'"]*|^export\b[^;'"]*\bfrom\s*|\bimport\(\s*)'([^']+)'/gm;

/** Names of the modules that a program imports when it runs. */
const importsOf = (source: string): string[] => [
  ...new Set([...source.matchAll(importPattern)].map(([, name = '']) => name)),
];

const sampleBeside = (path: string, name: string): string => join(dirname(path), `${name}.ts`).replaceAll('\\', '/');

/** The first module that does not run in the page; nothing when all do. */
function blockerOf(path: string, root: string, seen = new Set<string>()): string | undefined {
  if (seen.has(path)) return undefined;
  seen.add(path);
  for (const name of importsOf(readFileSync(join(root, path), 'utf8'))) {
    if (!name.startsWith('.')) {
      if (!packages[name]) return name;
      continue;
    }
    const beside = sampleBeside(path, name);
    if (!existsSync(join(root, beside))) continue; // A file of types.
    const blocker = blockerOf(beside, root, seen);
    if (blocker) return blocker;
  }
  return undefined;
}

/** First and last line of each region, counted from 1 in what readers see. */
export function regionLines(text: string): Record<string, readonly [number, number]> {
  const open = new Map<string, number>();
  const found: Record<string, readonly [number, number]> = {};
  let shown = 0;
  let begun = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (index === 0 && isDirective(line)) continue;
    const marker = markerOf(line);
    if (!marker) {
      // The empty lines at the top are left out.
      begun ||= line.trim() !== '';
      if (begun) shown += 1;
    } else if (marker.kind === 'region') open.set(marker.name, shown + 1);
    else {
      const name = marker.name || [...open.keys()].at(-1) || '';
      const from = open.get(name);
      if (from !== undefined && from <= shown) found[name] = [from, shown];
      open.delete(name);
    }
  }
  return found;
}

/**
 * Why a sample does not run in the page.
 *
 * @param path program below `samples/`, from the root of the project
 * @returns what it needs, as in "it needs a chain"; nothing when it runs
 */
export function obstacleOf(path: string, root: string): string | undefined {
  const source = readFileSync(join(root, path), 'utf8');
  const {mode} = readDirective(path, source);
  if (mode === 'evm') return 'a chain';
  if (mode === 'sdk') return 'the Astral SDK';
  if (mode === 'never') return 'another program that uses it';
  if (!existsSync(join(root, outputOf(path)))) return 'your own machine';
  return blockerOf(path, root);
}

/** Paths of the samples that a sample imports, by the name that a program in one folder with them has for each. */
export const samplesBeside = (path: string, root: string): Record<string, string> =>
  Object.fromEntries(
    importsOf(readFileSync(join(root, path), 'utf8'))
      .filter((name) => name.startsWith('.'))
      .map((name) => [flatten(`from '${name}'`).slice(6, -1), sampleBeside(path, name)] as const)
      .filter(([, beside]) => existsSync(join(root, beside))),
  );

/** Reads a program that runs in the page. */
function read(path: string, root: string): Candidate {
  const text = readFileSync(join(root, path), 'utf8').replace(/\r\n/g, '\n');
  const {mode, args = [], after} = readDirective(path, text);
  const source = wholeFile(flatten(text));
  const beside = /'([\w.-]+\.graphql)'/.exec(text)?.[1];
  return {
    path,
    source,
    output: readFileSync(join(root, outputOf(path)), 'utf8'),
    args,
    ...(after && {after}),
    api: mode === 'api',
    samples: samplesBeside(path, root),
    regions: regionLines(text),
    files: beside ? {[beside]: readFileSync(join(root, dirname(path), beside), 'utf8')} : {},
  };
}

/** The programs that run in the page, in the order of their paths. */
export const listCandidates = (root: string): Candidate[] =>
  listSamples(root)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && obstacleOf(path, root) === undefined)
    .map((path) => read(path, root));

/** Name of a sample in names of files: `samples/hello/record.ts` is `hello-record`. */
export const slugOf = (path: string): string =>
  `${dirname(path).split('/').slice(1).join('-')}-${basename(path, '.ts')}`;
