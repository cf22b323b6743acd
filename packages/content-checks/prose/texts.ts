import {extname} from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
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

/** A literal of one word is a name, not prose. */
const isProse = (text: string): boolean => /[A-Za-z]\S*\s+\S*[a-z]/.test(text);

/** The string literals and JSX text of TypeScript: messages, labels and test titles. Module names and comments are left out. */
function listLiterals(path: string, text: string): TextRange[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const ranges: TextRange[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node)) return;
    const isJsx = ts.isJsxText(node);
    if ((isJsx || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && isProse(node.text))
      ranges.push([node.getStart(source) + (isJsx ? 0 : 1), node.getEnd() - (isJsx ? 0 : 1)]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ranges;
}

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The text of a page, with the title and description of its front matter, and tags whole, for what their attributes say. */
function listMarkdown(text: string): TextRange[] {
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

/** What readers read of a file: all text of `.md` and `.mdx` but what is quoted, literals of `.ts` and `.tsx`, and anything else whole. */
export function listProseRanges(path: string, text: string): TextRange[] {
  const ending = extname(path);
  if (/^\.tsx?$/.test(ending)) return listLiterals(path, text);
  return /^\.mdx?$/.test(ending) ? listMarkdown(text) : [[0, text.length]];
}
