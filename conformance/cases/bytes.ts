/** Cases about bytes: payloads, UIDs, digests, signatures, canonical forms. The answers come from ethers and the EAS SDK. */
import {PrivateData, SchemaEncoder, SchemaRegistry, Offchain} from '@ethereum-attestation-service/eas-sdk';
import {
  AbiCoder,
  SigningKey,
  TypedDataEncoder,
  Wallet,
  ZeroAddress,
  ZeroHash,
  concat,
  getBytes,
  hexlify,
  id as hashOfText,
  keccak256,
  sha256,
  solidityPackedKeccak256,
  toBeHex,
  toUtf8Bytes,
} from 'ethers';
import attestations from '../vectors/attestations.json';
import badPayloads from '../vectors/bad-payloads.json';
import payloads from '../vectors/payloads.json';
import {schemas, type ReasonCode} from '../site';
import {Chance, flagged, rulesOf, verdict, type Case, type Flag} from './case';

export const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const POINT_TEXT = '{"type":"Point","coordinates":[-0.001475,51.477812]}';
export const TIME = 1735689600;
export type Version = 'v0.1' | 'v0.2' | 'base-2025';
type Json = Record<string, unknown>;

const schemaOf = (key: string) => schemas.find((entry) => entry.key === key)!;
const coder = AbiCoder.defaultAbiCoder();
const chance = new Chance(1735689600);
const cases: Case[] = [];

function add(
  op: string,
  id: string,
  rule: string,
  input: unknown,
  output: unknown,
  note: string,
  flags: readonly Flag[],
) {
  const name = `${op}-${id}`;
  const schema = (input as {schema?: unknown}).schema;
  const version = schemas.find(({key, string}) => string === schema && /^(v0\.[12]|base-2025)$/.test(key))
    ?.key as Version;
  cases.push({id: name, op, rules: [rule], flags, note, ...(version && {version}), input, output});
}

/** Numbers as decimal text, so that no parser rounds them. */
const plain = (value: unknown): unknown =>
  typeof value === 'bigint' || typeof value === 'number'
    ? String(value)
    : Array.isArray(value)
      ? [...(value as unknown[])].map(plain)
      : value;
const typesOf = (schema: string): string[] => schema.split(/,\s*/).map((field) => field.split(' ')[0]!);

/** The bytes of values under a schema string, by ethers and the EAS SDK, which must agree. */
export function encode(schema: string, values: readonly unknown[]): string {
  const types = typesOf(schema);
  const byEthers = coder.encode(types, values);
  const names = schema.split(/,\s*/).map((field) => field.split(' ')[1]!);
  const items = types.map((type, i) => ({type, name: names[i]!, value: values[i] as string}));
  if (new SchemaEncoder(schema).encodeData(items) !== byEthers) throw new Error(`${schema}: two libraries disagree`);
  return byEthers;
}

// --- Encoding and decoding ------------------------------------------------------------------------------------------------

function both(id: string, schema: string, values: readonly unknown[], note: string, flags: readonly Flag[] = []): void {
  const data = encode(schema, values);
  const input = {schema, values: plain(values)};
  add('encode-payload', id, 'LP-15', input, {data}, note, ['Layout', ...flags]);
  add('decode-payload', id, 'LP-20', {schema, data}, {values: input.values}, note, ['Layout', ...flags]);
}
for (const {id, generation, about, values} of payloads.cases) {
  const {string} = schemaOf(generation);
  const named = values as unknown as Json;
  both(
    id,
    string,
    string.split(/,\s*/).map((field) => named[field.split(' ')[1]!]),
    about,
  );
}
const VERIFIED =
  'bytes32 proofHash, uint32 meanDistanceMeters, uint32 maxDistanceMeters, uint16 withinRadiusBp, uint16 meanOverlapBp, uint16 minOverlapBp, uint16 signaturesValidBp, uint16 structureValidBp, uint16 signalsConsistentBp, uint16 uniquePluginRatioBp, uint8 stampCount';
