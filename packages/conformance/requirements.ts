/** The numbered requirements of the protocol pages: where each comes from, whom it binds, and how the conformance kit checks it. */

export const ORIGINS = {
  draft: 'The Location Protocol draft, at 568add2.',
  EAS: 'Contracts and SDK of the Ethereum Attestation Service, and the EIPs that they follow.',
  service: 'The verify service of Astral Location Services, at 559b38f.',
  ours: 'These pages: the sources leave it open, or contradict each other.',
} as const;
export type Origin = keyof typeof ORIGINS;
export type Role = 'writer' | 'reader' | 'verifier';

export interface Requirement {
  id: `LP-${number}`;
  origin: Origin;
  level: 'must' | 'should';
  roles: readonly Role[];
  /** What it is about, in a few words. */
  about: string;
  /** Why we made it, or where we narrow its origin; empty when it is taken over as it is. */
  note: string;
  /** Operations of the kit that examine it; empty when a program cannot. */
  ops: readonly string[];
  page:
    | '/location-protocol/eas-schema'
    | '/location-protocol/schemas'
    | '/location-protocol/payloads'
    | '/location-protocol/attestations'
    | '/location-protocol/verification'
    | '/location-protocol/v01'
    | '/location-protocol/location-types'
    | '/location-protocol/encoding'
    | '/location-protocol/conformance'
    | '/location-protocol/other-languages'
    | '/location-proofs/objects';
}

const on =
  (page: Requirement['page']) =>
  (
    number: number,
    origin: Origin,
    level: Requirement['level'],
    roles: string,
    about: string,
    ops: string,
    note = '',
  ): Requirement => ({
    id: `LP-${number}`,
    origin,
    level,
    roles: [...roles].map((letter) => ({w: 'writer', r: 'reader', v: 'verifier'})[letter] as Role),
    about,
    note,
    ops: ops.split(' ').filter(Boolean),
    page,
  });
const schema = on('/location-protocol/eas-schema');
const schemas = on('/location-protocol/schemas');
const payloads = on('/location-protocol/payloads');
const attestations = on('/location-protocol/attestations');
const verification = on('/location-protocol/verification');
const v01 = on('/location-protocol/v01');
const types = on('/location-protocol/location-types');
const proofs = on('/location-proofs/objects');

