/** Cases about signed packages. Every package is made by ethers; what is wrong with it is put in by hand. */
import {
  SigningKey,
  TypedDataEncoder,
  Wallet,
  ZeroAddress,
  ZeroHash,
  computeAddress,
  getBytes,
  hexlify,
  keccak256,
  solidityPackedKeccak256,
  toBeHex,
  toUtf8Bytes,
} from 'ethers';
import type {ReasonCode} from '../site';
import {Chance, flagged, rulesOf, verdict, type Case, type Flag} from './case';
import {
  GOOD,
  KEY,
  encode,
  SEPOLIA,
  TIME,
  TYPES,
  messageOf,
  schemaOf,
  signed,
  uidOf,
  v01,
  v02,
  type Domain,
  type Message,
} from './bytes';

type Json = Record<string, unknown>;
const cases: Case[] = [];
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const HALF = ORDER / 2n;
const SIGNER = new Wallet(KEY).address;
const OTHER = new Wallet(keccak256(toUtf8Bytes('astral docs throw-away key 2'))).address;
const BREAKS: readonly ReasonCode[] = [
  'not-json',
  'not-package',
  'salt-missing',
  'version-unsupported',
  'field-missing',
  'field-form',
  'uid-of-dart',
  'uid-mismatch',
  'signature-malformed',
  'signature-high-s',
  'signer-mismatch',
];
const UNREADABLE = new Set<ReasonCode>(BREAKS.slice(0, 6));

interface Package {
  sig: {domain: Json; message: Json; signature: Json; uid: unknown; [name: string]: unknown};
  signer: unknown;
  [name: string]: unknown;
}

/** A package in the form that the EAS SDK exchanges. */
const packed = (
  message: Message = messageOf(),
  domain: Domain = SEPOLIA,
  signature: Json = signed(domain, message),
): Package => ({
  sig: {
    version: 2,
    uid: uidOf(message),
    domain: {...domain},
    primaryType: 'Attest',
    types: TYPES,
    message: {...message},
    signature: {...signature},
  },
  signer: SIGNER,
});

/** `signer`: the address that the signature leads to, when it is not the one that is named; null when there is none. */
function add(
  id: string,
  given: Json,
  codes: readonly ReasonCode[],
  note: string,
  flags: readonly Flag[],
  recovered?: string | null,
): void {
  const {valid, codes: sorted} = verdict(...codes);
  const intact = !codes.some((code) => BREAKS.includes(code));
  const none = codes.some((code) => UNREADABLE.has(code) || code === 'signature-malformed');
  const signer = recovered === undefined ? (none ? null : SIGNER.toLowerCase()) : recovered;
  const output = {valid, intact, signer, codes: sorted};
  cases.push({
    id: `package-${id}`,
    op: 'check-package',
    rules: rulesOf(codes, 'LP-31'),
    flags: flagged(output, flags),
    note,
    input: given,
    output,
  });
}
/** What makes a v0.1 attestation of a message. */
const V01 = {schema: schemaOf('v0.1').uid, data: v01({})};
type Change = (made: Package) => void;
/** The object in a package that has a member, and its name: all but `signer` is below `sig`. */
function holderOf(made: Package, path: string): [Json, string] {
  const [name = '', part] = path.split('.').reverse();
  return [part ? (made.sig[part] as Json) : name === 'signer' ? made : made.sig, name];
}
/** Sets a member, such as `message.time`, to a value, or to what a function makes of its value. */
const set =
  (path: string, value: unknown): Change =>
  (made) => {
    const [holder, name] = holderOf(made, path);
    holder[name] = typeof value === 'function' ? (value as (old: unknown) => unknown)(holder[name]) : value;
  };
const drop =
  (path: string): Change =>
  (made) => {
    const [holder, name] = holderOf(made, path);
    delete holder[name];
  };
