// The framework's own parser. Its public form, DEFAULT_PARSE_FRONT_MATTER, is a promise of the same, for which a remark plugin can't wait.
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';

export interface MarkdownFile {
  frontMatter: Record<string, unknown>;
  /** The text below the front matter, after as many empty lines as are above it, so that lines keep their numbers. */
  body: string;
}

/** An error in the form of the YAML parser. @param line where it is, counted from 1 */
const createError = (line: number, reason: string, fix: string): Error =>
  Object.assign(new Error(`line ${line}: ${reason}. ${fix}`), {mark: {line: line - 1}, reason, fix});

/**
 * Refuses front matter that the build could run as a program. The framework's parser runs what is below `---js`. Its compiler takes lines
 * of dashes with anything behind them for text, whose code runs, where the parser ends or begins front matter. And its loader writes
 * values into a program without a look at backslashes, so that a quote behind one ends its text.
 *
 * @returns the front matter with its lines of dashes, an empty text where there is none
 * @throws Error when a line in which front matter begins or ends isn't `---` alone, or a backslash in it isn't before a double quote
 */
export function assertHarmlessFrontMatter(raw: string): string {
  if (!/^\uFEFF*---(?!-)/.test(raw)) return '';
  // Stops at the line that ends the front matter, or at the first that only one of the two readers knows.
  const [block = ''] = /^(?:\uFEFF?---[ \t]*\r?\n(?:(?!---)[^\r\n]*\r?\n)*)?/.exec(raw) ?? [];
  const lineAt = (at: number): number => block.slice(0, at).split('\n').length;
  const [end] = /^---[ \t]*(?![^\r\n])/.exec(raw.slice(block.length)) ?? [];
  if (!block || !end)
    throw createError(
      lineAt(block.length),
      'front matter does not begin and end with a line of three dashes alone, so a part of it could run as a program',
      'Write --- alone, and put text below it.',
    );
  const at = block.search(/\\(?!")/);
  if (at >= 0)
    throw createError(
      lineAt(at),
      'a backslash can make a program of the value, except in \\"',
      'Write the character itself, or / in a path, and put a text with double quotes into single ones.',
    );
  return block + end;
}

/** What is said of YAML that doesn't parse. @param error of the parser, which may know the line */
export function explainYamlError(error: unknown): {line: number; reason: string; fix: string} {
  const {
    mark,
    message,
    reason = message,
    fix = 'Put the value into double quotes, or fix its indentation.',
  } = error as {mark?: {line: number}; reason?: string; fix?: string; message: string};
  return {line: (mark?.line ?? 0) + 1, reason, fix};
}

/**
 * Refuses YAML whose aliases make much of little: each is written out again, in the scripts of every page that shows the entry.
 *
 * @param most how many values there may be, what an alias stands for as often as it is used
 * @throws Error when there are more
 */
export function assertFewValues(data: unknown, most = 1_000): void {
  const left = [data];
  for (let count = 0; left.length > 0; count += 1) {
    if (count === most)
      throw createError(1, `there are more than ${most} values, with those of aliases`, 'Take some away.');
    const value = left.pop();
    if (typeof value === 'object' && value !== null) left.push(...(Object.values(value) as unknown[]));
  }
}

/** Errors by their text: the parser keeps a text before it reads it, and has no error when it is asked again. */
const failures = new Map<string, unknown>();

/**
 * Reads a Markdown file as the framework does: with any line ending, with a byte-order mark, with or without front matter.
 *
 * @throws Error when the front matter doesn't parse, has too many values, or could run as a program
 */
export function splitFrontMatter(raw: string): MarkdownFile {
  const above = assertHarmlessFrontMatter(raw);
  if (failures.has(above)) throw failures.get(above) as Error;
  let frontMatter: MarkdownFile['frontMatter'];
  try {
    ({frontMatter} = parseFileContentFrontMatter(above.replaceAll('\r\n', '\n')));
    assertFewValues(frontMatter);
  } catch (error) {
    failures.set(above, error);
    throw error;
  }
  // Nothing of the text is trimmed: behind a blank that Markdown doesn't know, a fence is text.
  const text = raw.slice(above.length).replace(/\r\n?/g, '\n');
  return {frontMatter, body: above.replace(/[^\n]/g, '') + text};
}
