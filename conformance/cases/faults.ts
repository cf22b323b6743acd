/** Cases in which an operation that makes or reads bytes must fail, each with the reason that it must give. */
import {schemas} from '../site';
import {GOOD, KEY, SEPOLIA, encode, messageOf} from './bytes';
import type {Case, Fault, Flag} from './case';

const cases: Case[] = [];
const fail = (op: string, id: string, rule: string, input: object, error: Fault, note: string, flags: Flag[] = []) =>
  void cases.push({id: `${op}-fails-${id}`, op, rules: [rule], flags: ['Invalid', ...flags], note, input, error});

const V02 = schemas.find(({key}) => key === 'v0.2')!.string;
const encodes = (id: string, type: string, value: unknown, error: Fault, note: string, flags: Flag[] = []): void =>
  fail('encode-payload', id, 'LP-15', {schema: `${type} a`, values: [value]}, error, note, flags);

fail('encode-payload', 'few', 'LP-15', {schema: V02, values: ['1.0.0', 'x', 'h3']}, 'count', 'Three values for four');
fail('encode-payload', 'many', 'LP-15', {schema: V02, values: ['', '', '', '', '']}, 'count', 'Five values for four');
fail('encode-payload', 'none', 'LP-15', {schema: V02, values: []}, 'count', 'No values', ['Boundary']);
for (const bits of [8, 16, 32, 256]) {
  const largest = 2n ** BigInt(bits) - 1n;
  encodes(`uint${bits}`, `uint${bits}`, String(largest + 1n), 'range', `2^${bits}`, ['Boundary', 'Number']);
  const made = encode(`uint${bits} a`, [largest]);
  const [schema, values] = [`uint${bits} a`, [String(largest)]];
  const both: Flag[] = ['Layout', 'Boundary', 'Number'];
  const about = {flags: both, note: `2^${bits} - 1`};
  cases.push({
    id: `encode-payload-most-uint${bits}`,
    op: 'encode-payload',
    rules: ['LP-15'],
    ...about,
    input: {schema, values},
    output: {data: made},
  });
  cases.push({
    id: `decode-payload-most-uint${bits}`,
    op: 'decode-payload',
    rules: ['LP-20'],
    ...about,
    input: {schema, data: made},
    output: {values},
  });
  if (bits < 256) {
    const data = `0x${(largest + 1n).toString(16).padStart(64, '0')}`;
    fail('decode-payload', `uint${bits}`, 'LP-20', {schema, data}, 'range', `2^${bits} in the word`, ['Boundary']);
  }
}
for (const [id, text, note] of [
  ['minus', '-1', 'A sign'],
  ['plus', '+1', 'A sign'],
  ['fraction', '1.5', 'A fraction'],
  ['hex', '0x10', 'Hexadecimal'],
  ['empty', '', 'An empty text'],
  ['space', ' 1', 'A space'],
  ['underscore', '1_000', 'Python reads it'],
  ['arabic', '١', 'Digits are ASCII'],
  ['newline', '1\n', 'A line feed at the end'],
] as const)
  encodes(`number-${id}`, 'uint256', text, 'form', note, ['Number', 'Text']);
encodes('number-boolean', 'uint256', true, 'type', 'In some languages true is an integer', ['Number']);
encodes('number-half', 'uint256', 1.5, 'form', 'A JSON number with a fraction', ['Number']);
encodes('number-null', 'uint8', null, 'type', 'null');
encodes('bool-text', 'bool', 'true', 'type', 'Text');
encodes('bool-one', 'bool', '1', 'type', 'A number');
encodes('string-number', 'string', 1, 'type', 'A number');
encodes('string-object', 'string', {type: 'Point'}, 'type', 'An object: LP-16 makes the text');
encodes('list-text', 'string[]', 'a', 'type', 'A text instead of a list');
encodes('list-item', 'string[]', ['a', 1], 'type', 'A number in a list of texts');
encodes('bytes-odd', 'bytes', '0x123', 'form', 'An odd number of digits', ['Boundary']);
encodes('bytes-bare', 'bytes', '1234', 'form', 'Without 0x');
encodes('bytes-letters', 'bytes', '0xgg', 'form', 'Not hexadecimal');
encodes('bytes-number', 'bytes', 5, 'type', 'A number');
for (const length of [31, 33])
  encodes(`bytes32-${length}`, 'bytes32', `0x${'01'.repeat(length)}`, 'form', `${length} bytes`, ['Boundary']);

const word = (value: number | bigint): string => value.toString(16).padStart(64, '0');
const decodes = (id: string, schema: string, words: string, error: Fault, note: string, flags: Flag[] = []): void =>
  fail('decode-payload', id, 'LP-20', {schema, data: `0x${words}`}, error, note, ['Layout', ...flags]);
