import {statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {readText} from '@astral-docs/content-checks/files';

/** Packages, files and variables that a program needs before it runs. Each list is sorted and may be empty. */
export interface Needs {
  /** Packages as `npm install` takes them: `ethers@6`. */
  packages: string[];
  /** Whether it uses the Astral SDK, which is built from its repository. */
  sdk: boolean;
  /** Files of `samples/` that belong beside the program, as paths from the project's root. */
  files: string[];
  /** Environment variables. */
  variables: string[];
  /** Whether the program runs without the variables, and does less. */
  optional: boolean;
  /** Whether it stops without a chain. The recorder sets the variables of a chain for these programs alone. */
  chain: boolean;
  /** The program that runs before it in the same folder, as a path from the project's root. */
  after?: string;
}

const sdkName = '@decentralized-geo/astral-sdk';
const chainProgram = 'samples/onchain/connect.ts';

/** `^6.15.0` → `6`, `^0.6.3` → `0.6`, `2.7.0` → `2.7.0`: what the reader installs is what the tests ran with, or compatible. */
const majorOf = (range: string): string => {
  const [, caret, major = '', minor = ''] = /^([\^~]?)(\d+)\.(\d+)/.exec(range) ?? [];
  if (!caret) return range;
  return major === '0' ? `${major}.${minor}` : major;
};

/** The packages of samples/package.json that a program imports, each with its range there. */
function findPackages(text: string): [name: string, range: string][] {
  const {dependencies, devDependencies} = JSON.parse(readText('samples/package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  return Object.entries({...dependencies, ...devDependencies}).filter(([name]) =>
    new RegExp(`['"\`]${name.replace(/[/.]/g, '\\$&')}(?:/[^'"\`]*)?['"\`]`).test(text),
  );
}

/** The code without comments and type imports, which ask for nothing when the program runs. */
const running = (source: string): string =>
  source
    .replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
    .replace(/^import type [^;]*;$/gm, '')
    .replace(/^import \{(?:\s*type \w+,?)+\s*\} from [^;]*;$/gm, '');

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** `if (!RPC_URL || !PRIVATE_KEY) throw …` outside a function, so that it stops every run. */
const guard = /^if \((![A-Z]\w*(?: \|\| ![A-Z]\w*)*)\)\s*(?:throw|stop)\b/gm;

/** The text of a program and of the files beside it that it reads or imports, by path, itself first; nothing when it doesn't exist. */
export function readWithImports(path: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(path) || !statSync(path, {throwIfNoEntry: false})?.isFile()) return seen;
  const text = running(readText(path));
  seen.set(path, text);
  const beside = (name: string): string => join(dirname(path), name).replaceAll('\\', '/');
  for (const name of found(text, /(?:from|import)\s*\(?'(\.{1,2}\/[^']+)'/g))
    readWithImports(beside(`${name}.ts`), seen);
  for (const name of found(text, /new URL\('([^'/]+)'/g)) readWithImports(beside(name), seen);
  if (path.endsWith('.sol'))
    for (const name of found(text, /^import .*"\.\/([^"]+)";$/gm)) readWithImports(beside(name), seen);
  return seen;
}

/**
 * Reads from a program what it needs: its imports, the variables it reads, the files it opens and its first line.
 *
 * @param path program below `samples/`, from the project's root
 */
export function needsOf(path: string): Needs {
  const first = readText(path).split('\n', 1)[0] ?? '';
  const sources = readWithImports(path);
  const text = [...sources.values()].join('\n');
  const variables = [
    ...found(text, /process\.env\.([A-Z]\w*)/g),
    ...found(text, /'([A-Z]+_(?:KEY|URL))'/g),
    ...found(text, /const \{([^}]*)\} = process\.env/g).flatMap((list) => list.split(/\s*,\s*/)),
  ];
  const guarded = found(text, guard).flatMap((condition) => found(condition, /!(\w+)/g));
  // Programs connect through one of ours, or by themselves.
  const chain = sources.has(chainProgram) || guarded.includes('RPC_URL');
  const sorted = (list: Iterable<string>): string[] => [...new Set(list)].sort();
  return {
    packages: sorted(findPackages(text).map(([name, range]) => `${name}@${majorOf(range)}`)),
    sdk: text.includes(`'${sdkName}'`),
    files: sorted([...sources.keys()].filter((file) => file !== path)),
    variables: sorted(variables),
    optional: !chain && guarded.length === 0,
    chain,
    after: /; after: ([^\s;]+)/.exec(first)?.[1],
  };
}

/** Readers keep all programs in one folder, so a program from another folder of `samples/` is imported from beside. */
export const flatten = (source: string): string =>
  source.replace(/((?:from|import)\s*\(?')\.\.\/[\w-]+\/([\w.-]+')/g, '$1./$2');

/** Needs as attributes of `<SampleLink>`: texts with a space between items, empty where nothing is needed. */
export const attributesOf = ({packages, sdk, files, variables, optional, chain, after}: Needs) => ({
  packages: packages.join(' '),
  sdk: sdk ? 'yes' : '',
  files: files.join(' '),
  variables: variables.join(' '),
  optional: optional && variables.length > 0 ? 'yes' : '',
  chain: chain ? 'yes' : '',
  after: after ? basename(after) : '',
});
