import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import rehypeTableFrame from '../../../plugins/table-frame';
import rehypeTaskList from '../../../plugins/task-list';

const element = (tagName: string, children: Element['children'] = [], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): Element['children'] => [{type: 'text', value}];

describe('task lists', () => {
  it('have boxes that say what they say', () => {
    const done = element('input', [], {type: 'checkbox', checked: true});
    const open = element('input', [], {type: 'checkbox', checked: false});
    rehypeTaskList()({type: 'root', children: [done, open]});
    expect([done.properties.ariaLabel, open.properties.ariaLabel]).toEqual(['Done', 'To do']);
  });
});

describe('tables with empty heads', () => {
  const table = (...heads: string[]): Root => ({
    type: 'root',
    children: [
      element('table', [
        element('thead', [
          element(
            'tr',
            heads.map((head) => element('th', text(head))),
          ),
        ]),
        element('tbody', [element('tr', [element('td', text('Reader')), element('td', text('reads'))])]),
      ]),
    ],
  });
  const shape = (tree: Root): string => {
    rehypeTableFrame()(tree);
    const tags: string[] = [];
    const walk = (node: Root | Element): void =>
      node.children.forEach((child) => {
        if (child.type !== 'element') return;
        if (/^t[hd]$|^thead$/.test(child.tagName)) tags.push(child.tagName);
        walk(child);
      });
    walk(tree);
    return tags.join(' ');
  };

  it('lose a head without any text; the first column names the rows', () => expect(shape(table('', ''))).toBe('th td'));
  it('keep other heads; the corner becomes a cell', () => expect(shape(table('', 'Does'))).toBe('thead td th th td'));
  it('are left alone when every head has text', () => expect(shape(table('Who', 'Does'))).toBe('thead th th td td'));
});

describe('codes in tables', () => {
  it('break at spaces when they are longer than any name, and anywhere when they have none', () => {
    const name = element('code', text('sdk.location.extensions'));
    const call = element('code', text('verifyLocation(attestation, options, chain)'));
    const uid = element('code', text(`0x${'ab'.repeat(32)}`));
    rehypeTableFrame()({type: 'root', children: [element('table', [element('tr', [name, call, uid])])]});
    expect([name, call, uid].map(({properties}) => properties.className)).toEqual([undefined, ['a-call'], ['a-long']]);
  });
});
