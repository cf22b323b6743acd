import {readFileSync} from 'node:fs';
import {reasons} from '@astral-docs/location-record/reasons/table';
import {describe, expect, it} from 'vitest';
import remarkMermaidFigure from '../../plugins/mermaid-figure';
import {compilePage} from '../support/markdown';

const drawn = (...fences: string[]) => compilePage(fences.join('\n\n'), remarkMermaidFigure);
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

  it('is drawn from what the manual of Mermaid writes: semicolons, and no blanks', async () =>
    expect(await drawn(fence(named, 'graph TD;\n  A-->B;\n  A-.->C;'))).toBe(
      await drawn(fence(named, 'graph TD\n  A --> B\n  A -.-> C')),
    ));
  it('is drawn also where it leads back', async () =>
    expect(await drawn(fence(named, 'flowchart TD\n  S[Start] --> A[One] --> B[Two] --> A'))).toContain('Start'));

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

  it('draws a chain of checks as a ladder: a row for each, and what leaves it on one rail at the side', async () => {
    const page = readFileSync('docs/location-protocol/verification.md', 'utf8');
    const code = /```mermaid[^\n]*\n([^`]+)/.exec(page)![1]!;
    const svgs = (await drawn(fence(named, code))).replaceAll('&quot;', '"').split('<svg ').slice(1);
    expect(svgs).toHaveLength(2);
    for (const svg of svgs) {
      expect(Number(/height="(\d+)"/.exec(svg)![1])).toBeLessThanOrEqual(470);
      const row = (word: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${word}<`).exec(svg)![1]);
      expect(row('Accept')).toBe(row('Reject'));
      const rows = ['Form', 'Schema, domain', 'UID, signer', 'Revoked, expired', 'Payload, record'].map(row);
      expect(new Set(rows.slice(1).map((y, index) => y - rows[index]!)).size).toBe(1);
    }
    const codes = [...code.matchAll(/\|([^|]+)\|/g)].flatMap(([, label]) => label!.split(', '));
    const order = codes.map((word) => reasons.findIndex((reason) => reason.code === word));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('shows as many codes for each step as the table of the page has', () => {
    const page = readFileSync('docs/location-protocol/reason-codes.md', 'utf8');
    const counts = [...page.matchAll(/\*(\d+) codes\*/g)].map(([, number]) => Number(number));
    const steps = ['package', 'payload', 'record', 'text', 'location', 'proof'];
    expect(counts).toEqual(steps.map((step) => reasons.filter((reason) => reason.step === step).length));
  });

  it('writes lines in italics small, below the name', async () => {
    const page = await drawn(fence(named, 'flowchart TD\n  A["Payload<br/>*448 bytes*"] --> B'));
    expect(page).toMatch(/<g font-size=(\\?"|&quot;)13[^<]*<text[^>]*>448 bytes</);
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
    [
      fence(named, 'flowchart TD\n  A:::boat --> B'),
      'A has the symbol boat. There are step, place, check, bytes, actor, ledger, seal, broken',
    ],
    [
      fence(named, 'flowchart TD\n  subgraph s [Chain]\n    D --> E\n  end'),
      'It has a subgraph, and routes have no groups.',
    ],
  ])('with a mistake stops the build: %s', async (page, message) => {
    await expect(drawn(page)).rejects.toThrow(message);
  });
});
