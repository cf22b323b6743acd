/**
 * Runs one program and tells the page what it prints. `plugins/playground/build.ts` makes a text of it, which a worker without
 * network, storage or origin compiles (plugins/playground/frame.ts). What is taken away here is what Node.js does not have, and the
 * way to speak to the page: the walls are those of the browser.
 */
import {Buffer} from 'buffer';
import EventEmitter from 'events';
import {inspect} from 'node-inspect-extracted';
import {findClosest} from '@astral-docs/content-checks/closest';
import type {Job} from '../../../src/lib/playground/types';
import {compile, probe, ProgramError} from './compile';
import {makeConsole, util} from './console';
import * as crypto from './crypto';
import {crashOf, legible, program} from './errors';
import {FAR} from './far';
import * as fs from './fs';
import * as loop from './loop';
import {asked, begin, end, print} from './output';
import {folder, hooks, process} from './process';

/** Node.js has these under other names, or not at all. */
const foreign = [
  ...['postMessage', 'close', 'importScripts', 'Worker', 'SharedWorker', 'BroadcastChannel', 'caches', 'indexedDB'],
  ...[
    'XMLHttpRequest',
    'WebSocket',
    'WebSocketStream',
    'WebTransport',
    'EventSource',
    'fetch',
    'location',
    'navigator',
  ],
  ...['Notification', 'name', 'origin', 'onmessage', 'RTCPeerConnection', 'FontFace', 'setTimeout', 'clearTimeout'],
];

const later =
  <P extends unknown[], R>(call: (...values: P) => R) =>
  async (...values: P): Promise<R> =>
    call(...values);
const {files: written, ...fsOfPrograms} = fs;
type Call = (...values: unknown[]) => unknown;
const promises = Object.fromEntries(
  Object.entries(fsOfPrograms as Readonly<Record<string, Call>>).map(([name, call]) => [
    name.replace(/Sync$/, ''),
    later(call),
  ]),
);
const callbacks = Object.fromEntries(
  Object.entries(promises).map(([name, call]) => [
    name,
    (...values: unknown[]) => {
      const done = values.pop() as Call;
      call(...values).then(
        (found) => loop.nextTick(done, null, ...(found === undefined ? [] : [found])),
        (error) => loop.nextTick(done, error),
      );
    },
  ]),
);

const mark = (module: object): object =>
  Object.defineProperties(module, {__esModule: {value: true}, [Symbol.toStringTag]: {value: 'Module'}});
const withDefault = (module: object): object => mark({...module, default: module});
const builtin: Readonly<Record<string, object>> = {
  fs: withDefault({...callbacks, ...fsOfPrograms, promises}),
  'fs/promises': withDefault(promises),
  crypto: withDefault(crypto),
  process: mark(Object.assign(Object.create(process) as object, {default: process})),
  buffer: withDefault({Buffer}),
  events: mark({...EventEmitter, EventEmitter, default: EventEmitter}),
  util: withDefault(util),
  timers: withDefault(loop.timers),
  'timers/promises': withDefault(loop.promises),
};

/** One sentence for a module that is not there: what is not possible, and what to do. */
function refusal(name: string, names: readonly string[]): Error {
  const text = /^[a-z]+:\/\/|^data:/.test(name)
    ? `A program on this page can't load code by address (${name.slice(0, 80)}); import one of: ${names.join(', ')}.`
    : name.startsWith('.') || name.startsWith('/')
      ? `There's no file ${name} to import: a program on this page is one file, so put its code here.`
      : name.startsWith('node:')
        ? `${name} isn't available on this page; run the program with Node.js, or use one of: ${names.join(', ')}.`
        : `The package ${name} isn't offered on this page; run the program with Node.js, or use one of: ${names.join(', ')}.`;
  return Object.assign(new Error(text), {code: 'ERR_MODULE_NOT_FOUND'});
}

