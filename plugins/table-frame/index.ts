import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

const rowsOf = (table: Element, part: string): Element[] =>
  table.children
    .filter((child): child is Element => child.type === 'element' && child.tagName === part)
    .flatMap(({children}) => children.filter((row): row is Element => row.type === 'element' && row.tagName === 'tr'));

const cellsOf = (row: Element): Element[] =>
  row.children.filter((cell): cell is Element => cell.type === 'element' && /^t[hd]$/.test(cell.tagName));

/**
 * A head cell without text names nothing. Where the first column has none, its cells name their rows, so they become the
 * heads; a head row with no text at all goes away.
 */
function dropEmptyHeads(table: Element): void {
  const heads = rowsOf(table, 'thead').flatMap(cellsOf);
  if (!heads[0] || toString(heads[0]).trim() !== '') return;
  const none = heads.every((cell) => toString(cell).trim() === '');
  if (none) table.children = table.children.filter((child) => child.type !== 'element' || child.tagName !== 'thead');
  else heads[0].tagName = 'td';
  for (const row of rowsOf(table, 'tbody')) {
    const first = cellsOf(row)[0];
    if (!first || toString(first).trim() === '') continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

/** Length of the longest part of a text that a browser keeps on one line. */
const longest = (text: string): number => Math.max(...text.split(/[\s-]/).map((part) => part.length));

/**
 * Puts each Markdown table into a frame that scrolls and takes focus, named after the section it stands in, and gives its
 * head cells their scope and its very long codes leave to break. Without the frame a wide table makes the whole page scroll, and a keyboard cannot scroll it.
 */
export default function rehypeTableFrame() {
  return (tree: Root): void => {
    let section = '';
    const used = new Map<string, number>();
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) {
        section = toString(node).trim();
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      dropEmptyHeads(node);
      visit(node, 'element', (cell) => {
        if (cell.tagName === 'code' && longest(toString(cell)) > 30) cell.properties.className = ['a-long'];
        if (cell.tagName === 'th') cell.properties.scope ??= 'col';
        // MDX would write an alignment as a style attribute, which the policy of the site forbids.
        const align = cell.properties.align;
        if (typeof align === 'string' && align !== 'left') cell.properties.className = [`a-${align}`];
        delete cell.properties.align;
      });
      const title = section ? `Table: ${section}` : 'Table';
      const count = (used.get(title) ?? 0) + 1;
      used.set(title, count);
      const name = count > 1 ? `${title} ${count}` : title;
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
