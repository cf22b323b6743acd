import type {Code} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {Node} from 'unist';
import {getTextAttribute, isJsx, listLiteralValues, walkTree, type JsxElement} from '../markdown/tree';
import type {Page} from '../page';

/** Accents on a letter that browsers take seconds to draw, where there are thousands. */
export const stackedMarks = /[\p{M}\p{Cf}]{9}/u;

/** Characters that XML does not have, so that a feed with one of them can't be read, and those that turn letters around. */
export const unfitForText = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]|\p{Cs}/u;

type AnyNode = Node & {name?: string | null; value?: unknown; children?: AnyNode[]};

/** Whether readers see the text of a node as one. */
const isBlock = ({type}: Node): boolean => /^(?:paragraph|heading|tableCell|leafDirective)$/.test(type);

/** Whether text in a node is set as code. */
export const isRenderedAsCode = ({type, name}: AnyNode): boolean =>
  type === 'inlineCode' || /^(?:code|pre|kbd|samp|CodeBlock)$/.test(name ?? '');

/**
 * The text of a node as readers see it and copy it: entities and escapes are read, and marks are left out. A carriage return is a line
 * end of the source that readers see as a space. Backticks are around code of several words.
 */
export function extractVisibleText(node: AnyNode, keepsLines = false): string {
  if (node.type === 'break' || node.name === 'br') return keepsLines ? '\n' : '\r';
  if (node.type === 'mdxjsEsm') return '';
  const keeps = keepsLines || /^(?:pre|CodeBlock)$/.test(node.name ?? '');
  let text = node.children?.map((child) => extractVisibleText(child, keeps)).join('') ?? '';
  if (/^mdx\w+Expression$/.test(node.type))
    text = listLiteralValues('', node)
      .map(([, value]) => value ?? '')
      .join('');
  else if (typeof node.value === 'string') text = keeps ? node.value : node.value.replace(/\n/g, '\r');
  if (node.type === 'paragraph') return `${text}\n`;
  return isRenderedAsCode(node) && /\S\s+\S/.test(text) ? `\`${text}\`` : text;
}

/** A text that readers see as one, and the line where it begins. */
export interface ShownText {
  line: number;
  text: string;
  /** Of a block of code. */
  language?: string;
  /** Whether it is of front matter or of a file of data, which pages have in their heads too. */
  isData?: boolean;
}

function* listBlocks(node: AnyNode): Generator<ShownText> {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'code')
    yield {line: line + 1, text: String(node.value), language: (node as AnyNode & Code).lang ?? ''};
  else if (node.name === 'pre' || node.name === 'CodeBlock')
    yield {
      line,
      text: extractVisibleText(node).replace(/^`|`$/g, ''),
      language: getTextAttribute(node as JsxElement, 'language') ?? '',
    };
  else if (!node.children || isBlock(node) || isRenderedAsCode(node)) yield {line, text: extractVisibleText(node)};
  else {
    // The page puts one directly after the other.
    const values = node.children.filter(({type}) => type === 'mdxFlowExpression');
    yield {line, text: values.map((value) => extractVisibleText(value)).join('')};
    for (const child of node.children) yield* listBlocks(child);
  }
}

/** Every text and name in data, at any depth. An alias may lead to what it is part of. */
function listTexts(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  if (seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([name, one]) => [name, ...listTexts(one, seen)]);
}

/** The same of a file of data, each at its line where it is written as it is read. */
export const listDataTexts = (raw: string, data: unknown): ShownText[] =>
  listTexts(data).map((text) => ({
    line: raw.slice(0, Math.max(0, raw.indexOf(text))).split('\n').length,
    text,
    isData: true,
  }));

/** Every text of a page: of its front matter, of its blocks, and of the attributes of its elements. */
export function listVisibleTexts({tree, frontMatter}: Pick<Page, 'tree' | 'frontMatter'>): ShownText[] {
  const attributes = [...walkTree(tree)].flatMap((node): ShownText[] => {
    const line = node.position?.start.line ?? 1;
    // What is behind the language of a block, such as its title, and the attributes of a directive.
    if (!isJsx(node))
      return [(node as Code).meta, ...Object.values((node as Partial<Directives>).attributes ?? {})].flatMap((text) =>
        text ? {line, text} : [],
      );
    return node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? listLiteralValues(attribute.name, attribute.value).map(([, text = '']) => ({
            line: attribute.position?.start.line ?? line,
            text,
          }))
        : [],
    );
  });
  const fields = listTexts(frontMatter).map((text) => ({line: 1, text, isData: true}));
  return [...fields, ...listBlocks(tree as AnyNode), ...attributes];
}
