import type EventEmitter from 'events';
import inspection, {format, formatWithOptions, inspect} from 'node-inspect-extracted';
import {print} from './output';
import {amend, checkArgument, emulateNodeError} from './errors';
import {process} from './process';

/** Columns of a text as wide as a terminal draws it. The package exports it, and its types leave it out. */
const {getStringWidth: widthOf} = inspection as unknown as {getStringWidth: (text: string) => number};

const cell = (value: unknown): string =>
  inspect(value, {
    maxArrayLength: 3,
    breakLength: Infinity,
    depth: typeof value === 'object' && value && !Array.isArray(value) && Object.keys(value).length > 2 ? -1 : 0,
  });

function drawTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map(
    (name, column) => Math.max(...[name, ...rows.map((row) => row[column] ?? '')].map((text) => widthOf(text))) + 2,
  );
  const padded = (text: string, column: number): string => ` ${text}${' '.repeat(widths[column]! - widthOf(text) - 1)}`;
  const line = (cells: readonly string[]): string =>
    `│${head.map((_, column) => padded(cells[column] ?? '', column)).join('│')}│`;
  const rule = (left: string, middle: string, right: string): string =>
    left + widths.map((width) => '─'.repeat(width)).join(middle) + right;
  return [rule('┌', '┬', '┐'), line(head), rule('├', '┼', '┤'), ...rows.map(line), rule('└', '┴', '┘')].join('\n');
}

/** A table as `console.table` of Node.js draws it; nothing for a value that has no rows. */
function tableOf(data: unknown, columns?: readonly string[]): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const isMap = data instanceof Map;
  const isIndexed = isMap || data instanceof Set;
  const entries: (readonly [index: string, value: unknown, key?: unknown])[] = isMap
    ? [...data].map(([key, value], index) => [String(index), value, key])
    : Object.entries(isIndexed ? [...(data as Set<unknown>)] : data);
  const isRow = (value: unknown): value is Record<string, unknown> =>
    !isMap && typeof value === 'object' && value !== null;
  const keys = entries.flatMap(([, value]) => (isRow(value) ? (columns ?? Object.keys(value)) : []));
  const names = [...new Set(keys)];
  const hasValues = !entries.every(([, value]) => isRow(value));
  const first = isIndexed ? '(iteration index)' : '(index)';
  return drawTable(
    [first, ...(isMap ? ['Key'] : []), ...names, ...(hasValues ? ['Values'] : [])],
    entries.map(([index, value, key]) => [
      index,
      ...(isMap ? [cell(key)] : []),
      ...names.map((name) => (isRow(value) && Object.hasOwn(value, name) ? cell(value[name]) : '')),
      ...(hasValues && !isRow(value) ? [cell(value)] : []),
    ]),
  );
}

/** `console` as programs of Node.js know it: text, formatted as Node.js formats it. */
export function makeConsole(): Console {
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  let margin = '';
  const write = (isError: boolean, text: string): void =>
    print(`${margin}${margin ? text.replaceAll('\n', `\n${margin}`) : text}\n`, isError);
  const log = (...values: unknown[]): void => write(false, format(...values));
  const error = (...values: unknown[]): void => write(true, format(...values));
  const group = (...values: unknown[]): void => {
    if (values.length > 0) made.log(...values);
    margin += '  ';
  };
  const say = (name: string, label: string, values: unknown[] = []): void => {
    const start = timers.get(label);
    if (start === undefined) process.emitWarning(`No such label '${label}' for console.${name}()`);
    else made.log(`${label}: ${(performance.now() - start).toFixed(3)}ms`, ...values);
  };
  // Node.js prints tables, groups and counts by `console.log`, which a program may have replaced.
  const made = {
    [Symbol.toStringTag]: 'console',
    log,
    warn: (...values: unknown[]) => {
      const [warning] = values;
      if (!(warning instanceof Error && 'emitter' in warning)) return error(...values);
      // The package of `node:events` can't ask `process` to warn.
      const {emitter, count, type} = warning as Error & {emitter: EventEmitter; count: number; type: string};
      const whose = `${count} ${type} listeners added to ${inspect(emitter, {depth: -1})}. MaxListeners is ${emitter.getMaxListeners()}`;
      process.emitWarning(amend(warning, warning.message.replace(/\d+ .* listeners added/, whose)));
    },
    dir: (value: unknown, options?: object) => write(false, inspect(value, {customInspect: false, ...options})),
    time: (name: unknown = 'default') => {
      const label = String(name);
      if (timers.has(label)) process.emitWarning(`Label '${label}' already exists for console.time()`);
      else timers.set(label, performance.now());
    },
    timeEnd: (name: unknown = 'default') => {
      say('timeEnd', String(name));
      timers.delete(String(name));
    },
    timeLog: (name: unknown = 'default', ...values: unknown[]) => say('timeLog', String(name), values),
    trace: (...values: unknown[]) => {
      const trace = Object.assign(new Error(format(...values)), {name: 'Trace'});
      error(
        String(emulateNodeError(trace).stack)
          .replace(/^Error/, 'Trace')
          .replace(/: $/m, ''),
      );
    },
    assert: (holds?: unknown, ...values: unknown[]) => {
      if (!holds) error(`Assertion failed${values.length > 0 ? `: ${String(values[0])}` : ''}`, ...values.slice(1));
    },
    clear: () => undefined,
    count: (name: unknown = 'default') => {
      const label = String(name);
      counts.set(label, (counts.get(label) ?? 0) + 1);
      made.log(`${label}: ${counts.get(label)}`);
    },
    countReset: (name: unknown = 'default') => {
      if (!counts.delete(String(name))) process.emitWarning(`Count for '${String(name)}' does not exist`);
    },
    group,
    groupEnd: () => {
      margin = margin.slice(2);
    },
    table: (value: unknown, columns?: string[]) => {
      const text = tableOf(value, columns);
      made.log(text ?? value);
    },
    debug: (...values: unknown[]) => log(...values),
    info: (...values: unknown[]) => log(...values),
    dirxml: (...values: unknown[]) => log(...values),
    error,
    groupCollapsed: (...values: unknown[]) => group(...values),
  };
  return made as unknown as Console;
}

type Promising = (...values: unknown[]) => Promise<unknown>;
const custom = Symbol.for('nodejs.util.promisify.custom');
const promisify = (call: (...values: unknown[]) => void): Promising => {
  checkArgument(typeof call === 'function', 'original', 'of type function', call);
  const known = (call as {[custom]?: Promising})[custom];
  return (
    known ??
    ((...values) =>
      new Promise((done, fail) =>
        call(...values, (error: unknown, result: unknown) => (error ? fail(error as Error) : done(result))),
      ))
  );
};

/** `node:util`, as far as programs use it. */
export const util = {
  format,
  formatWithOptions,
  inspect,
  promisify: Object.assign(promisify, {custom}),
  TextEncoder,
  TextDecoder,
};
