/**
 * Runs one program and tells the page what it prints. `plugins/playground/build.ts` makes a text of it, which a worker without
 * network, storage or origin compiles (plugins/playground/frame.ts). What globals.ts takes away is what Node.js does not have, and the
 * way to speak to the page: the walls are those of the browser.
 */
import {Buffer} from 'buffer';
import EventEmitter from 'events';
import {inspect} from 'node-inspect-extracted';
import {findClosest} from '@astral-docs/content-checks/closest';
import type {Job} from '../../../src/lib/playground/types';
import {compile, type ModuleRequest, syntaxErrorProbe, ProgramError} from './compile';
import {makeConsole, util} from './console';
import * as crypto from './crypto';
import {addEmission, checkArgument, crashOf, emulateNodeError, explain, program} from './errors';
import {FAR} from './far';
import * as fs from './fs';
import {noteNames, replaceGlobals} from './globals';
import * as loop from './loop';
import {begin, end, noteDifference, print} from './output';
import {folder, hooks, noteMembers, process, processModule} from './process';

const {setTimeout: after} = self;
const {files: written, ...fsOfPrograms} = fs;
type Call = (...values: unknown[]) => unknown;
const promises = Object.fromEntries(
  Object.entries(fsOfPrograms as Readonly<Record<string, Call>>).map(([name, call]) => [
    name.replace(/Sync$/, ''),
    async (...values: unknown[]) => call(...values),
  ]),
);
const callbacks = Object.fromEntries(
  Object.entries(promises).map(([name, call]) => [
    name,
    (...values: unknown[]) => {
      const done = (values.length > 1 ? values.pop() : undefined) as Call;
      checkArgument(typeof done === 'function', 'cb', 'of type function', done);
      call(...values).then(
        (found) => loop.nextTick(done, null, ...(found === undefined ? [] : [found])),
        (error) => loop.nextTick(done, error),
      );
    },
  ]),
);

const withDefault = (name: string, module: object): object => ({...module, default: noteMembers(name, module)});
const builtin: Readonly<Record<string, object>> = {
  fs: withDefault('fs', {...callbacks, ...fsOfPrograms, promises: noteMembers('fs.promises', promises)}),
  'fs/promises': withDefault('fs.promises', promises),
  crypto: withDefault('crypto', crypto),
  process: processModule,
  buffer: withDefault('buffer', {Buffer}),
  events: {...EventEmitter, EventEmitter, default: EventEmitter},
  util: withDefault('util', util),
  timers: withDefault('timers', loop.timers),
  'timers/promises': withDefault('timers.promises', loop.promises),
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
  return {fetch: (...parameters: Parameters<typeof fetch>) => loop.track(ask(...parameters))}.fetch;
}

const namespaces = new WeakMap<object, object>([[processModule, processModule]]);

/** A module as `import *` and `import()` have it. */
function namespaceOf(module: object): object {
  const known = namespaces.get(module);
  if (known) return known;
  const made = Object.create(null, {[Symbol.toStringTag]: {value: 'Module'}}) as Record<string, unknown>;
  for (const name of Object.keys(module).sort()) made[name] = module[name as never];
  const noted = 'default' in module ? noteMembers('the module', Object.freeze(made)) : Object.freeze(made);
  namespaces.set(module, noted);
  return noted;
}

/** A value as the engine names it where nobody may look into it. */
const wordReason = (reason: unknown): string =>
  typeof reason !== 'object' || !reason
    ? String(reason)
    : reason.toString === Object.prototype.toString && reason.constructor?.name
      ? `#<${reason.constructor.name}>`
      : Object.prototype.toString.call(reason);