both(
  'verified-proof',
  VERIFIED,
  [hashOfText('proof'), 329, 617, 5000, 7500, 5000, 10000, 10000, 10000, 10000, 2],
  'What the verify service attests',
);
both(
  'policy',
  'bool result,bytes32[] inputRefs,uint256 timestamp,string operation',
  [true, [hashOfText('a'), hashOfText('b')], TIME, 'contains'],
  'Another schema of the service: bool and bytes32[]',
);
both('private-data', 'bytes32 privateData', [ZeroHash], 'One word');
both('list-last', 'bytes32[] a', [[hashOfText('a'), hashOfText('b')]], 'A list that ends with the bytes', ['Boundary']);
both('empty-lists', 'string[] a,bytes[] b', [[], []], 'Two empty lists', ['Boundary']);
both('empty-items', 'string[] a,bytes[] b', [['', ''], ['0x']], 'Lists of empty items', ['Boundary']);
for (const length of [1, 31, 32, 33, 63, 64, 65])
  both(
    `length-${length}`,
    'string text,bytes data',
    ['x'.repeat(length), `0x${'ab'.repeat(length)}`],
    `${length} bytes: padding to 32`,
    ['Boundary'],
  );
both('largest-uint256', 'uint256 n', [2n ** 256n - 1n], 'The largest number', ['Boundary', 'Number']);
both('utf8', 'string text', ['e\u0301 é ß 格林 🔭 \u0000 \ufeff \ufffd'], 'Bytes of UTF-8, not normalised', ['Text']);
both('bom-first', 'string text', ['\ufeffx'], 'A byte order mark at the beginning is kept', ['Text', 'Boundary']);
for (let i = 0; i < 8; i++) {
  const word = () => Array.from({length: chance.whole(0, 40)}, () => chance.pick([...'aé格🔭 "\\{'])).join('');
  const list = <T>(make: () => T): T[] => Array.from({length: chance.whole(0, 4)}, make);
  const values = [
    chance.whole(0, 2 ** 31),
    word(),
    word(),
    word(),
    list(word),
    list(() => chance.hex(chance.whole(0, 40))),
    list(word),
    list(word),
    word(),
  ];
  both(`generated-${i}`, schemaOf('v0.1').string, values, 'Random values in the nine fields', ['Generated']);
}

// --- Checking a payload ---------------------------------------------------------------------------------------------------

function check(
  id: string,
  version: Version,
  data: string,
  codes: readonly ReasonCode[],
  note: string,
  flags: readonly Flag[] = [],
): void {
  const output = verdict(...codes);
  const rules = rulesOf(codes, 'LP-20');
  cases.push({
    id: `check-payload-${id}`,
    op: 'check-payload',
    rules,
    flags: flagged(output, flags),
    note,
    version,
    input: {version, data},
    output,
  });
}
const v02 = (location_type: string, location: string, changes: {lp_version?: string; srs?: string} = {}): string =>
  encode(schemaOf('v0.2').string, [changes.lp_version ?? '1.0.0', changes.srs ?? CRS84, location_type, location]);
const v01 = (changes: Json): string => {
  const values: Json = {
    eventTimestamp: TIME,
    srs: 'EPSG:4326',
    locationType: 'geojson-point',
    location: POINT_TEXT,
    recipeType: [],
    recipePayload: [],
    mediaType: [],
    mediaData: [],
    memo: '',
    ...changes,
  };
  return encode(schemaOf('v0.1').string, Object.values(values));
};
const GOOD = v02('geojson-point', POINT_TEXT);
const wordAt = (data: string, index: number, word: string): string =>
  data.slice(0, 2 + 64 * index) + word + data.slice(2 + 64 * (index + 1));
const word = (value: number | bigint): string => toBeHex(value, 32).slice(2);

