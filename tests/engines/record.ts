import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** What the tests of each file here are about, as the accessibility page lists them. */
export const subjects: Readonly<Record<string, string>> = {
  'policy.spec.ts': 'Every page, without an error and under the content security policy',
  'shell.spec.ts': 'Search, menus, color mode, tabs, code blocks, anchors, offline reading',
  'search.spec.ts': 'Search by keyboard, by touch, and for screen readers',
  'newtab.spec.ts': 'Ctrl+click and middle click on a search result',
  'tools.spec.ts': 'Every tool, by pointer and keyboard, with input that it cannot read',
  'playground.spec.ts': 'Programs that run in the page, compiled and interpreted',
  'press.spec.ts': 'A press while the page is still loading',
  'focus.spec.ts': 'Focus order, and that the focus is visible, on every kind of page',
  'script.spec.ts': 'Without script',
  'settings.spec.ts': 'Reduced motion, more contrast, forced colors',
  'print.spec.ts': 'Print',
};

/** The parts that are read here of what Playwright's reporter `json` writes. */
export interface EngineReport {
  suites?: readonly EngineReport[];
  specs?: readonly {
    file: string;
    tests: readonly {projectName: string; status: string; results: readonly {duration: number}[]}[];
  }[];
}

/** A run of the tests in three engines, as `data/measurements/accessibility.json` keeps it. */
export interface EngineRun {
  /** Product and version of each engine. */
  names: string[];
  /** For each subject and each engine, in the order of `names`: how many tests passed, of how many. */
  checks: {subject: string; passed: number[]; tests: number[]}[];
}

type Result = {file: string; engine: string; passed: boolean; seconds: number};

const resultsOf = ({suites = [], specs = []}: EngineReport): Result[] => [
  ...suites.flatMap(resultsOf),
  ...specs.flatMap(({file, tests}) =>
    tests.map(({projectName, status, results}) => ({
      file,
      engine: projectName,
      passed: status === 'expected' || status === 'flaky',
      seconds: results.reduce((sum, {duration}) => sum + duration / 1000, 0),
    })),
  ),
];

/**
 * What ran in which engine.
 *
 * @param report - of Playwright's reporter `json`
 * @param versions - a folder with a file for each engine that has run, named like its project, which holds product and version
 */
export function engineRun(report: EngineReport, versions: string): EngineRun {
  const results = resultsOf(report);
  const engines = ['chromium', 'firefox', 'webkit'];
  const nameOf = (engine: string) => {
    const file = join(versions, engine);
    return existsSync(file) ? readFileSync(file, 'utf8') : engine;
  };
  return {
    names: engines.map(nameOf),
    checks: Object.entries(subjects).map(([file, subject]) => {
      const counts = (counted: (result: Result) => boolean) =>
        engines.map(
          (engine) => results.filter((one) => one.file === file && one.engine === engine && counted(one)).length,
        );
      return {subject, passed: counts(({passed}) => passed), tests: counts(() => true)};
    }),
  };
}

/** Seconds that the tests of each file took in each engine, for a table in the console. */
export function engineSeconds(report: EngineReport): Record<string, Record<string, number>> {
  const table: Record<string, Record<string, number>> = {};
  for (const {file, engine, seconds} of resultsOf(report)) {
    const row = (table[file] ??= {});
    row[engine] = (row[engine] ?? 0) + seconds;
  }
  for (const row of Object.values(table)) for (const engine in row) row[engine] = Math.round(row[engine]!);
  return table;
}
