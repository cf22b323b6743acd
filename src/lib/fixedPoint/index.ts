/** Decimal text to scaled integers and back, without a floating-point number in between. */

export interface Scaled {
  /** The value times 10^exponent, rounded. */
  integer: bigint;
  /** What the integer stands for, as decimal text. */
  decoded: string;
  /** Decoded minus given value, in the unit of the value (degrees for a coordinate). */
  error: number;
}

const decimal = /^([+-]?)(\d+)(?:\.(\d*))?$|^([+-]?)\.(\d+)$/;

/**
 * Reads decimal text such as `-0.001475`: a sign, digits and a point; no exponent, at most 60 characters.
 * @returns the digits as an integer and how many of them follow the point, or nothing when the text is no such number
 */
export function parseDecimal(text: string): {digits: bigint; decimals: number} | undefined {
  const match = text.length <= 60 ? decimal.exec(text.trim().replace('−', '-')) : null;
  if (!match) return undefined;
  const sign = match[1] || match[4];
  const fraction = match[3] ?? match[5] ?? '';
  const digits = BigInt((match[2] ?? '') + fraction || '0');
  return {digits: sign === '-' ? -digits : digits, decimals: fraction.length};
}

/** An integer that stands for integer / 10^exponent, as decimal text with `exponent` digits after the point. */
export function decodeScaled(integer: bigint, exponent: number): string {
  const digits = (integer < 0n ? -integer : integer).toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  return `${integer < 0n ? '-' : ''}${whole}${exponent ? `.${digits.slice(-exponent)}` : ''}`;
}

/**
 * Scales decimal text by a power of ten, and rounds to the nearest integer, halves away from zero.
 * @param exponent 0 to 18
 * @returns nothing when the text is not a decimal number
 * @throws RangeError for an exponent outside 0 to 18
 */
export function encodeScaled(text: string, exponent: number): Scaled | undefined {
  if (!Number.isInteger(exponent) || exponent < 0 || exponent > 18) throw new RangeError('The exponent is 0 to 18.');
  const parsed = parseDecimal(text);
  if (!parsed) return undefined;
  const {digits, decimals} = parsed;
  const dropped = decimals - exponent;
  if (dropped <= 0) {
    const integer = digits * 10n ** BigInt(-dropped);
    return {integer, decoded: decodeScaled(integer, exponent), error: 0};
  }
  const divisor = 10n ** BigInt(dropped);
  const half = divisor / 2n;
  const integer = (digits < 0n ? digits - half : digits + half) / divisor;
  return {
    integer,
    decoded: decodeScaled(integer, exponent),
    error: Number(integer * divisor - digits) / 10 ** decimals,
  };
}

/** Whether an integer fits a signed type of so many bits. */
export const fitsSigned = (integer: bigint, bits: number): boolean => BigInt.asIntN(bits, integer) === integer;

/** Bits of the smallest Solidity type (`int8` to `int256`) that holds every value from -limit to limit. */
export function smallestSigned(limit: bigint): number {
  for (let bits = 8; bits <= 256; bits += 8) if (fitsSigned(limit, bits) && fitsSigned(-limit, bits)) return bits;
  throw new RangeError('No 256-bit type can represent the value.');
}

/** A length in the unit that keeps it readable: `11.1 m`, `0.06 mm`. Three significant digits. Input in metres. */
export function readableLength(metres: number): string {
  const size = Math.abs(metres);
  if (size === 0) return '0 m';
  const units: [number, string][] = [
    [1000, 'km'],
    [1, 'm'],
    [0.01, 'cm'],
    [0.001, 'mm'],
    [1e-6, 'µm'],
    [1e-9, 'nm'],
    [1e-12, 'pm'],
  ];
  // A value that three digits round up to the next unit belongs to that unit.
  const [unit, name] = units.find(([least]) => Number((size / least).toPrecision(3)) >= 1) ?? units.at(-1)!;
  return `${String(Number((metres / unit).toPrecision(3))).replace('-', '−')} ${name}`;
}

/** An area in square metres, and from 100,000 m² on in square kilometres, with so many significant digits. */
export function readableArea(squareMetres: number, digits: number): string {
  const [unit, name] = squareMetres < 1e5 ? [1, 'm²'] : [1e6, 'km²'];
  return `${Number((squareMetres / unit).toPrecision(digits)).toLocaleString('en')} ${name}`;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A large positive number in three digits: `21,500`, and from a million on `5.5 × 10⁶`. */
export function readableCount(value: number): string {
  if (value < 1e6) return Number(value.toPrecision(3)).toLocaleString('en-GB');
  const [digits, exponent] = value.toExponential(2).split('e+');
  return `${Number(digits)} × 10${[...exponent!].map((digit) => superscripts[Number(digit)]).join('')}`;
}
