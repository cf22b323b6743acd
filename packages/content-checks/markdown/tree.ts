import type {Code} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isCode = (node: Node): node is Code => node.type === 'code';

export const isJsx = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isNamed = (attribute: JsxElement['attributes'][number], name: string): attribute is MdxJsxAttribute =>
  attribute.type === 'mdxJsxAttribute' && attribute.name === name;

/** Text of a quoted attribute; nothing when it is absent or an expression. */
export function textAttribute(node: JsxElement, name: string): string | undefined {
  const value = node.attributes.find((attribute) => isNamed(attribute, name))?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Far more than a page needs, and far less than what fills the stack of this program or of the build. */
const mostNested = 100;

/**
 * Every node of the tree, parents first, in document order.
 *
 * @throws {Error} with `line` and `fix` at a node that is nested in more than 100 others
 */
export function* walk(node: Node, depth = 0): Generator<Node> {
  if (depth > mostNested) {
    const fix = 'Close elements that are still open, or nest them less.';
    throw Object.assign(new Error(`it is nested more than ${mostNested} deep`), {line: node.position?.start.line, fix});
  }
  yield node;
  if ('children' in node && Array.isArray(node.children)) {
    for (const child of node.children as Node[]) yield* walk(child, depth + 1);
  }
}
