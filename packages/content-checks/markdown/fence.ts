import {isLikelyTypo} from '../closest';
import {SourceFileError, type SourcePosition} from './problem';

/** The words behind the language of a fence, read once for everybody: figures, highlighter, samples and checks. */
export interface Fence {
  /** Lower case; `text` when the fence names none. */
  language: string;
  /** Program whose region fills the fence, as a path from the project's root. */
  file?: string;
  region?: string;
  /** Program whose recorded output fills the fence. */
  output?: string;
  /** Which lines of the file or output to show, counted from 1, ascending. */
  lines?: number[];
  title?: string;
  /** Lines to mark, counted from 1 in the shown text, ascending. */
  highlight: number[];
  /** First line number, when lines are numbered. */
  lineNumbersFrom?: number;
  /** Why the content check is left out. */
  noCheck?: string;
  /** The error that the content check must find. */
  expectError?: string;
  /** Name of the JSON Schema in data/reference/schemas. */
  schema?: string;
  /** False where a drawable fence must not draw itself. */
  figure: boolean;
  /** What the figure shows, in a sentence. */
  alt?: string;
  /** Whether the lines and rings of a map show their direction. */
  arrows?: boolean;
  /** True and false are the writer's decision; undefined leaves it to the length. */
  collapse?: boolean;
  /** Which terminal runs the commands, from 2 on, when they run beside others. The first needs no mark. */
  terminal?: number;
  /** Whether it has a key that only a plugin can read, such as `live`. */
  foreign?: true;
}

type Read = (fence: Fence, value: string, wrong: (what: string, fix: string) => never) => void;

const text =
  (key: 'file' | 'region' | 'output' | 'title' | 'schema' | 'alt' | 'noCheck' | 'expectError'): Read =>
  (fence, value) => {
    fence[key] = value;
  };

/** Keys that want a value: `key=value` or `key="two words"`. */
const valued: Record<string, Read> = {
  file: text('file'),
  region: text('region'),
  output: text('output'),
  title: text('title'),
  schema: text('schema'),
  alt: text('alt'),
  'no-check': text('noCheck'),
  'expect-error': text('expectError'),
  lines: (fence, value, wrong) => {
    fence.lines =
      parseLineNumbers(value) ?? wrong(`lines=${value} is not a list of lines.`, 'Write lines=3-9 or lines=1,4-6.');
  },
  showLineNumbers: (fence, value, wrong) => {
    if (!/^\d{1,5}$/.test(value)) wrong(`showLineNumbers=${value} is not a line number.`, 'Write showLineNumbers=12.');
    fence.lineNumbersFrom = Number(value);
  },
  terminal: (fence, value, wrong) => {
    if (!/^[2-9]$/.test(value)) wrong(`terminal=${value} is not known.`, 'Write terminal=2; the first has no mark.');
    fence.terminal = Number(value);
  },
  collapse: (fence, value, wrong) => {
    if (value !== 'true' && value !== 'false')
      wrong(`collapse=${value} is not known.`, 'Write collapse or collapse=false.');
    fence.collapse = value === 'true';
  },
};

/** Keys that stand alone, and what each says. */
const flags: Record<string, Partial<Fence>> = {
  showLineNumbers: {lineNumbersFrom: 1},
  'no-figure': {figure: false},
  arrows: {arrows: true},
  collapse: {collapse: true},
};

/** Every key that a fence may carry, for messages and for the handbook. */
export const fenceKeys: readonly string[] = [...new Set([...Object.keys(valued), ...Object.keys(flags)])].sort();

/** What pages may put into a class of an element: another word would be a class of the site. */
export const oneWord = /^[\w+#.-]+$/;

const word = /\s*(?:\{([^}]*)\}|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))?)(?=\s|$)/y;

/**
 * Reads language and meta of a fence.
 *
 * @param language the word after the backticks, or nothing
 * @param meta the rest of that line, or nothing
 * @param position where the fence opens
 * @throws SourceFileError for a language of several words, an unknown or repeated key, a missing or superfluous value, or a bad range of lines
 */
export function parseFence(
  language: string | null | undefined,
  meta: string | null | undefined,
  position: SourcePosition,
): Fence {
  const fence: Fence = {language: (language || 'text').toLowerCase(), highlight: [], figure: true};
  const wrong = (what: string, fix: string): never => {
    throw new SourceFileError(position, `Code fence: ${what}`, fix);
  };
  if (!oneWord.test(fence.language))
    wrong(`${JSON.stringify(language)} is not a language.`, 'Write one word of letters, digits, +, #, . and -.');
  const source = (meta ?? '').trimEnd();
  const seen = new Set<string>();
  for (word.lastIndex = 0; word.lastIndex < source.length;) {
    const rest = source.slice(word.lastIndex).trim();
    const match = word.exec(source);
    if (!match)
      return wrong(
        `cannot read ${JSON.stringify(rest)}.`,
        'Write key, key=value, key="two words" or {1,3-5}, with spaces between.',
      );
    const [, braces, key = '{}', ...values] = match;
    if (seen.has(key)) wrong(`${key} is written twice.`, 'Keep one.');
    seen.add(key);
    if (braces !== undefined) {
      fence.highlight =
        parseLineNumbers(braces) ??
        wrong(`{${braces}} is not a list of lines.`, 'Write {4} or {1,3-5}, counted from 1.');
      continue;
    }
    const value = values.find((candidate) => candidate !== undefined);
    const read = valued[key];
    if (!read && !flags[key]) {
      if (isLikelyTypo(key, fenceKeys)) wrong(`${key} is not a known key.`, `Known keys: ${fenceKeys.join(', ')}.`);
      fence.foreign = true;
      continue;
    }
    if (value === undefined) {
      Object.assign(fence, flags[key] ?? wrong(`${key} has no value.`, `Write ${key}="…".`));
    } else {
      if (!read) return wrong(`${key} takes no value.`, `Write ${key} alone.`);
      if (value.trim() === '') wrong(`${key} is empty.`, `Write ${key}="…" or leave it out.`);
      read(fence, value, wrong);
    }
  }
  if (fence.file && fence.output)
    wrong('file and output are both present.', 'A fence shows either a program or its output: keep one.');
  if (fence.region && !fence.file) wrong('region is given without file.', 'Name the program: file=samples/….');
  if (fence.lines && !fence.file && !fence.output)
    wrong('lines is given without file or output.', 'Name the file, or delete the lines.');
  return fence;
}

/**
 * Reads `1,3-5`. Both ends count; numbers start at 1.
 *
 * @returns the numbers, each once, ascending; nothing when the text is no such list
 */
function parseLineNumbers(text: string): number[] | undefined {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [, from = '0', to = from] = /^\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?\s*$/.exec(part) ?? [];
    if (Number(from) < 1 || Number(to) < Number(from)) return undefined;
    for (let line = Number(from); line <= Number(to); line += 1) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}