/** In order of their numbers, without a gap. */
export const requirements: readonly Requirement[] = [
  schema(1, 'draft', 'must', 'wr', 'One JSON object in UTF-8', 'check-record'),
  schema(2, 'draft', 'must', 'wr', 'Four required fields', 'check-record'),
  schema(3, 'draft', 'must', 'wr', 'Form of `lp_version`', 'check-record'),
  schema(
    4,
    'draft',
    'must',
    'wr',
    'Form of `srs`',
    'check-record',
    'According to the draft, a reader should reject a short code. Here it is an error, so that every reader returns the same result.',
  ),
  schema(
    5,
    'ours',
    'must',
    'wr',
    '`http://` in OGC identifiers',
    'check-record',
    'The draft prints `http://` and accepts any HTTP URI. Two spellings of one name defeat a comparison, and with it the axis order.',
  ),
  schema(6, 'draft', 'must', 'wr', '`location_type` from the registry', 'check-record'),
  schema(7, 'draft', 'must', 'wr', '`location` fits its type', 'check-record'),
  schema(
    8,
    'draft',
    'must',
    'wr',
    '`event_timestamp` in seconds',
    'check-record',
    'The warning about milliseconds is ours.',
  ),
  schema(
    9,
    'draft',
    'must',
    'wr',
    'Media',
    'check-record',
    'The draft wants a registered media type. A reader checks the form: the register grows.',
  ),
  schema(10, 'draft', 'must', 'wr', 'Attributes', 'check-record'),
  schema(11, 'draft', 'must', 'wr', 'Proof of a record', 'check-record'),
  schema(
    12,
    'draft',
    'should',
    'wr',
    'Private fields',
    'check-record',
    'That a reader must not reject an unknown field is ours: the published JSON Schema accepts it, and the text does not specify it.',
  ),
  schemas(
    13,
    'ours',
    'must',
    'w',
    'Schema strings byte for byte',
    'check-package',
    'The draft prints a string with a `uint8` version, and the UID of another string next to it.',
  ),
  schemas(14, 'EAS', 'must', 'wv', 'UID of a schema', 'schema-uid'),
  payloads(15, 'EAS', 'must', 'wr', 'ABI encoding of a payload', 'encode-payload'),
  payloads(
    16,
    'ours',
    'must',
    'wr',
    'Text of `location` in a payload',
    'location-text check-payload',
    'The draft sorts all keys, so that `coordinates` comes first. Here `type` comes first, as RFC 7946 prints it and the writers that we read do.',
  ),
  v01(
    17,
    'ours',
    'must',
    'wr',
    'Nine slots of v0.1',
    'check-payload',
    'v0.1 has a schema string and users; we found no specification.',
  ),
  v01(
    18,
    'ours',
    'must',
    'wr',
    'Lists of equal length in v0.1',
    'check-payload',
    'As above; the contract does not enforce it.',
  ),
  v01(
    19,
    'ours',
    'must',
    'wr',
    'Longitude first in v0.1',
    'check-payload',
    'SDK 0.2.0 and Logbook do it, and the API v0 reads bare pairs otherwise.',
  ),
  payloads(
    20,
    'ours',
    'must',
    'rv',
    'Decode strictly',
    'check-payload decode-payload',
    'EAS stores any bytes. Libraries differ about bytes that are almost right, so the limits are written down here.',
  ),
  payloads(
    21,
    'ours',
    'should',
    'rv',
    'Encode again and compare',
    'check-payload',
    'Two encodings of one value give two UIDs.',
  ),
  attestations(
    22,
    'EAS',
    'must',
    'wv',
    'Domain of the signature',
    'check-package digest',
    'Which version to write is ours.',
  ),
  attestations(23, 'EAS', 'must', 'wv', 'Type of the signed message', 'digest check-package'),
  attestations(24, 'EAS', 'must', 'wv', 'Digest', 'digest'),
  attestations(25, 'EAS', 'must', 'wv', 'UID of an offchain attestation', 'offchain-uid check-package'),
  attestations(
    26,
    'ours',
    'must',
    'wv',
    'Content of a package',
    'check-package',
    'The form is that of the EAS SDK; neither source says what a verifier must find in it.',
  ),
  attestations(27, 'EAS', 'must', 'w', 'A new salt each time', ''),
  attestations(28, 'EAS', 'must', 'rv', 'UID of an onchain attestation', 'onchain-uid'),
  attestations(29, 'EAS', 'must', 'rv', 'Revoked onchain', ''),
  attestations(30, 'EAS', 'must', 'rv', 'Unknown UIDs onchain', ''),
  verification(
    31,
    'ours',
    'should',
    'v',
    'What a verifier checks',
    'check-package',
    'Neither source has a complete list.',
  ),
  verification(
    32,
    'EAS',
    'must',
    'v',
    'Signature',
    'check-package sign',
    'That a low `s` is required follows OpenZeppelin and ethers; the curve allows both.',
  ),
  attestations(33, 'ours', 'must', 'rv', 'Tell attestations apart', '', 'Signer and chain are not part of the UID.'),
  verification(34, 'EAS', 'must', 'v', 'Revoked offchain', 'check-package'),
  schema(
    35,
    'ours',
    'must',
    'r',
    'Other versions',
    'check-record',
    'The draft defines the three numbers, but not what a reader does with them.',
  ),
  schema(36, 'draft', 'should', 'wr', 'Form of `attributes_schema`', 'check-record', 'The exact patterns are ours.'),
  on('/location-protocol/encoding')(
    37,
    'draft',
    'should',
    'w',
    'Canonical forms',
    'canonical',
    'The order of keys, the size of floats and the variant of Base64 are ours where the draft is silent or contradicts itself.',
  ),
  on('/location-protocol/other-languages')(38, 'EAS', 'must', 'wv', 'Root of private data', 'private-root'),
  on('/location-protocol/conformance')(
    39,
    'ours',
    'must',
    'rv',
    'Every reason, in the order of the table',
    'check-record',
    'Without an order two correct programs give different reasons.',
  ),
  types(40, 'draft', 'must', 'wr', 'Longitude first', 'check-record'),
  types(
    41,
    'ours',
    'must',
    'wr',
    'Ranges',
    'check-record',
    'The published JSON Schema does not look inside coordinates.',
  ),
  types(
    42,
    'ours',
    'should',
    'w',
    'Seven decimals',
    'check-record',
    'More digits suggest an accuracy that does not exist, and create two texts for one place.',
  ),
  types(43, 'draft', 'must', 'wr', '`coordinate-decimal+lon-lat`', 'check-record'),
  types(44, 'draft', 'must', 'wr', 'Bare GeoJSON geometries', 'check-record', 'The draft refers to RFC 7946.'),
  types(45, 'draft', 'must', 'wr', 'LineString', 'check-record', 'The draft refers to RFC 7946.'),
  types(46, 'draft', 'must', 'wr', 'Rings', 'check-record', 'The draft refers to RFC 7946.'),
  types(
    47,
    'draft',
    'should',
    'w',
    'Direction of rings',
    'check-record',
    'RFC 7946 requires this of writers, and recommends that readers accept both.',
  ),
  types(48, 'draft', 'should', 'w', 'Antimeridian', 'check-record', 'The draft refers to RFC 7946.'),
  types(
    49,
    'draft',
    'must',
    'wr',
    '`h3`',
    'check-record',
    'The draft allows 8, 9, a and b as the first digit. Only 8 begins a cell.',
  ),
  types(
    50,
    'draft',
    'must',
    'wr',
    '`geohash`',
    'check-record',
    'The limit of twelve characters is ours: beyond it a cell is smaller than a centimetre.',
  ),
  types(
    51,
    'draft',
    'must',
    'wr',
    '`wkt`',
    'check-record',
    'The draft says "Well-Known Text". The three geometries and the grammar are ours.',
  ),
  types(52, 'draft', 'must', 'wr', '`address`', 'check-record', 'That it is not empty is ours.'),
  types(53, 'draft', 'must', 'wr', '`scaledCoordinates`', 'check-record', 'The meaning of `x` and `y` is ours.'),
  types(54, 'ours', 'must', 'r', 'Unknown types', 'check-record', 'The draft says "gracefully".'),
  proofs(
    55,
    'service',
    'must',
    'wr',
    'Members of claims, stamps and proofs',
    'check-claim check-stamp check-proof',
    'That the place is checked as in a record is ours.',
  ),
  proofs(56, 'service', 'must', 'wr', 'Radius', 'check-claim'),
  proofs(57, 'service', 'must', 'wr', 'Spans of time', 'check-claim check-stamp'),
  proofs(58, 'service', 'must', 'wr', 'A stamp is signed', 'check-stamp'),
  proofs(
    59,
    'service',
    'must',
    'wv',
    'Signature of a stamp',
    'check-stamp stamp-message',
    'The form of 65 bytes is ours: ethers also takes 64.',
  ),
  proofs(60, 'service', 'must', 'wr', 'A proof has stamps', 'check-proof'),
  proofs(61, 'service', 'must', 'v', 'Hash of a proof', 'proof-hash'),
  proofs(62, 'service', 'should', 'v', 'Evaluation', 'evaluate'),
];
