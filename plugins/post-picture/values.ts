import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {figurePlots} from '../../data/figure-plots';
import {closest} from '../../src/lib/closest';

/** How a picture shows its figures. */
export const kinds = ['rings', 'bars', 'lines', 'checks'] as const;
export type Kind = (typeof kinds)[number];

/** What the front matter of a post says of its picture. */
export interface Picture {
  readonly kind: Kind;
  /** A recorded output below `samples/`, or the name of a figure in `data/figure-plots.ts`. */
  readonly from: string;
  /** Lines of the output, as `9-13`; all of them when left out. */
  readonly lines?: string;
  /** What the picture says, in a sentence. */
  readonly alt: string;
}

/** A length as a program prints it. */
export interface Length {
  readonly label: string;
  readonly metres: number;
}

const metresIn = {m: 1, km: 1000} as const;

/** Lines of a recorded output. @throws Error when there are none */
export function linesOf({from, lines}: Pick<Picture, 'from' | 'lines'>, root: string): string[] {
  const all = readFileSync(join(root, from), 'utf8').trimEnd().split('\n');
  const [first = 1, last = all.length] = (lines ?? '').split('-').filter(Boolean).map(Number);
  const chosen = all.slice(first - 1, last).filter((line) => line.trim() !== '');
  if (chosen.length === 0) throw new Error(`${from} has no lines ${lines}.`);
  return chosen;
}

/**
 * The length in each line: its last number that is followed by `m` or `km`.
 * @throws Error for a line without one
 */
export function lengthsOf(lines: readonly string[]): Length[] {
  return lines.map((line) => {
    const [match] = [...line.matchAll(/([\d,]+(?:\.\d+)?) (k?m)\b/g)].slice(-1);
    if (!match) throw new Error(`There is no length in “${line}”.`);
    const [label, number = '', unit] = match;
    return {label, metres: Number(number.replaceAll(',', '')) * metresIn[unit as keyof typeof metresIn]};
  });
}

/** The first words of each line, and whether it ends in “valid” or “holds”. */
export const checksOf = (lines: readonly string[]): {name: string; passed: boolean}[] =>
  lines.map((line) => ({name: line.split(/\s{2,}/)[0] ?? line, passed: /\b(?:valid|holds)$/.test(line)}));

/** The series of a figure. @throws Error when no figure has that name */
export function seriesOf(name: string): readonly (readonly (readonly [x: number, y: number])[])[] {
  const plot = figurePlots[name];
  if (!plot)
    throw new Error(`There is no figure “${name}”. Nearest: ${closest(name, Object.keys(figurePlots)).join(', ')}.`);
  return plot.series.map(({values}) => values.map(([x, y]) => [Number(x), y] as const));
}
