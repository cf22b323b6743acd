import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {stepsText} from '@site/bench/build';
import {parts} from '@site/bench/parts';
import {beside} from '@site/bench/peers';
import {diskText, growth, steepest} from '@site/bench/scale';
import {pageText, paragraphsOf, routeOf} from '@site/bench/support/pages';
import {sectionText, sectionsOf} from '@site/bench/support/results';

describe('synthetic pages', () => {
  const prose =
    'A sentence of the site that is long enough to be taken as a paragraph, because it has many words in it.';

  it('take prose that can stand anywhere, and nothing else', () => {
    const markdown = [
      '---\ntitle: "Not this"\n---',
      '## Not a heading',
      prose,
      `${prose} See [below](#below).`,
      `${prose} A value: {value}.`,
      `${prose} A <Term id="claim">claim</Term>.`,
      `| ${prose} |`,
      `- ${prose}`,
      `\`\`\`text\n${prose}\n\`\`\``,
      'Too short.',
      `${prose} See the [introduction](/introduction).`,
    ].join('\n\n');
    expect(paragraphsOf(markdown)).toEqual([prose, `${prose} See the [introduction](/introduction).`]);
  });

  it('are the same for the same number, and others for another', () => {
    const paragraphs = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
    expect(pageText(7, 100, paragraphs)).toBe(pageText(7, 100, paragraphs));
    expect(pageText(7, 100, paragraphs)).not.toBe(pageText(8, 100, paragraphs));
  });

  it('link to the next one, the last to the first', () => {
    expect(pageText(25, 1000, ['One.'])).toContain(`](${routeOf(26)})`);
    expect(pageText(1000, 1000, ['One.'])).toContain('](/synthetic/group-01/page-1)');
    expect(routeOf(26)).toBe('/synthetic/group-02/page-26');
  });
});

describe('what grows with the number of pages', () => {
  it('is said as it was, as it is, and for each page', () => {
    expect(growth(100_000, 150_000, 1000)).toBe('100.0 KB today, 150.0 KB then: 50 bytes for each page');
  });

  it('is said of the disk by kind, the most first, without what stays', () => {
    const today = new Map([
      ['fonts', 14_000],
      ['HTML', 100_000],
      ['search', 1_000],
    ]);
    const then = new Map([
      ['fonts', 14_000],
      ['HTML', 500_000],
      ['search', 21_000],
      ['articles', 70_000],
    ]);
    expect(diskText(today, then, 10)).toBe('HTML 40.0 KB, articles 7.0 KB, search 2.0 KB');
  });

  it('is listed from the steepest on, without what stays', () => {
    const today = [
      {what: 'fonts', bytes: 100},
      {what: 'menu, as a page loads it', bytes: 100},
      {what: 'search index', bytes: 100},
    ];
    const then = [100, 200, 900].map((bytes, index) => ({what: today[index]?.what ?? '', bytes}));
    expect(steepest(today, then)).toBe('search index 9.0 times, menu 2.0 times');
  });
});

describe('the table of measurements', () => {
  it('sums up the steps of a build, the longest first', () => {
    const log = '[SUCCESS] Built.\n[publish] styles: 1.5 s\n[publish] share images: 12.0 s\n';
    expect(stepsText({log})).toBe('13.5 s (share images 12.0 s, styles 1.5 s)');
  });

  it('finds its sections again as they were written', () => {
    const first = sectionText('How.', 0.2, [['What', '1 ms', '']]);
    const sections = sectionsOf(`# Measurements\n\nText.\n\n## Weights\n\n${first}\n\n## Search\n\nOther.\n`);
    expect(sections).toEqual(
      new Map([
        ['Weights', first],
        ['Search', 'Other.'],
      ]),
    );
    expect(first).toContain('Load of the machine: 0.2 before');
    expect(first).toContain('| What | 1 ms | none set |');
  });
});

describe('parts of the delivery layer', () => {
  it.each(parts)('$name can be switched off: its text is in the source once', ({off}) => {
    for (const [file, from] of off) expect(readFileSync(`delivery/${file}`, 'utf8').split(from)).toHaveLength(2);
  });
});

it('says our figure as a part of those of others', () =>
  expect(beside([{name: 'this site'}, {name: 'A'}, {name: 'B'}], [50, 100, Number.NaN], (value) => `${value} ms`)).toBe(
    'this site **50 ms**, A 100 ms (0.50), B not measured',
  ));
