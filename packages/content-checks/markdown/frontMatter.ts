// The framework's own parser. Its public form, DEFAULT_PARSE_FRONT_MATTER, is a promise of the same, for which a remark plugin can't wait.
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';

export interface MarkdownFile {
  frontMatter: Record<string, unknown>;
  /** The text below the front matter, after as many empty lines as are above it, so that lines keep their numbers. */
  body: string;
}

/**
 * The framework's parser runs front matter that begins with `---js` as a program, whoever builds the page.
 *
 * @throws Error when the front matter names a language other than YAML
 */
export function assertYamlFrontMatter(raw: string): void {
  const [, language] = /^\uFEFF?---[^\S\n]*([^\s-]\S*)/.exec(raw) ?? [];
  if (language && !/^ya?ml$/i.test(language))
    throw new Error(
      `front matter in ${language} is not allowed, because it may run as a program. Write --- alone, and YAML below it`,
    );
}

/** What is said of YAML that doesn't parse. @param error of the parser, which may know the line */
export function explainYamlError(error: unknown): {line: number; reason: string; fix: string} {
  const {mark, reason, message} = error as {mark?: {line: number}; reason?: string; message: string};
  const fix = 'Put the value into double quotes, or fix its indentation.';
  return {line: (mark?.line ?? 0) + 1, reason: reason ?? message, fix};
}

/**
 * Reads a Markdown file as the framework does: with any line ending, with a byte-order mark, with or without front matter.
 *
 * @throws Error when the front matter doesn't parse, or isn't YAML
 */
export function splitFrontMatter(raw: string): MarkdownFile {
  assertYamlFrontMatter(raw);
  const text = raw.replace(/\r\n?/g, '\n').trimEnd();
  const {frontMatter, content} = parseFileContentFrontMatter(text);
  const above = text.slice(0, text.length - content.length);
  return {frontMatter, body: `${'\n'.repeat(above.split('\n').length - 1)}${content}\n`};
}
