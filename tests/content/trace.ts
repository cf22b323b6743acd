/**
 * Loaded before each test file of this folder: notes which pages and programs it reads, so that `npm test` runs it again only
 * when one of them has changed. Programs that a test starts read files of their own, which are below the same folders.
 */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {relative} from 'node:path';
import {afterAll, expect} from 'vitest';
import {writeTrace} from '../results';

const traced = /^(?:docs|blog|samples|src\/pages)(?:\/|$)/;
const read = new Set<string>();

function note(path: unknown): void {
  const file = relative(process.cwd(), String(path)).replaceAll('\\', '/');
  if (traced.test(file)) read.add(file);
}

const {readFileSync, readdirSync, existsSync, statSync} = fs;
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
    note(path);
    return existsSync(path);
  },
  statSync: (...args: Parameters<typeof statSync>) => {
    note(args[0]);
    return statSync(...args);
  },
});
syncBuiltinESMExports();

afterAll(() => {
  syncBuiltinESMExports();
  const {testPath} = expect.getState();
  if (testPath) writeTrace(relative(process.cwd(), testPath).replaceAll('\\', '/'), read);
});
