/**
 * Records what Node.js 20 prints for the programs of `tests/playground/corpus`, which the playground has to print too.
 *
 *     npx tsx tests/playground/record.ts                     records every program again
 *     npx tsx tests/playground/record.ts errors my-case.ts   puts `my-case` into the area `errors`, with what it prints
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {transform} from 'sucrase';

export interface Case {
  readonly name: string;
  /** A module in TypeScript. It prints no value that another run or another time zone changes. */
  readonly source: string;
  readonly args?: readonly string[];
  /** Texts by name, in the folder that the program starts in, which is empty otherwise. */
  readonly files?: Readonly<Record<string, string>>;
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

const root = resolve(__dirname, '../..');
const corpus = join(__dirname, 'corpus');

export const areas = (): string[] => readdirSync(corpus).map((file) => basename(file, '.jsonl'));

export const casesOf = (area: string): Case[] =>
  readFileSync(join(corpus, `${area}.jsonl`), {encoding: 'utf8', flag: 'a+'})
    .match(/[^\n]+/g)
    ?.map((line) => JSON.parse(line) as Case) ?? [];

/**
 * Takes out of a text what no other engine can print: the calls of a stack but the first in the program, which stays as
 * `    at program.ts:3`; and around the error that ends a program, the excerpt of its text and the version of Node.js.
 */
export const normalise = (text: string): string =>
  text
    .replace(/(?:file:\/\/)?\/[^\s:()]*\/program\.(?:mjs|ts)/g, 'program.ts')
    .replace(/(?:\n *(?:at |\.\.\. \d+ lines matching )[^\n]*)+/g, (stack) => {
      const [, indent, line] = /\n( *)at [^\n]*?program\.ts:(\d+)/.exec(stack) ?? [];
      return `${line ? `\n${indent}at program.ts:${line}` : ''}${/[ ,{}\]]*$/.exec(stack)![0]}`;
    })
    .replace(/^\n?\S+:\d+\n.*\n *\^+\n\n?/m, '')
    .replace(/^\(Use `node --trace-.*\n|\nNode\.js v\S+\n$|(?<=^\(node):\d+/gm, '');

/** Runs a program with the Node.js that runs this file, in a folder of its own, and returns it with what it printed. */
export function record({stdout: _, stderr: __, code: ___, ...program}: Case): Case {
  mkdirSync(join(root, '.cache'), {recursive: true});
  const folder = mkdtempSync(join(root, '.cache/corpus-'));
  const cwd = join(folder, 'files');
  mkdirSync(cwd);
  for (const [name, text] of Object.entries(program.files ?? {})) writeFileSync(join(cwd, name), text);
  const file = join(folder, 'program.mjs');
  writeFileSync(file, transform(program.source, {transforms: ['typescript'], disableESTransforms: true}).code);
  const env = {PATH: process.env.PATH, TZ: 'UTC', LANG: 'en_US.UTF-8'} as unknown as NodeJS.ProcessEnv;
  const options = {cwd, env, encoding: 'utf8', timeout: 30_000} as const;
  const run = spawnSync(process.execPath, [file, ...(program.args ?? [])], options);
  rmSync(folder, {recursive: true});
  return {...program, stdout: normalise(run.stdout), stderr: normalise(run.stderr), code: run.status};
}

function main([area = '', ...files]: readonly string[]): void {
  for (const name of files.length > 0 ? [area] : areas()) {
    const cases = new Map(casesOf(name).map((one) => [one.name, one]));
    for (const file of files) {
      const added = basename(file, '.ts');
      cases.set(added, {...cases.get(added), name: added, source: readFileSync(file, 'utf8')} as Case);
    }
    const lines = [...cases.values()].map((one) => `${JSON.stringify(record(one))}\n`);
    writeFileSync(join(corpus, `${name}.jsonl`), lines.join(''));
  }
}

if (process.argv[1] === __filename) main(process.argv.slice(2));
