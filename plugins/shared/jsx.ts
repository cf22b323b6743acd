import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {VFile} from 'vfile';
import {isJsx, type JsxElement, walkTree} from '@astral-docs/content-checks/markdown/tree';
import {atNode} from './position';

/** A component of a page, as a block. */
export const element = (
  name: string,
  children: MdxJsxFlowElement['children'] = [],
  attributes: MdxJsxFlowElement['attributes'] = [],
): MdxJsxFlowElement => ({type: 'mdxJsxFlowElement', name, attributes, children});

/** Attributes of plain text, by name; one without text is left out. */
export const textAttributes = (values: Readonly<Record<string, string | undefined>>): MdxJsxAttribute[] =>
  Object.entries(values).flatMap(([name, value]) => (value ? {type: 'mdxJsxAttribute', name, value} : []));

/** An attribute whose value is computed in the build; plain data only (JSON). */
export function jsonAttribute(name: string, value: unknown): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
        },
      },
    },
  };
}

/**
 * Replaces elements of a page with what the build makes of them, at any depth.
 *
 * @param renderers what becomes of an element, by its name; others stay
 */
export function replaceElements<Name extends string>(
  tree: Root,
  file: VFile,
  renderers: Readonly<Record<Name, unknown>>,
  render: (element: JsxElement, name: Name) => RootContent[],
): void {
  const isReplaced = (name: string | null | undefined): name is Name => !!name && Object.hasOwn(renderers, name);
  for (const parent of [...walkTree(tree)]) {
    if (!('children' in parent)) continue;
    const holder = parent as Parent;
    holder.children = (holder.children as RootContent[]).flatMap((node): RootContent[] => {
      if (!isJsx(node)) return [node];
      const {name} = node;
      return isReplaced(name) ? atNode(file, node, () => render(node, name)) : [node];
    });
  }
}
