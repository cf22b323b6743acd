import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import rehypeTableFrame from '../../../plugins/table-frame';
import rehypeTaskList from '../../../plugins/task-list';

const through = (plugin: () => (tree: Root) => void, html: string): string => {
  const tree = fromHtml(html, {fragment: true});
  plugin()(tree);
  return toHtml(tree);
};

it('boxes of task lists say what they say', () =>
  expect(through(rehypeTaskList, '<input type="checkbox" checked><input type="checkbox">')).toBe(
    '<input type="checkbox" checked aria-label="Done"><input type="checkbox" aria-label="To do">',
  ));

describe('tables', () => {
  it.each([
    ['lose a head without any text; the first column names the rows', ['', ''], 'th td'],
    ['keep other heads; the corner becomes a cell', ['', 'Does'], 'thead td th th td'],
    ['are left alone when every head has text', ['Who', 'Does'], 'thead th th td td'],
  ])('%s', (_, [first, second], shape) => {
    const head = `<thead><tr><th>${first}</th><th>${second}</th></tr></thead>`;
    const html = `<table>${head}<tbody><tr><td>Reader</td><td>reads</td></tr></tbody></table>`;
    const tags = [...through(rehypeTableFrame, html).matchAll(/<(thead|t[hd])\b/g)].map(([, tag]) => tag);
    expect(tags.join(' ')).toBe(shape);
  });

  it('break codes at spaces when they are longer than any name, and anywhere when they have none', () => {
    const codes = ['sdk.location.extensions', 'verifyLocation(attestation, options, chain)', `0x${'ab'.repeat(32)}`];
    const html = `<table><tr>${codes.map((code) => `<td><code>${code}</code></td>`).join('')}</tr></table>`;
    const classes = ['<code>', '<code class="a-call">', '<code class="a-long">'];
    expect(through(rehypeTableFrame, html).match(/<code[^>]*>/g)).toEqual(classes);
    expect(through(rehypeTableFrame, `<p><code>${codes[2]}</code></p>`)).toContain(classes[2]);
  });
});
