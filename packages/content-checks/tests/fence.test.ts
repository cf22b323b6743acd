import {describe, expect, it} from 'vitest';
import {fenceKeys, parseFence} from '../markdown/fence';

const place = {file: 'docs/page.md', line: 12};
const read = (meta: string, language = 'ts') => parseFence(language, meta, place);

describe('parseFence', () => {
  it('knows every key', () => {
    expect(
      read(
        'file=samples/a.ts region=sign lines=1,4-6 title="a file.ts" {1,3-5} showLineNumbers=7 no-check="it has: reasons" ' +
          "expect-error=TS2345 schema=lp-record no-figure alt='What it says' collapse=false terminal=2",
      ),
    ).toEqual({
      language: 'ts',
      file: 'samples/a.ts',
      region: 'sign',
      lines: [1, 4, 5, 6],
      title: 'a file.ts',
      highlight: [1, 3, 4, 5],
      lineNumbersFrom: 7,
      noCheck: 'it has: reasons',
      expectError: 'TS2345',
      schema: 'lp-record',
      figure: false,
      alt: 'What it says',
      collapse: false,
      terminal: 2,
    });
    expect(read('output=samples/a.ts').output).toBe('samples/a.ts');
    expect(fenceKeys).toHaveLength(14);
  });

  it('takes a fence without language and meta', () => {
    expect(parseFence(null, undefined, place)).toEqual({language: 'text', highlight: [], figure: true});
    expect(parseFence('JSON', '  ', place).language).toBe('json');
  });

  it('reads the bare forms, and ranges as lines that ascend without doubles', () => {
    expect(read('{4, 1-2, 2-3}').highlight).toEqual([1, 2, 3, 4]);
    expect(read('showLineNumbers collapse')).toMatchObject({lineNumbersFrom: 1, collapse: true});
    expect(read('title="5 > 3 {braces} = fine"').title).toBe('5 > 3 {braces} = fine');
  });

  it.each([
    ['titel="x"', 'docs/page.md:12:1 Code fence: titel is not a known key. Known keys: alt, '],
    ['title', 'title has no value. Write title="…".'],
    ['title=""', 'title is empty.'],
    ['no-figure=1', 'no-figure takes no value. Write no-figure alone.'],
    ['{0}', '{0} is not a list of lines. Write {4} or {1,3-5}'],
    ['{5-3}', '{5-3} is not a list of lines.'],
    ['lines=a', 'lines=a is not a list of lines.'],
    ['showLineNumbers=x', 'is not a line number.'],
    ['collapse=maybe', 'collapse=maybe is not known.'],
    ['terminal=1', 'terminal=1 is not known. Write terminal=2'],
    ['title="a" title="b"', 'title is written twice. Keep one.'],
    ['title="open', 'cannot read "title=\\"open".'],
    ['title="a"collapse', 'cannot read'],
    ['file=a.ts output=a.ts', 'file and output are both present.'],
    ['region=a', 'region is given without file.'],
    ['lines=2', 'lines is given without file or output.'],
  ])('refuses %s', (meta, message) => {
    expect(() => read(meta)).toThrow(message);
  });
});
