// runs: never, because it is a part of other programs, which run it
// Signs places as v0.1 location records: schema, encoding, EIP-712 message and
// the EAS functions that you need. Needs ethers 6 and nothing else. Coordinates
// are degrees on WGS 84, longitude first.
import {
  AbiCoder,
  Interface,
  Signature,
  ZeroAddress,
  ZeroHash,
  hexlify,
  randomBytes,
  solidityPackedKeccak256,
  toUtf8Bytes,
  type Signer,
} from 'ethers';

// #region schema
/**
 * The nine fields of a v0.1 record. The UID is a hash of this text, so every
 * space counts.
 */
export const SCHEMA =
  'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,' +
  'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';

/** UID of a revocable schema without a resolver. */
export const schemaUid = (text: string): string =>
  solidityPackedKeccak256(
    ['string', 'address', 'bool'],
    [text, ZeroAddress, true],
  );
export const SCHEMA_UID = schemaUid(SCHEMA);
// #endregion schema

// #region payload
export interface Place {
  /** A GeoJSON geometry, or the text of another location type. */
  location: object | string;
  /** Default: `geojson-point`. */
  locationType?: string;
  /** When it took place, Unix seconds. Default: now. */
  eventTimestamp?: number;
  mediaType?: string[];
  mediaData?: string[];
  memo?: string;
}

/** Unix seconds. */
export const now = (): number => Math.floor(Date.now() / 1000);

const columns = (schema: string): string[][] =>
  schema.split(',').map((field) => field.split(' '));

const inRange = (value: unknown, limit: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= limit;

/**
 * The bytes that you sign or register. Throws a RangeError for a Point beyond
 * ±180° of longitude or ±90° of latitude.
 */
export function encodePlace(place: Place): string {
  const {location} = place;
  const {type, coordinates: [longitude, latitude] = []} = location as {
    type?: string;
    coordinates?: unknown[];
  };
  if (type === 'Point' && !(inRange(longitude, 180) && inRange(latitude, 90)))
    throw new RangeError(`Not a place on Earth: ${JSON.stringify(location)}`);
  const fields: Record<string, unknown> = {
    eventTimestamp: now(),
    srs: 'EPSG:4326', // what the Astral SDK and Logbook write here
    locationType: 'geojson-point',
    recipeType: [],
    recipePayload: [],
    mediaType: [],
    mediaData: [],
    memo: '',
    ...place,
    location:
      typeof location === 'string' ? location : JSON.stringify(location),
  };
  return AbiCoder.defaultAbiCoder().encode(
    columns(SCHEMA).map(([type = '']) => type),
    columns(SCHEMA).map(([, name = '']) => fields[name]),
  );
}

/** The fields of a payload by name. */
export function decodePayload(
  data: string,
  schema = SCHEMA,
): Record<string, unknown> {
  const types = columns(schema).map(([type = '']) => type);
  const values = AbiCoder.defaultAbiCoder().decode(types, data);
  return Object.fromEntries(
    columns(schema).map(([, name = ''], index) => [name, values[index]]),
  );
}
// #endregion payload

// #region sign
/** EAS on Sepolia, as it names itself in signatures. */
export const SEPOLIA = {
  name: 'EAS Attestation',
  version: '0.26',
  chainId: '11155111',
  verifyingContract: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
};

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

/** A whole number; text in a file, because JSON has no bigint. */
type Whole = bigint | number | string;

/** What the signature covers. Times are Unix seconds. */
export interface Message {
  version: number;
  schema: string;
  recipient: string;
  time: Whole;
  expirationTime: Whole;
  revocable: boolean;
  refUID: string;
  data: string;
  salt?: string;
}

/**
 * A signed record as it is stored and sent: what a verifier reads of the
 * package format of EAS.
 */
export interface SignedRecord {
  signer: string;
  /** Some writers put it here, others into `sig`. */
  uid?: string;
  sig: {
    version?: number;
    uid?: string;
    domain: {version: string; chainId: Whole; verifyingContract: string};
    primaryType?: string;
    types?: unknown;
    message: Message;
    signature: {v: number; r: string; s: string};
  };
}

/** UID of an offchain record. It covers the message, not the signer. */
export const offchainUid = (m: Message): string =>
  solidityPackedKeccak256(
    'uint16 bytes address address uint64 uint64 bool bytes32 bytes bytes32 uint32'.split(
      ' ',
    ),
    [
      m.version,
      hexlify(toUtf8Bytes(m.schema)),
      m.recipient,
      ZeroAddress,
      m.time,
      m.expirationTime,
      m.revocable,
      m.refUID,
      m.data,
      m.salt,
      0,
    ],
  );

/** Signs a payload offchain: sends nothing and costs nothing. */
export async function signRecord(
  signer: Signer,
  data: string,
  change: Partial<Message> = {},
): Promise<SignedRecord> {
  const message: Message = {
    version: 2,
    schema: SCHEMA_UID,
    recipient: ZeroAddress,
    time: String(now()),
    expirationTime: '0', // never
    revocable: true,
    refUID: ZeroHash,
    data,
    salt: hexlify(randomBytes(32)), // no one can guess the UID from the place
    ...change,
  };
  const {v, r, s} = Signature.from(
    await signer.signTypedData(SEPOLIA, TYPES, message),
  );
  return {
    signer: await signer.getAddress(),
    sig: {
      version: 2,
      uid: offchainUid(message),
      domain: SEPOLIA,
      primaryType: 'Attest',
      types: TYPES,
      message,
      signature: {v, r, s},
    },
  };
}
// #endregion sign

// #region contract
/** The functions of the EAS contract that these programs call. */
export const EAS_ABI = new Interface([
  'function attest((bytes32 schema,(address recipient,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,uint256 value) data) request) payable returns (bytes32)',
  'function revoke((bytes32 schema,(bytes32 uid,uint256 value) data) request) payable',
  'function revokeOffchain(bytes32 uid) returns (uint64)',
  'function getRevokeOffchain(address revoker,bytes32 uid) view returns (uint64)',
  'function getAttestation(bytes32 uid) view returns ((bytes32 uid,bytes32 schema,uint64 time,uint64 expirationTime,uint64 revocationTime,bytes32 refUID,address recipient,address attester,bool revocable,bytes data))',
  'event Attested(address indexed recipient,address indexed attester,bytes32 uid,bytes32 indexed schema)',
  'error AccessDenied()',
  'error AlreadyRevoked()',
  'error AlreadyRevokedOffchain()',
]);
// #endregion contract
