// runs: offline
// The content identifier (CID) of a small file, made by hand: version 1, raw
// bytes, SHA-256.
import {createHash} from 'node:crypto';

// #region cid
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
/** Base32 of RFC 4648 in lower case, without padding. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups
    .map((group) => alphabet[parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}
/**
 * `b` for base32, then 01: version 1, 55: raw bytes, 12 20: SHA-256 of 32
 * bytes.
 */
function cidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return `b${base32(Uint8Array.from([0x01, 0x55, 0x12, 0x20, ...digest]))}`;
}
console.log(cidOf('hello astral\n'));
// #endregion cid

// #region change
const point = (longitude: string): string =>
  `{"type":"Point","coordinates":[${longitude},51.477812]}`;
for (const text of [
  point('-0.001475'),
  point('-0.001476'), // 7 cm to the west
  point('-0.0014750'), // the same number
]) {
  console.log(cidOf(text), text);
}
// #endregion change