const emptyCodes: Record<string, ReasonCode[]> = {'v0.1-empty': ['srs-empty', 'location-empty']};
for (const {id, generation, data} of payloads.cases)
  check(`published-${id}`, generation as Version, data, emptyCodes[id] ?? [], `From /vectors/payloads.json: ${id}`);
const alsoPayload: Record<string, ReasonCode[]> = {'no-location': ['srs-empty', 'location-empty']};
for (const {id, generation, data, code} of badPayloads.cases)
  check(
    `bad-${id}`,
    generation as Version,
    data,
    alsoPayload[id] ?? [code as ReasonCode],
    `From /vectors/bad-payloads.json: ${id}`,
  );

check('no-bytes', 'v0.2', '0x', ['payload-undecodable'], 'No bytes', ['Boundary']);
check(
  'head-missing',
  'v0.1',
  `0x${'00'.repeat(32 * 8)}`,
  ['payload-undecodable'],
  'Eight head words for nine fields, each offset leading to a word of zeros',
  ['Layout', 'Boundary', 'Library'],
);
check(
  'head-alone',
  'v0.1',
  `0x${'00'.repeat(32 * 9)}`,
  ['srs-empty', 'location-empty', 'payload-not-canonical'],
  'Nine head words of zeros: each offset leads to a length of 0',
  ['Layout', 'Boundary'],
);
const TEXT_END = 2 + 2 * (448 - 12);
check(
  'padding-missing',
  'v0.2',
  GOOD.slice(0, TEXT_END),
  ['payload-not-canonical'],
  'The padding at the end is missing: the text is whole',
  ['Layout', 'Boundary'],
);
check('padding-dirty', 'v0.2', `${GOOD.slice(0, -2)}01`, ['payload-not-canonical'], 'The padding is not zero', [
  'Layout',
]);
check('byte-left-over', 'v0.2', `${GOOD}00`, ['payload-not-canonical'], 'One byte too many', ['Layout', 'Boundary']);
check(
  'offset-shared',
  'v0.2',
  wordAt(GOOD, 0, GOOD.slice(2 + 64 * 2, 2 + 64 * 3)),
  ['payload-not-canonical', 'version-pattern'],
  'Two fields share one tail: the version is the text of the type',
  ['Layout', 'Order'],
);
check(
  'not-utf8-surrogate',
  'v0.2',
  wordAt(wordAt(GOOD, 4, word(3)), 5, 'eda080'.padEnd(64, '0')),
  ['payload-undecodable'],
  'A surrogate in UTF-8',
  ['Layout', 'Text'],
);
check('v0.2-as-base', 'base-2025', GOOD, ['payload-undecodable'], 'The bytes of another schema');
check('h3-broken', 'v0.2', v02('h3', '89194ad2307fff'), ['h3-form'], 'The record inside is checked');
check(
  'major-two',
  'v0.2',
  v02('h3', 'x', {lp_version: '2.0.0'}),
  ['version-major'],
  'Nothing else of the record is checked',
  ['Order'],
);
check(
  'decimal-bare',
  'v0.2',
  v02('coordinate-decimal+lon-lat', '-0.001475, 51.477812'),
  ['location-unreadable'],
  'A pair without brackets is not JSON',
  ['Boundary'],
);
check(
  'decimal-spaced',
  'v0.2',
  v02('coordinate-decimal+lon-lat', ' [ -0.001475 , 51.477812 ] '),
  [],
  'White space in JSON is allowed',
  ['Text'],
);
check('address-as-json', 'v0.2', v02('address', '"x"'), [], 'The text of an address is not parsed');
check(
  'v01-location-space',
  'v0.1',
  v01({locationType: 'address', location: ' \u00a0\n'}),
  ['location-empty'],
  'Only white space',
  ['Text', 'Boundary'],
);
check('v01-srs-empty', 'v0.1', v01({srs: ''}), ['srs-empty'], 'No reference system', ['Boundary']);
check('v01-milliseconds-edge', 'v0.1', v01({eventTimestamp: 100_000_000_000}), [], 'The largest without a warning', [
  'Boundary',
]);
check(
  'v01-milliseconds-above',
  'v0.1',
  v01({eventTimestamp: 100_000_000_001}),
  ['event-milliseconds'],
  'The smallest with a warning',
  ['Boundary'],
);
check('v01-uint256', 'v0.1', v01({eventTimestamp: 2n ** 256n - 1n}), ['event-milliseconds'], 'The largest number', [
  'Boundary',
  'Number',
]);
check(
  'v01-pair-90',
  'v0.1',
  v01({locationType: 'decimal', location: '90,180'}),
  ['api-swaps-axes'],
  'The first number is within 90',
  ['Boundary', 'AxisOrder'],
);
check(
  'v01-pair-beyond',
  'v0.1',
  v01({locationType: 'decimal', location: '90.1,10'}),
  [],
  'The first number is beyond 90',
  ['Boundary', 'AxisOrder'],
);
check(
  'v01-pair-exponent',
  'v0.1',
  v01({locationType: 'decimal', location: '1e1,10'}),
  [],
  'Not a plain decimal number',
  ['Boundary', 'Number'],
);
check('v01-geojson-other-name', 'v0.1', v01({locationType: 'GeoJSON'}), [], 'The name has no case', ['Text']);
check(
  'v01-geojson-by-text',
  'v0.1',
  v01({locationType: 'place', location: '{"type":"Point","coordinates":[200,1]}'}),
  ['longitude-range'],
  'The text begins as GeoJSON does',
);
check(
  'v01-point-name',
  'v0.1',
  v01({locationType: 'point', location: 'POINT (1 2)'}),
  ['location-not-json'],
  'The name point announces GeoJSON',
  ['Boundary'],
);
check('v01-geojson-number', 'v0.1', v01({location: '5'}), ['not-geojson'], 'JSON, and not an object', ['Boundary']);
check('v01-geojson-string', 'v0.1', v01({location: '"x"'}), ['not-geojson'], 'JSON, and not an object', ['Boundary']);
check(
  'v01-any-geometry',
  'v0.1',
  v01({locationType: 'geojson-point', location: '{"type":"LineString","coordinates":[[1,2],[3,4]]}'}),
  [],
  'v0.1 names a family: any of the three geometries fits',
);
check(
  'v01-pairs-both',
  'v0.1',
  v01({recipeType: ['a'], mediaData: ['b']}),
  ['recipe-pairs', 'media-pairs'],
  'Both are told',
  ['Order'],
);
check(
  'v01-everything',
  'v0.1',
  `${v01({eventTimestamp: TIME * 1000, srs: '', location: '', recipeType: ['a'], locationType: 'address'})}00`,
  ['recipe-pairs', 'event-milliseconds', 'srs-empty', 'location-empty', 'payload-not-canonical'],
  'Every reason is told',
  ['Order', 'Layout'],
);

