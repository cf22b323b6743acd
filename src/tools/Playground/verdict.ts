import {compareOutput} from '@site/src/lib/playground/compare';
import {type Ending, RUN_TIMEOUT_MS} from './sandbox';
import {playgroundManifest} from './session';

/** Verdict on a run. */
export interface Verdict {
  readonly tone: 'good' | 'warn' | 'bad';
  /** How it ended, in at most six words. */
  readonly words: string;
  /** What else there is to say of it, which follows the words. */
  readonly rest?: string;
  /** What differs from the recorded output by nature, or from Node.js. */
  readonly note?: string;
  /** Whether the program printed the recorded output to the letter. */
  readonly isSame?: boolean;
  /** How long a program took that ran to its end. */
  readonly time?: string;
  /** The lines that differ: recorded and here. */
  readonly lines?: readonly [recorded: string, here: string];
  /** The line of the program that failed, counted from 1. */
  readonly failedLine?: number | undefined;
}

/** How long it took, for readers. */
const formatDuration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** A verdict in a sign and a word. */
export const formatRunResultBadge = ({tone, time, lines}: Verdict): [sign: string, word: string] =>
  lines ? ['≠', 'differs'] : [{good: '✓', warn: '!', bad: '×'}[tone], time ?? (tone === 'bad' ? 'error' : 'stopped')];

const early: Readonly<Record<Exclude<Ending['type'], 'end'>, Verdict>> = {
  stopped: {tone: 'warn', words: 'You stopped the program.'},
  limit: {tone: 'bad', words: `Stopped after ${RUN_TIMEOUT_MS / 1000} s:`, rest: 'the limit of this page.'},
  unavailable: {
    tone: 'bad',
    words: 'The program couldn’t be fetched.',
    rest: 'Check the connection, then run it again.',
  },
  flood: {
    tone: 'bad',
    words: 'Stopped:',
    rest: 'the program printed faster than a page can show. Print less, or run it with Node.js.',
  },
  forged: {tone: 'bad', words: 'Stopped:', rest: 'the program sent this page a message that no program may send.'},
  lost: {tone: 'bad', words: 'The browser ended the program,', rest: 'most likely because it took too much memory.'},
};

/**
 * Says how a run ended and whether it printed what was recorded.
 *
 * @param recorded what the program printed when it was recorded; nothing for a program of the reader's own
 * @param isChanged whether the reader has changed the program
 */
export function describeRunResult(
  ending: Ending,
  printed: string,
  recorded: string | undefined,
  isChanged: boolean,
): Verdict {
  if (ending.type !== 'end') return early[ending.type];
  const {differences} = ending;
  const note = differences.length > 0 ? `Node.js 20 may print something else: ${differences.join('; ')}.` : undefined;
  if (ending.crash) {
    const {name, message, line} = ending.crash;
    return {tone: 'bad', words: `${name}${line ? ` in line ${line}` : ''}`, rest: message, note, failedLine: line};
  }
  const exit = ending.code === 0 ? '' : ` It ended with code ${ending.code}.`;
  const time = formatDuration(ending.milliseconds);
  const ran = `${isChanged && recorded !== undefined ? 'Your changed program ran' : 'Ran'} for ${time}.${exit}`;
  const tone = exit ? 'warn' : 'good';
  if (recorded === undefined) return {tone, words: ran, time, note};
  // What a change of the input did can't be told from what chance did, so a changed program is compared to the letter.
  const asked = isChanged ? {random: false, clock: false} : ending.asked;
  const {difference, natural} = compareOutput(
    recorded,
    printed,
    new Set(playgroundManifest.constants),
    new Map(),
    asked,
  );
  if (difference) {
    const {line, why, page = '(nothing)', run = '(nothing)'} = difference;
    return {
      tone: 'warn',
      words: 'The output differs',
      rest: `from the recorded one: line ${line} ${why}. ${ran}`,
      lines: [page, run],
      note,
    };
  }
  const kinds = [...natural].map(([name, count]) => `${count} × ${name}`);
  return {
    tone,
    words: 'The output matches the recorded one',
    rest: ran,
    time,
    note: kinds.length > 0 ? `Random values and times differ, as in each run: ${kinds.join(', ')}.` : undefined,
    isSame: kinds.length === 0,
  };
}
