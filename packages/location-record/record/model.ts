import type {Hex} from 'viem';

/** The data models that have an EAS schema of their own. `base-2025` is history. */
export type ProtocolVersion = 'v0.1' | 'v0.2' | 'base-2025';

/** The ABI types of the fields, with the values that stand for them. */
interface AbiValues {
  uint256: bigint;
  uint8: number;
  string: string;
  'string[]': readonly string[];
  'bytes[]': readonly Hex[];
}

/** Fields in ABI order. Joined, they give the schema string whose hash is the schema UID. */
export const FIELDS = {
  'v0.1': [
    {type: 'uint256', name: 'eventTimestamp'},
    {type: 'string', name: 'srs'},
    {type: 'string', name: 'locationType'},
    {type: 'string', name: 'location'},
    {type: 'string[]', name: 'recipeType'},
    {type: 'bytes[]', name: 'recipePayload'},
    {type: 'string[]', name: 'mediaType'},
    {type: 'string[]', name: 'mediaData'},
    {type: 'string', name: 'memo'},
  ],
  'base-2025': [
    {type: 'string', name: 'srs'},
    {type: 'string', name: 'locationType'},
    {type: 'string', name: 'location'},
    {type: 'uint8', name: 'specVersion'},
  ],
  'v0.2': [
    {type: 'string', name: 'lp_version'},
    {type: 'string', name: 'srs'},
    {type: 'string', name: 'location_type'},
    {type: 'string', name: 'location'},
  ],
} as const satisfies Record<ProtocolVersion, readonly {type: keyof AbiValues; name: string}[]>;

/** The exact schema string of a protocol version. The 2025 base schema was registered with spaces after the commas. */
export function formatSchema(protocolVersion: ProtocolVersion): string {
  return FIELDS[protocolVersion]
    .map(({type, name}) => `${type} ${name}`)
    .join(protocolVersion === 'base-2025' ? ', ' : ',');
}

/** What an attestation of each protocol version carries; all fields are always present. A time is in Unix seconds; 0 = not given. */
export type Payloads = {
  [Version in ProtocolVersion]: {
    [Field in (typeof FIELDS)[Version][number] as Field['name']]: AbiValues[Field['type']];
  };
};

/** The nine location types of the v0.2 registry. */
export const LOCATION_TYPES = [
  'coordinate-decimal+lon-lat',
  'geojson-point',
  'geojson-line',
  'geojson-polygon',
  'h3',
  'geohash',
  'wkt',
  'address',
  'scaledCoordinates',
] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

export const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
/** The value that samples put into `lp_version`. */
export const LP_VERSION = '1.0.0';

/** A v0.2 location record: the JSON document, without a carrier. */
export interface RecordV02 {
  lp_version: string;
  srs: string;
  location_type: LocationType;
  location: unknown;
  event_timestamp?: number;
  media_data?: string;
  media_type?: string;
  attributes?: string;
  attributes_schema?: string;
  proof?: {stamp_types: string; stamps: string};
  extensions?: Record<string, unknown>;
}

/** EIP-712 domain of an offchain attestation; the name is always `EAS Attestation`. */
export interface Domain {
  name: string;
  version: string;
  chainId: bigint;
  verifyingContract: Hex;
}

/** The message of an offchain attestation, version 2, in signing order. */
export interface OffchainMessage {
  version: number;
  schema: Hex;
  recipient: Hex;
  /** Unix seconds, chosen by the signer. */
  time: bigint;
  /** Unix seconds; 0 = never. */
  expirationTime: bigint;
  revocable: boolean;
  refUID: Hex;
  data: Hex;
  salt: Hex;
}

export interface Signature {
  r: Hex;
  s: Hex;
  /** 27 or 28. */
  v: number;
}

/** Everything that a stranger needs to check an offchain attestation. */
export interface OffchainPackage {
  domain: Domain;
  message: OffchainMessage;
  signature: Signature;
  uid: Hex;
  signer: Hex;
}

export const ZERO_ADDRESS: Hex = '0x0000000000000000000000000000000000000000';
export const ZERO_UID: Hex = '0x0000000000000000000000000000000000000000000000000000000000000000';