// --- Text of a location ---------------------------------------------------------------------------------------------------

const locationText = (id: string, location: unknown, output: string, note: string, flags: Flag[] = []) =>
  add('location-text', id, 'LP-16', {location}, {text: output}, note, flags);
locationText('string', ' POINT (1 2)', ' POINT (1 2)', 'Text stays as it is');
for (const name of ['type', 'coordinates'])
  locationText(
    `scaled-${name}`,
    {scale: 1, y: 2, x: 3, [name]: 4},
    `{"scale":1,"y":2,"x":3,"${name}":4}`,
    `A member ${name} alone makes no GeoJSON: the order stays`,
    ['Boundary'],
  );
locationText('pair', [-0.001475, 51.477812], '[-0.001475,51.477812]', 'Compact JSON');
locationText(
  'geojson',
  {coordinates: [1, 2], type: 'Point'},
  '{"type":"Point","coordinates":[1,2]}',
  'type first, coordinates second',
  ['Text'],
);
locationText(
  'geojson-members',
  {coordinates: [1, 2], bbox: [1, 2, 1, 2], type: 'Point'},
  '{"type":"Point","coordinates":[1,2]}',
  'Other members of a geometry are left out',
  ['Boundary'],
);
locationText(
  'scaled',
  {scale: 10, y: 2, x: 1},
  '{"scale":10,"y":2,"x":1}',
  'Members of any other object keep their order',
  ['Text'],
);
for (const [id, value, spelled] of [
  ['small', 1e-7, '1e-7'],
  ['small-fraction', 1.5e-10, '1.5e-10'],
  ['six-zeros', 0.000001, '0.000001'],
  ['whole', 51.0, '51'],
  ['large', 1e21, '1e+21'],
  ['below-large', 123456789012345680000, '123456789012345680000'],
  ['third', 1 / 3, '0.3333333333333333'],
  ['tenth', 0.1, '0.1'],
  ['negative', -1e-9, '-1e-9'],
] as const)
  locationText(`number-${id}`, [value, 0], `[${spelled},0]`, 'Numbers are spelled as ECMAScript does, and RFC 8785', [
    'Number',
    'Boundary',
  ]);