/** Replaces methods by ones that note the call first, or hold the program until their promise settles. */
function wrap(holder: object | undefined, names: readonly string[], by: (result: unknown) => unknown): void {
  for (const name of names) {
    const call = (holder as Record<string, unknown> | undefined)?.[name];
    if (typeof call !== 'function') continue;
    const replaced = {
      [name](this: unknown, ...values: unknown[]) {
        return by(Reflect.apply(call, this, values));
      },
    };
    Object.defineProperty(holder, name, {value: replaced[name], configurable: true, writable: true});
  }
}

const note =
  (what: keyof typeof asked) =>
  (result: unknown): unknown => {
    asked[what] = true;
    return result;
  };

/** Watches what differs from run to run, and what the browser does behind the program's back. */
function observe(): void {
  wrap(Crypto.prototype, ['getRandomValues', 'randomUUID'], note('random'));
  wrap(Math, ['random'], note('random'));
  wrap(performance, ['now'], note('clock'));
  wrap(SubtleCrypto.prototype, ['generateKey'], note('random'));
  const subtle = Object.getOwnPropertyNames(SubtleCrypto.prototype).filter((name) => name !== 'constructor');
  wrap(SubtleCrypto.prototype, subtle, loop.track);
  for (const kind of [Blob, Response, Request])
    wrap(kind.prototype, ['text', 'json', 'arrayBuffer', 'blob', 'formData', 'bytes'], loop.track);
  wrap(WebAssembly, ['compile', 'instantiate'], loop.track);
  const {now} = Date;
  globalThis.Date = new Proxy(Date, {
    construct(target, values, self) {
      if (values.length === 0) asked.clock = true;
      return Reflect.construct(target, values, self) as object;
    },
    apply(target, self, values) {
      asked.clock = true;
      return Reflect.apply(target, self, values) as string;
    },
    get: (target, key) => {
      if (key === 'now') asked.clock = true;
      return key === 'now' ? now : (Reflect.get(target, key) as unknown);
    },
  });
  Date.prototype.constructor = Date;
}

/** Requests: the model of the Astral API answers those to this machine. */
function makeFetch(api: string | undefined): typeof fetch {
  type Api = {answer: (request: Request) => Promise<Response>};
  const module = {exports: {} as Api};
  if (api) (0, eval)(`(function (module, exports) {${api}\n})`)(module, module.exports);
  const ask = async (...parameters: Parameters<typeof fetch>): Promise<Response> => {
    const request = new Request(...parameters);
    const {host} = new URL(request.url);
    if (host === 'localhost:3000' && api) return module.exports.answer(request);
    throw new TypeError(
      `fetch failed: a program on this page has no network (${host}); run it with Node.js, or ask http://localhost:3000.`,
    );
  };
  return (...parameters) => loop.track(ask(...parameters));
}

function removeNetworkGlobals(api: string | undefined): void {
  const own = makeFetch(api);
  for (const name of foreign)
    for (let holder: object = self; holder; holder = Object.getPrototypeOf(holder) as object)
      Reflect.deleteProperty(holder, name);
  Object.assign(globalThis, loop.timers, {
    process,
    Buffer,
    console: makeConsole(),
    global: globalThis,
    fetch: own,
    queueMicrotask: loop.queueMicrotask,
  });
}