/** The case of a package after changes in place. */
function pack(
  id: string,
  change: Change,
  codes: readonly ReasonCode[],
  note: string,
  flags: readonly Flag[] = [],
  more: {message?: Partial<Message>; domain?: Partial<Domain>; expect?: Json; recovered?: string | null} = {},
): void {
  const made = packed(messageOf(more.message), {...SEPOLIA, ...more.domain});
  change(made);
  const input = {package: made, ...(more.expect && {expect: more.expect})};
  add(id, input, codes, note, flags, more.recovered);
}
const keep = (): void => undefined;
/** The address that a signature leads to over a package as it is now, found by ethers. */
function recoveredFrom(made: Package): string {
  const {domain, message, signature} = made.sig as unknown as {
    domain: Domain;
    message: Message;
    signature: {r: string; s: string; v: number};
  };
  const digest = digestOf(domain, message);
  // ethers refuses a high s; the twin with the low s and the other parity leads to the same key.
  const s = BigInt(signature.s);
  const isHigh = s > HALF;
  const low = {
    r: signature.r,
    s: toBeHex(isHigh ? ORDER - s : s, 32),
    v: (isHigh ? 55 - signature.v : signature.v) as 27 | 28,
  };
  return computeAddress(SigningKey.recoverPublicKey(digest, low)).toLowerCase();
}
const digestOf = (domain: Domain, message: Message): string => TypedDataEncoder.hash(domain as never, TYPES, message);
/** As `pack`, with the address computed from what the package holds after the change. */
function broken(
  id: string,
  change: Change,
  codes: readonly ReasonCode[],
  note: string,
  flags: readonly Flag[] = [],
  more: {message?: Partial<Message>; domain?: Partial<Domain>; expect?: Json} = {},
): void {
  const made = packed(messageOf(more.message), {...SEPOLIA, ...more.domain});
  change(made);
  add(id, {package: made, ...(more.expect && {expect: more.expect})}, codes, note, flags, recoveredFrom(made));
}
const text = (id: string, json: string, codes: readonly ReasonCode[], note: string, flags: readonly Flag[] = []) =>
  add(id, {text: json}, codes, note, ['Json', ...flags]);

// --- Sound --------------------------------------------------------------------------------------------------------------

pack('sound', keep, [], 'A sound package');
pack('sound-v01', keep, [], 'A v0.1 attestation', [], {message: V01});
pack('sound-base', keep, [], 'Another chain', [], {
  domain: {chainId: '8453', verifyingContract: '0x4200000000000000000000000000000000000021'},
});
text('sound-text', JSON.stringify(packed()), [], 'As text');
pack(
  'sound-lower-case',
  (made) => {
    made.signer = SIGNER.toLowerCase();
    (made.sig.domain as Json).verifyingContract = SEPOLIA.verifyingContract.toLowerCase();
  },
  [],
  'Addresses without the capitals of EIP-55',
  ['Text'],
);
pack(
  'sound-upper-case',
  (made) => {
    made.signer = `0x${SIGNER.slice(2).toUpperCase()}`;
    made.sig.uid = `0x${String(made.sig.uid).slice(2).toUpperCase()}`;
  },
  [],
  'Digits in capitals',
  ['Text', 'Boundary'],
);
pack(
  'sound-schema-upper',
  set('message.schema', (old: unknown) => `0x${String(old).slice(2).toUpperCase()}`),
  [],
  'The schema UID in capitals: the UID of LP-25 takes lower case',
  ['Text', 'Boundary'],
);
pack(
  'sound-numbers',
  (made) => {
    made.sig.domain.chainId = 11155111;
    made.sig.message.time = TIME;
    made.sig.message.expirationTime = 0;
  },
  [],
  'Small integers as JSON numbers',
  ['Number'],
);
pack(
  'sound-v-0-1',
  set('signature.v', (old: unknown) => Number(old) - 27),
  [],
  'v is 0 or 1, as some wallets write it',
  ['Library', 'Boundary'],
);
pack('sound-version-text', set('message.version', '2'), [], 'The version as text', ['Number']);
pack('sound-version-outside', drop('message.version'), [], 'The version next to the message', ['Library']);
pack(
  'sound-types-ignored',
  (made) => {
    made.sig.types = {Attest: []};
    made.sig.primaryType = 'Attestation';
  },
  [],
  'A verifier uses the types of LP-23, not those of the package',
  ['Tampered'],
);
add('sound-flat', {package: {...packed().sig, signer: SIGNER}}, [], 'The inner part alone, with the signer', [
  'Library',
]);

// --- Form ---------------------------------------------------------------------------------------------------------------