// --- UIDs -----------------------------------------------------------------------------------------------------------------

for (const {key, string, resolver, revocable, uid} of schemas)
  add('schema-uid', key, 'LP-14', {schema: string, resolver, revocable}, {uid}, `The schema ${key}`, []);
const anySchema = (
  id: string,
  schema: string,
  resolver: string,
  revocable: boolean,
  note: string,
  flags: Flag[] = [],
) =>
  add(
    'schema-uid',
    id,
    'LP-14',
    {schema, resolver, revocable},
    {uid: SchemaRegistry.getSchemaUID(schema, resolver, revocable)},
    note,
    flags,
  );
anySchema('verified-proof', VERIFIED, ZeroAddress, true, 'What the verify service attests');
anySchema('not-revocable', schemaOf('v0.1').string, ZeroAddress, false, 'One byte 0', ['Layout', 'Boundary']);
anySchema(
  'resolver',
  schemaOf('v0.1').string,
  '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
  true,
  'A resolver, in the case of EIP-55',
  ['Layout', 'Text'],
);
anySchema('empty', '', ZeroAddress, true, 'No string', ['Boundary']);
anySchema('unicode', 'string ñame', ZeroAddress, true, 'UTF-8', ['Text']);

export interface Message {
  version: number;
  schema: string;
  recipient: string;
  time: string;
  expirationTime: string;
  revocable: boolean;
  refUID: string;
  data: string;
  salt: string;
}
export interface Domain {
  name: string;
  version: string;
  chainId: string;
  verifyingContract: string;
}
export const TYPES = {
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
};
export const uidOf = ({
  version,
  schema,
  recipient,
  time,
  expirationTime,
  revocable,
  refUID,
  data,
  salt,
}: Message): string =>
  Offchain.getOffchainUID(
    version,
    schema,
    recipient,
    BigInt(time),
    BigInt(expirationTime),
    revocable,
    refUID,
    data,
    salt,
  );
export const SEPOLIA: Domain = {
  name: 'EAS Attestation',
  version: '0.26',
  chainId: '11155111',
  verifyingContract: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
};
export const KEY = keccak256(toUtf8Bytes(attestations.key.text));
export const messageOf = (changes: Partial<Message> = {}): Message => ({
  version: 2,
  schema: schemaOf('v0.2').uid,
  recipient: ZeroAddress,
  time: String(TIME),
  expirationTime: '0',
  revocable: true,
  refUID: ZeroHash,
  data: GOOD,
  salt: `0x${'01'.repeat(32)}`,
  ...changes,
});
const digestOf = (domain: Domain, message: Message): string => TypedDataEncoder.hash(domain, TYPES, message);
export const signed = (domain: Domain, message: Message, key = KEY) => {
  const {r, s, v} = new SigningKey(key).sign(digestOf(domain, message));
  return {r, s, v};
};

