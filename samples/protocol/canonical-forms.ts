// runs: never, because it is a part of other programs, which run it
// The canonical forms of the Location Protocol draft: sorted JSON and canonical
// CBOR.
import {concat, hexlify, toBeHex, toUtf8Bytes} from 'ethers';

type Json = null | boolean | number | string | Json[] | {[name: string]: Json};

// #region json
/**
 * Compact JSON with the members of every object sorted by UTF-16 code units
 * (RFC 8785).
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, content]) => `${JSON.stringify(name)}:${canonicalJson(content)}`,
    );
  return `{${members.join(',')}}`;
}
// #endregion json

// #region head
/**
 * The first bytes of an item: its major type and a number, in as few bytes as
 * hold it.
 */
function head(major: number, n: number): string {
  if (n < 24) return toBeHex((major << 5) | n, 1);
  const size = n < 2 ** 8 ? 1 : n < 2 ** 16 ? 2 : n < 2 ** 32 ? 4 : 8;
  return concat([
    toBeHex((major << 5) | (24 + Math.log2(size)), 1),
    toBeHex(n, size),
  ]);
}
// #endregion head

// #region float
/**
 * Sign, exponent and fraction of a float in 16 or 32 bits; null when the number
 * does not fit.
 */
function shortFloat(
  value: number,
  exponentBits: number,
  fractionBits: number,
): number | null {
  const bias = 2 ** (exponentBits - 1) - 1;
  const size = Math.abs(value);
  const exponent = Math.max(Math.floor(Math.log2(size)), 1 - bias);
  const scaled = size / 2 ** (exponent - fractionBits);
  if (!Number.isInteger(scaled) || exponent > bias) return null;
  const isNormal = scaled >= 2 ** fractionBits;
  const fields = isNormal
    ? (exponent + bias - 1) * 2 ** fractionBits + scaled
    : scaled;
  return (value < 0 ? 2 ** (exponentBits + fractionBits) : 0) + fields;
}

function float(value: number): string {
  const half = shortFloat(value, 5, 10);
  if (half !== null) return concat(['0xf9', toBeHex(half, 2)]);
  const single = shortFloat(value, 8, 23);
  if (single !== null) return concat(['0xfa', toBeHex(single, 4)]);
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return concat(['0xfb', hexlify(new Uint8Array(view.buffer))]);
}
// #endregion float

// #region cbor
/**
 * Canonical CBOR as hexadecimal text: shortest heads and floats, shorter keys
 * first.
 */
export function canonicalCbor(value: Json): string {
  if (value === null) return '0xf6';
  if (typeof value === 'boolean') return value ? '0xf5' : '0xf4';
  if (typeof value === 'string') {
    const bytes = toUtf8Bytes(value);
    return concat([head(3, bytes.length), bytes]);
  }
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) return float(value);
    return value >= 0 ? head(0, value) : head(1, -1 - value);
  }
  if (Array.isArray(value))
    return concat([head(4, value.length), ...value.map(canonicalCbor)]);
  const members = Object.entries(value)
    .map(([name, content]): [string, string] => [
      canonicalCbor(name),
      canonicalCbor(content),
    ])
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return concat([head(5, members.length), ...members.flat()]);
}
// #endregion cbor
