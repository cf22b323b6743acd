import index from '@generated/astral-playground/default/index.json';
import type {RunnableProgram, RunReport, RunRequest} from '@site/src/lib/playground/types';

/** How long a program may run, in milliseconds. */
export const LIMIT = 10_000;

// The bundler replaces it with the path at which the site is.
declare const __webpack_public_path__: string;
/** An address of this site, wherever it is mounted. */
export const pathOf = (path: string): string => `${__webpack_public_path__}${path}`;
const address = (file: string): string => pathOf(`assets/run/${file}`);

const described = new Map<string, Promise<RunnableProgram>>();

/** Fetches what the page has to know of a program, once. */
export function describe(path: string): Promise<RunnableProgram> {
  const known = described.get(path);
  if (known) return known;
  const file = index.programs[path];
  const fetched = file
    ? fetch(address(file)).then((response) => {
        if (!response.ok) throw new Error(`${file}: ${response.status}`);
        return response.json() as Promise<RunnableProgram>;
      })
    : Promise.reject(new Error(`${path} does not run on this page.`));
  described.set(path, fetched);
  // A failure may pass: the next press asks again.
  fetched.catch(() => described.delete(path));
  return fetched;
}

/** How a run ended: as the worker says, or because the page ended it. */
export type Ending =
  | Extract<RunReport, {type: 'end'}>
  | {readonly type: 'stopped' | 'limit' | 'unavailable'; readonly files: Readonly<Record<string, string>>};

export interface Running {
  readonly ended: Promise<Ending>;
  readonly stop: () => void;
}

function start(request: RunRequest, print: (text: string, isError: boolean) => void): Running {
  let stop = (): void => undefined;
  const ended = new Promise<Ending>((resolve) => {
    const end = (ending: Ending): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(ending);
    };
    const worker = new Worker(address(index.worker), {type: 'module'});
    const timer = setTimeout(() => end({type: 'limit', files: {}}), LIMIT);
    stop = () => end({type: 'stopped', files: {}});
    worker.onerror = (event) => {
      event.preventDefault();
      end({type: 'unavailable', files: {}});
    };
    worker.onmessage = ({data}: MessageEvent<RunReport>) => {
      if (data.type === 'print') print(data.text, data.isError);
      else end(data);
    };
    worker.postMessage(request);
  });
  return {ended, stop: () => stop()};
}

const modules = Object.fromEntries(Object.entries(index.modules).map(([name, {file}]) => [name, file]));

/** A program to run: a sample as it is, a changed one, or a text of the reader's own. */
export interface Task {
  readonly program?: RunnableProgram;
  /** The text, when it is not that of the program. */
  readonly source?: string;
}

function requestOf({program, source}: Task, files: Readonly<Record<string, string>>): RunRequest {
  const args = (program?.args ?? []).map((text) => (text.startsWith('@') ? (files[text.slice(1)] ?? '').trim() : text));
  return {
    name: program ? program.path.slice(program.path.lastIndexOf('/') + 1) : 'program.ts',
    run:
      source === undefined && program ? {file: program.file} : {source: source ?? '', interpreter: index.interpreter},
    preload: source === undefined && program ? [...program.packages, ...(program.api ? [index.api] : [])] : [],
    modules: {...modules, ...program?.imports},
    api: index.api,
    args,
    env: program?.api ? {BASE_URL: 'http://localhost:3000'} : {},
    files: {...program?.files, ...files},
  };
}

/**
 * Runs a program, and before it the one whose files it needs, each in a worker of its own.
 *
 * @param print is called with what the program prints, as it comes
 */
export function run(task: Task, print: (text: string, isError: boolean) => void): Running {
  let current: Running | undefined;
  let isStopped = false;
  const before = async (path: string | undefined): Promise<Readonly<Record<string, string>>> => {
    if (!path || isStopped) return {};
    const program = await describe(path);
    const files = await before(program.after);
    current = start(requestOf({program}, files), () => undefined);
    return {...files, ...(await current.ended).files};
  };
  const ended = before(task.program?.after).then(
    (files): Ending | Promise<Ending> => {
      if (isStopped) return {type: 'stopped', files};
      current = start(requestOf(task, files), print);
      return current.ended;
    },
    (): Ending => ({type: 'unavailable', files: {}}),
  );
  return {
    ended,
    stop: () => {
      isStopped = true;
      current?.stop();
    },
  };
}

/** Values that look random and are constants of the protocol. */
export const constants: ReadonlySet<string> = new Set(index.constants);

export {index};
