/** Reads what tools and tests print, and remembers which tests something has changed for. */
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {join, posix, relative} from 'node:path';
import {filesOf, hashFiles, hashOf, Kept} from '../checks/keep';
import type {Finding} from '../checks/report';
import {needsOf} from '../plugins/samples/needs';

/** The report of vitest as JSON, as far as it is read. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {fullName: string; status: string; failureMessages?: string[]}[];
  }[];
}

const below = (file: string): string => {
  const path = relative(process.cwd(), file).replaceAll('\\', '/');
  return path.startsWith('..') ? file : path;
};

/** Forms of `file:line:column message`, by tool: tsc, then stylelint, markdownlint and cspell. */
const forms: readonly RegExp[] = [
  /^(?<file>[^\s(]+)\((?<line>\d+),(?<column>\d+)\): error (?<message>.+)$/,
  /^(?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?:?\s+(?:-\s+|error\s+)?(?<message>.+)$/,
];

function findingsInText(text: string): Finding[] {
  const findings: Finding[] = [];
  let file = '';
  for (const raw of text.split('\n')) {
    const line = raw.trimEnd();
    // ESLint names a file, then its findings below it.
    if (/^\/\S+\.\w+$/.test(line)) file = below(line);
    const [, row, column, message] = /^ {2,}(\d+):(\d+)\s+(?:error|warning)\s+(.+)$/.exec(line) ?? [];
    if (file && message) {
      findings.push({
        file,
        line: Number(row),
        column: Number(column),
        message: message.replace(/\s{2,}/g, ' '),
        fix: '',
      });
      continue;
    }
    const [, unformatted] = /^\[warn\] (\S+\.\w+)$/.exec(line) ?? [];
    if (unformatted)
      findings.push({
        file: unformatted,
        line: 1,
        message: 'The layout is not that of Prettier.',
        fix: `Run: npx prettier --write ${unformatted}`,
      });
    const found = forms
      .map((form) => form.exec(line)?.groups)
      .find((groups) => groups && existsSync(groups.file ?? ''));
    if (found)
      findings.push({
        file: below(found.file ?? ''),
        line: Number(found.line),
        column: Number(found.column ?? 1),
        message: found.message ?? '',
        fix: '',
      });
  }
  return findings;
}

/** Where a failed test says that it failed: the first place of its own in the stack. */
function placeIn(message: string, file: string): {line: number; column: number} {
  const [, line, column] =
    new RegExp(`${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}:(\\d+):(\\d+)`).exec(message) ?? [];
  return {line: Number(line ?? 1), column: Number(column ?? 1)};
}

function findingsInReport({testResults}: VitestReport): Finding[] {
  return testResults.flatMap(({name, status, message = '', assertionResults}): Finding[] => {
    const file = below(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [{file, line: 1, message: message.split('\n')[0] ?? 'The file failed.', fix: ''}];
    return failed.map(({fullName, failureMessages: [first = ''] = []}) => ({
      file,
      ...placeIn(first, name),
      message: `${fullName}: ${first.split('\n')[0] ?? ''}`,
      fix: '',
    }));
  });
}

/** What a tool or a test run says is wrong, and where. */
export const findingsIn = (output: string | VitestReport): Finding[] =>
  typeof output === 'string' ? findingsInText(output) : findingsInReport(output);

/** Where `tests/content/trace.ts` writes what each test file reads. */
export const traces = join('.cache', 'checks', 'reads');

/** What every test of content rests on besides its code and what it reads. */
const ground = ['package-lock.json', 'package.json', 'tsconfig.json', 'vitest.config.mts', 'tests/content/trace.ts'];

const isFile = (path: string): boolean => statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;

const endings = ['', '.ts', '.tsx', '.d.ts', '.cjs', '.json', '/index.ts', '/index.tsx'];

/** Files of the project that a text of code names, as a module or by their path from the root. */
function namedIn(path: string): string[] {
  const names = [...readFileSync(path, 'utf8').matchAll(/['"`](?:@site\/)?([\w.@-]*(?:\/[\w.@-]+)+)['"`]/g)];
  const files = names.flatMap(([, name = '']) => {
    const place = (name.startsWith('.') ? posix.join(posix.dirname(path), name) : name).replace(/\.js$/, '');
    return endings.map((ending) => `${place}${ending}`).find((file) => !file.startsWith('..') && isFile(file)) ?? [];
  });
  return /^samples\/.*\.ts$/.test(path) ? [...files, ...needsOf(path, '.').files] : files;
}

const named = new Map<string, string[]>();

/** A file of code, everything that it imports, and the files that it names. */
function codeOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  if (!/\.[cm]?[jt]sx?$/.test(path)) return seen;
  const files = named.get(path) ?? namedIn(path);
  named.set(path, files);
  for (const file of files) codeOf(file, seen);
  return seen;
}

/**
 * The test files of `tests/content` that something has changed for since they passed.
 *
 * @param all every test file, changed or not
 * @returns with `key`, the state that they are about to be run in, and `remember`, which keeps the files that passed in it
 */
export function staleTests(all: boolean): {
  stale: string[];
  key: (file: string) => string;
  remember: (key: (file: string) => string, report: string) => void;
} {
  const kept = new Kept<true>('tests');
  const files = readdirSync('tests/content')
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `tests/content/${name}`);
  const base = hashFiles(ground);
  const key = (file: string): string => {
    const trace = join(traces, `${file.replaceAll('/', '-')}.json`);
    // A test that never ran may read anything.
    if (!existsSync(trace)) return 'not run';
    const read = JSON.parse(readFileSync(trace, 'utf8')) as string[];
    return hashOf(base, hashFiles([...codeOf(file)].sort()), hashFiles(filesOf(read)));
  };
  return {
    // The checks themselves have run already: this file runs them all again, without what they have kept.
    stale: files.filter((file) => all || (!file.endsWith('/site.test.ts') && !kept.get(file, key(file)))),
    key,
    remember: (keyOf, report) => {
      if (!existsSync(report)) return;
      const {testResults} = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
      for (const {name, status} of testResults)
        if (status === 'passed') kept.set(below(name), keyOf(below(name)), true);
      mkdirSync(traces, {recursive: true});
      kept.write(new Set(files));
    },
  };
}

/** Writes what a test file has read. */
export function writeTrace(file: string, read: Iterable<string>): void {
  mkdirSync(traces, {recursive: true});
  writeFileSync(join(traces, `${file.replaceAll('/', '-')}.json`), JSON.stringify([...new Set(read)].sort()));
}
