import {ProgramError} from './compile';
import {FAR} from './far';
import {noteDifference} from './output';
import type {Crash} from '../../../src/lib/playground/types';

/** Whether the engine's stacks begin with the error, as in Node.js. Those of the others are lines of `name@file:line:column`. */
export const isV8 = 'captureStackTrace' in Error && /^Error/.test(String(new Error('x').stack));

const head = (error: Error): string => {
  const {name = 'Error', message} = error;
  return message ? `${name}: ${message}` : String(name);
};

/** The file of the program, which WebKit does not name. */
export const program = {name: ''};

/** Gives an error another message, also in the text of its stack. */
export function amend(error: Error, message: string): Error {
  if (message === error.message) return error;
  const stack = String(error.stack).replace(error.message, () => message);
  for (const [name, value] of Object.entries({stack, message}))
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
  if (`${stack}\n`.startsWith(`${head(error)}\n`) || /^ {4}at /m.test(stack)) return stack;
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
  const made = calls.length === 0 && line && line < FAR.length ? [`    at ${program.name}:${line}:${column}`] : [];
  return [head(error), ...calls, ...made].join('\n');
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
  const stack = stackOf(value, String(value.stack));
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