/** Runs a program; the worker that calls it runs no other. */
export function run({name, source, modules, names, api, args, env, files}: Job): void {
  for (const [file, text] of Object.entries(files)) written.set(file, new TextEncoder().encode(text));
  program.name = name;
  process.argv.push(`${folder}/${name}`, ...args);
  Object.assign(process.env, env);

  const finish = (code: number): void => {
    hooks.exit = () => undefined;
    try {
      process.emit('exit', code);
    } catch (error) {
      print(`${inspect(legible(error))}\n`, true);
      process.exitCode = 1;
    }
    end(Number(process.exitCode ?? code), written);
  };
  hooks.exit = finish;
  const fail = (error: unknown, origin = 'uncaughtException'): void => {
    if (process.listenerCount('uncaughtException') > 0) {
      process.emit('uncaughtException', error, origin);
      loop.watch();
      return;
    }
    const crash = crashOf(error, name);
    print(
      `${typeof error === 'string' ? error : error instanceof ProgramError ? `SyntaxError: ${error.message}` : inspect(legible(error))}\n`,
      true,
    );
    try {
      process.emit('exit', 1);
    } finally {
      end(Number(process.exitCode ?? 1) || 1, written, crash);
    }
  };
  loop.hooks.fail = fail;
  self.addEventListener('error', (event) => {
    event.preventDefault();
    if (!probe.isOn) fail(event.error ?? new Error(event.message));
  });
  self.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    const {reason, promise} = event as PromiseRejectionEvent;
    if (process.listenerCount('unhandledRejection') > 0) {
      process.emit('unhandledRejection', reason, promise);
      loop.watch();
    } else if (reason instanceof Error) fail(reason, 'unhandledRejection');
    else
      fail(
        Object.assign(
          new Error(
            'This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise ' +
              `which was not handled with .catch(). The promise rejected with the reason "${inspect(reason)}".`,
          ),
          {name: 'UnhandledPromiseRejection', code: 'ERR_UNHANDLED_REJECTION'},
        ),
      );
  });

  const loaded = new Map<string, object>();
  const find = (wanted: string): object | undefined => builtin[wanted.replace(/^node:/, '')] ?? loaded.get(wanted);
  const require = (wanted: string): object => {
    const known = find(wanted);
    if (known) return known;
    const module = modules[wanted];
    if (!module || module.isSample) throw refusal(wanted, names);
    const holder = {exports: {} as Record<string, unknown>};
    const body = (0, eval)(`${FAR}(function (module, exports, require) {${module.text}\n})`) as (
      ...values: unknown[]
    ) => void;
    body(holder, holder.exports, require);
    const exported = (module.part ? holder.exports[module.part] : holder.exports) as object;
    loaded.set(wanted, exported);
    return exported;
  };
  /** Runs a module of TypeScript once all that it imports has run. */
  const load = async (text: string, file: string): Promise<object> => {
    const {body, imports} = await loop.track(compile(text, file));
    const from = [...text.matchAll(/(?:from|import)\s*\(?\s*(['"])(\.[^'"]*)\1/g)].map(([, , path = '']) => path);
    for (const path of new Set(from))
      if (modules[path]?.isSample && !loaded.has(path))
        loaded.set(path, await load(modules[path].text, `${path.replace(/^.*\//, '')}.ts`));
    const exported = {};
    for (const {from: wanted, name: used, line} of imports) {
      let module: object;
      try {
        module = require(wanted);
      } catch (error) {
        throw Object.defineProperty(error as Error, 'programLine', {
          value: text.split('\n').findIndex((one) => one.includes(wanted)) + 1,
        });
      }
      if (used in module || used === 'default') continue;
      const near = findClosest(used, Object.keys(module)).join(', ');
      throw new ProgramError(`${wanted} does not export ${used}; the nearest names are: ${near}.`, line);
    }
    if (file === name) begin();
    await body.call(undefined, require, exported, {
      url: `file://${folder}/${file}`,
      dirname: folder,
      filename: `${folder}/${file}`,
    });
    return exported;
  };

  let isDone = false;
  loop.hooks.idle = () => {
    if (!isDone) return finish(13);
    const before = process.listenerCount('beforeExit');
    if (before > 0) process.emit('beforeExit', Number(process.exitCode ?? 0));
    if (loop.isBusy()) return;
    finish(Number(process.exitCode ?? 0));
  };
  observe();
  removeNetworkGlobals(api);
  load(source, name)
    .catch((error: unknown) => fail(error, 'unhandledRejection'))
    .then(() => (isDone = true))
    .finally(loop.watch);
  // A program that waits for nothing that will come ends, too.
  loop.watch();
}
