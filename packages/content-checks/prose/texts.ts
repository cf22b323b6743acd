import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Node} from 'unist';
import {walkTree} from '../markdown/tree';

/** A piece of a file that readers read, by its place in the text of the file. */
export type TextRange = readonly [start: number, end: number];

/** Line and column of a character, counted from 1. */
export function findPosition(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}

const markdown = unified().use(remarkParse).use(remarkGfm);

/**
 * What readers read of Markdown, but what is quoted: the text, with the title and description of its front matter, and tags whole,
 * for what their attributes say.
 */
export function listProseRanges(text: string): TextRange[] {
  const [matter = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  const shown = [...matter.matchAll(/^(?:title|description|sidebar_label):.*$/gm)];
  const tree: Root = markdown.parse(matter.replace(/[^\n]/g, ' ') + text.slice(matter.length));
  const quoted = new Set(
    [...walkTree(tree)].filter(({type}) => type === 'blockquote').flatMap((node) => [...walkTree(node)]),
  );
  return [
    ...shown.map(({0: line, index}) => [index, index + line.length] as const),
    ...[...walkTree(tree)]
      .filter((node) => (node.type === 'text' || node.type === 'html') && !quoted.has(node))
      .map(({position}: Node) => [position!.start.offset!, position!.end.offset!] as const),
  ];
}