text('not-json', JSON.stringify(packed()).slice(1), ['not-json'], 'Not JSON');
text('not-json-empty', '', ['not-json'], 'An empty text', ['Boundary']);
text('not-package-array', '[]', ['not-package'], 'An array');
text('not-package-null', 'null', ['not-package'], 'null', ['Boundary']);
pack('not-package-no-domain', drop('domain'), ['not-package'], 'No domain');
pack('not-package-signature-text', set('signature', '0x'), ['not-package'], 'The signature as one text', ['Library']);
add('not-package-empty', {package: {}}, ['not-package'], 'An empty object', ['Boundary']);
pack('salt-missing', drop('message.salt'), ['salt-missing'], 'The message has no salt');
pack(
  'salt-missing-first',
  (made) => {
    delete made.sig.message.salt;
    made.sig.message.version = 1;
    delete (made.sig as Json).domain;
  },
  ['salt-missing'],
  'It comes before everything about the package',
  ['Order'],
);
pack('version-1', set('message.version', 1), ['version-unsupported'], 'Version 1', ['Boundary']);
pack(
  'version-legacy',
  (made) => {
    delete made.sig.message.version;
    delete made.sig.version;
  },
  ['version-unsupported'],
  'The legacy form has no version',
  ['Library'],
);
pack(
  'version-3',
  (made) => {
    made.sig.message.version = 3;
    made.sig.message.time = 'x';
  },
  ['version-unsupported'],
  'It comes before the form of the members',
  ['Order', 'Boundary'],
);
for (const member of ['schema', 'recipient', 'time', 'expirationTime', 'revocable', 'refUID', 'data'])
  pack(`missing-${member}`, drop(`message.${member}`), ['field-missing'], `message.${member} is absent`);
pack('missing-v', drop('signature.v'), ['field-missing'], 'signature.v is absent');
pack(
  'uid-outside',
  (made) => {
    made.uid = made.sig.uid;
    delete made.sig.uid;
  },
  [],
  'uid is next to sig',
  ['Library'],
);
pack(
  'signer-inside',
  (made) => {
    made.sig.signer = made.signer;
    delete made.signer;
  },
  [],
  'signer is in sig',
  ['Library'],
);
pack('missing-signer', drop('signer'), ['field-missing'], 'signer is absent');
pack('missing-uid', drop('uid'), ['field-missing'], 'uid is absent');
pack('signer-null', set('signer', null), ['field-form'], 'null is present, and not 20 bytes', ['Boundary']);
pack('uid-null', set('uid', null), ['field-form'], 'null is present, and not 32 bytes', ['Boundary']);
pack(
  'version-null',
  set('message.version', null),
  ['version-unsupported'],
  'null is present: the version next to the message does not count',
  ['Boundary'],
);
pack('missing-chain', drop('domain.chainId'), ['field-missing'], 'domain.chainId is absent');
pack(
  'missing-before-form',
  (made) => {
    made.sig.message.schema = 'x';
    delete made.signer;
  },
  ['field-missing'],
  'What is absent comes before what is misshapen',
  ['Order'],
);
for (const [id, change, note, flags] of [
  ['salt-odd', set('message.salt', `0x${'01'.repeat(31)}1`), 'An odd number of digits', ['Boundary']],
  ['data-odd', set('message.data', '0x123'), 'An odd number of digits', ['Boundary']],
  ['data-bare', set('message.data', GOOD.slice(2)), 'Without 0x', ['Text']],
  ['data-prefix', set('message.data', `0X${GOOD.slice(2)}`), '0X instead of 0x', ['Text', 'Boundary']],
  ['data-newline', set('message.data', `${GOOD}\n`), 'A line feed at the end', ['Text', 'Boundary']],
  ['recipient-19', set('message.recipient', `0x${'00'.repeat(19)}`), '19 bytes', ['Boundary']],
  ['recipient-name', set('message.recipient', 'astral.eth'), 'A name'],
  ['signer-form', set('signer', 7), 'A number'],
  ['time-hex', set('message.time', '0x67748580'), 'Hexadecimal', ['Number']],
  ['time-space', set('message.time', ' 1'), 'A space', ['Number', 'Text']],
  ['time-unsafe', set('message.time', 2 ** 53), 'A JSON number beyond 2⁵³ − 1', ['Number', 'Boundary']],
  ['chain-name', set('domain.chainId', 'sepolia'), 'A name'],
  ['domain-version-number', set('domain.version', 1), 'The domain version as a number'],
  ['domain-name-null', set('domain.name', null), 'null'],
  ['revocable-number', set('message.revocable', 1), '1 instead of true', ['Number']],
  ['revocable-text', set('message.revocable', 'true'), 'Text instead of true'],
  ['r-short', set('signature.r', '0x01'), 'One byte', ['Boundary']],
  ['v-text', set('signature.v', '0x1b'), 'Hexadecimal', ['Number']],
  ['v-256', set('signature.v', 256), 'Does not fit into a byte', ['Number', 'Boundary']],
  ['uid-form', set('uid', 'uid'), 'Not hexadecimal'],
] as [string, Change, string, Flag[]?][])
  pack(`form-${id}`, change, ['field-form'], note, flags);

