import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import remarkMermaidFigure from '../../plugins/mermaid-figure';
import {cleanDiagram} from '../../plugins/mermaid-figure/clean';

const drawn = async (...fences: string[]) =>
  String(
    await compile(
      {value: fences.join('\n\n'), path: 'docs/page.md'},
      {remarkPlugins: [remarkMermaidFigure], jsx: true},
    ),
  );
const fence = (meta: string, code: string) => `\`\`\`mermaid ${meta}\n${code}\n\`\`\``;
const named = 'title="A & B" alt="A leads to <b>."';

describe('a mermaid fence', () => {
  it.each([
    ['flowchart', 'flowchart LR\n  A[Place] -->|sign| B{Record}'],
    ['sequence', 'sequenceDiagram\n  A->>B: attest\n  B-->>A: UID'],
    ['state', 'stateDiagram-v2\n  [*] --> Draft\n  Draft --> Signed: sign'],
    ['classes', 'classDiagram\n  Record <|-- Signed\n  class Record {\n    +string uid\n  }'],
  ])('of kind %s becomes a static, self-contained figure', async (_kind, code) => {
    const page = await drawn(fence(named, code), fence(named, code));
    const ids = [...page.matchAll(/id="(f[0-9a-f]{7}-[\w-]+)"/g)].map((match) => match[1]);
    expect(page.match(/<Figure kind="diagram"/g)).toHaveLength(2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page).toContain('A &amp;amp; B</title>');
    for (const unwanted of [' style=', '<style', '@import', 'https://', '<script', 'NaN'])
      expect(page).not.toContain(unwanted);
    expect(page).toContain('role=');
  });

  it.each([
    [fence('alt="x"', 'flowchart LR\n  A-->B'), 'docs/page.md:1:1 This diagram has no title. Write ```mermaid title='],
    [fence('title="x"', 'flowchart LR\n  A-->B'), 'docs/page.md:1:1 This diagram has no alt.'],
    [
      fence(named, `flowchart LR\n${['A', 'B', 'C', 'D', 'E', 'F', 'G'].join(' --> ')}`),
      'px wide, and a phone shows 332. Draw it from top to bottom (TD)',
    ],
    [fence(named, 'pie\n  "a": 1'), 'docs/page.md:1:1 This diagram cannot be drawn:'],
    [
      fence(named, 'flowchart LR\n  A --> D\n  subgraph s [Chain]\n    D\n  end'),
      'docs/page.md:1:1 This diagram cannot be drawn: The subgraph Chain has no size, because its members were named before it.',
    ],
  ])('with a mistake stops the build: %s', async (page, message) => {
    await expect(drawn(page)).rejects.toThrow(message);
  });
});

describe('cleanDiagram', () => {
  it('rejects a drawing of another form', () => {
    expect(() => cleanDiagram('<svg></svg>', 'x', {title: 't', description: 'd'})).toThrow(
      'drew no SVG with a view box',
    );
  });
});
