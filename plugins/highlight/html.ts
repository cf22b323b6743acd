import {escapeHtml} from '../shared/escape';
import type {Mark} from './marks';
import type {CodeToken} from './pieces';
import {tokenClassLetters} from './roles';

/** What a browser would break after a hyphen, though it is one word: a date, and an option of a command. */
const words = /\d{4}-\d\d-\d\d(?:T\d\d:[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?|(?<=^|\s)--?[a-z][\w-]*/gi;
/** A long address, which browsers would break in the middle of a name. */
const address = /https?:[^\s"'<>]{20,}/g;
const afterName = /(?<=[\w}])(?:[/,?]|&amp;)(?=[\w{])/g;
const writeText = (text: string): string =>
  escapeHtml(text)
    .replace(words, '<span class="a-whole">$&</span>')
    .replace(address, (whole) => whole.replace(afterName, '$&<wbr>'));

const pieceHtml = ({text, role}: CodeToken): string =>
  role ? `<span class="${tokenClassLetters[role]}">${writeText(text)}</span>` : writeText(text);

const markClass: Record<Mark, string> = {highlight: 'l', error: 'l bad', success: 'l good'};

/** How lines are drawn besides their colours. */
export interface LineOptions {
  marks: ReadonlyMap<number, Mark>;
  /** Number of the first line; nothing leaves the lines unnumbered. */
  numbersFrom?: number;
  /** Whether `+` and `-` at the start of a line say that it was added or removed. */
  diff: boolean;
}

/** How far a line is set in, in characters: even, at most 10, so that a phone keeps room for its text. */
const measureDepth = (text: string): number =>
  Math.min((/^[+-]?(\s*)/.exec(text)?.[1] ?? '').replaceAll('\t', '  ').length & ~1, 10);

/**
 * Writes the inside of a `<code>` element. Lines that carry something (a mark, a number, an addition or a removal) become
 * elements, block elements that hold their own line break. All others are text and coloured spans. Neighbours of one depth
 * share a block, whose class says where a line goes on that is wider than its block: below its own beginning.
 */
export function codeLinesToHtml(lines: readonly CodeToken[][], {marks, numbersFrom, diff}: LineOptions): string {
  const texts = lines.map((pieces) => pieces.map((piece) => piece.text).join(''));
  const drawn = lines.map((pieces, index) => {
    const text = texts[index] as string;
    const html = pieces.map(pieceHtml).join('') + (index < lines.length - 1 ? '\n' : '');
    const number = numbersFrom === undefined ? '' : ` data-n="${numbersFrom + index}"`;
    const mark = marks.get(index + 1);
    if (mark) return `<mark class="${markClass[mark]}"${number}>${html}</mark>`;
    if (diff && /^\+(?!\+\+ )/.test(text)) return `<ins class="l"${number}>${html}</ins>`;
    if (diff && /^-(?!-- )/.test(text)) return `<del class="l"${number}>${html}</del>`;
    if (number) return `<span class="l"${number}>${html}</span>`;
    return html;
  });
  const depths: number[] = [];
  for (const text of texts) depths.push(text.trim() ? measureDepth(text) : (depths.at(-1) ?? 0));
  if (!depths.some(Boolean)) return drawn.join('');
  const open = depths.map((depth, index) =>
    depth === depths[index - 1] ? '' : `${index ? '</span>' : ''}<span class="d${depth}">`,
  );
  return `${drawn.map((html, index) => open[index] + html).join('')}</span>`;
}
