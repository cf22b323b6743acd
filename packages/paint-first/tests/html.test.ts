import {describe, expect, it} from 'vitest';
import {findTags} from '../shared/html';

describe('the elements of a page', () => {
  it('know where their content ends, whatever texts, comments and scripts have in them', () => {
    const inside =
      '<div title="a > b </div>"><div>x</div></div><!-- <div> --><script>"<div>"</script><svg><title>&lt;div></title></svg>';
    const html = `<div><div data-page="/a&amp;b">${inside}</div></div>`;
    const [, page] = findTags(html);
    expect(page?.attributes).toEqual({'data-page': '/a&b'});
    expect(html.slice(page?.end, page?.contentEnd)).toBe(inside);
  });
  it('keep the capitals of SVG, and end where an optional tag is left out', () => {
    const html = '<ul><li>a<li>b</ul><svg viewBox="0 0 1 1"><path d=M0 /></svg><p>c';
    expect(findTags(html).map(({name, end, contentEnd}) => [name, html.slice(end, contentEnd)])).toEqual([
      ['ul', '<li>a<li>b'],
      ['li', 'a'],
      ['li', 'b'],
      ['svg', '<path d=M0 />'],
      ['path', ''],
      ['p', 'c'],
    ]);
    expect(findTags(html)[3]?.attributes).toEqual({viewBox: '0 0 1 1'});
  });
});
