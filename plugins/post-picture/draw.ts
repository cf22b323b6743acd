import {scaleFor} from '../../src/lib/scale';
import type {Length} from './values';

/** Size of a picture, in its own units: about pixels where it is shown largest. */
export const width = 240;
export const height = 150;
const margin = 14;

const tenth = (value: number): number => Math.round(value * 10) / 10;
const text = (x: number, y: number, words: string, anchor = 'middle'): string =>
  `<text x="${tenth(x)}" y="${tenth(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${words}</text>`;

/** Circles around one point, each as large as its length says. */
export function drawRings(lengths: readonly Length[]): string {
  const longest = Math.max(...lengths.map(({metres}) => metres));
  const most = height / 2 - margin;
  const [x, y] = [width / 2 - 40, height / 2];
  return lengths
    .map(({metres, label}, index) => {
      const radius = tenth((metres / longest) * most);
      const row = margin + 6 + index * 20;
      return `<circle class="ring" cx="${x}" cy="${y}" r="${radius}"/>${text(width - margin, row, label, 'end')}`;
    })
    .join('');
}

const decades: readonly [metres: number, label: string][] = [
  [1, '1 m'],
  [1e3, '1 km'],
  [1e6, '1,000 km'],
];

/** A bar for each length, on a scale where every step is a factor of ten. */
export function drawBars(lengths: readonly Length[]): string {
  const {at} = scaleFor(
    lengths.map(({metres}) => metres),
    [margin, width - margin],
    'log',
  );
  const step = (height - 2 * margin - 12) / lengths.length;
  const grid = decades.map(([metres, label]) => {
    const x = tenth(at(metres));
    return `<path class="net" d="M${x} ${margin}V${height - margin - 10}"/>${text(x, height - 8, label)}`;
  });
  const bars = lengths.map(
    ({metres}, index) =>
      `<path class="bar" d="M${margin} ${tenth(margin + step * (index + 0.15))}H${tenth(at(metres))}v${tenth(step * 0.7)}H${margin}Z"/>`,
  );
  return [...grid, ...bars].join('');
}

/** A line for each series, on scales where every step is a factor of ten. */
export function drawLines(series: readonly (readonly (readonly [number, number])[])[]): string {
  const points = series.flat();
  const x = scaleFor(
    points.map(([value]) => value),
    [margin, width - margin],
    'log',
  );
  const y = scaleFor(
    points.map(([, value]) => value),
    [height - margin, margin],
    'log',
  );
  const net =
    x.ticks.map((tick) => `M${tenth(x.at(tick))} ${margin}V${height - margin}`).join('') +
    y.ticks.map((tick) => `M${margin} ${tenth(y.at(tick))}H${width - margin}`).join('');
  const lines = series.map(
    (values) => `<path class="ring" d="M${values.map(([a, b]) => `${tenth(x.at(a))} ${tenth(y.at(b))}`).join('L')}"/>`,
  );
  return `<path class="net" d="${net}"/>${lines.join('')}`;
}

/** A row for each check, with a tick or a cross. */
export function drawChecks(checks: readonly {name: string; passed: boolean}[]): string {
  const step = (height - 2 * margin) / checks.length;
  return checks
    .map(({name, passed}, index) => {
      const y = tenth(margin + step * (index + 0.5));
      const sign = passed ? 'l4 4 8-9' : 'm0-4 9 9m0-9-9 9';
      return `<path class="${passed ? 'yes' : 'no'}" d="M${margin} ${y}${sign}"/>${text(margin + 24, y + 4, name, 'start')}`;
    })
    .join('');
}
