// runs: offline
// Names a file by its content: SHA-256, and the CID (version 1, raw codec) that
// a record contains.
// #region imports
import {createHash} from 'node:crypto';
// #endregion imports

// #region cid
// Base32 of RFC 4648, lower case.
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

function rawCid(bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest();
  // Version, raw, sha2-256, 32 bytes.
  const cid = Buffer.concat([Uint8Array.of(0x01, 0x55, 0x12, 0x20), digest]);
  const bits = [...cid]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return (
    'b' +
    groups.map((group) => ALPHABET[parseInt(group.padEnd(5, '0'), 2)]).join('')
  );
}
// #endregion cid

// #region use
const file = new TextEncoder().encode('hello astral\n');
const changed = new TextEncoder().encode('hello astral!\n');

console.log('bytes  ', file.length);
console.log('sha-256', createHash('sha256').update(file).digest('hex'));
console.log('cid    ', rawCid(file));
console.log('changed', rawCid(changed));
// #endregion use
