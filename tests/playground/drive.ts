/** Runs programs in a page of the built site, by what the page itself runs them with. */
import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {buildSync} from 'esbuild';
import type {RunnableProgram} from '../../src/lib/playground/types';
import type {Ending} from '../../src/tools/Playground/sandbox';
import type {Tab} from '../engines/tab';

const folder = 'build/assets/run';
export const programs = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as RunnableProgram);

export interface Outcome {
  readonly ending: Ending;
  readonly output: string;
  readonly errors: string;
}

const script = buildSync({
  stdin: {
    contents: `export {playgroundManifest, runProgram} from './src/tools/Playground/session'; export {runInSandbox} from './src/tools/Playground/sandbox';`,
    resolveDir: process.cwd(),
  },
  alias: {'@generated': resolve('.docusaurus')},
  define: {__webpack_public_path__: '"/"'},
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'session',
  tsconfig: 'tsconfig.json',
}).outputFiles[0]!.text;

/** How many programs a page runs before it answers. */
const PORTION = 6;

const nothing: RunnableProgram = {
  ...{path: 'program.ts', source: '', output: '', imports: {}, args: [], files: {}, regions: {}},
};

/** Runs programs, three at a time; the tab shows a page of the site, under whose policy the frame opens. */
export async function runAll(tab: Tab, given: readonly Partial<RunnableProgram>[]): Promise<Outcome[]> {
  const source = `async (programs) => {
    ${script}
    const outcomes = [];
    const queue = [...programs.entries()];
    const work = async () => { for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, program] = next;
      // A busy machine may be slower than the page's limit, so what came to no end of its own has two more tries.
      for (let tries = 0; tries < 3 && outcomes[at]?.ending.type !== 'end'; tries += 1) {
        let output = '', errors = '';
        const {ended} = session.runProgram({program}, (chunks) => {
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
  for (let from = 0; from < given.length; from += PORTION) {
    const portion = given.slice(from, from + PORTION).map((one) => ({...nothing, ...one}));
    outcomes.push(...((await tab.driver.evaluate(source, [portion])) as Outcome[]));
  }
  return outcomes;
}

/** What a page went through: how the run ended, and in milliseconds how long Stop took and how long the page stood still. */
interface Endured {
  readonly type: Ending['type'];
  readonly stop: number;
  readonly still: number;
  readonly frames: number;
}

/** Runs a text in place of the runtime, as if a program had taken it over, and presses Stop after a second where asked. */
export async function endure(tab: Tab, runtime: string, pressesStop: boolean): Promise<Endured> {
  const source = `async (runtime, pressesStop) => {
    ${script}
    let still = 0, before = performance.now();
    const beat = setInterval(() => {
      still = Math.max(still, performance.now() - before);
      before = performance.now();
    }, 10);
    const job = {runtime, name: 'program.ts', source: '', modules: {}, names: [], args: [], files: {}};
    const {ended, stop} = session.runInSandbox('/assets/run/' + session.playgroundManifest.frame, job, () => {});
    let pressed = 0;
    if (pressesStop) setTimeout(() => { pressed = performance.now(); stop(); }, 1000);
    const {type} = await ended;
    const stopped = performance.now();
    await new Promise((done) => setTimeout(done, 100));
    clearInterval(beat);
    return {type, stop: pressed && stopped - pressed, still, frames: document.querySelectorAll('iframe').length};
  }`;
  return (await tab.driver.evaluate(source, [runtime, pressesStop])) as Endured;
}