// --- What the verifier expects --------------------------------------------------------------------------------------------

const all = {
  schema: schemaOf('v0.2').uid,
  chainId: '11155111',
  verifyingContract: SEPOLIA.verifyingContract,
  signers: [SIGNER],
  now: String(TIME + 60),
};
pack('expect-all', keep, [], 'Everything as expected', ['Expectation'], {expect: all});
pack('expect-lower-case', keep, [], 'Hexadecimal text has no case', ['Expectation', 'Text'], {
  expect: {...all, verifyingContract: SEPOLIA.verifyingContract.toLowerCase(), signers: [OTHER, SIGNER.toLowerCase()]},
});
pack('expect-schema', keep, ['schema-not-pinned'], 'Another schema', ['Expectation'], {
  expect: {schema: schemaOf('v0.1').uid},
});
pack('expect-chain', keep, ['domain-chain'], 'Another chain', ['Expectation'], {expect: {chainId: '8453'}});
pack('expect-contract', keep, ['domain-contract'], 'Another contract', ['Expectation'], {
  expect: {verifyingContract: '0x4200000000000000000000000000000000000021'},
});
pack(
  'expect-signed-elsewhere',
  keep,
  ['domain-chain', 'domain-contract'],
  'Signed for Base, expected on Sepolia: the signature itself is sound',
  ['Expectation', 'Order'],
  {domain: {chainId: '8453', verifyingContract: '0x4200000000000000000000000000000000000021'}, expect: all},
);
pack('expect-signer', keep, ['signer-not-trusted'], 'A signer that is not on the list', ['Expectation'], {
  expect: {signers: [OTHER]},
});
pack('expired-zero', keep, [], '0 means never', ['Expectation', 'Boundary'], {expect: {now: '18446744073709551615'}});
pack('expired-not-asked', keep, [], 'Without a time, expiry is not judged', ['Expectation'], {
  message: {expirationTime: '1'},
});
pack('future-and-expired', keep, ['expired', 'signed-in-future'], 'Both are told', ['Expectation', 'Order'], {
  message: {time: String(TIME + 100), expirationTime: String(TIME)},
  expect: {now: String(TIME)},
});
const uid = uidOf(messageOf());
pack('revoked', keep, ['revoked'], 'Revoked by its signer', ['Expectation'], {
  expect: {
    revocations: [
      {revoker: OTHER, uid},
      {revoker: SIGNER, uid},
    ],
  },
});
pack('revoked-lower-case', keep, ['revoked'], 'Hexadecimal text has no case', ['Expectation', 'Text'], {
  expect: {revocations: [{revoker: SIGNER.toLowerCase(), uid: `0x${uid.slice(2).toUpperCase()}`}]},
});
pack('revoked-other-uid', keep, [], 'Another UID', ['Expectation', 'Boundary'], {
  expect: {revocations: [{revoker: SIGNER, uid: ZeroHash}]},
});
pack(
  'revoked-not-revocable',
  keep,
  ['revoked'],
  'Offchain, revocable is not enforced: the entry counts',
  ['Expectation', 'Boundary'],
  {message: {revocable: false}, expect: {revocations: [{revoker: SIGNER, uid: uidOf(messageOf({revocable: false}))}]}},
);

// --- Schema, domain, UID ------------------------------------------------------------------------------------------------

