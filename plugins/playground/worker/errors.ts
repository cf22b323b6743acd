import type {Crash} from '../../../src/lib/playground/types';

/** Whether the engine's stacks begin with the error, as in Node.js. Those of the others are lines of `name@file:line:column`. */
const isV8 = 'captureStackTrace' in Error && /^Error/.test(String(new Error('x').stack));

const head = (error: Error): string => {
  const {name = 'Error', message} = error;
  return message ? `${name}: ${message}` : String(name);
};

/** The stack of an error as Node.js writes it, with the calls in the runtime left out. */
export function stackOf(error: Error): string {
  const {stack} = error;
  if (typeof stack !== 'string') return head(error);
  if (isV8)
    return stack
      .split('\n')
      .filter((line) => !/^ {4}at .*(?:data:text|<anonymous>:\d)|^ {4}at (?:eval|async) ?\(?(?:eval|data)/.test(line))
      .join('\n');
  const calls = stack.split('\n').flatMap((line) => {
    const [, name, place] = /^(.*?)@?([\w.-]+\.ts:\d+(?::\d+)?)$/.exec(line) ?? [];
    return place ? [name ? `    at ${name} (${place})` : `    at ${place}`] : [];
  });
  return [head(error), ...calls].join('\n');
}

/**
 * Says what ended a program.
 *
 * @param file the program's, as stacks name it
 */
export function crashOf(error: unknown, file: string): Crash {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  const {name = 'Error', message} = isError ? (error as Error) : {name: 'Uncaught', message: String(error)};
  const own = isError ? (error as {line?: unknown}).line : undefined;
  const at = isError ? String((error as Error).stack).split(`${file}:`)[1] : undefined;
  const line = typeof own === 'number' ? own : Number(/^\d+/.exec(at ?? '')?.[0]);
  return {name: String(name), message: String(message), ...(line && {line})};
}
