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
  /** Normative words of the draft, for a rule that comes from it. */
  quote?: string;
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

/** What the draft says, by the number of the rule; DecentralizedGeo/location-protocol-spec@568add2:docs/spec-page. */
const quotes: Readonly<Record<string, string>> = {
  'LP-1': '“MUST be a valid JSON object”.',
  'LP-2': '“must ensure these fields are present and valid”.',
  'LP-3': '“MUST follow semantic versioning with the pattern `major.minor.patch`”.',
  'LP-4': '“MUST be a valid HTTP URI or URN”.',
  'LP-6': '“MUST correspond to an identifier in the official Location Type Registry”.',
  'LP-7': '“MUST be valid according to the format specified by `location_type`”.',
  'LP-8': '“Must be a positive integer”.',
  'LP-9': '“Must be a valid MIME type string”.',
  'LP-10': '“the attributes MUST validate against that schema”.',
  'LP-11': '“Must be a unique, versioned identifier registered in the extension registry”, which does not exist yet.',
  'LP-12': '“may be introduced with a vendor prefix”, “or within the `extensions` object”.',
  'LP-36': '“uses prefix notation to indicate the schema system”.',
  'LP-37': '“must be sorted lexicographically (alphabetically)”, “must use the Canonical CBOR format”.',
  'LP-40': '“Default order is longitude, latitude”.',
  'LP-43': '“A pair of decimal degree coordinates”.',
  'LP-44': '“must conform to the GeoJSON specification”.',
  'LP-45': '“an array of two or more positions”.',
  'LP-46': '“they MUST contain identical values”, of the first and the last position.',
  'LP-47': '“must conform to the GeoJSON specification”.',
  'LP-48': '“must conform to the GeoJSON specification”.',
  'LP-49': '“An H3 geospatial index representing a hexagonal cell”.',
  'LP-50': '“A Geohash string”.',
  'LP-51': '“A Well-Known Text (WKT) representation of a geometric object”.',
  'LP-52': '“A standard mailing or street address”.',
  'LP-53': '“A scaled integer representation of coordinate pairs”.',
};

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
    'The form of RFC 6838 is ours. A reader does not look for a registration.',
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
    'The draft sorts all keys, so that `coordinates` comes first. Here `type` comes first, as RFC 7946 prints it and the writers that we read do. A reader gives no code for the other order.',
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
  types(44, 'draft', 'must', 'wr', 'Bare GeoJSON geometries', 'check-record'),
  types(45, 'draft', 'must', 'wr', 'LineString', 'check-record'),
  types(46, 'draft', 'must', 'wr', 'Rings', 'check-record'),
  types(
    47,
    'draft',
    'should',
    'w',
    'Direction of rings',
    'check-record',
    'RFC 7946 requires this of writers, and recommends that readers accept both.',
  ),
  types(48, 'draft', 'should', 'w', 'Antimeridian', 'check-record'),
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
  types(51, 'draft', 'must', 'wr', '`wkt`', 'check-record', 'The three geometries and the grammar are ours.'),
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
].map((rule) => ({...rule, ...(quotes[rule.id] && {quote: quotes[rule.id]})}));