const BASE_2025 = encode(schemaOf('base-2025').string, [
  'EPSG:4326',
  'coordinate-decimal+lon-lat',
  '-0.001475, 51.477812',
  1,
]);
for (const [key, data] of [
  ['v0.2-spaced', GOOD],
  ['v0.2-appendix', GOOD],
  ['base-2025', BASE_2025],
] as const)
  pack(`schema-${key}`, keep, ['schema-variant'], `The schema ${key}`, ['Library'], {
    message: {schema: schemaOf(key).uid, data},
  });
pack('schema-unknown', keep, ['schema-unknown'], 'An unknown schema, bytes that fit v0.2', ['Boundary'], {
  message: {schema: `0x${'ab'.repeat(32)}`},
});
pack('schema-unknown-v01', keep, ['schema-unknown'], 'An unknown schema, bytes that fit v0.1', [], {
  message: {schema: `0x${'ab'.repeat(32)}`, data: v01({})},
});
pack(
  'schema-unknown-bytes',
  keep,
  ['schema-unknown', 'payload-undecodable'],
  'An unknown schema and unknown bytes',
  ['Order'],
  {message: {schema: ZeroHash, data: '0xdeadbeef'}},
);
pack(
  'schema-unknown-not-canonical',
  keep,
  ['schema-unknown', 'payload-undecodable'],
  'Without a known schema only canonical bytes are recognised',
  ['Boundary'],
  {message: {schema: ZeroHash, data: `${GOOD}00`}},
);
pack('domain-delegated', keep, ['domain-name'], 'The domain of delegated onchain calls', ['Library'], {
  domain: {name: 'EAS'},
});
pack('domain-name-case', keep, ['domain-name'], 'Names have case', ['Text', 'Boundary'], {
  domain: {name: 'EAS attestation'},
});
const dart = (message: Message): string =>
  solidityPackedKeccak256(
    ['uint16', 'bytes32', 'address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes', 'bytes32', 'uint32'],
    [
      2,
      message.schema,
      message.recipient,
      ZeroAddress,
      message.time,
      message.expirationTime,
      message.revocable,
      message.refUID,
      message.data,
      message.salt,
      0,
    ],
  );
pack('uid-dart', set('uid', dart(messageOf())), ['uid-of-dart'], 'The schema packed as 32 bytes', ['Library']);
pack('uid-dart-v01', set('uid', dart(messageOf(V01))), ['uid-of-dart'], 'The same for v0.1', ['Library'], {
  message: V01,
});
pack('uid-zero', set('uid', ZeroHash), ['uid-mismatch'], 'Zeros');
pack(
  'uid-digit',
  set('uid', (old: unknown) => flip(String(old))),
  ['uid-mismatch'],
  'One digit',
  ['Boundary', 'Tampered'],
);
function flip(hex: string): string {
  return hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');
}

// --- Signature ----------------------------------------------------------------------------------------------------------

const twin = (made: Package): void => {
  made.sig.signature = {
    r: made.sig.signature.r,
    s: toBeHex(ORDER - BigInt(made.sig.signature.s as string), 32),
    v: 55 - Number(made.sig.signature.v),
  };
};
pack('signature-twin', twin, ['signature-high-s'], 'The other signature that fits the same key and digest', [
  'Boundary',
]);
pack('signature-twin-v01', twin, ['signature-high-s'], 'The same for a v0.1 attestation', ['Boundary'], {
  message: V01,
});
broken(
  'signature-other-v',
  set('signature.v', (old: unknown) => 55 - Number(old)),
  ['signer-mismatch'],
  'The other v leads to another key',
  ['Boundary', 'Tampered'],
);
pack(
  'signer-forged-trusted',
  (made) => {
    made.signer = OTHER;
  },
  ['signer-mismatch'],
  'Whether a signer is trusted is judged only when the signature leads to it',
  ['Tampered', 'Order', 'Expectation'],
  {expect: {signers: [SIGNER]}},
);

