/**
 * The one test command: runs every layer, never stops at the first failure, and closes with a table, all findings, one
 * line each, and `N passed, N failed`. `npm test -- --help` lists the rest.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join, resolve} from 'node:path';
import {Cache} from '../checks/cache';
import {codeFolders, hashFiles, hashTexts, listFiles} from '../checks/files';
import {formatAnnotation, formatFinding, type Finding} from '../checks/report';
import {ensureEngines} from '../scripts/browsers';
import {Semaphore} from './pages/semaphore';
import {findingsIn, type VitestReport} from './results';

interface Tally {
  passed: number;
  failed: number;
  /** What is wrong, as far as the layer says where. */
  findings?: Finding[];
}

interface Layer {
  name: string;
  /** What it looks at, in a few words. */
  about: string;
  run: () => Tally | Promise<Tally>;
  /**
   * What reads the `sources` runs side by side, as each leaves a processor idle. Then comes the `build`, with what needs no built
   * site `beside` it, and in the end all else, in turn.
   */
  stage?: 'sources' | 'beside' | 'build';
  long?: boolean;
}

const args = process.argv.slice(2);
/** Checks again what has not changed since it passed: always on the machine that guards main. */
const all = args.includes('--all') || Boolean(process.env.CI);

const reports = join('.cache', 'test');
const bin = (name: string) => join('node_modules', '.bin', name);

const command = (program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(program, args, {stdio: 'inherit', env: {...process.env, ...env}});
    child.once('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.once('close', (status) => done(status === 0));
  });

interface Step {
  /** The program and its arguments. */
  line: [string, ...string[]];
  /** Files and folders that decide what it says: while they stay as they were when it passed, it passes. */
  reads: readonly string[];
  /** Which of these files count; all without it. */
  only?: RegExp;
  /** Which parts of each file count; all of it without this. */
  parts?: RegExp;
}

const passed = new Cache<true>('passed');

/** Runs a program to its end and gives what it said. */
const output = (program: string, args: readonly string[]): Promise<{ok: boolean; said: string}> =>
  new Promise((done) => {
    let said = '';
    // A program of the system has no file there.
    const child = spawn(existsSync(bin(program)) ? bin(program) : program, args, {stdio: ['ignore', 'pipe', 'pipe']});
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
    child.once('error', (error) => done({ok: false, said: error.message}));
    child.once('close', (status) => done({ok: status === 0, said}));
  });

/** Each of these tools uses one processor: as many run at once as there are. */
const processors = new Semaphore(availableParallelism());

