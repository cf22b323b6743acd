/**
 * Makes the test vectors in this folder: `npx tsx conformance/vectors/make.ts`. The same input gives the same bytes.
 *
 * Everything is computed with ethers, the EAS SDK, h3-js and ngeohash, and nothing comes from src/lib/record or src/lib/geo, which
 * use viem: the tests hold one against the other, byte for byte.
 */
import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  OFFCHAIN_ATTESTATION_TYPES,
  Offchain,
  OffchainAttestationVersion,
  PrivateData,
  SchemaEncoder,
  SchemaRegistry,
} from '@ethereum-attestation-service/eas-sdk';
import {
  AbiCoder,
  Signature,
  SigningKey,
  TypedDataEncoder,
  Wallet,
  ZeroAddress,
  ZeroHash,
  concat,
  dataLength,
  getBytes,
  hexlify,
  keccak256,
  sha256,
  solidityPackedKeccak256,
  toBeHex,
  toUtf8Bytes,
} from 'ethers';
import {cellArea, cellToBoundary, cellToLatLng, latLngToCell} from 'h3-js';
import geohash from 'ngeohash';
import {networks, schemas} from '../site';

const LON = -0.001475;
const LAT = 51.477812;
const TIME = 1735689600;
const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const POINT_TEXT = `{"type":"Point","coordinates":[${LON},${LAT}]}`;
/** keccak256 of a fixed text: public on purpose, never to be funded. */
const KEY_TEXT = 'astral docs throw-away key 1';
const wallet = new Wallet(keccak256(toUtf8Bytes(KEY_TEXT)));
const SALT = `0x${'01'.repeat(32)}`;

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function need<T extends {key: string}>(list: readonly T[], key: string): T {
  const found = list.find((entry) => entry.key === key);
  if (!found) throw new Error(`no entry "${key}"`);
  return found;
}

// --- The place in every form ------------------------------------------------------------------------------------------

function wkb(srid?: number): string {
  const bytes = new DataView(new ArrayBuffer(srid === undefined ? 21 : 25));
  bytes.setUint8(0, 1);
  bytes.setUint32(1, srid === undefined ? 1 : 0x20000001, true);
  if (srid !== undefined) bytes.setUint32(5, srid, true);
  bytes.setFloat64(srid === undefined ? 5 : 9, LON, true);
  bytes.setFloat64(srid === undefined ? 13 : 17, LAT, true);
  return hexlify(new Uint8Array(bytes.buffer)).slice(2);
}

/** Web Mercator metres of the place (EPSG method 1024: sphere of radius 6,378,137 m). */
function webMercator(): {x: number; y: number} {
  const rad = Math.PI / 180;
  return {x: round(6378137 * LON * rad, 2), y: round(6378137 * Math.log(Math.tan(Math.PI / 4 + (LAT * rad) / 2)), 2)};
}

function h3At(resolution: number) {
  const cell = latLngToCell(LAT, LON, resolution);
  const [lat, lon] = cellToLatLng(cell);
  return {
    resolution,
    cell,
    decimal: BigInt(`0x${cell}`).toString(),
    area_m2: round(cellArea(cell, 'm2'), resolution > 11 ? 4 : 0),
    centre: [round(lon, 7), round(lat, 7)],
    boundary: cellToBoundary(cell, true).map(([x, y]) => [round(x!, 7), round(y!, 7)]),
  };
}

function geohashAt(length: number) {
  const hash = geohash.encode(LAT, LON, length);
  const [south, west, north, east] = geohash.decode_bbox(hash) as [number, number, number, number];
  return {
    length,
    hash,
    box: {west: round(west, 10), south: round(south, 10), east: round(east, 10), north: round(north, 10)},
  };
}

const place = {
  about: 'One public place in every form. Angles are WGS 84 degrees; the order of axes is named with each value.',
  name: 'Airy Transit Circle, Royal Observatory Greenwich',
  longitude: LON,
  latitude: LAT,
  encodings: {
    geojson: {text: POINT_TEXT, order: 'longitude, latitude'},
    'coordinate-decimal+lon-lat': {text: `[${LON},${LAT}]`, order: 'longitude, latitude'},
    'v0.1-text-lon-lat': {text: `${LON}, ${LAT}`, order: 'longitude, latitude'},
    'v0.1-text-lat-lon': {text: `${LAT}, ${LON}`, order: 'latitude, longitude'},
    dms: {text: '51°28′40.12″N 0°00′05.31″W', order: 'latitude, longitude'},
    wkt: {text: `POINT (${LON} ${LAT})`, order: 'longitude, latitude'},
    wkb: {text: wkb(), order: 'longitude, latitude'},
    ewkb: {text: wkb(4326), order: 'longitude, latitude'},
    'geo-uri': {text: `geo:${LAT},${LON}`, order: 'latitude, longitude'},
    'iso-6709': {text: '+51.477812-000.001475/', order: 'latitude, longitude'},
    scaledCoordinates: {
      text: JSON.stringify({x: Math.round(LON * 1e6), y: Math.round(LAT * 1e6), scale: 1e6}),
      order: 'x = longitude, y = latitude',
    },
    e7: {text: JSON.stringify([Math.round(LON * 1e7), Math.round(LAT * 1e7)]), order: 'longitude, latitude'},
    h3: {text: latLngToCell(LAT, LON, 9), order: 'none: a cell'},
    geohash: {text: geohash.encode(LAT, LON, 9), order: 'none: a cell'},
    address: {text: 'Royal Observatory, Blackheath Avenue, London SE10 8XJ, United Kingdom', order: 'none: free text'},
    'epsg-3857': {text: JSON.stringify(webMercator()), order: 'x = easting, y = northing, metres'},
  },
  h3: [0, 5, 7, 8, 9, 10, 12, 15].map(h3At),
  geohash: [1, 5, 7, 9, 12].map(geohashAt),
  swapped: {
    about: 'The same two numbers in the wrong order: longitude 51.477812, latitude -0.001475, in the Indian Ocean.',
    h3: latLngToCell(LON, LAT, 9),
    geohash: geohash.encode(LON, LAT, 9),
  },
};

