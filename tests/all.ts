/** `npm test`: runs the npm scripts that guard main, side by side where they can, and ends with `N passed, N failed`. */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {resolve} from 'node:path';
import concurrently from 'concurrently';

/** Scripts of package.json. What reads the built site runs after the build; the longest come first, so that none is left alone at the end. */
const stages = process.argv.includes('--full')
  ? [
      ['test:machine', 'build'],
      ...['plugins', 'locales', 'plain', 'engines:full', 'browser:full'].map((name) => [`test:${name}`]),
    ]
  : [
      // What tests start is installed meanwhile, where it is missing.
      ['test:machine', 'build', 'lint:content', 'typecheck'].concat(
        ['code', 'format', 'imports', 'unused', 'styles'].map((name) => `lint:${name}`),
      ),
      ['browser', 'engines', 'pages', 'packages', 'content', 'built', 'unit'].map((name) => `test:${name}`),
    ];

type Counts = Record<'passed' | 'failed', number>;
/** Reports of Vitest, then of Playwright, as far as they are read. */
type Report =
  | {numPassedTests: number; numFailedTests: number; numPendingTests: number}
  | {stats: {expected: number; unexpected: number; flaky: number; skipped: number}};

const folder = resolve('.cache/test');
const reportFile = (name: string): string => resolve(folder, `${name.replaceAll(':', '-')}.json`);

/** Counts the tests of a script that wrote a report; any other script counts as one. A skipped test fails on the machine that guards main. */
function countTests(name: string, succeeded: boolean): Counts {
  if (!existsSync(reportFile(name))) return {passed: Number(succeeded), failed: Number(!succeeded)};
  const report = JSON.parse(readFileSync(reportFile(name), 'utf8')) as Report;
  const [passed, failed, skipped] =
    'stats' in report
      ? [report.stats.expected + report.stats.flaky, report.stats.unexpected, report.stats.skipped]
      : [report.numPassedTests, report.numFailedTests, report.numPendingTests];
  const all = failed + (process.env.CI ? skipped : 0);
  // A run that ends with an error outside of its tests, or ran none, has failed.
  return {passed, failed: all === 0 && (!succeeded || passed === 0) ? 1 : all};
}

async function main(): Promise<void> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const rows: (Counts & {name: string; seconds: string})[] = [];
  for (const names of stages) {
    const scripts = names.map((name) => ({name, command: `npm run -s ${name}`, env: {REPORT: reportFile(name)}}));
    const {result} = concurrently(scripts, {
      group: true,
      maxProcesses: Math.min(3, availableParallelism()) + Number(names.includes('test:machine')),
    });
    const ended = await result.catch((events: Awaited<typeof result>) => events);
    for (const {command, exitCode, timings} of ended)
      rows.push({
        name: command.name,
        seconds: timings.durationSeconds.toFixed(0),
        ...countTests(command.name, exitCode === 0),
      });
  }
  console.table(rows);
  for (const {name, failed} of rows) if (failed) console.log(`Failed: npm run ${name}`);
  const sum = (key: 'passed' | 'failed'): number => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') ? 1 : 0;
}

void main();