/** Commands of which each is one check: it passes or it fails. */
const check =
  (...steps: Step[]) =>
  async (): Promise<Tally> => {
    const tally: Tally = {passed: 0, failed: 0, findings: []};
    const run = async ({line, reads, only = /./, parts}: Step): Promise<void> => {
      const [program, ...rest] = line;
      const name = line.join(' ');
      const files = listFiles([...reads, 'package-lock.json']).filter((path) => only.test(path));
      const key = parts
        ? hashTexts(...files.flatMap((path) => [path, ...(readFileSync(path, 'utf8').match(parts) ?? [])]))
        : hashFiles(files);
      if (!all && passed.get(name, key)) {
        console.log(`${program}: unchanged since it passed`);
        tally.passed += 1;
        return;
      }
      const started = Date.now();
      const {ok, said} = await output(program, rest);
      console.log(`${program}: ${ok ? 'passed' : 'failed'}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
      if (said.trim()) console.log(said.trimEnd());
      if (ok) {
        passed.set(name, key, true);
        tally.passed += 1;
      } else {
        tally.failed += 1;
        tally.findings!.push(...findingsIn(said));
      }
    };
    await Promise.all(steps.map((step) => processors.run([], () => run(step))));
    return tally;
  };

/** A layer that ran nothing, or died before it could report, counts as one failure. */
function tallyOf(file: string, ok: boolean, read: (report: never) => Tally): Tally {
  if (!existsSync(file)) return {passed: 0, failed: 1};
  const tally = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  if (tally.passed + tally.failed === 0 || (!ok && tally.failed === 0)) return {...tally, failed: tally.failed + 1};
  return tally;
}

const vitest =
  (projects: string, ...more: string[]) =>
  async (): Promise<Tally> => {
    const file = join(reports, `${projects}.json`);
    rmSync(file, {force: true});
    const ok = await command(bin('vitest'), [
      'run',
      ...projects.split(',').map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ]);
    return tallyOf(file, ok, (report: VitestReport) => ({
      passed: report.numPassedTests,
      // Tests are skipped where a program of the system is missing, and what guards main leaves nothing out.
      failed: report.numFailedTests + (process.env.CI ? report.numPendingTests : 0),
      findings: findingsIn(report),
    }));
  };

/** What the build says comes at its end, as tests run beside it. */
async function build(): Promise<Tally> {
  const {ok, said} = await output('npm', ['run', 'build']);
  console.log(said.trimEnd());
  return ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** The checks of pages, programs and data. In this process: to start another takes as long as to check a page. */
async function content(): Promise<Tally> {
  const {check: checkContent} = await import('../checks/check');
  return checkContent({all}).catch((error: unknown): Tally => {
    console.error(error);
    return {passed: 0, failed: 1};
  });
}

const playwright =
  (name: string, ...args: string[]) =>
  async (): Promise<Tally> => {
    try {
      ensureEngines(name.startsWith('engines') ? ['chromium', 'firefox', 'webkit'] : ['chromium']);
    } catch (error) {
      // What guards main leaves nothing out.
      if (process.env.CI) throw error;
      console.log(`${name} is left out: ${(error as Error).message}`);
      return {passed: 0, failed: 0};
    }
    const file = join(reports, `${name}.json`);
    rmSync(file, {force: true});
    const ok = await command(bin('playwright'), ['test', '--reporter=dot,json', ...args], {
      // Playwright reads a relative name from the folder of its configuration.
      PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(file),
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

/** Builds a copy of the whole site with a second language and a second version. */
const locales = 'tests/full/locale-and-version.test.ts';

const code = [...codeFolders, 'docusaurus.config.ts', 'sidebars.ts'];
const rules = ['eslint.config.mjs', 'stylelint.config.mjs', '.markdownlint-cli2.jsonc', 'cspell.json', 'tsconfig.json'];
/** Markdown that is no page. Pages are checked with the same rules by `content`, where their findings have a fix. */
const notes = ['*.md', 'packages/**/*.md', 'samples/**/*.md', '{checks,tests}/**/*.md', 'src/components/**/*.md'];
const noteFiles = ['README.md', 'CONTRIBUTING.md', 'DEPENDENCIES.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];

const eslintCache = ['--cache', '--cache-location=.cache/eslint/', '--cache-strategy=content'];

const layers: Layer[] = [
  // First, as most changes are made to pages, and its findings come within seconds.
  {name: 'content', about: 'pages, programs, facts', run: content, stage: 'sources'},
  {
    name: 'format',
    stage: 'sources',
    about: 'layout of files; `npx prettier --write` and a file fixes it',
    run: check({
      line: ['prettier', '--check', '--log-level=warn', '.'],
      reads: [...code, ...noteFiles, 'docs', 'blog', '.github', 'package.json', '.prettierrc.json'],
    }),
  },
  {
    name: 'lint',
    stage: 'sources',
    about: 'code, style sheets, notes',
    run: check(
      {
        line: ['eslint', '--max-warnings=0', ...(all ? [] : eslintCache), '.'],
        reads: [...code, ...rules],
        only: /\.(?:[cm]?[jt]sx?|jsonc?)$/,
      },
      {
        line: ['depcruise', ...codeFolders],
        reads: [...code, '.dependency-cruiser.cjs', 'tsconfig.json'],
        only: /\.(?:[cm]?[jt]sx?)$/,
        // It looks at who imports whom.
        parts: /\b(?:from|import|require)\b\s*\(?\s*['"`][^'"`]+['"`]/g,
      },
      {
        line: ['knip', '--no-progress', '--no-config-hints'],
        reads: [...code, 'knip.json', 'package.json'],
        only: /\.(?:[cm]?[jt]sx?|json)$/,
      },
      {
        line: ['stylelint', '--formatter=unix', '{src,delivery,search}/**/*.css'],
        reads: ['src', 'delivery', 'search', ...rules],
        only: /\.css$|config/,
      },
      {
        line: [
          'markdownlint-cli2',
          '--no-globs',
          ...notes,
          '#node_modules',
          '#tests/specimens/**',
          '#bench/RESULTS.md',
        ],
        reads: [...noteFiles, 'packages', 'samples', 'tests', 'src/components', ...rules],
        only: /\.(?:md|jsonc)$/,
      },
      {
        line: ['cspell', 'lint', '--no-progress', '--no-summary', 'README.md', 'CONTRIBUTING.md'],
        reads: ['README.md', 'CONTRIBUTING.md', 'cspell.json'],
      },
    ),
  },
  {
    name: 'types',
    stage: 'sources',
    about: 'TypeScript, strict',
    run: check({
      line: ['tsc', '--pretty', 'false'],
      reads: [...code, 'tsconfig.json', 'playwright.config.ts', 'vitest.config.mts'],
      only: /\.(?:[cm]?tsx?|json|cjs)$/,
    }),
  },
  {
    name: 'unit',
    stage: 'beside',
    about: 'pure code, and the checks themselves',
    run: vitest('unit,content,location-record'),
  },
  {
    name: 'conformance',
    stage: 'beside',
    about: 'the kit, and each implementation of the protocol',
    run: vitest('conformance'),
  },
  {
    name: 'api-model',
    stage: 'beside',
    about: 'the model of the server, and what its readers download',
    run: vitest('api-model'),
  },
  {
    name: 'build',
    stage: 'build',
    about: 'the build itself',
    run: build,
  },
  {name: 'built', about: 'the built site: routes, links, titles, feeds, weights', run: vitest('built')},
  {
    name: 'browser',
    about: 'behaviour, keyboard, accessibility in Chromium',
    run: playwright('browser', '--grep-invert=@full'),
  },
  {
    name: 'engines',
    about: 'what readers do, in Chromium, Firefox and WebKit',
    run: playwright('engines', '--config=tests/engines', '--grep-invert=@full'),
  },
  {name: 'pages', about: 'pages run as readers would run them', run: vitest('pages')},
  {
    name: 'full',
    about: 'plugins added, mistakes made, the handbook carried out, the site without its layer',
    run: vitest('full', `--exclude=${locales}`),
    long: true,
  },
  {name: 'locales', about: 'a second language and a second version', run: vitest('full', locales), long: true},
  {
    name: 'faults',
    about: 'each single fault in the implementations in Python and TypeScript, found by the conformance kit',
    run: check(
      {line: ['python3', 'packages/conformance/mutate.py'], reads: ['packages/conformance'], only: /\.(?:py|json)$/},
      {
        line: ['tsx', 'packages/conformance/mutate.ts'],
        reads: ['packages', 'samples/protocol'],
        only: /\.(?:ts|json)$/,
      },
    ),
    long: true,
  },
  {
    name: 'engines-full',
    about: 'every program of the corpus, and presses at every moment, in three engines',
    run: playwright('engines-full', '--config=tests/engines', '--grep=@full'),
    long: true,
  },
  {
    name: 'browser-full',
    about: 'axe on every page, the starter of the framework',
    run: playwright('browser-full', '--grep=@full'),
    long: true,
  },
];

