import EventEmitter from 'events';
import {inspect} from 'node-inspect-extracted';
import {ProgramError} from './compile';
import {FAR} from './far';
import {noteDifference} from './output';
import type {Crash} from '../../../src/lib/playground/types';

/** Whether the engine's stacks begin with the error, as in Node.js. Those of the others are lines of `name@file:line:column`. */
export const isV8 = 'captureStackTrace' in Error && /^Error/.test(String(new Error('x').stack));

const head = (error: Error): string => Error.prototype.toString.call(error);

/** A stack of the calls in programs. One line stands for all others, because an error without any prints in brackets. */
const joinStack = (error: Error, calls: readonly string[], isEmpty: boolean): string =>
  [head(error), ...(calls.length > 0 || isEmpty ? calls : ['    at <anonymous>'])].join('\n');

// As in Node.js 20, the text is made when it is first read, with the message that the error has by then.
if (isV8)
  Object.defineProperty(Error, 'prepareStackTrace', {
    configurable: true,
    writable: true,
    value: (error: Error, sites: readonly NodeJS.CallSite[]) => {
      const calls = sites.map((site) => `    at ${String(site).replace(/^eval \((.*)\)$/, '$1')}`);
      const ofPrograms = calls.filter((call) => /[\w-]\.ts:\d+:\d+\)?$/.test(call));
      return joinStack(error, ofPrograms, calls.length === 0);
    },
  });

/** The file of the program, which WebKit does not name. */
export const program = {name: ''};

/** Gives an error another message, also in the text of its stack, which V8 makes later. */
export function amend(error: Error, message: string): Error {
  if (message === error.message) return error;
  const stack = isV8 ? undefined : String(error.stack).replace(error.message, () => message);
  for (const [name, value] of Object.entries({message, ...(stack && {stack})}))
    Object.defineProperty(error, name, {value, configurable: true, writable: true});
  return error;
}

/** Adds to what ended a program what Node.js says of names that only CommonJS has. */
export function explain(error: unknown): unknown {
  const {message} = Object(emulateNodeError(error)) as Error;
  if (!(
    error instanceof ReferenceError && /^(?:require|module|exports|__(?:dir|file)name) is not defined/.test(message)
  ))
    return error;
  return amend(
    error,
    `${message} in ES module scope${message.startsWith('req') ? ', you can use import instead' : ''}`,
  );
}

