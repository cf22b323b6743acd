import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** The tokens of one block, as `#rrggbb`. */
function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--a-[\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5]
      .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const light = tokens(':root');
const dark = {...light, ...tokens("[data-theme='dark']")};

/** Foreground, background, least ratio: 4.5 for text, 3 for what carries meaning without words (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [string, string, number][] = [
  ...['surface', 'surface-raised', 'surface-sunken', 'code-surface'].flatMap(
    (background): [string, string, number][] => [
      ['text', background, 7],
      ['text-muted', background, 4.5],
      ['accent', background, 4.5],
      ['accent-strong', background, 4.5],
      ['good', background, 4.5],
      ['warn', background, 4.5],
      ['bad', background, 4.5],
      ['border-strong', background, 3],
      ['mark', background, 3],
      ['focus', background, 3],
    ],
  ),
  ...['accent', 'good', 'warn', 'bad'].flatMap((tone): [string, string, number][] => [
    ['text', `${tone}-surface`, 4.5],
    [tone, `${tone}-surface`, 4.5],
  ]),
  ['on-fill', 'fill', 4.5],
  ['on-fill', 'fill-strong', 4.5],
  ['coast', 'land', 3],
  ['accent', 'code-line', 4.5],
  ['text', 'code-line', 4.5],
  ['text', 'code-error', 4.5],
  ['text', 'code-success', 4.5],
  ...['comment', 'string', 'constant', 'keyword', 'callable', 'type', 'property', 'meta'].flatMap((role) =>
    ['surface', 'line', 'error', 'success'].map((ground): [string, string, number] => [
      `code-${role}`,
      `code-${ground}`,
      4.5,
    ]),
  ),
  ...['sea', 'land', 'route'].flatMap((background): [string, string, number][] => [
    ['text', background, 4.5],
    ['text-muted', background, 4.5],
    ['mark', background, 3],
    ['accent', background, 3],
  ]),
  ['coast', 'sea', 3],
  ['accent', 'sea', 4.5],
  ['accent', 'route', 4.5],
  ['footer-text', 'footer', 7],
  ['footer-muted', 'footer', 4.5],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast in %s mode', (_mode, palette) => {
  it.each(pairs)('%s on %s is at least %d', (foreground, background, least) => {
    const [front, back] = [palette[`--a-${foreground}`], palette[`--a-${background}`]];
    expect(front, `--a-${foreground}`).toBeDefined();
    expect(back, `--a-${background}`).toBeDefined();
    expect(contrast(front as string, back as string)).toBeGreaterThanOrEqual(least);
  });
});
