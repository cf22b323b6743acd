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

const surfaces = 'surface surface-raised surface-sunken code-surface';
const roles = 'code-comment code-string code-constant code-keyword code-callable code-type code-property code-meta';

/** Least ratio, what stands in front, and on what: 4.5 for text, 3 for what carries meaning without words (WCAG 2.2, 1.4.3 and 1.4.11). */
const rules: [least: number, fronts: string, grounds: string][] = [
  [7, 'text', surfaces],
  [4.5, 'text-muted accent accent-strong good warn bad', surfaces],
  [3, 'border-strong mark focus', surfaces],
  [4.5, 'text', 'accent-surface good-surface warn-surface bad-surface code-line code-error code-success'],
  ...['accent', 'good', 'warn', 'bad'].map((tone): [number, string, string] => [4.5, tone, `${tone}-surface`]),
  [4.5, 'on-fill', 'fill fill-strong'],
  [4.5, roles, 'code-surface code-line code-error code-success'],
  [4.5, 'text text-muted', 'sea land route'],
  [4.5, 'accent', 'code-line sea route'],
  [3, 'mark accent', 'sea land route'],
  [3, 'coast', 'land sea'],
  [7, 'footer-text', 'footer'],
  [4.5, 'footer-muted', 'footer'],
];
const pairs = rules.flatMap(([least, fronts, grounds]) =>
  fronts.split(' ').flatMap((front) => grounds.split(' ').map((ground) => [front, ground, least] as const)),
);

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast in %s mode', (_mode, palette) => {
  it.each(pairs)('%s on %s is at least %d', (foreground, background, least) => {
    expect(contrast(palette[`--a-${foreground}`]!, palette[`--a-${background}`]!)).toBeGreaterThanOrEqual(least);
  });
});