/** The stack of an error as Node.js writes it. WebKit says only in which line the error was made. */
function stackOf(error: Error, stack: string): string {
  // Each line of an engine's has an `@`; what has none, a program has set.
  const isSet = stack !== '' && !stack.includes('@');
  if (isSet || `${stack}\n`.startsWith(`${head(error)}\n`) || /^ {4}at /m.test(stack)) return stack;
  const calls = stack.split('\n').flatMap((line) => {
    const [, name, place] = /^(.*?)@?([\w.-]+\.ts:\d+(?::\d+)?)$/.exec(line) ?? [];
    return place ? [name ? `    at ${name} (${place})` : `    at ${place}`] : [];
  });
  // Engines differ in whether the constructors of an error, its own and those it extends, are calls.
  const kinds = new Set<string>();
  for (let kind: unknown = error.constructor; typeof kind === 'function'; kind = Object.getPrototypeOf(kind))
    kinds.add(kind.name);
  while (calls.length > 1 && kinds.has(/^ {4}at (\S+) \(/.exec(calls[0]!)?.[1] ?? '-')) calls.shift();
  const {line, column} = error as Error & {line?: number; column?: number};
  const made =
    calls.length === 0 && stack && line && line < FAR.length ? [`    at ${program.name}:${line}:${column}`] : [];
  return joinStack(error, [...calls, ...made], stack === '');
}

const seen = new WeakSet<Error>();

/** Gives an error the stack that Node.js would print, and its cause, with which Node.js compares the stack. */
export function emulateNodeError<Value>(value: Value): Value {
  if (isV8 || !(value instanceof Error)) return value;
  noteDifference('words and lines of errors are those of this browser');
  if (seen.has(value)) return value;
  seen.add(value);
  const {message} = value;
  amend(
    value,
    message.replace(/^Can't find variable: (.*)|\. \(In '[^]*$/, (_, name) => (name ? `${name} is not defined` : '')),
  );
  const stack = stackOf(value, value.stack ?? '');
  // A frozen error keeps its own.
  Reflect.defineProperty(value, 'stack', {value: stack, configurable: true, writable: true, enumerable: false});
  emulateNodeError(value.cause);
  return value;
}

/** In Firefox an error has its stack from its prototype, so that what a program reads can be as Node.js writes it. */
const {get: nativeStack, ...rest} = Object.getOwnPropertyDescriptor(Error.prototype, 'stack') ?? {};
if (nativeStack)
  Object.defineProperty(Error.prototype, 'stack', {
    ...rest,
    get(this: Error) {
      const {value = nativeStack.call(this) as unknown} =
        Object.getOwnPropertyDescriptor(emulateNodeError(this), 'stack') ?? {};
      return value;
    },
  });

/** An error of Node.js itself: its text begins with its code, and so does its stack. */
export function makeNodeError(Kind: ErrorConstructor, code: string, message: string, members: object = {}): Error {
  const error = Object.assign(new Kind(message), {name: `${Kind.name} [${code}]`});
  // Reading the stack makes its text.
  void emulateNodeError(error).stack;
  Reflect.deleteProperty(error, 'name');
  Object.defineProperty(error, 'toString', {value: () => `${error.name} [${code}]: ${error.message}`});
  return Object.assign(error, {code}, members);
}

/**
 * Checks an argument as functions of Node.js do.
 *
 * @param types what it may be, such as `of type function`
 */
export function checkArgument(isValid: boolean, name: string, types: string, value: unknown): void {
  if (isValid) return;
  const kind = (value as {constructor?: {name: string}} | null | undefined)?.constructor?.name;
  const short = typeof value === 'string' && value.length > 28 ? `${value.slice(0, 25)}...` : value;
  let received = `type ${typeof value} (${inspect(short)})`;
  if (value === null || value === undefined) received = String(value);
  else if (typeof value === 'function') received = `function ${value.name}`;
  else if (typeof value === 'object') received = kind ? `an instance of ${kind}` : inspect(value, {depth: -1});
  const message = `The "${name}" argument must be ${types}. Received ${received}`;
  throw makeNodeError(TypeError, 'ERR_INVALID_ARG_TYPE', message);
}

/** Where errors were emitted that nothing listened for. */
const emissions = new WeakMap<object, string>();
const {emit} = EventEmitter.prototype;
EventEmitter.prototype.emit = function (type, ...values: unknown[]) {
  const [value] = values;
  if (type !== 'error' || this.listenerCount(type) > 0) return emit.call(this, type, ...values);
  if (!(value instanceof Error))
    throw makeNodeError(Error, 'ERR_UNHANDLED_ERROR', `Unhandled error. (${inspect(value)})`, {context: value});
  const {name} = this.constructor;
  const [, ...calls] = stackOf(value, String(new Error().stack)).split('\n');
  emissions.set(
    value,
    [`Emitted 'error' event${name === 'EventEmitter' ? '' : ` on ${name} instance`} at:`, ...calls].join('\n'),
  );
  throw value;
};

for (const name of [
  'addListener',
  'on',
  'once',
  'prependListener',
  'prependOnceListener',
  'removeListener',
  'off',
] as const) {
  const {[name]: change} = EventEmitter.prototype;
  EventEmitter.prototype[name] = function (type, listener) {
    checkArgument(typeof listener === 'function', 'listener', 'of type function', listener);
    return change.call(this, type, listener);
  };
}

/** Adds to the stack of an error that ends the program where it was emitted. */
export function addEmission(error: unknown): void {
  const emission = error instanceof Error && emissions.get(error);
  if (emission)
    Object.defineProperty(error, 'stack', {value: `${error.stack}\n${emission}`, configurable: true, writable: true});
}

/**
 * Says what ended a program.
 *
 * @param file the program's, as stacks name it
 */
export function crashOf(error: unknown, file: string): Crash {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  const {name = 'Error', message} = isError ? (error as Error) : {name: 'Uncaught', message: String(error)};
  const {programLine, line: lineOfEngine, sourceURL} = (isError ? error : {}) as Record<string, unknown>;
  const own = programLine ?? (error instanceof ProgramError || sourceURL === file ? lineOfEngine : undefined);
  const at = isError ? String((error as Error).stack).split(`${file}:`)[1] : undefined;
  const line = typeof own === 'number' ? own : Number(/^\d+/.exec(at ?? '')?.[0]);
  const hint = error instanceof ProgramError && error.hint ? `. ${error.hint}` : '';
  return {name: String(name), message: String(message) + hint, ...(line && {line})};
}
