/** Maps a value of the data to a place on the drawing, and says which values the axis names. */
export interface Scale {
  at: (value: number) => number;
  ticks: number[];
}

/**
 * A logarithmic scale from the values' range to a range of the drawing.
 *
 * @param values all values that must fit, greater than zero
 * @param range where the axis starts and ends, in units of the drawing
 * @throws RangeError for no value, a value that is not finite, or one that has no logarithm
 */
export function scaleFor(values: readonly number[], range: [number, number]): Scale {
  if (values.length === 0 || !values.every(Number.isFinite)) throw new RangeError('A plot needs finite numbers.');
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low <= 0) throw new RangeError(`A logarithmic axis cannot show ${low}.`);
  const ticks = powers(low, high);
  const [from, to] = [Math.log10(ticks[0] as number), Math.log10(ticks[ticks.length - 1] as number)];
  return {ticks, at: (value) => range[0] + ((Math.log10(value) - from) / (to - from)) * (range[1] - range[0])};
}

/** Powers of ten around two numbers. */
function powers(low: number, high: number): number[] {
  const [from, to] = [Math.floor(Math.log10(low) + 1e-9), Math.ceil(Math.log10(high) - 1e-9)];
  return Array.from({length: Math.max(1, to - from) + 1}, (_, index) => 10 ** (from + index));
}

/** A power of ten for an axis: `1 000`, `0.01`, `10⁻⁹`. */
export function numberLabel(power: number): string {
  if (power >= 0.001 && power < 1e6) return String(Number(power.toPrecision(3))).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const exponent = String(Math.round(Math.log10(power)));
  return `10${exponent.replace('-', '⁻').replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!)}`;
}

/**
 * Room that a label of an axis takes, in units of the drawing: an estimate from above for 13 px type, as the server has no
 * font to measure with. The widest digits of the fonts of common systems take 0.64 of the size.
 */
export function labelWidth(label: string): number {
  const widths = [...label].map((sign) =>
    sign === '\u00a0' || sign === '.' ? 4.2 : /[⁰¹²³⁴-⁹⁻]/.test(sign) ? 5.5 : 8.3,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}