// --- Schemas -----------------------------------------------------------------------------------------------------------

const v01 = need(schemas, 'v0.1').string;
const uidOf = (schema: string, resolver: string, revocable: boolean) => ({
  schema,
  resolver,
  revocable,
  uid: SchemaRegistry.getSchemaUID(schema, resolver, revocable),
});
const schemaVectors = [
  ...schemas.map(({key, string, resolver, revocable}) => ({id: key, ...uidOf(string, resolver, revocable)})),
  {id: 'v0.1-not-revocable', ...uidOf(v01, ZeroAddress, false)},
  {id: 'v0.1-with-resolver', ...uidOf(v01, `0x${'11'.repeat(20)}`, true)},
  {
    id: 'v0.1-with-string-payload',
    ...uidOf(v01.replace('bytes[] recipePayload', 'string[] recipePayload'), ZeroAddress, true),
  },
  {
    id: 'verified-proof',
    ...uidOf(
      'bytes32 proofHash, uint32 meanDistanceMeters, uint32 maxDistanceMeters, uint16 withinRadiusBp, uint16 meanOverlapBp, uint16 minOverlapBp, uint16 signaturesValidBp, uint16 structureValidBp, uint16 signalsConsistentBp, uint16 uniquePluginRatioBp, uint8 stampCount',
      ZeroAddress,
      true,
    ),
  },
];

// --- Payloads ----------------------------------------------------------------------------------------------------------

type ProtocolVersion = 'v0.1' | 'v0.2' | 'base-2025';
const cid = 'bafkreihztdv7c6qcr6o5em7zi7vofforr2evtastisqyh5tinhdbfz3pji';
const fromV02 = (location_type: string, location: string) => ({
  lp_version: '1.0.0',
  srs: CRS84,
  location_type,
  location,
});
const fromV01 = (values: Record<string, unknown>) => ({
  eventTimestamp: TIME,
  srs: 'EPSG:4326',
  locationType: 'geojson-point',
  location: POINT_TEXT,
  recipeType: [],
  recipePayload: [],
  mediaType: [],
  mediaData: [],
  memo: 'Airy Transit Circle',
  ...values,
});
const square =
  '{"type":"Polygon","coordinates":[[[-0.002,51.477],[-0.001,51.477],[-0.001,51.478],[-0.002,51.478],[-0.002,51.477]]]}';
const line = `{"type":"LineString","coordinates":[[${LON},51.476812],[${LON},${LAT}],[${LON},51.478812]]}`;

const payloadInputs: {id: string; generation: ProtocolVersion; about: string; values: Record<string, unknown>}[] = [
  {id: 'v0.1-point', generation: 'v0.1', about: 'GeoJSON point, empty arrays, a memo', values: fromV01({})},
  {
    id: 'v0.1-empty',
    generation: 'v0.1',
    about: 'every slot empty: what "optional" means in v0.1',
    values: fromV01({eventTimestamp: 0, srs: '', locationType: '', location: '', memo: ''}),
  },
  {
    id: 'v0.1-media-recipe',
    generation: 'v0.1',
    about: 'one media item and one recipe: arrays that pair by index',
    values: fromV01({recipeType: ['manual'], recipePayload: ['0x7b7d'], mediaType: ['text/plain'], mediaData: [cid]}),
  },
  {
    id: 'v0.1-two-media',
    generation: 'v0.1',
    about: 'two media items',
    values: fromV01({mediaType: ['text/plain', 'image/jpeg'], mediaData: [cid, cid], memo: ''}),
  },
  {
    id: 'v0.1-unicode',
    generation: 'v0.1',
    about: 'a memo of more than 32 bytes outside ASCII',
    values: fromV01({memo: 'Méridien d’Airy, Greenwich, 格林尼治天文台 🔭'}),
  },
  {id: 'v0.2-geojson-point', generation: 'v0.2', about: 'GeoJSON point', values: fromV02('geojson-point', POINT_TEXT)},
  {id: 'v0.2-geojson-line', generation: 'v0.2', about: 'GeoJSON line', values: fromV02('geojson-line', line)},
  {
    id: 'v0.2-geojson-polygon',
    generation: 'v0.2',
    about: 'GeoJSON polygon',
    values: fromV02('geojson-polygon', square),
  },
  {
    id: 'v0.2-decimal',
    generation: 'v0.2',
    about: 'decimal pair: the array becomes JSON text',
    values: fromV02('coordinate-decimal+lon-lat', `[${LON},${LAT}]`),
  },
  {id: 'v0.2-h3', generation: 'v0.2', about: 'H3 cell of resolution 9', values: fromV02('h3', place.encodings.h3.text)},
  {
    id: 'v0.2-geohash',
    generation: 'v0.2',
    about: 'geohash of nine characters',
    values: fromV02('geohash', place.encodings.geohash.text),
  },
  {id: 'v0.2-wkt', generation: 'v0.2', about: 'Well-Known Text', values: fromV02('wkt', place.encodings.wkt.text)},
  {id: 'v0.2-address', generation: 'v0.2', about: 'address', values: fromV02('address', place.encodings.address.text)},
  {
    id: 'v0.2-scaled',
    generation: 'v0.2',
    about: 'scaled integers: the object becomes JSON text',
    values: fromV02('scaledCoordinates', place.encodings.scaledCoordinates.text),
  },
  {
    id: 'base-2025-decimal',
    generation: 'base-2025',
    about: 'the base schema of 2025',
    values: {srs: 'EPSG:4326', locationType: 'coordinate-decimal+lon-lat', location: `${LON}, ${LAT}`, specVersion: 1},
  },
];

