import type {Code, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parseFence} from '@astral-docs/content-checks/markdown/fence';
import {isCode, walkTree} from '@astral-docs/content-checks/markdown/tree';

/** One thing that a page has its reader do, in the order of the page. */
export type Step =
  | {readonly kind: 'file'; readonly name: string; readonly text: string; readonly line: number}
  | {readonly kind: 'commands'; readonly text: string; readonly terminal: number; readonly line: number}
  | {readonly kind: 'output'; readonly text: string; readonly line: number};

const shells = new Set(['sh', 'bash', 'shell', 'console']);

/** Titles of recorded outputs: the build gives the first, pages of the API write the second. */
const outputTitle = /^(?:Output$|(?:A \w+ a|A)nswer\b)/;

function stepOf({lang, meta, value, position}: Code): Step | undefined {
  const line = position?.start.line ?? 0;
  const {title, terminal = 1} = parseFence(lang, meta, {file: 'an alternate', line});
  if (shells.has(lang ?? '') && (!title || !/\.\w+$/.test(title)))
    return {kind: 'commands', text: value, terminal, line};
  if (title && outputTitle.test(title)) return {kind: 'output', text: value, line};
  // A title that is no file name is a caption.
  return title && /^[\w./-]+\.\w+$/.test(title) ? {kind: 'file', name: title, text: value, line} : undefined;
}

/**
 * Reads what a page has its reader do from its Markdown alternate: blocks whose title is a file name, blocks of shell
 * commands, and the recorded outputs that follow them.
 *
 * @param markdown text of the alternate as it was published
 */
export const readSteps = (markdown: string): Step[] =>
  [...walkTree(unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root)]
    .filter(isCode)
    .flatMap((block) => stepOf(block) ?? []);
