// runs: offline
// A location record of four fields, encoded, named and signed by hand. Only the
// hash and the signature come from a library.
// #region imports
import {writeFileSync} from 'node:fs';
import {SigningKey, computeAddress, id, keccak256} from 'ethers';
// #endregion imports

// #region record
const record = {
  lp_version: '1.0.0',
  srs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  location_type: 'geojson-point',
  // Longitude first.
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
};
console.log(JSON.stringify(record).length, 'characters of JSON');
// #endregion record

// #region bytes
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const utf8 = (text: string): string => hex(new TextEncoder().encode(text));
/** A number as one word: 32 bytes, the most significant first. */
const word = (value: number | bigint): string =>
  value.toString(16).padStart(64, '0');
/**
 * A text as its length in bytes and its bytes, filled up with zeros to whole
 * words.
 */
const tail = (text: string): string => {
  const bytes = utf8(text);
  const words = Math.ceil(bytes.length / 64);
  return word(bytes.length / 2) + bytes.padEnd(words * 64, '0');
};
// #endregion bytes

// #region payload
const values = [
  record.lp_version,
  record.srs,
  record.location_type,
  JSON.stringify(record.location), // the slot is a string
];
const tails = values.map(tail);
// The first tail begins behind the four head words.
let offset = values.length * 32;
const heads = tails.map((text) => {
  const head = word(offset);
  offset += text.length / 2;
  return head;
});
const payload = [...heads, ...tails].join('');
console.log(payload.length / 2, 'bytes of payload, word by word:');
const names = ['offset', 'offset', 'offset', 'offset'];
for (const value of values) {
  const bytes = new TextEncoder().encode(value).length;
  names.push('length', ...Array<string>(Math.ceil(bytes / 32)).fill('text'));
}
names.forEach((name, index) => {
  const digits = payload.slice(index * 64, index * 64 + 64);
  // A length and an offset fit the last two bytes; a text is shown as it reads.
  const reads =
    name === 'text'
      ? Buffer.from(digits, 'hex').toString().replace(/\0+$/, '')
      : Number(BigInt(`0x${digits}`));
  console.log((index * 32).toString().padStart(4), name.padEnd(6), reads);
});
// #endregion payload

// #region schema
const schemaText =
  'string lp_version,string srs,string location_type,string location';
const noResolver = '00'.repeat(20);
const revocable = '01';
const schema = keccak256(`0x${utf8(schemaText)}${noResolver}${revocable}`);
console.log('schema', schema);
// #endregion schema

// #region uid
const time = 1735689600n; // 2025-01-01T00:00:00Z
const zero = '00'.repeat(32);
// Fixed, so that you get the same; otherwise 32 random bytes.
const salt = '01'.repeat(32);
const uid = keccak256(
  '0x' +
    '0002' + // version of offchain attestations, 2 bytes
    utf8(schema) + // the 66 characters of the text, as the EAS SDK has it
    '00'.repeat(20) + // recipient: none
    '00'.repeat(20) + // attester: not part of the name
    time.toString(16).padStart(16, '0') + // 8 bytes
    '00'.repeat(8) + // expiration: never
    revocable +
    zero + // no earlier attestation
    payload +
    salt +
    '00000000',
);
console.log('uid   ', uid);
// #endregion uid

// #region digest
const easAddress = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e'; // on Sepolia
const hash = (...words: string[]): string =>
  keccak256(`0x${words.join('')}`).slice(2);
const domain = hash(
  hash(
    utf8(
      'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
    ),
  ),
  hash(utf8('EAS Attestation')),
  hash(utf8('0.26')),
  word(11155111),
  word(BigInt(easAddress)),
);
const message = hash(
  hash(
    utf8(
      'Attest(uint16 version,bytes32 schema,address recipient,uint64 time,' +
        'uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,bytes32 salt)',
    ),
  ),
  word(2),
  schema.slice(2),
  zero,
  word(time),
  zero,
  word(1),
  zero,
  hash(payload),
  salt,
);
const digest = hash('1901', domain, message);
console.log('digest', `0x${digest}`);
// #endregion digest

// #region sign
// A throw-away key, made from a public sentence: anyone can sign with it.
const key = new SigningKey(id('a throw-away key of the Astral documentation'));
const {r, s, v} = key.sign(`0x${digest}`);
console.log('r     ', r);
console.log('s     ', s);
console.log('v     ', v);
// #endregion sign

// #region save
const signer = computeAddress(key.publicKey);
const sig = {
  version: 2,
  uid,
  domain: {
    name: 'EAS Attestation',
    version: '0.26',
    chainId: '11155111',
    verifyingContract: easAddress,
  },
  primaryType: 'Attest',
  types: {
    Attest: [
      {name: 'version', type: 'uint16'},
      {name: 'schema', type: 'bytes32'},
      {name: 'recipient', type: 'address'},
      {name: 'time', type: 'uint64'},
      {name: 'expirationTime', type: 'uint64'},
      {name: 'revocable', type: 'bool'},
      {name: 'refUID', type: 'bytes32'},
      {name: 'data', type: 'bytes'},
      {name: 'salt', type: 'bytes32'},
    ],
  },
  message: {
    version: 2,
    schema,
    recipient: `0x${'00'.repeat(20)}`,
    time: String(time), // whole numbers of 64 bits travel as text
    expirationTime: '0',
    revocable: true,
    refUID: `0x${zero}`,
    data: `0x${payload}`,
    salt: `0x${salt}`,
  },
  signature: {r, s, v},
};
writeFileSync('record.json', JSON.stringify({signer, sig}, undefined, 2));
console.log('signer', signer);
// #endregion save
