import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';

/** An attribute whose value is computed in the build; plain data only (JSON). */
export function dataAttribute(name: string, value: unknown): MdxJsxAttribute {
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
