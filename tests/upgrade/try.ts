/**
 * `npm run upgrade:try -- <version or tag>` rehearses an upgrade of Docusaurus in a copy of the project, outside the working
 * tree: it installs that version, builds without and with the delivery layer, runs the tests of the shell and the tests that
 * guard the layer, and says what broke and which row of the table in delivery/README.md it is. The exit status is 0 when
 * nothing broke, 1 when something did, 2 when there is no such version.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join} from 'node:path';
import semver from 'semver';
import {ensureChromium} from '../../scripts/browsers';
import {type Internal, internalsOf, reasonOf, rowsFor} from './table';

interface Result {
  step: string;
  ok: boolean;
  /** Figures, for example `118 passed, 2 failed`. */
  note: string;
  /** What it printed, if it failed. */
  log: string;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const asJson = <T>(text: string): T => JSON.parse(text) as T;
const minutes = 15;

function run(cwd: string, env: NodeJS.ProcessEnv, program: string, ...args: string[]): {ok: boolean; log: string} {
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    cwd,
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env},
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: minutes * 60_000,
  });
  return {ok: status === 0, log: [stdout, stderr, error?.message].filter(Boolean).join('\n')};
}

/** @throws Error when the registry has no such version */
function lookUp(wanted: string): {version: string; node: string} {
  const {ok, log} = run('.', {}, 'npm', 'view', `@docusaurus/core@${wanted}`, 'version', 'engines', '--json');
  const found =
    ok && log.includes('{')
      ? asJson<unknown>(log.slice(log.search(/[[{]/), log.search(/[\]}][^\]}]*$/) + 1))
      : undefined;
  const last = (Array.isArray(found) ? found.at(-1) : found) as
    {version?: string; engines?: {node?: string}} | undefined;
  if (!last?.version) throw new Error(`@docusaurus/core@${wanted} cannot be found.\n${reasonOf(log, 3).join('\n')}`);
  return {version: last.version, node: last.engines?.node ?? '*'};
}

/** Copies what git knows, and new files that it does not ignore. */
function copyProject(to: string): void {
  const {log} = run('.', {}, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of log.split('\0').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(to, file)), {recursive: true});
    cpSync(file, join(to, file));
  }
}

/**
 * Gives all packages of the framework the version.
 * @returns those that were not published with it; they stay as they are
 */
function setVersion(folder: string, version: string): string[] {
  const path = join(folder, 'package.json');
  const manifest = asJson<Manifest>(readFileSync(path, 'utf8'));
  const missing: string[] = [];
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(list).filter((key) => key.startsWith('@docusaurus/'))) {
      if (run('.', {}, 'npm', 'view', `${name}@${version}`, 'version').log.includes(version)) list[name] = version;
      else missing.push(name);
    }
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  return missing;
}

/**
 * The folder of a Node.js that the version accepts: the one that runs this, or one from the registry.
 * @returns its folder for PATH; '' for this one; undefined when there is none
 */
