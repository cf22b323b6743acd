/**
 * The one test command: runs every layer in turn, never stops at the first failure, and closes with `N passed, N failed`.
 * `--full` adds the long layers; `--only=name,name` runs some of them. `--record` keeps what axe found on all pages as
 * data/measurements/accessibility.json, which the accessibility page quotes with its day: each later build says it again
 * until the next recorded run.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ensureChromium, ensureEngines} from './engines';

interface Tally {
  passed: number;
  failed: number;
}

interface Layer {
  name: string;
  run: () => Tally;
  long?: boolean;
  /** Runs only when `--only` names it: it takes longer than all others together. */
  alone?: boolean;
}

const reports = join('.cache', 'test');
const bin = (name: string) => join('node_modules', '.bin', name);

function command(program: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const {status, error} = spawnSync(program, args, {stdio: 'inherit', env: {...process.env, ...env}});
  if (error) console.error(error.message);
  return status === 0;
}

/** A command that is one check: it passes or it fails. */
const check =
  (...lines: [string, ...string[]][]) =>
  (): Tally =>
    lines.reduce<Tally>(
      (tally, [program, ...args]) =>
        command(bin(program), args) ? {...tally, passed: tally.passed + 1} : {...tally, failed: tally.failed + 1},
      {passed: 0, failed: 0},
    );

/** A layer that ran nothing, or died before it could report, counts as one failure. */
function tallyOf(file: string, ok: boolean, read: (report: never) => Tally): Tally {
  if (!existsSync(file)) return {passed: 0, failed: 1};
  const tally = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  if (tally.passed + tally.failed === 0 || (!ok && tally.failed === 0)) return {...tally, failed: tally.failed + 1};
  return tally;
}

const vitest =
  (project: string, ...more: string[]) =>
  (): Tally => {
    const file = join(reports, `${project}.json`);
    rmSync(file, {force: true});
    const ok = command(bin('vitest'), [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ]);
    return tallyOf(file, ok, (report: {numPassedTests: number; numFailedTests: number; numPendingTests: number}) => ({
      passed: report.numPassedTests,
      // A skipped test is a promise that nobody keeps.
      failed: report.numFailedTests + report.numPendingTests,
    }));
  };

const playwright =
  (name: string, ...args: string[]) =>
  (): Tally => {
    if (name === 'engines') ensureEngines(['chromium', 'firefox', 'webkit']);
    else ensureChromium();
    const file = join(reports, `${name}.json`);
    rmSync(file, {force: true});
    const ok = command(bin('playwright'), ['test', '--reporter=dot,json', ...args], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    return tallyOf(
      file,
      ok,
      ({stats}: {stats: {expected: number; unexpected: number; flaky: number; skipped: number}}) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + stats.skipped,
      }),
    );
  };

interface EngineReport {
  suites?: readonly EngineReport[];
  specs?: readonly {tests: readonly {projectName: string; status: string; results: readonly {duration: number}[]}[]}[];
}

const testsOf = ({
  suites = [],
  specs = [],
}: EngineReport): NonNullable<EngineReport['specs']>[number]['tests'][number][] => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({tests}) => tests),
];

/** Prints what ran in which engine, and with `--record` keeps it beside what axe found. */
function recordEngines(): void {
  const report = JSON.parse(readFileSync(join(reports, 'engines.json'), 'utf8')) as EngineReport;
  const engines = ['chromium', 'firefox', 'webkit'].map((name) => {
    const own = testsOf(report).filter(({projectName}) => projectName === name);
    const version = join(reports, 'engines', name);
    return {
      name: existsSync(version) ? readFileSync(version, 'utf8') : name,
      passed: own.filter(({status}) => status === 'expected' || status === 'flaky').length,
      tests: own.length,
      seconds: Math.round(own.flatMap(({results}) => results).reduce((sum, {duration}) => sum + duration, 0) / 1000),
    };
  });
  console.table(engines);
  if (!process.env.RECORD_ACCESSIBILITY) return;
  const file = join('data', 'measurements', 'accessibility.json');
  const run = JSON.parse(readFileSync(file, 'utf8')) as object;
  const kept = engines.map(({name, passed, tests}) => ({name, passed, tests}));
  writeFileSync(
    file,
    `${JSON.stringify({...run, engines: {date: process.env.RECORD_ACCESSIBILITY, runs: kept}}, null, 2)}\n`,
  );
}

/** Builds a copy of the whole site with a second language and a second version. */
const locales = 'tests/full/locale-and-version.test.ts';

const layers: Layer[] = [
  {name: 'format', run: check(['prettier', '--check', '--log-level=warn', '.'])},
  {
    name: 'lint',
    run: check(
      ['eslint', '--max-warnings=0', '.'],
      ['depcruise', 'delivery', 'src', 'plugins', 'config', 'data', 'tests', 'bench'],
      ['stylelint', '{src,delivery}/**/*.css'],
      ['markdownlint-cli2'],
      ['cspell', 'lint', '--no-progress', '--gitignore', 'docs/**', 'blog/**', 'src/pages/**', 'README.md'],
    ),
  },
  {name: 'types', run: check(['tsc'])},
  {name: 'unit', run: vitest('unit')},
  {name: 'content', run: vitest('content')},
  {name: 'build', run: () => (command('npm', ['run', 'build']) ? {passed: 1, failed: 0} : {passed: 0, failed: 1})},
  {name: 'built', run: vitest('built')},
  {name: 'browser', run: playwright('browser', '--grep-invert=@full')},
  {
    name: 'engines',
    run: () => {
      const tally = playwright('engines', '--config=tests/engines')();
      if (existsSync(join(reports, 'engines.json'))) recordEngines();
      return tally;
    },
    alone: true,
  },
  {name: 'pages', run: vitest('pages')},
  {name: 'full', run: vitest('full', `--exclude=${locales}`), long: true},
  {name: 'locales', run: vitest('full', locales), alone: true},
  {name: 'browser-full', run: playwright('browser-full', '--grep=@full'), long: true},
];

const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const unknown = only?.filter((name) => !layers.some((layer) => layer.name === name)) ?? [];
if (unknown.length) {
  console.error(`No layer is called ${unknown.join(', ')}. Layers: ${layers.map((layer) => layer.name).join(', ')}.`);
  process.exit(2);
}
const chosen = layers.filter((layer) =>
  only ? only.includes(layer.name) : !layer.alone && (process.argv.includes('--full') || !layer.long),
);

if (process.argv.includes('--record')) process.env.RECORD_ACCESSIBILITY = new Date().toISOString().slice(0, 10);
mkdirSync(reports, {recursive: true});
const results = chosen.map((layer) => {
  console.log(`\n── ${layer.name}`);
  const started = Date.now();
  const tally = layer.run();
  return {name: layer.name, seconds: (Date.now() - started) / 1000, ...tally};
});

console.log('\nlayer          passed  failed  seconds');
for (const {name, passed, failed, seconds} of results) {
  console.log(
    `${name.padEnd(14)} ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${seconds.toFixed(1).padStart(7)}`,
  );
}
const total = results.reduce((sum, r) => ({passed: sum.passed + r.passed, failed: sum.failed + r.failed}), {
  passed: 0,
  failed: 0,
});
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
