import {describe, expect, it} from 'vitest';
import {highlightFence} from '../../plugins/highlight/block';
import {codeLanguageNames, findCodeLanguage} from '../../plugins/highlight/languages';
import {tokenizeCodeLines} from '../../plugins/highlight/pieces';
import remarkHighlight from '../../plugins/highlight/remark';
import {parseFence} from '@astral-docs/content-checks/markdown/fence';
import {compilePage} from '../support/markdown';

const place = {file: 'docs/page.md', line: 7};
const block = (head: string, code: string) => {
  const [language, ...meta] = head.split(' ');
  return highlightFence(parseFence(language, meta.join(' '), place), code, place);
};

describe('languages', () => {
  it('all have a name, and a grammar that is loaded', () => {
    expect(codeLanguageNames.length).toBeGreaterThan(30);
    for (const name of codeLanguageNames) expect(findCodeLanguage(name)?.label).toBeTruthy();
    const plain = codeLanguageNames.filter((name) => !findCodeLanguage(name)?.grammar);
    expect(plain).toEqual(['mermaid', 'plain', 'plaintext', 'text', 'txt', 'wkt']);
    expect(findCodeLanguage('sh')?.grammar).toBeDefined();
    expect(findCodeLanguage('wkt')).toEqual({label: 'WKT'});
  });

  it('keep every character', () => {
    const code = 'const a = `x${b}\n  y`;\n\t// <&>\n\nclass Foo<T> {}';
    for (const name of codeLanguageNames) {
      const lines = tokenizeCodeLines(code, findCodeLanguage(name)?.grammar, name);
      expect(lines.map((line) => line.map((piece) => piece.text).join('')).join('\n'), name).toBe(code);
    }
  });
});

describe('highlightFence', () => {
  it('colours by class, without a style attribute, and escapes', () => {
    expect(block('ts', 'const a: Foo = "<b>&"; // 1')).toMatchObject({
      html: '<span class="k">const</span> a: <span class="t">Foo </span>= <span class="s">"&lt;b&gt;&amp;"</span>; <span class="c">// 1</span>',
      label: 'TypeScript',
      lines: 1,
      collapsed: false,
    });
  });

  it('marks lines by range and by comment of any language, and takes the comments out', () => {
    const {html, lines} = block(
      'ts {1}',
      'a;\n-- error-next-line\nb;\n  {/* success-start */}\nc;\nd;\n<!-- success-end -->\ne;\n',
    );
    expect(html).toBe(
      '<mark class="l">a;\n</mark><mark class="l bad">b;\n</mark><mark class="l good">c;\n</mark><mark class="l good">d;\n</mark>e;',
    );
    expect(lines).toBe(5);
  });

  it('numbers lines and knows additions from removals', () => {
    expect(block('text showLineNumbers=9', 'a\nb').html).toBe(
      '<span class="l" data-n="9">a\n</span><span class="l" data-n="10">b</span>',
    );
    const diff = block('diff', '--- a\n+++ b\n-old\n+new\n same').html;
    expect(diff.match(/<(ins|del)/g)).toEqual(['<del', '<ins']);
  });

  it('folds from 41 lines on, or from 26 where it is told to', () => {
    const long = Array.from({length: 41}, () => 'x').join('\n');
    expect(block('text', long).collapsed).toBe(true);
    expect(block('text', long.slice(2)).collapsed).toBe(false);
    expect(block('text collapse=false', long).collapsed).toBe(false);
    expect(block('text collapse', long.slice(30)).collapsed).toBe(true);
    expect(block('text collapse', long.slice(32)).collapsed, 'nothing to hide').toBe(false);
  });

  it.each([
    ['jsno', 'x', 'docs/page.md:7:1 Code fence: jsno is not a known language. Nearest: json.'],
    ['ts {3}', 'x', 'docs/page.md:7:1 Code fence: line 3 is marked, but there are 1. Fix the range in braces.'],
    ['ts', 'x\n// highlight-end', 'docs/page.md:9:1 Code fence: highlight-end has no highlight-start.'],
    ['ts', '// highlight-start\nx', 'docs/page.md:8:1 Code fence: highlight-start has no highlight-end.'],
    ['ts', '# error-start\n# error-start\n# error-end', 'docs/page.md:9:1 Code fence: error-start is written twice.'],
    ['ts', 'x\n// highlight-next-line', 'docs/page.md:9:1 Code fence: nothing follows highlight-next-line.'],
  ])('refuses %s with %j', (head, code, message) => {
    expect(() => block(head, code)).toThrow(message);
  });
});

describe('the remark plugin', () => {
  it('hands every fence to the pre element, wherever it stands', async () => {
    const page = '```ts title="a.ts"\nlet a;\n```\n\n- item\n\n  ```json\n  {}\n  ```\n\n> ```\n> text\n> ```\n';
    const js = await compilePage(page, remarkHighlight);
    expect(js.match(/html=/g)).toHaveLength(3);
    expect(js).toContain('title="a.ts"');
    expect(js).toContain('label="JSON"');
    expect(js).not.toContain('style=');
  });

  it('says file and line of a mistake', () =>
    expect(compilePage('\n\n```ts titel=x\n```', remarkHighlight)).rejects.toThrow(
      'docs/page.md:3:1 Code fence: titel is not a known key.',
    ));
});
