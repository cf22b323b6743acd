/** Each command-line option of our programs that a page names, given to the program that the page names with it. */
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join, resolve} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {freePort} from '../support/port';
import {Semaphore} from './semaphore';

const root = resolve('.');
const folder = mkdtempSync(join(tmpdir(), 'options-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

interface Program {
  /** Words that start the program as a reader has it, from the name that a page gives it. */
  readonly start: (named: string) => readonly string[];
  /** What follows the options, for a run that is short. */
  readonly then?: readonly string[];
  /** What a server prints when it is ready. */
  readonly ready?: RegExp;
}
const tsx = join(root, 'node_modules/.bin/tsx');
const kit = (name: string): string => join(root, 'build/conformance', name);
const programs: Readonly<Record<string, Program>> = {
  'api-server.ts': {start: () => [tsx, join(root, 'build/downloads/api-server.ts')], ready: /^Model of the Astral API/},
  'replay.ts': {start: (named) => [tsx, join(root, named)]},
  'conformance.mjs': {
    start: () => ['node', kit('conformance.mjs')],
    then: ['--case', 'h3', '--', 'node', kit('start.mjs')],
  },
};

/** Uses of an option on a page: `api-server.ts --fix-links`, and `--part x` alone on a page about one of the programs. */
function usesIn(text: string): {program: string; named: string; words: string[]}[] {
  const whole = [...text.matchAll(/(?:npx tsx|node) (\S+\.(?:ts|mjs)) ([^`\n|]*)/g)].flatMap(
    ([, named = '', rest = '']) => {
      const words = rest
        .replace(/(?:^| )-- .*/, '')
        .trim()
        .split(/\s+/);
      return basename(named) in programs && words.some((word) => word.startsWith('--'))
        ? [{program: basename(named), named, words}]
        : [];
    },
  );
  const [only] = [...new Set(whole.map(({program}) => program))];
  const alone = only ? [...text.matchAll(/`(--[a-z][\w-]*(?: [^`]+)?)`/g)].map(([, use = '']) => use.split(' ')) : [];
  const isKnown = ([option = '']: string[]): boolean => whole.some(({words}) => words.includes(option));
  return [
    ...whole,
    ...alone.filter((words) => !isKnown(words)).map((words) => ({program: only!, named: only!, words})),
  ];
}

const pages = readdirSync(join(root, 'build'), {recursive: true, encoding: 'utf8'})
  .filter((path) => path.endsWith('.md') && !/^(?:tutorial-|conformance)/.test(path))
  .sort();
const uses = new Map(
  pages.flatMap((path) =>
    usesIn(readFileSync(join(root, 'build', path), 'utf8')).map(
      (use) => [`${use.named} ${use.words.join(' ')}`, {path, ...use}] as const,
    ),
  ),
);
const semaphore = new Semaphore(2);

async function run(program: string, named: string, words: readonly string[]): Promise<string> {
  const {start, then = [], ready} = programs[program]!;
  const [command = '', ...first] = start(named);
  const port = String(await freePort());
  writeFileSync(join(folder, 'failing.txt'), '');
  const child = spawn(command, [...first, ...words.map((word) => (word === '3000' ? port : word)), ...then], {
    cwd: folder,
    env: {...process.env, PORT: port},
  });
  let printed = '';
  return new Promise((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (ready?.test(printed)) child.kill();
      });
    child.once('close', (status) =>
      done(status === 2 || (ready && !ready.test(printed)) ? printed || 'nothing' : 'accepted'),
    );
  });
}

it('finds options on pages', () => expect(uses.size).toBeGreaterThan(8));

it.concurrent.for([...uses])('%s', ([, {program, named, words, path}]) =>
  semaphore.run([], async () => expect(await run(program, named, words), path).toBe('accepted')),
);
