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

  it('leaves a scope that is already there', () => {
    expect(run('<table><tr><th scope="row">a</th></tr></table>')).toContain('scope="row"');
  });

  const row = (kind: string, ...cells: string[]): string =>
    `<tr>${cells.map((cell) => `<${kind}>${cell}</${kind}>`).join('')}</tr>`;
  const table = (head: string[], ...body: string[][]): string =>
    `<table><thead>${row('th', ...head)}</thead><tbody>${body.map((cells) => row('td', ...cells)).join('')}</tbody></table>`;

  it('ends the figures of a column in line, with their head; those of the first column name their rows', () => {
    const html = run(table(['Vertices', 'Gas', 'Chain'], ['4', '21,004', 'L1'], ['16', '–', 'L2']));
    expect([...html.matchAll(/class="a-right"[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(['Gas', '21,004', '–']);
  });

  it('labels the cells of a table that a phone has no room for', () => {
    const html = run(
      table(['Field', 'Type', 'Meaning'], ['<code>event_timestamp</code>', 'integer', 'Seconds since 1970, in UTC']),
    );
    expect(html).toContain('class="table-frame a-stack"');
    expect(html).toContain('<td><code>event_timestamp</code></td><td data-label="Type">integer</td>');
    expect(html).toContain('<td data-label="Meaning">');
  });

  it('keeps dates whole, and lets an interval break between its two', () => {
    expect(run(table(['A', 'B'], ['since 2022-09.', '<code>to=2026-10-01T00:00:00Z/2026-11-01</code>']))).toContain(
      '<td>since <wbr><span class="a-whole">2022-09</span>.</td><td><code>to=</code><wbr>' +
        '<code class="a-whole">2026-10-01T00:00:00Z</code><code>/</code><wbr><code class="a-whole">2026-11-01</code></td>',
    );
  });

  it('leaves a table alone that fits', () => {
    const html = run(table(['Chain', 'Id', 'Kind'], ['Sepolia', '11155111', 'test']));
    expect(html).toContain('class="table-frame" ');
    expect(html).not.toContain('data-label');
  });

  it('keeps a table of two columns of prose as it is, and stacks one of two long names', () => {
    const prose = 'Some words that a phone can set in several lines';
    expect(run(table(['This', 'That'], [prose, prose]))).not.toContain('a-stack');
    const list = run(table(['This', 'That'], ['OffchainAttestationVersionTwo', prose]));
    expect(list).toContain('a-stack');
    // The name of a last column would be the same word in each entry.
    expect(list).not.toContain('data-label');
  });

  it.each([
    ['lose a head without any text; the first column names the rows', ['', ''], 'th td'],
    ['keep other heads; the corner becomes a cell', ['', 'Does'], 'thead td th th td'],
    ['are left alone when every head has text', ['Who', 'Does'], 'thead th th td td'],
  ])('%s', (_, heads, shape) => {
    const tags = [...run(table(heads, ['Reader', 'reads'])).matchAll(/<(thead|t[hd])\b/g)].map(([, tag]) => tag);
    expect(tags.join(' ')).toBe(shape);
  });

  it('break codes at spaces when they are longer than any name, and anywhere when they have none', () => {
    const codes = ['sdk.location.extensions', 'verifyLocation(attestation, options, chain)', `0x${'ab'.repeat(32)}`];
    const html = `<table><tr>${codes.map((code) => `<td><code>${code}</code></td>`).join('')}</tr></table>`;
    const classes = ['<code>', '<code class="a-call">', '<code class="a-long">'];
    expect(run(html).match(/<code[^>]*>/g)).toEqual(classes);
    expect(run(`<p><code>${codes[2]}</code></p>`)).toContain(classes[2]);
  });
});
