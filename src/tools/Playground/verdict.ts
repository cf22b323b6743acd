import {compareOutput} from '@site/src/lib/playground/compare';
import type {Ending} from './session';

/** What is said of a run, in one or a few lines. */
export interface Verdict {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly text: string;
  /** The lines that differ: recorded and here. */
  readonly lines?: readonly [recorded: string, here: string];
}

const plural = (count: number, name: string): string => `${count} × ${name}`;

/** How long it took, for readers. */
const timeOf = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Says how a run ended and whether it printed what was recorded.
 *
 * @param recorded what the program printed when it was recorded; nothing for a program of the reader's own
 * @param limit how long a program may run, in milliseconds
 */
export function verdictOf(
  ending: Ending,
  printed: string,
  recorded: string | undefined,
  constants: ReadonlySet<string>,
  limit: number,
): Verdict {
  if (ending.type === 'stopped') return {tone: 'warn', text: 'You stopped the program.'};
  if (ending.type === 'limit') return {tone: 'bad', text: `Stopped after ${limit / 1000} s: the limit of this page.`};
  if (ending.type !== 'end')
    return {tone: 'bad', text: 'What the program needs could not be fetched. Check the connection, then run it again.'};
  const time = timeOf(ending.milliseconds);
  if (ending.crash) {
    const {name, message, line} = ending.crash;
    return {tone: 'bad', text: `${name}${line ? ` in line ${line}` : ''}: ${message}`};
  }
  const exit = ending.code === 0 ? '' : ` It ended with code ${ending.code}.`;
  if (recorded === undefined) return {tone: exit ? 'warn' : 'good', text: `Ran for ${time}.${exit}`};
  const {difference, natural} = compareOutput(recorded, printed, constants);
  if (difference) {
    const {line, why, page = '(nothing)', run = '(nothing)'} = difference;
    return {
      tone: 'warn',
      text: `Ran for ${time}.${exit} The output differs from the recorded one: line ${line} ${why}.`,
      lines: [page, run],
    };
  }
  const kinds = [...natural].map(([name, count]) => plural(count, name));
  return {
    tone: exit ? 'warn' : 'good',
    text:
      `Ran for ${time}.${exit} The output matches the recorded one` +
      (kinds.length > 0 ? `; differences that are expected: ${kinds.join(', ')}.` : '.'),
  };
}
