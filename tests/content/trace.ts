/**
 * Loaded before each test file of this folder: notes which pages and programs it reads, so that `npm test` runs it again only
 * when one of them has changed. Programs that it imports or starts are read by others: they are found by their names in it. A
 * folder counts with everything below it when it is listed, and not when a compiler looks whether it is there.
 */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {relative} from 'node:path';
import {afterAll, expect} from 'vitest';
import {needsOf} from '../../plugins/samples/needs';
import {writeTrace} from '../results';

const traced = /^(?:docs|blog|samples|src\/pages)(?:\/|$)/;
const read = new Set<string>();

const {readFileSync, readdirSync, existsSync, statSync} = fs;

const below = (path: unknown): string => relative(process.cwd(), String(path)).replaceAll('\\', '/');

function note(path: unknown): void {
  const file = below(path);
  if (traced.test(file)) read.add(file);
}

/** Of a folder, only that it exists has been asked. */
function noteFile(path: unknown): void {
  if (traced.test(below(path)) && !statSync(String(path), {throwIfNoEntry: false})?.isDirectory()) note(path);
}

Object.assign(fs, {
  readFileSync: (...args: Parameters<typeof readFileSync>) => {
    note(args[0]);
    return readFileSync(...args);
  },
  readdirSync: (...args: Parameters<typeof readdirSync>) => {
    note(args[0]);
    return readdirSync(...args);
  },
  existsSync: (path: fs.PathLike) => {
    noteFile(path);
    return existsSync(path);
  },
  statSync: (...args: Parameters<typeof statSync>) => {
    noteFile(args[0]);
    return statSync(...args);
  },
});
syncBuiltinESMExports();

/** Programs that the test file names, with what they import. */
function programsOf(testPath: string): string[] {
  const names = [...readFileSync(testPath, 'utf8').matchAll(/\bsamples\/[\w./-]*\w/g)].map(([name]) => name);
  const programs = names
    .flatMap((name) => [name, `${name}.ts`])
    .filter((name) => statSync(name, {throwIfNoEntry: false})?.isFile());
  return programs.flatMap((path) => [path, ...needsOf(path, process.cwd()).files]);
}

afterAll(() => {
  syncBuiltinESMExports();
  const {testPath} = expect.getState();
  if (testPath) writeTrace(below(testPath), [...read, ...programsOf(testPath)]);
});
