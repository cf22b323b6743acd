import type {Geometry} from '../geo/types';

/**
 * One record of the sample collection: a location attestation of Ethereum Attestation Service (EAS), signed offchain
 * (version 2) with a throw-away key. `data/records/README.md` says what its signatures cover.
 */
export interface SampleRecord {
  /** UID of the offchain attestation, as the EAS SDK computes it. */
  uid: string;
  /** Which data model the payload follows. */
  generation: 'v0.1' | 'v0.2';
  /** UID of the EAS schema. */
  schema: string;
  /** As the API writes it. */
  chain: 'sepolia' | 'base' | 'arbitrum' | 'celo' | 'base-sepolia' | 'arbitrum-sepolia' | 'optimism-sepolia';
  chainId: number;
  /** Version string of the EIP-712 domain; name and contract follow from the chain. */
  domainVersion: string;
  verifyingContract: string;
  /** Address that signed. */
  attester: string;
  /** The subject; the zero address when there is none. */
  recipient: string;
  /** Signing time, Unix seconds. */
  time: number;
  /** Time of the described event, Unix seconds. In v0.2 the four-string schema does not carry it, so it is not signed. */
  eventTimestamp: number;
  /** Unix seconds; 0 means that the record does not expire. */
  expirationTime: number;
  revocable: boolean;
  /** Stated by the collection for the samples of the API; nothing onchain stands behind it. */
  revoked: boolean;
  /** Unix seconds; 0 when not revoked. */
  revocationTime: number;
  /** UID of an earlier record of the same chain, or 32 zero bytes. */
  refUID: string;
  srs: string;
  locationType: string;
  /** The location as it stands in the signed payload: always a string. */
  location: string;
  /** What a correct reader makes of `location`; a cell is given as its outline. Null for `address`. */
  geometry: Geometry | null;
  /** Degrees, WGS 84, of a representative point: null when `geometry` is null. */
  longitude: number | null;
  latitude: number | null;
  recipeType: string[];
  recipePayload: string[];
  mediaType: string[];
  mediaData: string[];
  memo: string;
  /** The ABI-encoded payload. */
  data: string;
  salt: string;
  signature: {r: string; s: string; v: number};
  /** The public place that the record is about, for labels and maps (degrees, WGS 84). */
  place: {name: string; kind: string; country: string; longitude: number; latitude: number};
}