function encode(generation: ProtocolVersion, values: Record<string, unknown>): string {
  const string = need(schemas, generation).string;
  const fields = string.split(/,\s*/).map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return {type, name, value: values[name] as string};
  });
  const bySdk = new SchemaEncoder(string).encodeData(fields);
  const byEthers = AbiCoder.defaultAbiCoder().encode(
    fields.map(({type}) => type),
    fields.map(({value}) => value),
  );
  if (bySdk !== byEthers) throw new Error(`${generation}: the EAS SDK and ethers disagree`);
  return bySdk;
}

const payloads = payloadInputs.map(({id, generation, about, values}) => {
  const data = encode(generation, values);
  return {id, generation, about, values, data, bytes: dataLength(data), keccak256: keccak256(data)};
});

// --- Offchain attestations ---------------------------------------------------------------------------------------------

const sepolia = need(networks, 'sepolia');

const {types} = OFFCHAIN_ATTESTATION_TYPES[OffchainAttestationVersion.Version2][0]!;

interface Message {
  version: number;
  schema: string;
  recipient: string;
  time: number;
  expirationTime: number;
  revocable: boolean;
  refUID: string;
  data: string;
  salt: string;
}

function messageFor(generation: ProtocolVersion, data: string, changes: Partial<Message> = {}): Message {
  return {
    version: 2,
    schema: need(schemas, generation).uid,
    recipient: ZeroAddress,
    time: TIME,
    expirationTime: 0,
    revocable: true,
    refUID: ZeroHash,
    data,
    salt: SALT,
    ...changes,
  };
}

function offchainFor(version: string, chainId = sepolia.chainId): Offchain {
  return new Offchain(
    {address: sepolia.eas, version, chainId: BigInt(chainId)},
    OffchainAttestationVersion.Version2,
    null as never,
  );
}

function easUid({version, schema, recipient, time, expirationTime, revocable, refUID, data, salt}: Message): string {
  return Offchain.getOffchainUID(
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
}

/** The UID with the schema as 32 bytes, as location-protocol-dart 0.1.0 computes it. */
function dartUid(message: Message): string {
  const {version, schema, recipient, time, expirationTime, revocable, refUID, data, salt} = message;
  return solidityPackedKeccak256(
    ['uint16', 'bytes32', 'address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes', 'bytes32', 'uint32'],
    [version, schema, recipient, ZeroAddress, time, expirationTime, revocable, refUID, data, salt, 0],
  );
}

/** The UID that the EAS contract would give the same statement of the same signer at block time `time`. */
function contractUid({schema, recipient, time, expirationTime, revocable, refUID, data}: Message): string {
  return solidityPackedKeccak256(
    ['bytes32', 'address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes', 'uint32'],
    [schema, recipient, wallet.address, time, expirationTime, revocable, refUID, data, 0],
  );
}

async function sign(message: Message, version: string, name = 'EAS Attestation') {
  const domain = {name, version, chainId: sepolia.chainId, verifyingContract: sepolia.eas};
  const offchain = offchainFor(version);
  const digest = TypedDataEncoder.hash(domain, types, message);
  const {r, s, v} = Signature.from(await wallet.signTypedData(domain, types, message));
  if (name === 'EAS Attestation') {
    const bySdk = await offchain.signOffchainAttestation(
      {...message, time: BigInt(message.time), expirationTime: BigInt(message.expirationTime)},
      wallet,
    );
    if (bySdk.signature.r !== r || bySdk.signature.s !== s || bySdk.uid !== easUid(message))
      throw new Error('the EAS SDK and ethers disagree');
    if (!offchain.verifyOffchainAttestationSignature(wallet.address, bySdk))
      throw new Error('the EAS SDK refuses its own package');
  }
  return {domain, domainSeparator: TypedDataEncoder.hashDomain(domain), digest, signature: {r, s, v}};
}

/** The package in the form that the EAS SDK exchanges; integers beyond a byte are text. */
function packageOf(
  message: Message,
  signed: {domain: object; signature: object},
  uid = easUid(message),
  signer = wallet.address,
) {
  return {
    sig: {
      version: message.version,
      uid,
      domain: {...signed.domain, chainId: String(sepolia.chainId)},
      primaryType: 'Attest',
      message: {...message, time: String(message.time), expirationTime: String(message.expirationTime)},
      types,
      signature: signed.signature,
    },
    signer,
  };
}

async function attestations() {
  const cases: {id: string; payload: string; changes?: Partial<Message>}[] = [
    {id: 'v0.1', payload: 'v0.1-point'},
    {id: 'v0.2', payload: 'v0.2-geojson-point'},
    {id: 'v0.2-h3', payload: 'v0.2-h3'},
    {id: 'base-2025', payload: 'base-2025-decimal'},
    {
      id: 'v0.1-all-envelope-fields',
      payload: 'v0.1-media-recipe',
      changes: {
        recipient: wallet.address,
        expirationTime: TIME + 86400,
        revocable: false,
        refUID: `0x${'22'.repeat(32)}`,
        salt: `0x${'03'.repeat(32)}`,
      },
    },
  ];
  const made = [];
  for (const {id, payload, changes} of cases) {
    const source = payloads.find((entry) => entry.id === payload)!;
    const message = messageFor(source.generation, source.data, changes);
    const signed: Record<string, Omit<Awaited<ReturnType<typeof sign>>, never>> = {};
    for (const version of ['0.26', '1.0.0']) signed[version] = await sign(message, version);
    made.push({
      id,
      generation: source.generation,
      payload,
      message,
      uid: easUid(message),
      uidOfDart: dartUid(message),
      onchainUid: contractUid(message),
      signer: wallet.address,
      byDomainVersion: signed,
    });
  }
  return {
    about:
      'Offchain attestations, version 2, signed for Sepolia under two domain versions. onchainUid: the contract formula with this signer as attester, block time = time, bump 0.',
    key: {text: KEY_TEXT, derivation: 'private key = keccak256(UTF-8 bytes of the text)', address: wallet.address},
    typeHash: keccak256(toUtf8Bytes(TypedDataEncoder.from(types).encodeType('Attest'))),
    cases: made,
  };
}

// --- Canonical forms ---------------------------------------------------------------------------------------------------

/** Canonical CBOR (RFC 8949 section 4.2.3, shorter keys first) of the JSON values that records are made of. */
function cbor(value: unknown): string {
  const head = (major: number, n: number): string =>
    n < 24
      ? toBeHex((major << 5) | n, 1)
      : n < 256
        ? concat([toBeHex((major << 5) | 24, 1), toBeHex(n, 1)])
        : n < 65536
          ? concat([toBeHex((major << 5) | 25, 1), toBeHex(n, 2)])
          : concat([toBeHex((major << 5) | 26, 1), toBeHex(n, 4)]);
  if (typeof value === 'string') return concat([head(3, toUtf8Bytes(value).length), toUtf8Bytes(value)]);
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32) return head(0, value);
  if (typeof value === 'number') {
    const bytes = new DataView(new ArrayBuffer(9));
    bytes.setUint8(0, 0xfb);
    bytes.setFloat64(1, value);
    return hexlify(new Uint8Array(bytes.buffer));
  }
  if (Array.isArray(value)) return concat([head(4, value.length), ...value.map(cbor)]);
  const keys = Object.keys(value as object).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return concat([
    head(5, keys.length),
    ...keys.flatMap((key) => [cbor(key), cbor((value as Record<string, unknown>)[key])]),
  ]);
}

