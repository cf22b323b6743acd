import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import remarkMermaidFigure from '../../plugins/mermaid-figure';

const drawn = async (...fences: string[]) =>
  String(
    await compile(
      {value: fences.join('\n\n'), path: 'docs/page.md'},
      {remarkPlugins: [remarkMermaidFigure], jsx: true},
    ),
  );
const fence = (meta: string, code: string) => `\`\`\`mermaid ${meta}\n${code}\n\`\`\``;
const named = 'title="A & B" alt="A leads to <b>."';
/** The words of a drawing and, in order down the page, how far down each is. */
const words = (page: string): [word: string, y: number][] =>
  [...page.matchAll(/<text x="[\d.]+" y="([\d.]+)">([^<]+)/g)].map(([, y, word]) => [word!, Number(y)]);

describe('a mermaid fence', () => {
  it('becomes a self-contained figure with a text alternative and ids of its own', async () => {
    const code = 'flowchart TD\n  A[Place] -->|sign| B{Record}';
    const page = await drawn(fence(named, code), fence(named, code));
    const ids = [...page.matchAll(/id="(f[0-9a-f]{7}-[\w-]+)"/g)].map((match) => match[1]);
    expect(page.match(/<Figure kind="diagram"/g)).toHaveLength(2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page).toContain('A &amp;amp; B</title>');
    for (const unwanted of [' style=', '<style', '@import', 'https://', '<script', 'NaN', 'undefined'])
      expect(page).not.toContain(unwanted);
  });

  it('leads down the page from the first node to the last, and up it for BT', async () => {
    const chain = 'A[One] --> B[Two] --> C[Three]';
    for (const [direction, order] of [
      ['TD', ['One', 'Two', 'Three']],
      ['BT', ['Three', 'Two', 'One']],
    ] as const) {
      const page = await drawn(fence(named, `flowchart ${direction}\n  ${chain}`));
      const first = words(page.replaceAll('&quot;', '"').split('</svg>')[0]!);
      expect(first.sort((a, b) => a[1] - b[1]).map(([word]) => word)).toEqual(order);
    }
  });

  it('draws offchain legs dashed, and explains them where there are onchain legs too', async () => {
    const page = await drawn(fence(named, 'flowchart TD\n  A -.-> B:::file\n  A ==> C:::seal'));
    expect(page).toContain('stroke-dasharray');
    expect(page).toContain('>offchain<');
    expect(page).toContain('>onchain<');
    expect(await drawn(fence(named, 'flowchart TD\n  A ==> B'))).not.toContain('>onchain<');
  });

  it.each([
    [fence('alt="x"', 'flowchart LR\n  A-->B'), 'docs/page.md:1:1 This diagram has no title. Write ```mermaid title='],
    [fence('title="x"', 'flowchart LR\n  A-->B'), 'docs/page.md:1:1 This diagram has no alt.'],
    [
      fence(
        named,
        `flowchart TD\n${['Bergen', 'Cascais', 'Dakar', 'Espoo', 'Freetown', 'Galway'].map((name) => `A --> ${name}`).join('\n')}`,
      ),
      'px wide, and a phone shows 332. Put fewer nodes side by side',
    ],
    [fence(named, 'pie\n  "a": 1'), 'docs/page.md:1:1 This diagram cannot be drawn:'],
    [fence(named, 'flowchart TD\n  A:::boat --> B'), 'A has the symbol boat. There are station, seal, broken'],
    [
      fence(named, 'flowchart TD\n  subgraph s [Chain]\n    D --> E\n  end'),
      'It has a subgraph, and routes have no groups.',
    ],
  ])('with a mistake stops the build: %s', async (page, message) => {
    await expect(drawn(page)).rejects.toThrow(message);
  });
});
