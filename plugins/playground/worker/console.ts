import {format, formatWithOptions, inspect} from 'node-inspect-extracted';
import {hooks} from './process';

/** `console` as programs of Node.js know it: text, formatted as Node.js formats it. */
export function makeConsole(): Console {
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  let margin = '';
  const print = (isError: boolean, text: string): void =>
    hooks.print(`${margin}${margin ? text.replaceAll('\n', `\n${margin}`) : text}\n`, isError);
  const out =
    (isError: boolean) =>
    (...values: unknown[]): void =>
      print(isError, format(...values));
  const log = out(false);
  const error = out(true);
  const group = (...values: unknown[]): void => {
    if (values.length > 0) log(...values);
    margin += '  ';
  };
  const own: Partial<Console> = {
    log,
    info: log,
    debug: log,
    error,
    warn: error,
    trace: error,
    group,
    groupCollapsed: group,
    groupEnd: () => {
      margin = margin.slice(2);
    },
    dir: (value: unknown, options?: object) => print(false, inspect(value, {customInspect: false, ...options})),
    dirxml: log,
    table: (value: unknown) => print(false, formatWithOptions({compact: 1}, value)),
    assert: (holds?: unknown, ...values: unknown[]) => {
      if (!holds) error(`Assertion failed${values.length ? ':' : ''}`, ...values);
    },
    count: (label = 'default') => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      log(`${label}: ${counts.get(label)}`);
    },
    countReset: (label = 'default') => void counts.delete(label),
    time: (label = 'default') => void timers.set(label, performance.now()),
    timeLog: (label = 'default') => log(`${label}: ${(performance.now() - (timers.get(label) ?? 0)).toFixed(1)} ms`),
    timeEnd: (label = 'default') => {
      own.timeLog!(label);
      timers.delete(label);
    },
    clear: () => undefined,
  };
  return own as Console;
}
