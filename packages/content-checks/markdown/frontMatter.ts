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
 * Refuses front matter that the build could run as a program. The framework's parser runs what is below `---js`, and its loader writes
 * values into a program without a look at backslashes, so that a quote behind one ends its text.
 *
 * @throws Error when the front matter names a language other than YAML, or has a backslash that is not before a double quote
 */
export function assertHarmlessFrontMatter(raw: string): void {
  const [, language] = /^\uFEFF?---[^\S\n]*([^\s-]\S*)/.exec(raw) ?? [];
  if (language && !/^ya?ml$/i.test(language))
    throw createError(
      1,
      `front matter in ${language} is not allowed, because it may run as a program`,
      'Write --- alone, and YAML below it.',
    );
  const [block = ''] = /^\uFEFF?---[^]*?(?:\n---|$)/.exec(raw) ?? [];
  const at = block.search(/\\(?!")/);
  if (at >= 0)
    throw createError(
      block.slice(0, at).split('\n').length,
      'a backslash can make a program of the value, except in \\"',
      'Write the character itself, or / in a path, and put a text with double quotes into single ones.',
    );
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
 * Reads a Markdown file as the framework does: with any line ending, with a byte-order mark, with or without front matter.
 *
 * @throws Error when the front matter doesn't parse, or could run as a program
 */
export function splitFrontMatter(raw: string): MarkdownFile {
  assertHarmlessFrontMatter(raw);
  const text = raw.replace(/\r\n?/g, '\n').trimEnd();
  const {frontMatter, content} = parseFileContentFrontMatter(text);
  const above = text.slice(0, text.length - content.length);
  return {frontMatter, body: `${'\n'.repeat(above.split('\n').length - 1)}${content}\n`};
}
