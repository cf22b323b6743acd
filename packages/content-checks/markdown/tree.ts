import type {Code, Heading} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Node} from 'unist';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isCode = (node: Node): node is Code => node.type === 'code';

export const isJsx = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a node is a title with a backslash: the framework's loader writes it into a program, where one can end the text. */
export const isUnsafeTitle = (node: Node): boolean =>
  node.type === 'heading' && (node as Heading).depth === 1 && toString(node).includes('\\');

/** Text of a quoted attribute; nothing when it is absent or an expression. */
export function getTextAttribute(node: JsxElement, name: string): string | undefined {
  const value = node.attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Far more than a page needs: of levels, and far less than what fills the stack of this program or of the build, and of parts of one
 * thing. Safari takes seconds for a list of 24,000.
 */
const [mostNested, mostParts] = [100, 2000];

function fail(node: Node, what: string, fix: string): never {
  throw Object.assign(new Error(what), {line: node.position?.start.line, fix});
}

/**
 * Every node of the tree, parents first, in document order.
 *
 * @throws {Error} with `line` and `fix` at a node that is nested in more than 100 others, or has more than 2,000 in it
 */
export function* walkTree(node: Node, depth = 0): Generator<Node> {
  const parts = ('children' in node ? node.children : []) as Node[];
  if (depth > mostNested)
    fail(node, `it is nested more than ${mostNested} deep`, 'Close elements that are still open, or nest them less.');
  if (parts.length > mostParts) fail(node, `it has more than ${mostParts} parts`, 'Make several of it.');
  yield node;
  for (const child of parts) yield* walkTree(child, depth + 1);
}

/** What is written out below a name: the names that lead to it, and its text with escapes read. An attribute may have no text. */
export type WrittenValue = readonly [path: readonly string[], text: string | undefined];

type Estree = {type: string; [field: string]: unknown};

function* readExpression(path: readonly string[], {type, ...node}: Estree): Generator<WrittenValue> {
  if (type === 'ArrayExpression')
    for (const element of node.elements as (Estree | null)[]) yield* element ? readExpression(path, element) : [];
  else if (type === 'ObjectExpression')
    for (const {key, value} of node.properties as {key?: {name?: string; value?: unknown}; value?: Estree}[])
      yield* value ? readExpression([...path, key?.name ?? String(key?.value)], value) : [];
  else if (type === 'TemplateLiteral')
    yield [path, (node.quasis as {value: {cooked?: string}}[]).map(({value}) => value.cooked).join('')];
  else if (type === 'Literal') yield [path, String(node.value)];
}

/**
 * The values that an attribute or an expression writes out, at any depth of lists and objects. What a program computes is left out.
 *
 * @param name of the attribute
 * @param value text, or a node with an expression
 */
export function listLiteralValues(name: string, value: string | object | null | undefined): WrittenValue[] {
  if (typeof value !== 'object' || value === null) return [[[name], value ?? undefined]];
  const {data} = value as {data?: {estree?: {body: Estree[]} | null}};
  const [statement] = data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? [...readExpression([name], statement.expression as Estree)] : [];
}
