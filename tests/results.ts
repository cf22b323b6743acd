/** Reads what tools and tests print. */
import {existsSync} from 'node:fs';
import {relative} from 'node:path';
import type {Finding} from '../checks/report';

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
