import playgroundManifest from '@generated/astral-playground/default/index.json';
import type {Chunk, Job, RunnableModule, RunnableProgram} from '@site/src/lib/playground/types';
import {fetchText, resolveSitePath} from '../shared/fetchText';
import {type Ending, type Running, runInSandbox} from './sandbox';

const texts = new Map<string, Promise<string>>();

/** Fetches a file of programs, once. */
function fetchProgramFile(file: string): Promise<string> {
  const known = texts.get(file);
  if (known) return known;
  const fetched = fetchText(`assets/run/${file}`);
  texts.set(file, fetched);
  // A failure may pass: the next press asks again.
  fetched.catch(() => texts.delete(file));
  return fetched;
}

/** Fetches what the page has to know of a program. */
export async function fetchProgram(path: string): Promise<RunnableProgram> {
  const file = playgroundManifest.programs[path];
  if (!file) throw new Error(`${path} does not run on this page.`);
  return JSON.parse(await fetchProgramFile(file)) as RunnableProgram;
}

/** A program to run: a sample as it is, a changed one, or a text of the reader's own. */
export interface Task {
  readonly program?: RunnableProgram;
  /** The text, when it is not that of the program. */
  readonly source?: string;
}

/** The modules that a text names in quotes, with what they need; a computed name is most often there too. */
async function fetchModules(
  source: string,
  offered: Readonly<Record<string, RunnableModule>>,
): Promise<Job['modules']> {
  const found: Record<string, Job['modules'][string]> = {};
  const take = async (names: readonly string[]): Promise<void> => {
    await Promise.all(
      names.map(async (name) => {
        const {file, part, isSample, needs = []} = offered[name]!;
        if (!file || name in found) return;
        found[name] = {text: '', part, isSample};
        const [text] = await Promise.all([fetchProgramFile(file), take(needs)]);
        found[name] = {text, part, isSample};
        if (isSample) await take(namedIn(text));
      }),
    );
  };
  const namedIn = (text: string): string[] =>
    Object.keys(offered).filter((name) => ['"', "'", '`'].some((quote) => text.includes(quote + name + quote)));
  await take(namedIn(source));
  return found;
}

async function createJob({program, source}: Task, files: Readonly<Record<string, string>>): Promise<Job> {
  const text = source ?? program?.source ?? '';
  const samples = Object.entries(program?.imports ?? {}).map(([name, file]) => [
    name,
    {about: '', file, isSample: true},
  ]);
  const offered: Record<string, RunnableModule> = {...playgroundManifest.modules, ...Object.fromEntries(samples)};
  const [runtime, modules, api] = await Promise.all([
    fetchProgramFile(playgroundManifest.runtime),
    fetchModules(text, offered),
    /fetch|localhost/.test(text) ? fetchProgramFile(playgroundManifest.api) : undefined,
  ]);
  return {
    runtime,
    modules,
    ...(api && {api}),
    source: text,
    name: program ? program.path.slice(program.path.lastIndexOf('/') + 1) : 'program.ts',
    names: Object.keys(offered),
    args: (program?.args ?? []).map((arg) => (arg.startsWith('@') ? (files[arg.slice(1)] ?? '').trim() : arg)),
    files: {...program?.files, ...files},
  };
}

/**
 * Runs a program, and before it the one whose files it needs, each in a sandbox of its own.
 *
 * @param print is called with what the program prints, as it comes
 */
export function runProgram(task: Task, print: (chunks: readonly Chunk[]) => void): Running {
  let stop: (ending: Ending) => void = () => undefined;
  let current: Running | undefined;
  let isStopped = false;
  const start = async (what: Task, say: (chunks: readonly Chunk[]) => void): Promise<Ending> => {
    const first = what.program?.after;
    const before = first ? await start({program: await fetchProgram(first)}, () => undefined) : undefined;
    const job = await createJob(what, before?.files ?? {});
    if (isStopped) return {type: 'stopped', files: {}};
    current = runInSandbox(resolveSitePath(`assets/run/${playgroundManifest.frame}`), job, say);
    const ending = await current.ended;
    const asked = {random: false, clock: false};
    // What the program before was given by chance is in the files that this one reads.
    for (const one of [before, ending])
      if (one?.type === 'end') {
        asked.random ||= one.asked.random;
        asked.clock ||= one.asked.clock;
      }
    const files = {...before?.files, ...ending.files};
    return ending.type === 'end' ? {...ending, asked, files} : {...ending, files};
  };
  const stopped = new Promise<Ending>((resolve) => (stop = resolve));
  const ended = start(task, print).catch((): Ending => ({type: 'unavailable', files: {}}));
  return {
    ended: Promise.race([ended, stopped]),
    stop: () => {
      isStopped = true;
      current?.stop();
      stop({type: 'stopped', files: {}});
    },
  };
}

export {playgroundManifest};
