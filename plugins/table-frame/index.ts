import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Puts each Markdown table into a frame that scrolls and takes focus, named after the section it stands in, and gives its
 * head cells their scope. Without the frame a wide table makes the whole page scroll, and a keyboard cannot scroll it.
 */
export default function rehypeTableFrame() {
  return (tree: Root): void => {
    let section = '';
    let inSection = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) {
        section = toString(node).trim();
        inSection = 0;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      visit(node, 'element', (cell) => {
        if (cell.tagName === 'th') cell.properties.scope ??= 'col';
        // MDX would write an alignment as a style attribute, which the policy of the site forbids.
        const align = cell.properties.align;
        if (typeof align === 'string' && align !== 'left') cell.properties.className = [`a-${align}`];
        delete cell.properties.align;
      });
      inSection += 1;
      const name = [section ? `Table: ${section}` : 'Table', inSection > 1 ? String(inSection) : '']
        .filter(Boolean)
        .join(' ');
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: {className: ['table-frame'], role: 'region', ariaLabel: name, tabIndex: 0},
        children: [node],
      };
      parent.children[index] = frame;
      return SKIP;
    });
  };
}
