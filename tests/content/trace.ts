/**
 * Loaded before each test file of this folder: notes which files of the project it reads, so that `npm test` runs it again only
 * when one of them has changed. What it imports or starts is read by others, and found by its name (`tests/results.ts`). A folder
 * counts with everything below it when it is listed, and not when a compiler looks whether it is there.
 */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {relative} from 'node:path';
import {afterAll, expect} from 'vitest';
import {writeTrace} from '../results';

const foreign = /^(?:\.\.|\/|$)|(?:^|\/)(?:node_modules|\.cache|\.docusaurus|\.git|build)(?:\/|$)/;
const read = new Set<string>();

const {readFileSync, readdirSync, existsSync, statSync} = fs;

const below = (path: unknown): string => relative(process.cwd(), String(path)).replaceAll('\\', '/');

function note(path: unknown): void {
  const file = below(path);
  if (!foreign.test(file)) read.add(file);
}

/** Of a folder, only that it exists has been asked. */
function noteFile(path: unknown): void {
  if (!foreign.test(below(path)) && !statSync(String(path), {throwIfNoEntry: false})?.isDirectory()) note(path);
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

afterAll(() => {
  syncBuiltinESMExports();
  const {testPath} = expect.getState();
  if (testPath) writeTrace(below(testPath), read);
});
