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
