/** Runs programs in a page of the built site, by what the page itself runs them with. */
import {readdirSync, readFileSync} from 'node:fs';
import {buildSync} from 'esbuild';
import type {RunnableProgram} from '../../src/lib/playground/types';
import type {Ending} from '../../src/tools/Playground/sandbox';
import type {Tab} from '../engines/tab';

const folder = 'build/assets/run';
const files = readdirSync(folder);
export const programs = files
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as RunnableProgram);

export interface Outcome {
  readonly ending: Ending;
  readonly output: string;
  readonly errors: string;
}

const script = buildSync({
  stdin: {
    contents: "export {runInSandbox} from './src/tools/Playground/sandbox';",
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'sandbox',
  tsconfig: 'tsconfig.json',
}).outputFiles[0]!.text;

const fileOf = (start: string): string => files.find((file) => file.startsWith(`${start}.`))!;
const packages: Readonly<Record<string, readonly [file: string, needs: readonly string[], part?: string]>> = {
  ethers: ['ethers', []],
  viem: ['viem', [], 'root'],
  'viem/accounts': ['viem', [], 'accounts'],
  'h3-js': ['h3-js', []],
  ngeohash: ['ngeohash', []],
  'openapi-fetch': ['openapi-fetch', []],
  '@ethereum-attestation-service/eas-sdk': ['eas-sdk', ['ethers']],
};

interface Given {
  readonly name?: string;
  readonly source: string;
  readonly imports?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
}

/** How many programs a page runs before it answers. */
const PORTION = 6;

/** Runs programs, three at a time; the tab shows a page of the site, under whose policy the frame opens. */
export async function runAll(tab: Tab, given: readonly Given[]): Promise<Outcome[]> {
  const jobs = given.map(({name = 'program.ts', source, imports = {}, args = [], env = {}, files: own = {}}) => {
    const all = [source, ...Object.values(imports).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))].join('\n');
    const named = Object.keys(packages).filter((one) => new RegExp(`['"\`]${one}['"\`]`).test(all));
    const wanted = [...new Set([...named, ...named.flatMap((one) => packages[one]![1])])];
    return {
      job: {name, source, args, env, files: own, names: ['ethers', 'viem', 'node:fs']},
      texts: [
        ...wanted.map((one) => [one, fileOf(packages[one]![0]), packages[one]![2] ?? '', ''] as const),
        ...Object.entries(imports).map(([one, file]) => [one, file, '', 'sample'] as const),
      ],
    };
  });
  const source = `async (jobs, frame, runtimeFile, apiFile) => {
    ${script}
    const text = async (file) => (await fetch('/assets/run/' + file)).text();
    const runtime = await text(runtimeFile), api = await text(apiFile);
    const outcomes = [];
    const queue = [...jobs.entries()];
    const work = async () => { for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, {job, texts}] = next;
      const modules = {};
      for (const [name, file, part, isSample] of texts)
        modules[name] = {text: await text(file), ...(part && {part}), isSample: isSample !== ''};
      // A busy machine may be slower than the page's limit, so what came to no end of its own has two more tries.
      for (let tries = 0; tries < 3 && outcomes[at]?.ending.type !== 'end'; tries += 1) {
        let output = '', errors = '';
        const {ended} = sandbox.runInSandbox('/assets/run/' + frame, {...job, runtime, api, modules}, (chunks) => {
          for (const {text, isError} of chunks) if (isError) errors += text; else output += text;
        });
        outcomes[at] = {ending: await ended, output, errors};
      }
    } };
    await Promise.all([work(), work(), work()]);
    return outcomes;
  }`;
  // A driver waits for one answer for 30 s, and WebKit needs a second for each program.
  const outcomes: Outcome[] = [];
  for (let from = 0; from < jobs.length; from += PORTION) {
    const values = [jobs.slice(from, from + PORTION), fileOf('frame'), fileOf('runtime'), fileOf('api')];
    outcomes.push(...((await tab.driver.evaluate(source, values)) as Outcome[]));
  }
  return outcomes;
}

/** What a page went through: how the run ended, and in milliseconds how long Stop took and how long the page stood still. */
export interface Endured {
  readonly type: Ending['type'];
  readonly stop: number;
  readonly still: number;
  readonly frames: number;
}

/** Runs a text in place of the runtime, as if a program had taken it over, and presses Stop after two seconds. */
export async function endure(tab: Tab, runtime: string): Promise<Endured> {
  const source = `async (runtime, frame) => {
    ${script}
    let still = 0, before = performance.now();
    const beat = setInterval(() => {
      still = Math.max(still, performance.now() - before);
      before = performance.now();
    }, 10);
    const job = {runtime, name: 'program.ts', source: '', modules: {}, names: [], args: [], env: {}, files: {}};
    const {ended, stop} = sandbox.runInSandbox('/assets/run/' + frame, job, () => {});
    let pressed = 0;
    setTimeout(() => { pressed = performance.now(); stop(); }, 2000);
    const {type} = await ended;
    const stopped = performance.now();
    await new Promise((done) => setTimeout(done, 100));
    clearInterval(beat);
    return {type, stop: pressed && stopped - pressed, still, frames: document.querySelectorAll('iframe').length};
  }`;
  return (await tab.driver.evaluate(source, [runtime, fileOf('frame')])) as Endured;
}

/** Runs a sample, and before it the one whose files it needs. */
export async function runSample(tab: Tab, program: RunnableProgram): Promise<Outcome> {
  const first = programs.find(({path}) => path === program.after);
  const before = first && (await runSample(tab, first)).ending;
  const own: Record<string, string> = {...program.files, ...before?.files};
  const [outcome] = await runAll(tab, [
    {
      ...program,
      name: program.path.split('/').at(-1),
      args: program.args.map((text) => (text.startsWith('@') ? own[text.slice(1)]!.trim() : text)),
      env: program.api ? {BASE_URL: 'http://localhost:3000'} : {},
      files: own,
    },
  ]);
  const {ending} = outcome!;
  // What the program before was given by chance is in the files that this one reads.
  return ending.type === 'end' && before?.type === 'end'
    ? {...outcome!, ending: {...ending, asked: {random: ending.asked.random || before.asked.random, clock: true}}}
    : outcome!;
}
