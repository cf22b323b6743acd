import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {splitAroundDates} from '../../src/lib/splitDates';

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

/** Longer words may wrap. */
const longName = 30;

/** Length of the longest part of a text that stays on one line. */
const longest = (text: string): number => Math.max(...text.split(/\s|-(?!\d\d)/).map((part) => part.length));

/** Keeps each date of a cell on one line. Code becomes several codes: with an element inside, MDX takes it for a block. */
function keepDates(cell: Element): void {
  cell.children = cell.children.flatMap((child): ElementContent[] => {
    const isCode = child.type === 'element' && child.tagName === 'code';
    const parts = isCode || child.type === 'text' ? splitAroundDates(toString(child)) : [];
    if (parts.length < 2) return [child];
    const write = (value: string, className?: string[]): ElementContent => {
      const text = {type: 'text', value} as const;
      if (!isCode && !className) return text;
      return {type: 'element', tagName: isCode ? 'code' : 'span', properties: {className}, children: [text]};
    };
    return parts.flatMap((value, index): ElementContent[] => {
      if (index % 2 === 0) return value ? [write(value)] : [];
      return [{type: 'element', tagName: 'wbr', properties: {}, children: []}, write(value, ['a-whole'])];
    });
  });
}

/** Code stays on one line when it is as short as a name. A longer call breaks at its spaces, a longer value anywhere. */
function allowBreaks(code: Element): void {
  const text = toString(code);
  if (text.length > longName) code.properties.className = [longest(text) > longName ? 'a-long' : 'a-call'];
}

/** A number, or the dash that stands where there is none. */
const figure = /^(?:[\d.,]+|–)$/;

/** Figures are read down, so they and their head end in line; those of the first column name their rows. */
function alignFigures(table: Element): void {
  const [head = []] = rowsOf(table, 'thead').map(cellsOf);
  const body = rowsOf(table, 'tbody').map(cellsOf);
  head.slice(1).forEach((title, place) => {
    const cells = body.flatMap((row) => row.slice(place + 1, place + 2));
    if (cells.length > 0 && cells.every((cell) => figure.test(toString(cell).trim())))
      for (const cell of [title, ...cells]) cell.properties.className = ['a-right'];
  });
}

/** Characters of a table that a phone of 390 px shows beside each other, its padding included. */
const phoneColumns = 44;
/** Below this many characters, a column of words gets hard to read. */
const narrowest = 16;
const padding = 3;

/** Whether a phone has no room for the columns of a table: each needs its longest word, and `narrowest` for its sentences. */
function isWide(rows: readonly Element[][]): boolean {
  const columns = Math.max(...rows.map(({length}) => length));
  let width = 0;
  for (let column = 0; column < columns; column += 1) {
    const texts = rows.map(({[column]: cell}) => (cell ? toString(cell).trim() : ''));
    const whole = Math.max(...texts.map(({length}) => length));
    const word = Math.max(...texts.map(longest));
    width += Math.max(Math.min(whole, narrowest), Math.min(word, longName)) + padding;
  }
  return width > phoneColumns;
}

/** Cells that are no longer are read across, in small type. */
const shortCell = 12;
/** Of them, a phone shows so many beside each other. */
const shortColumns = 4;

/**
 * Gives each cell the name of its column, for style to show where the table becomes a list. The first column needs none: it
 * heads the entry; and nor does a second one that is the last: its name would say the same in each entry.
 * @returns what a table for which a phone has no room becomes there
 */
function labelCells(table: Element): string[] {
  const [head] = rowsOf(table, 'thead').map(cellsOf);
  const body = rowsOf(table, 'tbody').map(cellsOf);
  if (!head || body.length === 0 || !isWide([head, ...body])) return [];
  const isShort = (cell: Element): boolean => toString(cell).trim().length <= shortCell;
  if (head.length <= shortColumns && body.every((row) => row.every(isShort))) return ['a-numbers'];
  for (const row of body) {
    row.forEach((cell, column) => {
      const title = head[column];
      const name = title && toString(title).trim();
      if (column > 0 && name && head.length > 2) cell.properties.dataLabel = name;
    });
  }
  return ['a-stack'];
}

/**
 * Puts each Markdown table into a frame that scrolls and takes focus, named after the section it stands in, and gives its
 * head cells their scope and every very long code leave to break. Without the frame a wide table makes the whole page scroll, and a keyboard cannot scroll it.
 * A table that no phone has room for gets what it takes to become a list there.
 */
export default function rehypeTableFrame() {
  return (tree: Root): void => {
    let section = '';
    const used = new Map<string, number>();
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) section = toString(node).trim();
      if (node.tagName === 'code') allowBreaks(node);
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      dropEmptyHeads(node);
      alignFigures(node);
      visit(node, 'element', (cell) => {
        if (cell.tagName === 'code') allowBreaks(cell);
        if (cell.tagName === 'td') keepDates(cell);
        // A column is narrow: words in code, and the folders of a path, go on to the next line.
        if (cell.tagName === 'code' && !cell.properties.className) {
          const text = toString(cell);
          if (/.{12}/.test(text) && text.includes(' ')) cell.properties.className = ['a-call'];
          if (/\/.+\/.+\//.test(text)) cell.properties.className = ['a-long'];
        }
        if (cell.tagName === 'th') cell.properties.scope ??= 'col';
        // MDX would write an alignment as a style attribute, which the policy of the site forbids.
        const align = cell.properties.align;
        if (typeof align === 'string' && align !== 'left') cell.properties.className = [`a-${align}`];
        delete cell.properties.align;
      });
      const {className = labelCells(node)} = node.properties;
      delete node.properties.className;
      const title = section ? `Table: ${section}` : 'Table';
      const count = (used.get(title) ?? 0) + 1;
      used.set(title, count);
      const name = count > 1 ? `${title} ${count}` : title;
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-frame'].concat(className as string[]),
          role: 'region',
          ariaLabel: name,
          tabIndex: 0,
        },
        children: [node],
      };
      parent.children[index] = frame;
      return SKIP;
    });
  };
}
