import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Names the boxes of Markdown task lists, which stand beside their text without being its label. */
export default function rehypeTaskList() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName !== 'input' || properties.type !== 'checkbox') return;
      properties.ariaLabel ??= properties.checked ? 'Done' : 'To do';
    });
  };
}
