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

/** What carries meaning without words, which axe doesn't look at, and what it lies on: 3 at the least (WCAG 2.2, 1.4.11). */
const pairs: [string, string][] = [
  ...['surface', 'surface-raised', 'surface-sunken', 'code-surface'].flatMap((background): [string, string][] =>
    ['border-strong', 'mark', 'focus', 'accent', 'good', 'warn', 'bad'].map((front) => [front, background]),
  ),
  ...['sea', 'land', 'route'].flatMap((background): [string, string][] =>
    ['mark', 'accent'].map((front) => [front, background]),
  ),
  ['coast', 'land'],
  ['coast', 'sea'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast in %s mode', (_mode, palette) => {
  it.each(pairs)('%s on %s is at least 3', (foreground, background) => {
    expect(contrast(palette[`--a-${foreground}`]!, palette[`--a-${background}`]!)).toBeGreaterThanOrEqual(3);
  });
});
