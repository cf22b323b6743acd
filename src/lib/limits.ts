/**
 * Bounds on everything that reaches a tool from outside: an address, a paste, a file or a program. They stand at the doors (fields,
 * editors, addresses, messages of workers), so what is behind may take its input for reasonable. Texts are counted in characters.
 */
export const LIMITS = {
  /** Of a text in a field or an editor. The largest records that people exchange have a fifth of it. */
  text: 200_000,
  /** Of lines in a field or an editor: a field lays out every one at each key. */
  textLines: 5000,
  /** Of letters beyond ASCII, and control characters: a browser looks up font and direction of each, and takes a hundred times as long. */
  foreign: 2000,
  /** Of lines with letters from right to left: a browser orders their numbers and words anew, and Safari pairs brackets in time that grows with the square. */
  turned: 1000,
  /** Of the state that the address carries: hosts and messengers cut longer ones. A longer one stays in the tab. */
  address: 2000,
  /** Of a text that a link brings packed, once unpacked: a few characters can stand for hundreds of megabytes. */
  unpacked: 200_000,
  /** The same before, in letters of base64url: what doesn't compress takes four for three bytes. */
  packed: 300_000,
  /** Of a line that an editor draws whole: a browser needs seconds for a longer one. */
  drawnLine: 20_000,
  /** Of a line that is coloured, or completed: what does it searches a line from its start in time that grows with the square. */
  colouredLine: 2000,
  /** Of fields in a part of an address: Chromium reads them in time that grows with the square of their number. */
  parameters: 100,
  /** Of two angles: any way to write them needs less. */
  angles: 200,
  /** Brackets within brackets. A parser calls itself for each, and engines allow some thousand calls. */
  nesting: 100,
  /** The same of all brackets in an editor, which colours text that is no JSON, and while it is typed. */
  brackets: 2000,
  /** Of an operation that is completed: each key reads all of it. */
  completed: 20_000,
  /** Words and signs of a GraphQL operation; validation compares many of them with each other. */
  tokens: 1000,
  /** Fields of an operation that have fields of their own: each may return all rows. */
  branches: 20,
  /** Fields of an operation with its fragments spelled out: each may return a value of all rows, for each branch. */
  selections: 500,
  /** Corners of a shape that a map draws: Safari needs time that grows with the square of how often one line crosses itself. */
  corners: 3000,
  /** Entries of a list that are drawn; the rest is counted. */
  shown: 100,
  /** Lines of a result that are drawn. */
  lines: 1000,
  /** Characters of a value that are drawn where it is copied whole. */
  value: 2000,
  /** Pieces of output in one colour: each is an element of the page. */
  pieces: 1000,
  /** Characters that a program may print, and that its files may hold. */
  printed: 200_000,
  written: 5_000_000,
  /** Characters of one message of a program's worker. */
  workerMessage: 10_000_000,
  /** The same outside of its strings: to read a value takes a hundred times as long as a letter. A full report has 14,000. */
  workerSigns: 20_000,
  /** Files that a program may leave, and characters of a name. */
  files: 100,
  fileName: 200,
  /** What a result says at most of how a program differs. */
  differences: 8,
  /** Characters of the message of an error. */
  message: 20_000,
  /** Marks that stand on one letter; fonts stack them, and every one moves all others. */
  marks: 8,
} as const;

const LINE_BREAK = /\r\n?|[\n\u2028\u2029\u0085]/g;
const FOREIGN = /[^\t\n\r\x20-\x7E]/gu;
/** Letters from right to left, and signs that say so. */
const TURNED =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Begins a letter that a parser of JSON, GraphQL or addresses puts in its place, as in `\u0301` and `%CC%81`. */
const ESCAPE = /\\[ubf]|%[c-f][\da-f]/gi;
const STACKED = new RegExp(`(\\p{M}{${LIMITS.marks}})\\p{M}+`, 'gu');

/** Where the match of that number begins, counted from 1; the end of the text where there are fewer. */
function findNth(text: string, pattern: RegExp, number: number): number {
  let count = 0;
  for (const {index} of text.matchAll(pattern)) if (++count === number) return index;
  return text.length;
}

/** Where lines with letters from right to left become more than a browser lays out at once; the end of the text where they don't. */
function findTurnedExcess(text: string): number {
  let left: number = LIMITS.turned;
  let start = 0;
  // A page has one paragraph from one of these to the next, whatever else looks like the end of a line.
  for (const line of TURNED.test(text) ? text.split('\n') : []) {
    if (TURNED.test(line)) {
      if (line.length > left) return start + left;
      left -= line.length;
    }
    start += line.length + 1;
  }
  return text.length;
}

/** The fields of a part of an address, with or without its `#` or `?`. One with more than a link of this site has is not read. */
export function parseAddressPart(part: string): URLSearchParams {
  const isTooMuch = part.length > LIMITS.packed || part.split('&', LIMITS.parameters + 1).length > LIMITS.parameters;
  return new URLSearchParams(isTooMuch ? '' : part.replace(/^[#?]/, ''));
}

/** Why a text is refused where a reader puts it in or a link brings it; undefined for one that a page can draw and read. */
export function findExceededLimit(text: string): string | undefined {
  if (text.length > LIMITS.text) return `longer than ${LIMITS.text.toLocaleString('en')} characters`;
  if (findNth(text, LINE_BREAK, LIMITS.textLines) < text.length)
    return `longer than ${LIMITS.textLines.toLocaleString('en')} lines`;
  if ([FOREIGN, ESCAPE].some((pattern) => findNth(text, pattern, LIMITS.foreign + 1) < text.length))
    return `longer than ${LIMITS.foreign.toLocaleString('en')} letters beyond ASCII and control characters`;
  if (findTurnedExcess(text) < text.length)
    return `longer than ${LIMITS.turned.toLocaleString('en')} characters in lines with letters from right to left`;
  return text.search(STACKED) < 0 ? undefined : `a letter with more than ${LIMITS.marks} accents`;
}

/** The beginning of a text that a page can draw at once, and how many characters are left out. */
export function clipWithCount(text: string, most: number): {text: string; left: number} {
  const drawn = text.slice(0, most).replace(STACKED, '$1');
  const end = Math.min(
    findNth(drawn, LINE_BREAK, LIMITS.textLines),
    findNth(drawn, FOREIGN, LIMITS.foreign + 1),
    findTurnedExcess(drawn),
  );
  return {text: drawn.slice(0, end), left: Math.max(text.length - most, 0) + drawn.length - end};
}

/** A text that a page can draw at once: whole, or its beginning with a count of the characters that are left out. */
export function clipWithNote(text: string, most: number): string {
  // It may be drawn as one paragraph, whatever lines it has.
  const {text: start, left} = clipWithCount(text, TURNED.test(text) ? Math.min(most, LIMITS.turned) : most);
  return left > 0 ? `${start}… and ${left.toLocaleString('en')} more characters` : start;
}