const COVERED: [string, Partial<Message>][] = [
  ['schema', {schema: schemaOf('v0.2-spaced').uid}],
  ['recipient', {recipient: OTHER}],
  ['time', {time: String(TIME + 1)}],
  ['expirationTime', {expirationTime: String(TIME * 2)}],
  ['revocable', {revocable: false}],
  ['refUID', {refUID: `0x${'33'.repeat(32)}`}],
  ['data', {data: v02('h3', '89194ad2307ffff')}],
  ['salt', {salt: `0x${'02'.repeat(32)}`}],
];
for (const [field, change] of COVERED) {
  const schema: ReasonCode[] = field === 'schema' ? ['schema-variant'] : [];
  broken(
    `changed-${field}`,
    (made) => Object.assign(made.sig.message, change),
    [...schema, 'uid-mismatch', 'signer-mismatch'],
    `${field} is changed after signing`,
    ['Tampered', 'Order'],
  );
  broken(
    `changed-${field}-and-uid`,
    (made) => {
      Object.assign(made.sig.message, change);
      made.sig.uid = uidOf(made.sig.message as unknown as Message);
    },
    [...schema, 'signer-mismatch'],
    `${field} is changed and the UID computed anew`,
    ['Tampered'],
  );
}
for (const [field, value] of [
  ['chainId', '8453'],
  ['verifyingContract', OTHER],
  ['version', '0.27'],
] as const)
  broken(
    `domain-${field}`,
    set(`domain.${field}`, value),
    ['signer-mismatch'],
    `The domain has another ${field} than the signed one; the verifier expects nothing`,
    ['Tampered', 'Order'],
  );
broken(
  'everything',
  (made) => {
    made.sig.domain.name = 'EAS';
    made.sig.uid = ZeroHash;
    made.sig.message.expirationTime = '1';
    made.sig.message.data = '0xdead';
  },
  [
    'schema-not-pinned',
    'domain-name',
    'domain-chain',
    'domain-contract',
    'uid-mismatch',
    'signer-mismatch',
    'expired',
    'signed-in-future',
    'payload-undecodable',
  ],
  'Every reason is told, in the order of the table',
  ['Order', 'Tampered', 'Expectation'],
  {expect: {schema: schemaOf('v0.1').uid, chainId: '1', verifyingContract: OTHER, signers: [], now: '5'}},
);

// --- Payload inside ------------------------------------------------------------------------------------------------------

pack('payload-empty', keep, ['payload-undecodable'], 'No payload under the v0.2 schema', ['Boundary'], {
  message: {data: '0x'},
});
pack(
  'payload-record',
  keep,
  ['latitude-range', 'longitude-range'],
  'A sound signature over a place that does not exist',
  ['Order'],
  {message: {data: v02('coordinate-decimal+lon-lat', '[500,900]')}},
);
pack('payload-left-over', keep, ['payload-not-canonical'], 'A signed word too many', ['Layout'], {
  message: {data: `${GOOD}${'00'.repeat(32)}`},
});
pack('payload-major', keep, ['version-major'], 'A record of a later major version', [], {
  message: {data: v02('h3', '89194ad2307ffff', {lp_version: '2.0.0'})},
});

// --- Generated ------------------------------------------------------------------------------------------------------------

const chance = new Chance(11155111);
for (let i = 0; i < 12; i++) {
  const message = messageOf({
    time: String(chance.whole(1, TIME)),
    recipient: chance.hex(20),
    salt: chance.hex(32),
    refUID: chance.hex(32),
    data: v02('coordinate-decimal+lon-lat', JSON.stringify([chance.degrees(-180, 180), chance.degrees(-90, 90)])),
  });
  const made = packed(message);
  if (i % 2 === 0) {
    add(`generated-${i}`, {package: made}, [], 'Random values', ['Generated']);
    continue;
  }
  const data = getBytes(message.data);
  const at = 32 * 5 + chance.whole(0, 4);
  data[at] = data[at]! ^ (1 << chance.whole(0, 1));
  made.sig.message.data = hexlify(data);
  const version = new TextDecoder().decode(data.slice(160, 165));
  const isVersion = /^[0-9]+\.[0-9]+\.[0-9]+$/.test(version);
  const major = Number(version.split('.')[0]);
  const codes: ReasonCode[] = !isVersion
    ? ['version-pattern']
    : major > 1
      ? ['version-major']
      : major === 0
        ? ['version-zero']
        : [];
  add(
    `generated-${i}`,
    {package: made},
    ['uid-mismatch', 'signer-mismatch', ...codes],
    'Random values, and one bit of the signed version flipped',
    ['Generated', 'Tampered'],
    recoveredFrom(made),
  );
}

/** Cases about packages. */
export const packageCases: readonly Case[] = cases;
export {BASE_2025, add as given, broken, digestOf, drop, keep, pack, packed, set, type Package};