/** Runs a program; the worker that calls it runs no other. */
export function run({name, source, modules, names, api, args, files}: Job): void {
  for (const [file, text] of Object.entries(files)) written.set(file, new TextEncoder().encode(text));
  program.name = name;
  process.argv.push(`${folder}/${name}`, ...args);

  const finish = (code: number, told = code, isAtOnce = false): void => {
    hooks.exit = (last) => end(last, written);
    loop.hooks.isEnding = true;
    try {
      process.emit('exit', told);
    } catch (error) {
      print(`${inspect(error)}\n`, true);
      process.exitCode = 1;
    }
    const last = (): void => end(Number(process.exitCode ?? code), written);
    // What promises of the listeners do comes before the end, unless the program asked for it.
    if (isAtOnce) last();
    else after(last);
  };
  hooks.exit = (code) => finish(code, code, true);
  const fail = (error: unknown, origin = 'uncaughtException'): void => {
    if (process.listenerCount('uncaughtException') > 0) {
      process.emit('uncaughtException', error, origin);
      loop.watch();
      return;
    }
    const crash = crashOf(emulateNodeError(error), name);
    addEmission(error);
    print(
      `${typeof error === 'string' ? error : error instanceof ProgramError ? `SyntaxError: ${error.message}` : inspect(error)}\n`,
      true,
    );
    try {
      process.emit('exit', 1);
    } finally {
      end(Number(process.exitCode ?? 1) || 1, written, crash);
    }
  };
  loop.hooks.fail = fail;
  addEventListener('error', (event) => {
    event.preventDefault();
    if (syntaxErrorProbe.isOn) return;
    // Timers tell of their errors themselves, so this one comes from a listener.
    noteDifference('an error in a listener ends a program later in Node.js');
    fail(event.error ?? new Error(event.message));
  });
  const unhandled = new Map<Promise<unknown>, number>();
  addEventListener('rejectionhandled', ({promise}) => {
    const id = unhandled.get(promise);
    const text = `Promise rejection was handled asynchronously (rejection id: ${id})`;
    if (id && !process.emit('rejectionHandled', promise)) process.emitWarning(text, 'PromiseRejectionHandledWarning');
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    const {reason, promise} = event;
    unhandled.set(promise, unhandled.size + 1);
    if (process.listenerCount('unhandledRejection') > 0) {
      process.emit('unhandledRejection', reason, promise);
      loop.watch();
    } else if (reason instanceof Error) fail(reason, 'unhandledRejection');
    else
      fail(
        Object.assign(
          new Error(
            'This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise ' +
              `which was not handled with .catch(). The promise rejected with the reason "${wordReason(reason)}".`,
          ),
          {name: 'UnhandledPromiseRejection', code: 'ERR_UNHANDLED_REJECTION'},
        ),
      );
  });

  const loaded = new Map<string, object>();
  const require = (wanted: string): object => {
    const known = builtin[wanted.replace(/^node:/, '')] ?? loaded.get(wanted);
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
  const find = async (wanted: string): Promise<object> => {
    const sample = modules[wanted];
    // A promise, so that imports at the same time run it once.
    if (sample?.isSample && !loaded.has(wanted))
      loaded.set(wanted, load(sample.text, `${wanted.replace(/^.*\//, '')}.ts`));
    return require(wanted);
  };
  /** What a statement takes: names that the module lacks end the program before it begins, as in Node.js. */
  const answer = async ({from, names: taken, line}: ModuleRequest): Promise<object> => {
    const module = await find(from).catch((error: unknown) => {
      throw Object.defineProperty(error as Error, 'programLine', {value: line, configurable: true});
    });
    for (const name of taken) {
      if (name === '*' || name in module) continue;
      const near = `The nearest names are: ${findClosest(name, Object.keys(module)).join(', ')}.`;
      // A module of CommonJS, or of Node.js: either may have more names there.
      throw 'default' in module
        ? new ProgramError(
            `${name} of ${from} isn't available on this page; run the program with Node.js. ${near}`,
            line,
          )
        : new ProgramError(`The requested module '${from}' does not provide an export named '${name}'`, line, near);
    }
    return taken.includes('*') ? namespaceOf(module) : module;
  };
  /** Runs a module of TypeScript once all that it imports has run. */
  const load = async (text: string, file: string): Promise<object> => {
    const {body, requests} = await loop.track(compile(text, file)).catch((error: unknown) => {
      noteNames(text);
      throw error;
    });
    const taken: object[] = [];
    try {
      for (const request of requests) taken.push(await answer(request));
    } finally {
      if (file === name) begin();
    }
    const exported = {};
    const meta = Object.assign(Object.create(null) as object, {
      dirname: folder,
      filename: `${folder}/${file}`,
      resolve: (wanted: string) => (/^\.{0,2}\//.test(wanted) ? new URL(wanted, `file://${folder}/`).href : wanted),
      url: `file://${folder}/${file}`,
    });
    if (file === name)
      for (const one of [{text, isSample: true}, ...Object.values(modules)]) if (one.isSample) noteNames(one.text);
    await body.call(
      undefined,
      meta,
      async (wanted) => namespaceOf(await find(String(wanted))),
      taken,
      (exportName, get) => Object.defineProperty(exported, exportName, {get, enumerable: true}),
    );
    return exported;
  };

  let isDone = false;
  loop.hooks.idle = () => {
    if (!isDone) return finish(13, 0);
    const before = process.listenerCount('beforeExit');
    if (before > 0) process.emit('beforeExit', Number(process.exitCode ?? 0));
    if (loop.isBusy()) return;
    finish(Number(process.exitCode ?? 0));
  };
  replaceGlobals({process, console: noteMembers('console', makeConsole()), fetch: makeFetch(api)});
  load(source, name)
    .catch((error: unknown) => fail(explain(error), 'unhandledRejection'))
    .then(() => (isDone = true))
    .finally(loop.watch);
  // A program that waits for nothing that will come ends, too.
  loop.watch();
}