const help = `npm test -- [options]

  --only=name,name  run these layers
  --full            add the long layers
  --all             check again what has not changed since it passed
  --record          with --only=browser-full: keep what axe found as data/measurements/accessibility.json
  --help            print this text

While you write, this is enough, and takes a few seconds:

  npm test -- --only=format,lint,content

Layers, in the order in which they run (* with --full):

${layers.map(({name, about, long}) => `  ${(name + (long ? ' *' : '')).padEnd(15)} ${about}`).join('\n')}
`;
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
  process.exit(0);
}
const strange = args.filter((arg) => !/^--(?:only=.+|full|all|record)$/.test(arg));
if (strange.length) {
  console.error(`${strange.join(', ')} is not an option.\n\n${help}`);
  process.exit(2);
}

const only = args
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const unknown = only?.filter((name) => !layers.some((layer) => layer.name === name)) ?? [];
if (unknown.length) {
  console.error(`No layer is called ${unknown.join(', ')}. Layers: ${layers.map((layer) => layer.name).join(', ')}.`);
  process.exit(2);
}
const chosen = layers.filter((layer) => (only ? only.includes(layer.name) : args.includes('--full') || !layer.long));

if (args.includes('--record')) process.env.RECORD_ACCESSIBILITY = new Date().toISOString().slice(0, 10);
mkdirSync(reports, {recursive: true});

async function main(): Promise<void> {
  const take = async ({name, run}: Layer): Promise<Tally & {name: string; seconds: number}> => {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const tally = await run();
    passed.write();
    return {name, seconds: (Date.now() - started) / 1000, ...tally};
  };
  const at = (stage: Layer['stage']): Layer[] => chosen.filter((layer) => layer.stage === stage);
  const results = await Promise.all(at('sources').map(take));
  const inTurn = async (layers: readonly Layer[]): Promise<void> => {
    for (const layer of layers) results.push(await take(layer));
  };
  await Promise.all([inTurn(at('beside')), inTurn(at('build'))]);
  await inTurn(at(undefined));

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
  const findings = results.flatMap((result) => result.findings ?? []);
  if (findings.length) console.log(`\n${findings.map(formatFinding).join('\n')}`);
  if (process.env.GITHUB_ACTIONS) for (const finding of findings) console.log(formatAnnotation(finding));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}

void main();
