/** Sources of chance that a run has used. */
export interface RandomnessUse {
  readonly random: boolean;
  readonly clock: boolean;
}

/** A kind of value that differs from run to run by nature. */
interface NaturalKind {
  readonly name: string;
  readonly pattern: RegExp;
  /** Whether a value that comes twice in the page must come twice in the run too. */
  readonly consistent?: boolean;
  /** What a program has to ask for so that it can print another such value. */
  readonly from?: readonly (keyof RandomnessUse)[];
  /** Whether two values of the kind may differ; left out, any two may. */
  readonly close?: (page: string, run: string) => boolean;
}

const number = (text: string): number => Number(text.replace(/[,_n]/g, ''));

/**
 * Values that differ by nature, most specific first. Constants of the protocol (schema UIDs, addresses of contracts) look
 * the same and do not differ: they are passed to {@link compareOutput} and compared to the letter.
 */
const kinds: readonly NaturalKind[] = [
  {name: 'signature', from: ['random', 'clock'], pattern: /0x[0-9a-fA-F]{130}\b/, consistent: true},
  {name: 'transaction, UID or hash', from: ['random', 'clock'], pattern: /0x[0-9a-fA-F]{64}\b/, consistent: true},
  {name: 'address of a random wallet', from: ['random', 'clock'], pattern: /0x[0-9a-fA-F]{40}\b/, consistent: true},
  {name: 'long bytes', from: ['random', 'clock'], pattern: /0x[0-9a-fA-F]{132,}/},
  {
    name: 'moment',
    from: ['clock'],
    pattern: /\b20\d\d-\d\d-\d\d(?:T| )\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?/,
  },
  {name: 'day', from: ['clock'], pattern: /\b20\d\d-\d\d-\d\d\b/},
  {name: 'seconds since 1970', from: ['clock'], pattern: /\b1[6-9]\d{8}n?\b/},
  {name: 'recovery id', from: ['random', 'clock'], pattern: /(?<=signature\s{1,20})2[78]\b/},
  {name: 'number of a block', pattern: /(?<=\bin block )\d+\b/},
  {name: 'duration', from: ['clock'], pattern: /\b\d+(?:\.\d+)? ?(?:ms|s)\b/},
  {
    name: 'gas',
    pattern: /\b\d{2,3}(?:[,_]\d{3})+n?\b|\b\d{5,8}n?\b/,
    close: (page, run) => Math.abs(number(page) - number(run)) <= number(page) / 100,
  },
];

const token = new RegExp(kinds.map(({pattern}) => `(${pattern.source})`).join('|'), 'g');

interface Token {
  readonly text: string;
  /** Nothing for text between values. */
  readonly kind?: NaturalKind;
}

function* tokensOf(line: string, constants: ReadonlySet<string>): Generator<Token> {
  let end = 0;
  for (const match of line.matchAll(token)) {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)];
    if (constants.has(match[0].toLowerCase())) continue;
    yield {text: line.slice(end, match.index)};
    yield {text: match[0], kind};
    end = match.index + match[0].length;
  }
  yield {text: line.slice(end)};
}

const linesOf = (text: string): string[] =>
  text
    .replace(/\u001b\[[0-9;]*m/g, '')
    .replace(/\r\n/g, '\n')
    .trim()
    .split('\n')
    .map((line) => line.trimEnd().replace(/ {2,}/g, '  '));

/** Result of a comparison. */
export interface Comparison {
  /** The first difference; nothing when the run prints what the page says. */
  readonly difference?: {
    /** Counted from 1. */
    readonly line: number;
    readonly why: string;
    /** The line of the page and of the run; nothing where one of them has ended. */
    readonly page?: string;
    readonly run?: string;
  };
  /** How many values differed as values of their kind do, by the name of the kind. */
  readonly natural: ReadonlyMap<string, number>;
}

/**
 * Compares what a page says a command prints with what it printed.
 *
 * @param page the recorded output in the page
 * @param run what the command printed
 * @param constants lower-case values that look random and are not
 * @param seen pairs of values of this page so far: what is the same in the page must be the same in the run
 * @param asked what the run has asked for: then only values that come of it may differ, and everything else is compared to the
 *   letter, spaces included
 */
export function compareOutput(
  page: string,
  run: string,
  constants: ReadonlySet<string>,
  seen: Map<string, string> = new Map(),
  asked?: RandomnessUse,
): Comparison {
  const [expected, actual] = [page, run].map((text) => (asked ? text.split('\n') : linesOf(text))) as [
    string[],
    string[],
  ];
  const natural = new Map<string, number>();
  for (let row = 0; row < Math.max(expected.length, actual.length); row += 1) {
    const [wanted, got] = [expected[row], actual[row]];
    const differs = (why: string): Comparison => ({
      difference: {line: row + 1, why, page: wanted, run: got},
      natural,
    });
    if (wanted === undefined || got === undefined) return differs('is only in one of them');
    // `…` stands for the rest of a line that the page leaves out.
    if (!asked && wanted.endsWith('…') && got.startsWith(wanted.slice(0, -1))) continue;
    const [left, right] = [[...tokensOf(wanted, constants)], [...tokensOf(got, constants)]];
    if (left.length !== right.length) return differs('differs');
    for (const [index, token_] of left.entries()) {
      const other = right[index] as Token;
      const {kind} = token_;
      if (kind !== other.kind) return differs('differs');
      if (!kind) {
        if (token_.text !== other.text) return differs('differs');
        continue;
      }
      if (asked && token_.text !== other.text && !kind.from?.some((source) => asked[source])) return differs('differs');
      if (kind.close && !kind.close(token_.text, other.text)) return differs(`has another ${kind.name}`);
      if (token_.text !== other.text) natural.set(kind.name, (natural.get(kind.name) ?? 0) + 1);
      if (!kind.consistent) continue;
      const before = seen.get(token_.text);
      if (before !== undefined && before !== other.text)
        return differs(`has a ${kind.name} that the page shows in two places and the run does not`);
      seen.set(token_.text, other.text);
    }
  }
  return {natural};
}