function nodeFor(range: string, folder: string): string | undefined {
  if (semver.satisfies(process.version, range)) return '';
  const name = `node-${process.platform}-${process.arch}`;
  const tools = join(folder, '.node');
  mkdirSync(tools);
  writeFileSync(join(tools, 'package.json'), '{"private": true}\n');
  const {ok} = run(tools, {}, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${range}`);
  return ok ? join(tools, 'node_modules', name, 'bin') : undefined;
}

/** Figures of a JSON report of Playwright or vitest, and the names of what failed. */
function tally(file: string): {note: string; failed: string[]} {
  if (!existsSync(file)) return {note: 'no test ran', failed: []};
  interface Suite {
    title: string;
    suites?: Suite[];
    specs?: {title: string; ok: boolean}[];
  }
  const report = asJson<{
    stats?: {expected: number; unexpected: number; flaky: number};
    suites?: Suite[];
    numPassedTests?: number;
    numFailedTests?: number;
    testResults?: {
      name: string;
      status: string;
      message: string;
      assertionResults: {status: string; fullName: string}[];
    }[];
  }>(readFileSync(file, 'utf8'));
  if (report.stats) {
    const names = (suite: Suite): string[] => [
      ...(suite.specs ?? []).filter(({ok}) => !ok).map(({title}) => `${suite.title} › ${title}`),
      ...(suite.suites ?? []).flatMap(names),
    ];
    const {expected, unexpected, flaky} = report.stats;
    return {note: `${expected + flaky} passed, ${unexpected} failed`, failed: (report.suites ?? []).flatMap(names)};
  }
  const failed = (report.testResults ?? [])
    .filter(({status}) => status !== 'passed')
    .flatMap(({name, message, assertionResults}) => {
      const file = name.slice(name.indexOf('/tests/') + 1);
      const tests = assertionResults
        .filter(({status}) => status === 'failed')
        .map(({fullName}) => `${file} › ${fullName}`);
      return tests.length > 0 ? tests : [`${file} › ${message.split('\n')[0] ?? ''}`];
    });
  return {note: `${report.numPassedTests ?? 0} passed, ${failed.length} failed`, failed};
}

function rehearse(folder: string, version: string, node: string, internals: readonly Internal[]): Result[] {
  const results: Result[] = [];
  const add = (step: string, ok: boolean, note: string, log = ''): boolean => {
    results.push({step, ok, note, log});
    console.log(`${ok ? 'ok    ' : 'broken'}  ${step}${note ? `: ${note}` : ''}`);
    return ok;
  };
  const bin = nodeFor(node, folder);
  const isOwn = bin === '';
  const own = `${process.version}, which ${isOwn ? 'it accepts' : `is not ${node}`}`;
  if (!add('Node.js', bin !== undefined, bin ? `${own}; one that is comes from the registry` : own, node))
    return results;
  const base: NodeJS.ProcessEnv = isOwn ? {} : {PATH: [bin, process.env.PATH].join(delimiter)};
  const call = (env: NodeJS.ProcessEnv, program: string, ...args: string[]) =>
    run(folder, {...base, ...env}, program, ...args);

  const missing = setVersion(folder, version);
  const note = missing.length ? `no ${version} of ${missing.join(', ')}` : version;
  // A linter can stay behind; the framework cannot be put together from two versions.
  const {dependencies} = asJson<Manifest>(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!add('packages', missing.length === 0, note, note) && missing.some((name) => name in dependencies))
    return results;
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  let installed = call({}, 'npm', ...install);
  add('install', installed.ok, '', installed.log);
  if (!installed.ok) {
    installed = call({}, 'npm', ...install, '--legacy-peer-deps');
    if (!add('install without regard to peer dependencies', installed.ok, '', installed.log)) return results;
  }

  const types = call({}, 'npx', 'tsc');
  add('types', types.ok, `${types.log.match(/error TS/g)?.length ?? 0} errors`, types.ok ? '' : types.log);

  for (const layer of ['off', 'on'] as const) {
    const env = layer === 'off' ? {DELIVERY: 'off'} : {};
    for (const left of ['build', '.docusaurus', '.cache']) rmSync(join(folder, left), {recursive: true, force: true});
    const built = call(env, 'npm', 'run', 'build');
    if (!add(`layer ${layer}: build`, built.ok, '', built.log)) continue;
    const report = join(folder, 'test-results', `shell-${layer}.json`);
    const shell = call(
      {...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report},
      'npx',
      'playwright',
      'test',
      'tests/browser/shell-',
      '--project=site',
      '--grep-invert=@full',
      '--retries=1',
      '--reporter=json',
    );
    const {note, failed} = tally(report);
    add(`layer ${layer}: tests of the shell`, shell.ok, note, failed.length ? failed.join('\n') : shell.log);
  }

  const guards = [...new Set(internals.flatMap(({tests}) => tests))].filter((file) => file.endsWith('.test.ts'));
  if (guards.length > 0) {
    const report = join(folder, 'test-results', 'guards.json');
    const guarded = call({}, 'npx', 'vitest', 'run', ...guards, '--reporter=json', `--outputFile.json=${report}`);
    const {note, failed} = tally(report);
    add('tests that guard the layer', guarded.ok, note, failed.length ? failed.join('\n') : guarded.log);
  }

  return results;
}

/** Says of each step what it printed and which rows of the table that touches. */
function report(broken: readonly Result[], internals: readonly Internal[]): void {
  if (broken.length > 0) console.log('\nWhat broke');
  for (const {step, log} of broken) {
    console.log(`\n${step}`);
    for (const line of log.includes(' › ') ? log.split('\n') : reasonOf(log)) console.log(`  ${line}`);
    for (const {name, tests} of rowsFor(internals, log))
      console.log(`  delivery/README.md: ${name} (${tests.join(', ') || 'no test'})`);
  }
  if (internals.length === 0) console.log('\ndelivery/README.md has no table of internals to look these up in.');
}

function main(): number {
  const wanted = process.argv[2];
  if (!wanted) {
    console.error('Name a version or tag: npm run upgrade:try -- 3.10.2');
    return 2;
  }
  const {version, node} = lookUp(wanted);
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  console.log(`Docusaurus ${version} in ${folder}\n`);
  ensureChromium();
  copyProject(folder);
  const readme = join('delivery', 'README.md');
  const internals = existsSync(readme) ? internalsOf(readFileSync(readme, 'utf8')) : [];
  const broken = rehearse(folder, version, node, internals).filter(({ok}) => !ok);
  report(broken, internals);
  console.log(`\nDocusaurus ${version}: ${broken.length === 0 ? 'nothing broke' : `${broken.length} steps broke`}`);
  if (broken.length === 0) rmSync(folder, {recursive: true, force: true});
  else console.log(`The copy stays in ${folder}, so that you can look into it. Delete it afterwards.`);
  return broken.length === 0 ? 0 : 1;
}

if (require.main === module) {
  try {
    process.exitCode = main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
