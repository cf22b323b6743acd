import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root} from 'mdast';
import {codeOf} from '../articles/code';

const parser = unified().use(remarkParse).use(remarkMdx);

/**
 * Whether a Markdown file surely has no code of its own, before it is compiled. What cannot be said for sure is left to
 * ../articles/code.ts, which sees the file as the compiler reads it: partials, and whatever the plain parser does not understand.
 *
 * @param text of the file
 */
export function isPlain(text: string): boolean {
  const body = text
    .replace(/^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/, '')
    // Ids of headings, and comments of HTML: the framework rewrites both before it parses.
    .replace(/[ \t]*\{#[\w-]+\}[ \t]*$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  try {
    return codeOf(parser.parse(body) as Root, (partial) => [partial]).length === 0;
  } catch {
    return false;
  }
}