/** JSON with sorted keys and no blanks (RFC 8785 for values such as these). */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const object = value as Record<string, unknown>;
  return `{${Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${sortedJson(object[key])}`)
    .join(',')}}`;
}

/** CIDv1 with sha2-256 in base32; codec 0x55 is raw, 0x71 is dag-cbor. */
function cidOf(bytes: Uint8Array, codec: number): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  const bits = [0x01, codec, 0x12, 0x20, ...getBytes(sha256(bytes))]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return 'b' + (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

const minimal = {
  lp_version: '1.0.0',
  srs: CRS84,
  location_type: 'geojson-point',
  location: {type: 'Point', coordinates: [LON, LAT]},
};
const canonicalRecord = {...minimal, event_timestamp: TIME};
const jsonBytes = toUtf8Bytes(sortedJson(canonicalRecord));
const cborBytes = getBytes(cbor(canonicalRecord));
const mediaText = 'hello astral\n';
const canonical = {
  about: 'Byte forms of a record for carriers other than EAS. An EAS UID covers ABI bytes and none of these.',
  record: canonicalRecord,
  json: {
    text: sortedJson(canonicalRecord),
    bytes: jsonBytes.length,
    sha256: sha256(jsonBytes),
    cidRaw: cidOf(jsonBytes, 0x55),
  },
  cbor: {
    hex: hexlify(cborBytes),
    bytes: cborBytes.length,
    base64: Buffer.from(cborBytes).toString('base64'),
    sha256: sha256(cborBytes),
    cidDagCbor: cidOf(cborBytes, 0x71),
  },
  media: {text: mediaText, sha256: sha256(toUtf8Bytes(mediaText)), cidRaw: cidOf(toUtf8Bytes(mediaText), 0x55)},
};

// --- Fields that stay hidden behind a Merkle root -----------------------------------------------------------------------

const leaves = [
  ['lp_version', '1.0.0'],
  ['srs', CRS84],
  ['location_type', 'h3'],
  ['location', latLngToCell(LAT, LON, 7)],
  ['location_fine', latLngToCell(LAT, LON, 15)],
].map(([name = '', value = ''], i) => ({type: 'string', name, value, salt: `0x${`0${i + 1}`.repeat(32)}`}));
const tree = new PrivateData(leaves);
const privateData = {
  about:
    'EAS private data: only the root is attested; the proof reveals the first four leaves and keeps the last one hidden.',
  leaves,
  root: tree.getFullTree().root,
  reveal: tree.generateMultiProof([0, 1, 2, 3]),
};

// --- Records, good and bad ---------------------------------------------------------------------------------------------

const attributesSchema = {
  type: 'object',
  required: ['water_table_cm'],
  properties: {water_table_cm: {type: 'number'}, observer: {type: 'string'}},
};
const good = [
  {id: 'minimal', record: minimal},
  {
    id: 'all-fields',
    record: {
      ...canonicalRecord,
      attributes: '{"water_table_cm":-12.5,"observer":"plot-7"}',
      attributes_schema: `json:inline:${Buffer.from(JSON.stringify(attributesSchema)).toString('base64')}`,
      media_type: 'text/plain',
      media_data: canonical.media.cidRaw,
      proof: {stamp_types: 'example.v1', stamps: 'eyJleGFtcGxlIjp0cnVlfQ=='},
      extensions: {'x-plot': '7'},
    },
  },
  {id: 'decimal', record: {...minimal, location_type: 'coordinate-decimal+lon-lat', location: [LON, LAT]}},
  {id: 'line', record: {...minimal, location_type: 'geojson-line', location: JSON.parse(line) as unknown}},
  {id: 'polygon', record: {...minimal, location_type: 'geojson-polygon', location: JSON.parse(square) as unknown}},
  {id: 'h3', record: {...minimal, location_type: 'h3', location: place.encodings.h3.text}},
  {id: 'geohash', record: {...minimal, location_type: 'geohash', location: place.encodings.geohash.text}},
  {id: 'wkt', record: {...minimal, location_type: 'wkt', location: place.encodings.wkt.text}},
  {id: 'address', record: {...minimal, location_type: 'address', location: place.encodings.address.text}},
  {
    id: 'scaled',
    record: {
      ...minimal,
      location_type: 'scaledCoordinates',
      location: JSON.parse(place.encodings.scaledCoordinates.text) as unknown,
    },
  },
  {id: 'null-island', record: {...minimal, location: {type: 'Point', coordinates: [0, 0]}}},
  {id: 'with-height', record: {...minimal, location: {type: 'Point', coordinates: [LON, LAT, 46]}}},
  {
    id: 'wkt-latitude-first',
    record: {
      ...minimal,
      srs: 'http://www.opengis.net/def/crs/EPSG/0/4326',
      location_type: 'wkt',
      location: 'POINT (35.4517 139.6478)',
    },
  },
  {
    id: 'wkt-web-mercator',
    record: {
      ...minimal,
      srs: 'http://www.opengis.net/def/crs/EPSG/0/3857',
      location_type: 'wkt',
      location: `POINT (${webMercator().x} ${webMercator().y})`,
    },
  },
  {id: 'urn', record: {...minimal, srs: 'urn:ogc:def:crs:OGC:1.3:CRS84'}},
];

const without = (field: keyof typeof minimal): object =>
  Object.fromEntries(Object.entries(minimal).filter(([key]) => key !== field));
const ring = (...positions: number[][]) => ({
  ...minimal,
  location_type: 'geojson-polygon',
  location: {type: 'Polygon', coordinates: [positions]},
});
/** `level` is that of the reason to be found; `published` says whether the published JSON Schema accepts the record. */
const bad: {id: string; record: unknown; code: string; rule: string; level?: 'warning'}[] = [
  {id: 'array', record: [minimal], code: 'not-object', rule: 'LP-1'},
  {id: 'no-version', record: without('lp_version'), code: 'missing-field', rule: 'LP-2'},
  {id: 'no-srs', record: without('srs'), code: 'missing-field', rule: 'LP-2'},
  {id: 'no-type', record: without('location_type'), code: 'missing-field', rule: 'LP-2'},
  {id: 'no-location', record: without('location'), code: 'missing-field', rule: 'LP-2'},
  {id: 'version-two-numbers', record: {...minimal, lp_version: '0.2'}, code: 'version-pattern', rule: 'LP-3'},
  {id: 'version-with-v', record: {...minimal, lp_version: 'v1.0.0'}, code: 'version-pattern', rule: 'LP-3'},
  {id: 'version-integer', record: {...minimal, lp_version: 1}, code: 'version-pattern', rule: 'LP-3'},
  {id: 'srs-epsg', record: {...minimal, srs: 'EPSG:4326'}, code: 'srs-short-code', rule: 'LP-4'},
  {id: 'srs-wgs84', record: {...minimal, srs: 'WGS84'}, code: 'srs-not-uri', rule: 'LP-4'},
  {id: 'srs-https', record: {...minimal, srs: CRS84.replace('http:', 'https:')}, code: 'srs-https', rule: 'LP-5'},
  {
    id: 'srs-lat-first',
    record: {...minimal, srs: 'http://www.opengis.net/def/crs/EPSG/0/4326'},
    code: 'srs-lat-first',
    rule: 'LP-40',
    level: 'warning',
  },
  {id: 'type-family', record: {...minimal, location_type: 'geojson'}, code: 'location-type-unknown', rule: 'LP-6'},
  {
    id: 'type-linestring',
    record: {...minimal, location_type: 'geojson-linestring'},
    code: 'location-type-unknown',
    rule: 'LP-6',
  },
  {
    id: 'type-lat-lon',
    record: {...minimal, location_type: 'coordinate-decimal+lat-lon', location: [LAT, LON]},
    code: 'location-type-unknown',
    rule: 'LP-6',
  },
  {
    id: 'event-iso',
    record: {...minimal, event_timestamp: '2025-01-01T00:00:00Z'},
    code: 'event-timestamp',
    rule: 'LP-8',
  },
  {id: 'event-zero', record: {...minimal, event_timestamp: 0}, code: 'event-timestamp', rule: 'LP-8'},
  {
    id: 'event-milliseconds',
    record: {...minimal, event_timestamp: TIME * 1000},
    code: 'event-milliseconds',
    rule: 'LP-8',
    level: 'warning',
  },
  {
    id: 'media-array',
    record: {...minimal, media_type: ['text/plain'], media_data: [cid]},
    code: 'wrong-type',
    rule: 'LP-9',
  },
  {id: 'media-alone', record: {...minimal, media_data: cid}, code: 'media-pair', rule: 'LP-9', level: 'warning'},
  {
    id: 'attributes-object',
    record: {...minimal, attributes: {observer: 'plot-7'}},
    code: 'attributes-not-text',
    rule: 'LP-10',
  },
  {
    id: 'schema-alone',
    record: {...minimal, attributes_schema: 'ipfs:cid:' + cid},
    code: 'schema-without-attributes',
    rule: 'LP-10',
    level: 'warning',
  },
  {
    id: 'proof-singular',
    record: {...minimal, proof: {stamp_type: 'example.v1', stamp: 'e30='}},
    code: 'proof-shape',
    rule: 'LP-11',
  },
  {
    id: 'proof-arrays',
    record: {...minimal, proof: {stamp_types: ['example.v1'], stamps: ['e30=']}},
    code: 'proof-shape',
    rule: 'LP-11',
  },
  {id: 'unknown-field', record: {...minimal, metadata: {}}, code: 'unknown-field', rule: 'LP-12', level: 'warning'},
  {
    id: 'axes-swapped',
    record: {...minimal, location: {type: 'Point', coordinates: [40.7128, -174.006]}},
    code: 'axes-swapped',
    rule: 'LP-41',
  },
  {
    id: 'longitude-range',
    record: {...minimal, location: {type: 'Point', coordinates: [190, 10]}},
    code: 'longitude-range',
    rule: 'LP-41',
  },
  {
    id: 'latitude-range',
    record: {...minimal, location: {type: 'Point', coordinates: [120, 95]}},
    code: 'latitude-range',
    rule: 'LP-41',
  },
  {
    id: 'decimal-range',
    record: {...minimal, location_type: 'coordinate-decimal+lon-lat', location: [500, 900]},
    code: 'latitude-range',
    rule: 'LP-41',
  },
  {
    id: 'too-many-decimals',
    record: {...minimal, location: {type: 'Point', coordinates: [-0.00147512345, LAT]}},
    code: 'too-many-decimals',
    rule: 'LP-42',
    level: 'warning',
  },
  {
    id: 'decimal-text',
    record: {...minimal, location_type: 'coordinate-decimal+lon-lat', location: `${LON}, ${LAT}`},
    code: 'decimal-shape',
    rule: 'LP-43',
  },
  {
    id: 'decimal-three',
    record: {...minimal, location_type: 'coordinate-decimal+lon-lat', location: [LON, LAT, 46]},
    code: 'decimal-shape',
    rule: 'LP-43',
  },
  {id: 'geojson-text', record: {...minimal, location: POINT_TEXT}, code: 'geojson-as-text', rule: 'LP-44'},
  {
    id: 'feature',
    record: {...minimal, location: {type: 'Feature', properties: {}, geometry: minimal.location}},
    code: 'geojson-wrapper',
    rule: 'LP-44',
  },
  {
    id: 'multipolygon',
    record: {...minimal, location_type: 'geojson-polygon', location: {type: 'MultiPolygon', coordinates: []}},
    code: 'geometry-type',
    rule: 'LP-44',
  },
  {id: 'mismatch', record: {...minimal, location_type: 'geojson-polygon'}, code: 'geometry-mismatch', rule: 'LP-44'},
  {id: 'no-coordinates', record: {...minimal, location: {type: 'Point'}}, code: 'position-shape', rule: 'LP-44'},
  {
    id: 'legacy-crs',
    record: {...minimal, location: {...minimal.location, crs: {type: 'name'}}},
    code: 'legacy-crs',
    rule: 'LP-44',
    level: 'warning',
  },
  {
    id: 'line-of-one',
    record: {...minimal, location_type: 'geojson-line', location: {type: 'LineString', coordinates: [[LON, LAT]]}},
    code: 'line-too-short',
    rule: 'LP-45',
  },
  {id: 'ring-open', record: ring([0, 51], [0.1, 51], [0.1, 51.1], [0, 51.1]), code: 'ring-open', rule: 'LP-46'},
  {id: 'ring-of-three', record: ring([0, 51], [0.1, 51], [0, 51]), code: 'ring-too-short', rule: 'LP-46'},
  {
    id: 'ring-clockwise',
    record: ring([0, 51], [0, 51.1], [0.1, 51.1], [0.1, 51], [0, 51]),
    code: 'ring-winding',
    rule: 'LP-47',
    level: 'warning',
  },
  {
    id: 'antimeridian',
    record: ring([179, -17], [-179, -17], [-179, -16], [179, -16], [179, -17]),
    code: 'antimeridian',
    rule: 'LP-48',
    level: 'warning',
  },
  {
    id: 'h3-upper-case',
    record: {...minimal, location_type: 'h3', location: place.encodings.h3.text.toUpperCase()},
    code: 'h3-form',
    rule: 'LP-49',
  },
  {
    id: 'h3-starts-with-9',
    record: {...minimal, location_type: 'h3', location: '9' + place.encodings.h3.text.slice(1)},
    code: 'h3-form',
    rule: 'LP-49',
  },
  {
    id: 'h3-not-a-cell',
    record: {...minimal, location_type: 'h3', location: '8fffffffffffffe'},
    code: 'h3-not-cell',
    rule: 'LP-49',
  },
  {
    id: 'geohash-letter-a',
    record: {...minimal, location_type: 'geohash', location: 'gcpuza'},
    code: 'geohash-alphabet',
    rule: 'LP-50',
  },
  {
    id: 'geohash-thirteen',
    record: {...minimal, location_type: 'geohash', location: 'gcpuzgnzvxsjb'},
    code: 'geohash-alphabet',
    rule: 'LP-50',
  },
  {
    id: 'wkt-comma',
    record: {...minimal, location_type: 'wkt', location: `POINT (${LON}, ${LAT})`},
    code: 'wkt-syntax',
    rule: 'LP-51',
  },
  {
    id: 'wkt-ewkt',
    record: {...minimal, location_type: 'wkt', location: `SRID=4326;POINT (${LON} ${LAT})`},
    code: 'wkt-ewkt',
    rule: 'LP-51',
  },
  {
    id: 'wkt-multi',
    record: {...minimal, location_type: 'wkt', location: `MULTIPOINT ((${LON} ${LAT}))`},
    code: 'wkt-type',
    rule: 'LP-51',
  },
  {
    id: 'wkt-empty',
    record: {...minimal, location_type: 'wkt', location: 'POINT EMPTY'},
    code: 'wkt-empty',
    rule: 'LP-51',
  },
  {
    id: 'address-blank',
    record: {...minimal, location_type: 'address', location: '  '},
    code: 'address-empty',
    rule: 'LP-52',
  },
  {
    id: 'scaled-fraction',
    record: {...minimal, location_type: 'scaledCoordinates', location: {x: -1475.5, y: 51477812, scale: 1e6}},
    code: 'scaled-shape',
    rule: 'LP-53',
  },
  {
    id: 'scaled-zero',
    record: {...minimal, location_type: 'scaledCoordinates', location: {x: 1, y: 1, scale: 0}},
    code: 'scaled-shape',
    rule: 'LP-53',
  },
];

// --- Payloads and packages that a reader must catch ----------------------------------------------------------------------

const dataOf = (id: string): string => payloads.find((entry) => entry.id === id)!.data;
const flipped = (hex: string): string => hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');

const badPayloads: {
  id: string;
  generation: ProtocolVersion;
  data: string;
  code: string;
  rule: string;
  level?: 'warning';
}[] = [
  {id: 'not-abi', generation: 'v0.2', data: '0xdeadbeef', code: 'payload-undecodable', rule: 'LP-20'},
  {
    id: 'cut-short',
    generation: 'v0.2',
    data: dataOf('v0.2-geojson-point').slice(0, -64),
    code: 'payload-undecodable',
    rule: 'LP-20',
  },
  {id: 'other-schema', generation: 'v0.1', data: dataOf('v0.2-h3'), code: 'payload-undecodable', rule: 'LP-20'},
  {
    id: 'word-left-over',
    generation: 'v0.2',
    data: dataOf('v0.2-h3') + '00'.repeat(32),
    code: 'payload-not-canonical',
    rule: 'LP-21',
    level: 'warning',
  },
  {
    id: 'object-as-text',
    generation: 'v0.2',
    data: encode('v0.2', fromV02('geojson-point', '[object Object]')),
    code: 'location-unreadable',
    rule: 'LP-16',
  },
  {
    id: 'unknown-type',
    generation: 'v0.2',
    data: encode('v0.2', fromV02('geojson', POINT_TEXT)),
    code: 'location-unreadable',
    rule: 'LP-16',
  },
  {
    id: 'media-unpaired',
    generation: 'v0.1',
    data: encode('v0.1', fromV01({mediaType: ['text/plain'], mediaData: [cid, cid]})),
    code: 'media-pairs',
    rule: 'LP-18',
  },
  {
    id: 'recipe-unpaired',
    generation: 'v0.1',
    data: encode('v0.1', fromV01({recipeType: ['gps', 'manual'], recipePayload: ['0x00']})),
    code: 'recipe-pairs',
    rule: 'LP-18',
  },
  {
    id: 'pair-as-text',
    generation: 'v0.1',
    data: encode('v0.1', fromV01({locationType: 'coordinate-decimal+lon-lat', location: `${LON}, ${LAT}`})),
    code: 'api-swaps-axes',
    rule: 'LP-19',
    level: 'warning',
  },
  {
    id: 'geojson-not-json',
    generation: 'v0.1',
    data: encode('v0.1', fromV01({location: `${LON} ${LAT}`})),
    code: 'location-not-json',
    rule: 'LP-17',
  },
  {id: 'no-location', generation: 'v0.1', data: dataOf('v0.1-empty'), code: 'location-empty', rule: 'LP-17'},
  {
    id: 'milliseconds',
    generation: 'v0.1',
    data: encode('v0.1', fromV01({eventTimestamp: TIME * 1000})),
    code: 'event-milliseconds',
    rule: 'LP-17',
    level: 'warning',
  },
];

async function badPackages() {
  const message = messageFor('v0.2', dataOf('v0.2-geojson-point'));
  const signed = await sign(message, '0.26');
  const changed = {...message, data: flipped(message.data)};
  const delegated = await sign(message, '0.26', 'EAS');
  const expired = {...message, expirationTime: TIME + 1};
  const appendix = {...message, schema: need(schemas, 'v0.2-appendix').uid};
  const spaced = {...message, schema: need(schemas, 'v0.2-spaced').uid};
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const twin = {
    r: signed.signature.r,
    s: toBeHex(order - BigInt(signed.signature.s), 32),
    v: signed.signature.v === 27 ? 28 : 27,
  };
  const other = new Wallet(keccak256(toUtf8Bytes('astral docs throw-away key 2'))).address;
  const otherChain = packageOf(message, signed);
  const saltless = Object.fromEntries(Object.entries(message).filter(([field]) => field !== 'salt'));
  const noSalt = packageOf(message, signed);
  Object.assign(noSalt.sig, {message: saltless});
  const [{values}] = payloads as [(typeof payloads)[number]];
  /** `intact`: whether UID and signature fit; `refuses`: what else refuses it. */
  return [
    {
      id: 'data-changed',
      package: packageOf(changed, signed, easUid(message)),
      intact: false,
      code: 'uid-mismatch',
      rule: 'LP-25',
      about: 'the last digit of the data is flipped',
    },
    {
      id: 'data-and-uid-changed',
      package: packageOf(changed, signed),
      intact: false,
      code: 'signer-mismatch',
      rule: 'LP-32',
      about: 'the data is changed and the UID computed anew',
    },
    {
      id: 'other-chain',
      package: {...otherChain, sig: {...otherChain.sig, domain: {...otherChain.sig.domain, chainId: '8453'}}},
      intact: false,
      code: 'signer-mismatch',
      rule: 'LP-32',
      about: 'the domain names another chain than the signed one',
    },
    {
      id: 'uid-of-dart',
      package: packageOf(message, signed, dartUid(message)),
      intact: false,
      code: 'uid-of-dart',
      rule: 'LP-25',
      about: 'the UID packs the schema as 32 bytes',
    },
    {
      id: 'salt-changed',
      package: packageOf({...message, salt: `0x${'02'.repeat(32)}`}, signed),
      intact: false,
      code: 'signer-mismatch',
      rule: 'LP-32',
      about: 'another salt than the signed one',
    },
    {
      id: 'salt-missing',
      package: noSalt,
      intact: false,
      code: 'salt-missing',
      rule: 'LP-26',
      about: 'the message has no salt',
    },
    {
      id: 'astral-sdk-object',
      package: {
        ...values,
        eventTimestamp: TIME,
        uid: easUid(message),
        signer: wallet.address,
        signature: '{"v":27,"r":"0x01","s":"0x02"}',
        version: 'astral-sdk-v0.1.0',
      },
      intact: false,
      code: 'salt-missing',
      rule: 'LP-26',
      about: 'the object that Astral SDK 0.2.0 hands out: a record and a signature, without the signed message',
    },
    {
      id: 'signer-forged',
      package: packageOf(message, signed, easUid(message), other),
      intact: false,
      code: 'signer-mismatch',
      rule: 'LP-32',
      about: 'the package names another signer',
    },
    {
      id: 'signature-twin',
      package: packageOf(message, {domain: signed.domain, signature: twin}),
      intact: false,
      code: 'signature-high-s',
      rule: 'LP-32',
      about: 'the second signature that fits the same key and digest',
    },
    {
      id: 'signature-zero',
      package: packageOf(message, {domain: signed.domain, signature: {r: ZeroHash, s: ZeroHash, v: 27}}),
      intact: false,
      code: 'signature-malformed',
      rule: 'LP-32',
      about: 'r and s are zero',
    },
    {
      id: 'domain-of-delegation',
      package: packageOf(message, delegated),
      intact: true,
      code: 'domain-name',
      rule: 'LP-22',
      about: 'signed under the domain name of delegated onchain calls',
    },
    {
      id: 'expired',
      package: packageOf(expired, await sign(expired, '0.26')),
      intact: true,
      code: 'expired',
      rule: 'LP-31',
      about: 'sound, but its expiration time is one second after its signing time',
    },
    {
      id: 'schema-of-appendix',
      package: packageOf(appendix, await sign(appendix, '0.26')),
      intact: true,
      level: 'warning',
      code: 'schema-variant',
      rule: 'LP-13',
      about: 'sound, but under the schema of the v0.2 appendix, which cannot hold this payload',
    },
    {
      id: 'schema-with-blanks',
      package: packageOf(spaced, await sign(spaced, '0.26')),
      intact: true,
      level: 'warning',
      code: 'schema-variant',
      rule: 'LP-13',
      about: 'sound, under the schema string with spaces after the commas',
    },
  ];
}

const generator = SigningKey.computePublicKey(toBeHex(1, 32), false).slice(4);
const constants = {
  about:
    'Constants that an implementer brings: the curve secp256k1 (SEC 2), and two hashes of the empty input that are often confused.',
  curve: {
    p: toBeHex(2n ** 256n - 2n ** 32n - 977n),
    n: toBeHex(0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n),
    gx: `0x${generator.slice(0, 64)}`,
    gy: `0x${generator.slice(64)}`,
  },
  hashOfNothing: {keccak256: keccak256('0x'), sha3_256: `0x${createHash('sha3-256').digest('hex')}`},
};

async function main(): Promise<void> {
  const write = (name: string, value: unknown) =>
    writeFileSync(join(__dirname, name), `${JSON.stringify(value, null, 2)}\n`);
  write('place.json', place);
  write('schemas.json', {
    about: 'Schema UIDs: keccak256 of the string, the resolver and the revocable flag, packed.',
    cases: schemaVectors,
  });
  write('payloads.json', {
    about: 'ABI-encoded payloads of EAS attestations. Numbers in values stand for uint256 and uint8.',
    cases: payloads,
  });
  write('attestations.json', await attestations());
  write('canonical.json', canonical);
  write('constants.json', constants);
  write('private-data.json', privateData);
  write('records.json', {about: 'Valid v0.2 records.', cases: good});
  write('bad-records.json', {
    about:
      'v0.2 records with the reason that a reader must find. level "warning": the record is valid, but the reason must be told.',
    cases: bad.map((entry) => ({level: 'error', ...entry})),
  });
  write('bad-payloads.json', {
    about: 'Payload bytes with the reason that a reader must find.',
    cases: badPayloads.map((entry) => ({level: 'error', ...entry})),
  });
  write('bad-packages.json', {
    about:
      'Offchain packages with the reason that a verifier must find. intact: whether UID and signature still match the message.',
    now: TIME + 60,
    cases: (await badPackages()).map((entry) => ({level: 'error', ...entry})),
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
