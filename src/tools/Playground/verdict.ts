import {compareOutput} from '@site/src/lib/playground/compare';
import {type Ending, LIMIT} from './sandbox';

/** Verdict on a run, in one or a few lines. */
export interface Verdict {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly text: string;
  /** Whether the program printed the recorded output to the letter. */
  readonly isSame?: boolean;
  /** The lines that differ: recorded and here. */
  readonly lines?: readonly [recorded: string, here: string];
}

/** How long it took, for readers. */
const timeOf = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

const early: Readonly<Record<Exclude<Ending['type'], 'end'>, readonly [tone: Verdict['tone'], text: string]>> = {
  stopped: ['warn', 'You stopped the program.'],
  limit: ['bad', `Stopped after ${LIMIT / 1000} s: the limit of this page.`],
  unavailable: ['bad', 'What the program needs couldn’t be fetched. Check the connection, then run it again.'],
  flood: ['bad', 'Stopped: the program printed faster than a page can show. Print less, or run it with Node.js.'],
  forged: ['bad', 'Stopped: the program sent this page a message that no program may send.'],
  lost: ['bad', 'The browser ended the program, most likely because it took too much memory.'],
};

/**
 * Says how a run ended and whether it printed what was recorded.
 *
 * @param recorded what the program printed when it was recorded; nothing for a program of the reader's own
 * @param isChanged whether the reader has changed the program
 */
export function verdictOf(
  ending: Ending,
  printed: string,
  recorded: string | undefined,
  isChanged: boolean,
  constants: ReadonlySet<string>,
): Verdict {
  if (ending.type !== 'end') {
    const [tone, text] = early[ending.type];
    return {tone, text};
  }
  if (ending.crash) {
    const {name, message, line} = ending.crash;
    return {tone: 'bad', text: `${name}${line ? ` in line ${line}` : ''}: ${message}`};
  }
  const exit = ending.code === 0 ? '' : ` It ended with code ${ending.code}.`;
  const ran = `${isChanged && recorded !== undefined ? 'Your changed program ran' : 'Ran'} for ${timeOf(ending.milliseconds)}.${exit}`;
  if (recorded === undefined) return {tone: exit ? 'warn' : 'good', text: ran};
  // What a change of the input did can't be told from what chance did, so a changed program is compared to the letter.
  const asked = isChanged ? {random: false, clock: false} : ending.asked;
  const {difference, natural} = compareOutput(recorded, printed, constants, new Map(), asked);
  if (difference) {
    const {line, why, page = '(nothing)', run = '(nothing)'} = difference;
    return {
      tone: 'warn',
      text: `${ran} The output differs from the recorded one: line ${line} ${why}.`,
      lines: [page, run],
    };
  }
  const kinds = [...natural].map(([name, count]) => `${count} × ${name}`);
  return {
    tone: exit ? 'warn' : 'good',
    isSame: kinds.length === 0,
    text:
      `${ran} The output matches the recorded one` +
      (kinds.length > 0 ? `; random values and times differ, as in each run: ${kinds.join(', ')}.` : '.'),
  };
}
