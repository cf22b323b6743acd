/**
 * Whether the text is an H3 cell in the form that records use: 15 lower-case hexadecimal digits that start with 8. Reads the bits
 * itself, so that a record can be checked without loading the H3 library (h3geo.org, "H3 Index bit layout").
 */
export function isH3Cell(text: string): boolean {
  if (!/^8[0-9a-f]{14}$/.test(text)) return false;
  const bits = BigInt(`0x${text}`);
  // Mode 1 with no reserved bit set is given by the leading 8; the next four bits hold the resolution.
  const resolution = Number((bits >> 52n) & 0xfn);
  const baseCell = Number((bits >> 45n) & 0x7fn);
  if (baseCell > 121) return false;
  const digits = Array.from({length: 15}, (_, i) => Number((bits >> BigInt(3 * (14 - i))) & 7n));
  if (digits.some((digit, i) => (i < resolution ? digit === 7 : digit !== 7))) return false;
  // A pentagon has no children in direction 1.
  const leading = digits.slice(0, resolution).find((digit) => digit !== 0);
  return !(PENTAGONS.has(baseCell) && leading === 1);
}

/** Resolution 0 to 15 of a cell; does not check that the text is one. */
export function h3Resolution(cell: string): number {
  return parseInt(cell[1] ?? '0', 16);
}

const PENTAGONS = new Set([4, 14, 24, 38, 49, 58, 63, 72, 83, 97, 107, 117]);

/** Mean cell area in km² and mean edge length in km for resolutions 0 to 15 (h3geo.org, "Tables of cell statistics"). */
export const H3_SIZES: readonly {area: number; edge: number}[] = [
  {area: 4357449.416078383, edge: 1281.256011},
  {area: 609788.441794133, edge: 483.0568391},
  {area: 86801.780398997, edge: 182.5129565},
  {area: 12393.434655088, edge: 68.97922179},
  {area: 1770.347654491, edge: 26.07175968},
  {area: 252.903858182, edge: 9.85409099},
  {area: 36.129062164, edge: 3.724532667},
  {area: 5.16129336, edge: 1.406475763},
  {area: 0.737327598, edge: 0.53141401},
  {area: 0.105332513, edge: 0.200786148},
  {area: 0.015047502, edge: 0.075863783},
  {area: 0.002149643, edge: 0.028663897},
  {area: 0.000307092, edge: 0.010830188},
  {area: 0.00004387, edge: 0.00409201},
  {area: 0.000006267, edge: 0.0015461},
  {area: 0.000000895, edge: 0.000584169},
];
