import {toHtml} from 'hast-util-to-html';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import rehypeTableFrame from '../../plugins/table-frame';

const run = (html: string): string => {
  const tree = fromHtml(html, {fragment: true});
  rehypeTableFrame()(tree);
  return toHtml(tree);
};

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
});
