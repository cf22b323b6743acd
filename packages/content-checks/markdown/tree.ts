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

/** Every node of the tree, parents first, in document order. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  if ('children' in node && Array.isArray(node.children)) {
    for (const child of node.children as Node[]) yield* walk(child);
  }
}
