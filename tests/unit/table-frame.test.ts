import {toHtml} from 'hast-util-to-html';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import rehypeTableFrame from '../../plugins/table-frame';
import rehypeTaskList from '../../plugins/task-list';

const run = (html: string, plugin = rehypeTableFrame): string => {
  const tree = fromHtml(html, {fragment: true});
  plugin()(tree);
  return toHtml(tree);
};

it('boxes of task lists say what they say', () =>
  expect(run('<input type="checkbox" checked><input type="checkbox">', rehypeTaskList)).toBe(
    '<input type="checkbox" checked aria-label="Done"><input type="checkbox" aria-label="To do">',
  ));

describe('table frames', () => {
  it('names the frame after the section and gives head cells their scope', () => {
    expect(run('<h2>Gas</h2><table><thead><tr><th>Step</th></tr></thead></table>')).toBe(
      '<h2>Gas</h2><div class="table-frame" role="region" aria-label="Table: Gas" tabindex="0">' +
        '<table><thead><tr><th scope="col">Step</th></tr></thead></table></div>',
    );
  });

  it('numbers a second table under the same words, so that two regions never share a name', () => {
    const html = run(
      '<h2>Gas</h2><table></table><table></table><h2>Error</h2><table></table><h2>Gas</h2><table></table>',
    );
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Table: Gas',
      'Table: Gas 2',
      'Table: Error',
      'Table: Gas 3',
    ]);
  });

  it('turns alignment into a class, because a style attribute is forbidden', () => {
    expect(run('<table><tr><td align="right">1</td><td align="left">a</td></tr></table>')).toContain(
      '<td class="a-right">1</td><td>a</td>',
    );
  });

  const row = (kind: string, ...cells: string[]): string =>
    `<tr>${cells.map((cell) => `<${kind}>${cell}</${kind}>`).join('')}</tr>`;
  const table = (head: string[], ...body: string[][]): string =>
    `<table><thead>${row('th', ...head)}</thead><tbody>${body.map((cells) => row('td', ...cells)).join('')}</tbody></table>`;

  it('ends the figures of a column in line, with their head; those of the first column name their rows', () => {
    const html = run(table(['Vertices', 'Gas', 'Chain'], ['4', '21,004', 'L1'], ['16', '–', 'L2']));
    expect([...html.matchAll(/class="a-right"[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(['Gas', '21,004', '–']);
  });

  it('keeps dates whole, and lets an interval break between its two', () => {
    expect(run(table(['A', 'B'], ['since 2022-09.', '<code>to=2026-10-01T00:00:00Z/2026-11-01</code>']))).toContain(
      '<td>since <wbr><span class="a-whole">2022-09</span>.</td><td><code>to=</code><wbr>' +
        '<code class="a-whole">2026-10-01T00:00:00Z</code><code>/</code><wbr><code class="a-whole">2026-11-01</code></td>',
    );
  });

  it.each([
    ['lose a head without any text; the first column names the rows', ['', ''], 'th td'],
    ['keep other heads; the corner becomes a cell', ['', 'Does'], 'thead td th th td'],
    ['are left alone when every head has text', ['Who', 'Does'], 'thead th th td td'],
  ])('%s', (_, heads, shape) => {
    const tags = [...run(table(heads, ['Reader', 'reads'])).matchAll(/<(thead|t[hd])\b/g)].map(([, tag]) => tag);
    expect(tags.join(' ')).toBe(shape);
  });
});