decodes('empty', 'string a', '', 'beyond', 'No bytes', ['Boundary']);
decodes('head', V02, GOOD.slice(2, 2 + 64 * 3), 'beyond', 'Three head words for four fields', ['Boundary']);
decodes('half-word', 'uint256 a', word(1).slice(2), 'beyond', '31 bytes', ['Boundary']);
const SMALL = 'uint256 a,uint8 b';
decodes('second-range', SMALL, word(1) + word(256), 'range', 'A later number does not fit', ['Boundary', 'Number']);
decodes('between', `${SMALL},uint256 c`, word(1) + word(256) + word(1), 'range', 'A number between two others', [
  'Boundary',
  'Number',
]);
decodes('second-head', SMALL, word(1), 'beyond', 'One head word for two fields', ['Boundary']);
cases.push({
  id: 'decode-payload-second-fits',
  op: 'decode-payload',
  rules: ['LP-20'],
  flags: ['Layout', 'Boundary', 'Number'],
  note: 'The first number is large, the second small',
  input: {schema: SMALL, data: `0x${word(256)}${word(255)}`},
  output: {values: ['256', '255']},
});
decodes('offset', 'string a', word(33) + word(0), 'beyond', 'The length begins one byte too late', ['Boundary']);
decodes('length', 'string a', word(32) + word(33) + word(0), 'beyond', 'One byte more than there is', ['Boundary']);
decodes('length-largest', 'bytes a', word(32) + word(2n ** 256n - 1n), 'beyond', 'The largest length', ['Boundary']);
decodes('offset-wraps', 'bytes a', word(2n ** 256n - 32n), 'beyond', 'An offset is not counted modulo 2^256');
decodes(
  'offset-wraps-32',
  'bytes a',
  word(2n ** 32n + 32n) + word(0),
  'beyond',
  'An offset is not counted modulo 2^32',
);
decodes('count', 'bytes32[] a', word(32) + word(2) + word(0), 'beyond', 'Two items, and one is there', ['Boundary']);
decodes('utf8', 'string a', word(32) + word(1) + 'ff'.padEnd(64, '0'), 'utf8', 'A byte that no UTF-8 text has', [
  'Text',
]);
decodes('utf8-long', 'string a', word(32) + word(2) + 'c080'.padEnd(64, '0'), 'utf8', 'NUL in two bytes', ['Text']);
decodes('bool', 'bool a', word(2), 'range', 'Neither 0 nor 1', ['Boundary']);
decodes('bool-high', 'bool a', '01'.padEnd(64, '0'), 'range', 'A bit at the other end', ['Boundary']);

const digests = (id: string, changes: object, error: Fault, note: string, flags: Flag[] = []): void => {
  const message = {...messageOf(), ...changes};
  fail('digest', id, 'LP-24', {domain: SEPOLIA, message}, error, note, flags);
  fail('sign', id, 'LP-24', {domain: SEPOLIA, message, key: KEY}, error, note, flags);
};
digests('time', {time: String(2n ** 64n)}, 'range', 'time does not fit into 64 bits', ['Boundary', 'Number']);
digests('expiration', {expirationTime: String(2n ** 64n)}, 'range', 'expirationTime does not fit', [
  'Boundary',
  'Number',
]);
digests('time-minus', {time: '-1'}, 'form', 'A sign', ['Number']);
digests('schema-31', {schema: `0x${'01'.repeat(31)}`}, 'form', '31 bytes', ['Boundary']);
digests('salt-33', {salt: `0x${'01'.repeat(33)}`}, 'form', '33 bytes', ['Boundary']);
digests('ref-uid-31', {refUID: `0x${'01'.repeat(31)}`}, 'form', '31 bytes', ['Boundary']);
digests('recipient-32', {recipient: `0x${'00'.repeat(32)}`}, 'form', '32 bytes', ['Boundary']);
digests('recipient-name', {recipient: 'astral.eth'}, 'form', 'A name');
digests('data-odd', {data: '0x123'}, 'form', 'An odd number of digits');
digests('data-list', {data: [1]}, 'type', 'A list');
digests('revocable', {revocable: 'true'}, 'type', 'Text instead of true');
digests('revocable-one', {revocable: 1}, 'type', '1 instead of true', ['Number']);
fail('digest', 'chain', 'LP-24', {domain: {...SEPOLIA, chainId: 'sepolia'}, message: messageOf()}, 'form', 'A name');
fail(
  'digest',
  'chain-large',
  'LP-24',
  {domain: {...SEPOLIA, chainId: String(2n ** 256n)}, message: messageOf()},
  'range',
  'chainId does not fit into 256 bits',
  ['Boundary', 'Number'],
);
fail(
  'digest',
  'contract-19',
  'LP-24',
  {domain: {...SEPOLIA, verifyingContract: `0x${'01'.repeat(19)}`}, message: messageOf()},
  'form',
  '19 bytes',
  ['Boundary'],
);
const ATTESTER = `0x${'02'.repeat(20)}`;
for (const [id, changes, error, note] of [
  ['time', {time: String(2n ** 64n)}, 'range', 'time does not fit into 64 bits'],
  ['expiration', {expirationTime: String(2n ** 64n)}, 'range', 'expirationTime does not fit'],
  ['revocable', {revocable: 'true'}, 'type', 'Text instead of true'],
] as [string, object, Fault, string][]) {
  const message = {...messageOf(), ...changes};
  fail('offchain-uid', id, 'LP-25', {message}, error, note, ['Boundary']);
  fail('onchain-uid', id, 'LP-28', {attestation: {...message, attester: ATTESTER}, bump: 0}, error, note, ['Boundary']);
}
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const signs = (id: string, key: unknown, error: Fault, note: string) =>
  fail('sign', id, 'LP-24', {domain: SEPOLIA, message: messageOf(), key}, error, note, ['Boundary']);
signs('key-zero', `0x${word(0)}`, 'key', 'The key 0');
signs('key-order', `0x${word(ORDER)}`, 'key', 'The order of the curve');
signs('key-largest', `0x${word(2n ** 256n - 1n)}`, 'key', '32 bytes of 255');
signs('key-31', `0x${'01'.repeat(31)}`, 'form', '31 bytes');
signs('key-number', 1, 'type', 'A number');

/** Cases that must fail. */
export const faultCases: readonly Case[] = cases;