const messages: [string, Message, string][] = [
  ['plain', messageOf(), 'The smallest record'],
  ['v01', messageOf({schema: schemaOf('v0.1').uid, data: v01({})}), 'A v0.1 payload'],
  [
    'envelope',
    messageOf({
      recipient: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
      expirationTime: String(TIME + 86400),
      revocable: false,
      refUID: `0x${'22'.repeat(32)}`,
    }),
    'Every field of the envelope',
  ],
  ['no-data', messageOf({data: '0x'}), 'No payload'],
  ['largest', messageOf({time: String(2n ** 64n - 1n), expirationTime: String(2n ** 64n - 1n)}), 'The largest times'],
  ['zero-salt', messageOf({salt: ZeroHash}), 'A salt of zeros'],
  ['long', messageOf({data: chance.hex(1000)}), '1,000 bytes: the hash takes several blocks'],
  ['block', messageOf({data: chance.hex(136)}), '136 bytes: one block of Keccak-256 exactly'],
  ['block-less-one', messageOf({data: chance.hex(135)}), '135 bytes: one byte of padding'],
];
for (let i = 0; i < 6; i++)
  messages.push([
    `generated-${i}`,
    messageOf({
      schema: chance.hex(32),
      recipient: chance.hex(20),
      time: String(chance.whole(1, 2 ** 40)),
      expirationTime: String(chance.whole(0, 2 ** 40)),
      revocable: chance.fraction() < 0.5,
      refUID: chance.hex(32),
      data: chance.hex(chance.whole(0, 300)),
      salt: chance.hex(32),
    }),
    'Random values',
  ]);
const domains: [string, Domain, string][] = [
  ['sepolia', SEPOLIA, 'Sepolia'],
  ['version', {...SEPOLIA, version: '1.0.0'}, 'The version that some libraries write everywhere'],
  [
    'base',
    {...SEPOLIA, chainId: '8453', verifyingContract: '0x4200000000000000000000000000000000000021', version: '1.0.1'},
    'Base',
  ],
  ['large-chain', {...SEPOLIA, chainId: '9007199254740991'}, 'The largest chain id'],
];
for (const [id, message, note] of messages) {
  const flags: Flag[] = id.startsWith('generated') ? ['Generated', 'Layout'] : ['Layout'];
  add('offchain-uid', id, 'LP-25', {message}, {uid: uidOf(message)}, note, flags);
}
for (const [id, message, note] of messages.filter((_, i) => i % 2 === 0)) {
  for (const bump of [0, 1]) {
    const {schema, recipient, time, expirationTime, revocable, refUID, data} = message;
    const attester = new Wallet(KEY).address;
    const uid = solidityPackedKeccak256(
      ['bytes32', 'address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes', 'uint32'],
      [schema, recipient, attester, time, expirationTime, revocable, refUID, data, bump],
    );
    const attestation = {schema, recipient, attester, time, expirationTime, revocable, refUID, data};
    add('onchain-uid', `${id}-${bump}`, 'LP-28', {attestation, bump}, {uid}, `${note}; bump ${bump}`, ['Layout']);
  }
}
for (const [domainId, domain, where] of domains) {
  for (const [id, message, note] of domainId === 'sepolia' ? messages : messages.slice(0, 2)) {
    const digest = digestOf(domain, message);
    add(
      'digest',
      `${domainId}-${id}`,
      'LP-24',
      {domain, message},
      {domainSeparator: TypedDataEncoder.hashDomain(domain), digest},
      `${note}; ${where}`,
      ['Layout'],
    );
  }
}
for (const [id, message, note] of messages.slice(0, 4).concat(messages.slice(-4))) {
  const key = id === 'plain' ? KEY : keccak256(toUtf8Bytes(`astral docs throw-away key ${id}`));
  const output = {...signed(SEPOLIA, message, key), signer: new Wallet(key).address.toLowerCase()};
  add(
    'sign',
    id,
    'LP-32',
    {domain: SEPOLIA, message, key},
    output,
    `${note}; a throw-away key, the nonce of RFC 6979`,
    [],
  );
}

