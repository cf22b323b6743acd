/**
 * Runs one program and tells the page what it prints. `plugins/playground/build.ts` makes a file of it, which the page starts
 * as a module worker of the site's own origin. A program reaches memory, clock and random bytes, and nothing else: the ways
 * to the network and to what the browser stores are taken away before it starts.
 */
import {Buffer} from 'buffer';
import type {Crash, RunReport, RunRequest} from '../../../src/lib/playground/types';
import type * as Api from './api';
import {makeConsole} from './console';
import {files, folder} from './files';
import type * as Interpreter from './interpreter';
import {Exit, hooks, process} from './process';

const tell = (report: RunReport): void => self.postMessage(report);

/** How much a program may print, in characters, before the rest is left out. */
const LIMIT = 200_000;
/** How long printed text waits for more, in milliseconds: a message for each line would flood the page. */
const REST = 16;

let waiting: {text: string; isError: boolean} | undefined;
let printed = 0;
let sent = 0;
let ended = false;

function flush(): void {
  if (waiting) tell({type: 'print', ...waiting});
  waiting = undefined;
  sent = performance.now();
}

hooks.print = (text, isError) => {
  if (ended || printed > LIMIT) return;
  printed += text.length;
  if (waiting && waiting.isError !== isError) flush();
  waiting = {text: (waiting?.text ?? '') + text, isError};
  if (printed > LIMIT) {
    waiting.text += `\nMore than ${LIMIT.toLocaleString('en')} characters: the rest is left out.\n`;
    flush();
  } else if (performance.now() - sent > REST) flush();
};

/** Timers that are still to run keep a program alive, as they do in Node.js. */
const pending = new Set<unknown>();

function keepTimers(): void {
  const {setTimeout: after, clearTimeout: forget, setInterval: every, clearInterval: stop} = self;
  Object.assign(self, {
    setTimeout: (call: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
      const timer = after(() => {
        pending.delete(timer);
        call(...values);
      }, delay);
      pending.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      pending.delete(timer);
      forget(timer);
    },
    setInterval: (call: () => void, delay?: number, ...values: unknown[]) => {
      const timer = every(call, delay, ...values);
      pending.add(timer);
      return timer;
    },
    clearInterval: (timer: number) => {
      pending.delete(timer);
      stop(timer);
    },
  });
  rest = () => new Promise((done) => void after(done, 0));
}
let rest: () => Promise<void>;

const closed = [
  ...['XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource', 'BroadcastChannel'],
  ...['indexedDB', 'caches', 'Worker', 'SharedWorker', 'importScripts', 'Notification'],
];

/** Loads a file beside this one. The name is a variable, so that no bundler follows it. */
const fetchModule = (file: string): Promise<object> => {
  const address = `./${file}`;
  return import(address) as Promise<object>;
};

/**
 * Takes away what leads out of the worker, wherever on the chain of prototypes it is.
 *
 * @param api file of the model that answers requests to this machine
 */
function closeTheWorld(api: string): void {
  // What is only hidden on `self` can be taken from its prototypes.
  for (const name of [...closed, 'fetch'])
    for (let holder: object = self; holder; holder = Object.getPrototypeOf(holder) as object)
      Reflect.deleteProperty(holder, name);
  self.fetch = async (input, options) => {
    const request = new Request(input, options);
    const {hostname} = new URL(request.url);
    if (hostname !== 'localhost')
      throw new TypeError(`fetch failed: a program on this page has no network (${hostname})`);
    const {answer} = (await fetchModule(api)) as typeof Api;
    return answer(request);
  };
}

/** The first line of the program in a stack, which every engine writes as file, line, column. */
function lineIn(stack: string | undefined, file: string): number | undefined {
  const at = (stack ?? '').split('\n').find((line) => line.includes(file));
  const line = at && new RegExp(`${file.replace(/[.]/g, '\\.')}[^:]*:(\\d+)`).exec(at)?.[1];
  return line ? Number(line) : undefined;
}

function crashOf(error: unknown, file: string | undefined, lineOf?: (error: unknown) => number | undefined): Crash {
  const {
    name = 'Error',
    message = String(error),
    stack,
  } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Error>;
  return {name, message, line: lineOf?.(error) ?? (file ? lineIn(stack, file) : undefined)};
}

async function run({name, run: what, preload, modules, api, args, env, files: given}: RunRequest): Promise<void> {
  for (const [file, text] of Object.entries(given)) files.set(file, new TextEncoder().encode(text));
  process.argv.push(`${folder}/${name}`, ...args);
  Object.assign(process.env, env);
  Object.assign(globalThis, {process, Buffer, console: makeConsole(), global: globalThis});

  let start = performance.now();
  const end = (code: number, crash?: Crash): void => {
    if (ended) return;
    const milliseconds = performance.now() - start;
    flush();
    ended = true;
    const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
    tell({
      type: 'end',
      code,
      milliseconds,
      files: Object.fromEntries([...files].map(([file, bytes]) => [file, text(bytes)])),
      ...(crash && {crash}),
    });
  };
  hooks.exit = (code) => end(code);
  const file = 'file' in what ? what.file : undefined;
  let lineOf: ((error: unknown) => number | undefined) | undefined;
  const fail = (error: unknown): void => {
    if (error instanceof Exit) return;
    end(1, crashOf(error, file, lineOf));
  };
  self.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  self.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error ?? new Error(event.message));
  });

  const load = (module: string): Promise<object> => {
    const found = modules[module];
    if (!found)
      return Promise.reject(
        new Error(`${module} is not a module of this page. Modules: ${Object.keys(modules).join(', ')}.`),
      );
    return fetchModule(found);
  };
  try {
    closeTheWorld(api);
    keepTimers();
    if ('file' in what) {
      // The modules first, so that the time is that of the program.
      await Promise.all(preload.map(fetchModule));
      start = performance.now();
      await fetchModule(what.file);
    } else {
      const interpreter = (await fetchModule(what.interpreter)) as typeof Interpreter;
      ({lineOf} = interpreter);
      const program = await interpreter.prepare(what.source, load);
      start = performance.now();
      await program();
    }
    do {
      flush();
      await rest();
    } while (pending.size > 0 && !ended);
    end(process.exitCode ?? 0);
  } catch (error) {
    fail(error);
  }
}

self.onmessage = ({data}: MessageEvent<RunRequest>) => void run(data);