const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
for (const [id, secret, note] of [
  ['one', 1n, 'The smallest key'],
  ['most', CURVE_ORDER - 1n, 'The largest key'],
] as const) {
  const key = toBeHex(secret, 32);
  const output = {...signed(SEPOLIA, messageOf(), key), signer: new Wallet(key).address.toLowerCase()};
  add('sign', `key-${id}`, 'LP-32', {domain: SEPOLIA, message: messageOf(), key}, output, note, ['Boundary']);
}

// --- Canonical forms of the draft -----------------------------------------------------------------------------------------

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const object = value as Json;
  return `{${Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${sortedJson(object[key])}`)
    .join(',')}}`;
}

/** The shortest of 2, 4 and 8 bytes that hold the number without loss, with its first byte. */
function cborFloat(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat32(0, value);
  if (view.getFloat32(0) !== value) {
    view.setFloat64(0, value);
    return concat(['0xfb', hexlify(new Uint8Array(view.buffer))]);
  }
  const bits = view.getUint32(0);
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 0xff) - 127;
  const mantissa = bits & 0x7fffff;
  if (exponent >= -14 && exponent <= 15 && (mantissa & 0x1fff) === 0)
    return concat(['0xf9', toBeHex(sign | ((exponent + 15) << 10) | (mantissa >>> 13), 2)]);
  const shift = -exponent - 1;
  const whole = mantissa | 0x800000;
  if (exponent >= -24 && exponent < -14 && whole % 2 ** shift === 0)
    return concat(['0xf9', toBeHex(sign | (whole / 2 ** shift), 2)]);
  return concat(['0xfa', toBeHex(bits, 4)]);
}

function cbor(value: unknown): string {
  const head = (major: number, n: number | bigint): string => {
    const [info, size] =
      n < 24 ? [Number(n), 0] : n < 256 ? [24, 1] : n < 65536 ? [25, 2] : n < 2 ** 32 ? [26, 4] : [27, 8];
    const first = toBeHex((major << 5) | info, 1);
    return size === 0 ? first : concat([first, toBeHex(n, size)]);
  };
  if (value === null) return '0xf6';
  if (typeof value === 'boolean') return value ? '0xf5' : '0xf4';
  if (typeof value === 'string') return concat([head(3, toUtf8Bytes(value).length), toUtf8Bytes(value)]);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? (value >= 0 ? head(0, value) : head(1, -1 - value)) : cborFloat(value);
  if (Array.isArray(value)) return concat([head(4, value.length), ...value.map(cbor)]);
  const entries = Object.entries(value as Json).map(([key, content]) => [cbor(key), cbor(content)] as const);
  // Shorter keys first, then byte by byte: the hexadecimal text of keys of one length sorts as their bytes do.
  entries.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return concat([head(5, entries.length), ...entries.flat()]);
}

const canonical = (id: string, value: unknown, note: string, flags: Flag[] = []) => {
  const bytes = getBytes(cbor(value));
  const output = {
    json: sortedJson(value),
    cbor: hexlify(bytes),
    base64: Buffer.from(bytes).toString('base64'),
    sha256: sha256(bytes),
  };
  add('canonical', id, 'LP-37', {value}, output, note, flags);
};
const record = {
  lp_version: '1.0.0',
  srs: CRS84,
  location_type: 'geojson-point',
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
};
canonical('record', record, 'The smallest record');
canonical('record-time', {...record, event_timestamp: TIME}, 'A record with the time of an event');
canonical(
  'draft',
  {
    ...record,
    location: {type: 'Point', coordinates: [-103.771556, 44.967243]},
    event_timestamp: '2025-06-25T23:18:00Z',
  },
  'The sample of the draft, whose time is text',
  ['Library'],
);
if (
  cases.at(-1)!.output &&
  (cases.at(-1)!.output as {sha256: string}).sha256 !==
    '0x6d1c84f5ca7a3e794ca661e60c272753bce9587b1a6202cd3427135200240af9'
)
  throw new Error('the sample of the draft gives another hash than the draft prints');
canonical('h3', {...record, location_type: 'h3', location: '89194ad2307ffff'}, 'A cell');
canonical('empty', {}, 'An empty object', ['Boundary']);
canonical('nested', {b: [{d: 1, c: {}}], a: []}, 'Sorted at every level');
canonical(
  'key-length',
  {bb: 1, a: 2, c: 3, aaa: 4, é: 5},
  'JSON sorts by characters, CBOR by length and then by bytes',
  ['Order', 'Text'],
);
canonical('key-utf16', {'\ufb01': 1, '😀': 2}, 'JSON sorts by UTF-16 code units: the emoji comes first', [
  'Order',
  'Text',
]);
canonical(
  'escapes',
  {text: 'quote " backslash \\ slash / tab \t bell \u0007 é 😀 \u2028'},
  'Only what JSON requires is escaped',
  ['Text'],
);
canonical(
  'integers',
  [0, 23, 24, 255, 256, 65535, 65536, 4294967295, 4294967296, -1, -24, -25, -256, -257],
  'The shortest head',
  ['Number', 'Boundary'],
);
canonical('safe-integers', [2 ** 53 - 1, -(2 ** 53 - 1)], 'The largest integers', ['Number', 'Boundary']);
canonical('beyond-integers', [2 ** 53, 1e300, -1e21], 'Beyond ±(2⁵³ − 1) a whole number is a float', [
  'Number',
  'Boundary',
]);
canonical(
  'floats',
  [0.5, -1.5, 0.1, 1 / 3, 1.1, 5.960464477539063e-8, 6.103515625e-5, 1e-7, 100000.5, 3.4028234663852886e38],
  'Floats take the fewest bytes that lose nothing',
  ['Number', 'Boundary'],
);
canonical('literals', [true, false, null], 'true, false, null');
canonical('long-text', 'x'.repeat(300), 'A length of two bytes', ['Boundary']);

// --- Private data ---------------------------------------------------------------------------------------------------------

const privateRoot = (
  id: string,
  leaves: {type: string; name: string; value: unknown; salt: string}[],
  note: string,
  flags: Flag[] = [],
) =>
  add(
    'private-root',
    id,
    'LP-38',
    {leaves: leaves.map((leaf) => ({...leaf, value: plain(leaf.value)}))},
    {root: new PrivateData(leaves as never).getFullTree().root},
    note,
    flags,
  );
for (const count of [1, 2, 3, 4, 5, 7, 8])
  privateRoot(
    `strings-${count}`,
    Array.from({length: count}, (_, i) => ({
      type: 'string',
      name: `field_${i}`,
      value: `value ${i}`,
      salt: chance.hex(32),
    })),
    `${count} leaves`,
    ['Layout', 'Boundary'],
  );
privateRoot(
  'types',
  [
    {type: 'string', name: 'location_type', value: 'h3', salt: chance.hex(32)},
    {type: 'uint256', name: 'event_timestamp', value: TIME, salt: chance.hex(32)},
    {type: 'bool', name: 'indoors', value: false, salt: chance.hex(32)},
    {type: 'address', name: 'subject', value: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e', salt: chance.hex(32)},
    {type: 'bytes', name: 'evidence', value: '0x0102', salt: chance.hex(32)},
    {type: 'string[]', name: 'tags', value: ['a', ''], salt: chance.hex(32)},
  ],
  'Values of several types',
  ['Layout'],
);
privateRoot(
  'same',
  [0, 1].map(() => ({type: 'string', name: 'a', value: 'b', salt: ZeroHash})),
  'Two equal leaves',
  ['Boundary'],
);

/** Cases about bytes. */
export const byteCases: readonly Case[] = cases;
export {check, v02, v01, GOOD, schemaOf};
