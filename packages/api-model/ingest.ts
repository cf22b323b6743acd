/**
 * From an attestation to a row: what the server derives, what it falls back to and what it loses.
 * Source of the behaviour: DecentralizedGeo/astral-api@cf3f342:backend/src/services/eas.service.ts:310-562,
 * backend/src/services/db.service.ts:35-120, backend/src/services/supabase.service.ts:61-86.
 */
import type {Payloads} from '@astral-docs/location-record/record/model';
import type {SampleRecord} from '@astral-docs/location-record/record/sampleRecord';
import type {LocationProofRow} from './types';

/** One attestation under the nine-field schema, as the EAS indexer returns it. */
export type IndexedAttestation = Pick<
  SampleRecord,
  'uid' | 'attester' | 'recipient' | 'revocationTime' | keyof Payloads['v0.1']
> & {
  chain: string;
  /** When the indexer recorded it, Unix seconds. */
  timeCreated: number;
};

interface IngestOptions {
  /** `postgres`: rows go in over a direct connection, and through Supabase when that fails. `supabase`: only the latter. */
  inserts?: 'postgres' | 'supabase';
  /**
   * `plain`: numbers arrive as the code expects them. `typed`: uint256 values arrive as objects and the revocation time
   * as an integer, as the published indexer source sends them; then no event time is read and every row looks revoked.
   */
  indexer?: 'plain' | 'typed';
}

interface DerivedPosition {
  /** Degrees east, WGS 84. */
  longitude: number;
  /** Degrees north, WGS 84. */
  latitude: number;
}

/** First position of a coordinates member, however deeply the geometry type nests it. */
function firstPosition(geometry: unknown): [number, number] | undefined {
  const depths: Record<string, number> = {
    Point: 0,
    MultiPoint: 1,
    LineString: 1,
    MultiLineString: 2,
    Polygon: 2,
    MultiPolygon: 3,
  };
  const {type, coordinates} = (geometry ?? {}) as {type?: string; coordinates?: unknown};
  const depth = depths[type ?? ''];
  if (depth === undefined) return undefined;
  let value = coordinates;
  for (let level = 0; level < depth; level++) value = Array.isArray(value) ? value[0] : undefined;
  return Array.isArray(value) && value.length >= 2 ? [value[0] as number, value[1] as number] : undefined;
}

function fromGeoJSON(text: string): DerivedPosition | undefined {
  let value: {type?: string; coordinates?: unknown; geometry?: unknown; features?: {geometry?: unknown}[]} | null;
  try {
    value = JSON.parse(text) as typeof value;
  } catch {
    return undefined;
  }
  if (!value?.type) return undefined;
  const {type, coordinates, geometry, features} = value;
  const inner = type === 'Feature' ? geometry : type === 'FeatureCollection' ? features?.[0]?.geometry : undefined;
  const position = firstPosition(coordinates ? value : inner);
  if (!position) return undefined;
  const [longitude, latitude] = position;
  // `!longitude` is the server's: a position on the equator or on the prime meridian counts as invalid.
  if (!longitude || !latitude || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return {longitude, latitude};
}

function fromPair(text: string): DerivedPosition | undefined {
  const parts = text.split(',');
  if (parts.length !== 2) return undefined;
  const [first, second] = parts.map((part) => parseFloat(part.trim())) as [number, number];
  if (Number.isNaN(first) || Number.isNaN(second)) return undefined;
  if (Math.abs(first) <= 90 && Math.abs(second) <= 180) return {latitude: first, longitude: second};
  if (Math.abs(second) <= 90 && Math.abs(first) <= 180) return {latitude: second, longitude: first};
  return undefined;
}

/**
 * The coordinates the server derives from a location text, in degrees, WGS 84: the first vertex of GeoJSON, or a pair of
 * numbers read as latitude, longitude when the first can be a latitude. Undefined for every other form.
 */
export function deriveCoordinates(location: string): DerivedPosition | undefined {
  return fromGeoJSON(location) ?? fromPair(location);
}

/** A time as PostgREST writes it: offset instead of Z, and no fraction when it is zero. */
function databaseTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/(?:\.000)?Z$/, '+00:00');
}

/** Seconds between the indexer's time and the insertion of a row; only the sample needs a number. */
const INSERTED_AFTER = 30;

/** The row the server would store for an attestation. */
export function toRow(
  attestation: IndexedAttestation,
  {inserts = 'postgres', indexer = 'plain'}: IngestOptions = {},
): LocationProofRow {
  const recorded = attestation.timeCreated * 1000;
  const claimed = indexer === 'plain' && attestation.eventTimestamp ? attestation.eventTimestamp * 1000 : recorded;
  const derived = deriveCoordinates(attestation.location);
  // The direct insert needs both coordinates and neither may be 0; it fails otherwise and the row goes through Supabase.
  const direct = inserts === 'postgres' && derived?.longitude && derived.latitude ? derived : undefined;
  const inserted = databaseTime(recorded + INSERTED_AFTER * 1000);
  return {
    uid: attestation.uid,
    chain: attestation.chain,
    prover: attestation.attester,
    subject: attestation.recipient || attestation.attester,
    timestamp: databaseTime(recorded),
    event_timestamp: databaseTime(claimed),
    srs: attestation.srs || 'WGS84',
    location_type: attestation.locationType || 'point',
    location: attestation.location,
    longitude: derived?.longitude ?? null,
    latitude: derived?.latitude ?? null,
    geometry: direct
      ? {
          type: 'Point',
          crs: {type: 'name', properties: {name: 'EPSG:4326'}},
          coordinates: [direct.longitude, direct.latitude],
        }
      : null,
    recipe_types: attestation.recipeType,
    recipe_payloads: attestation.recipePayload,
    media_types: attestation.mediaType,
    media_data: attestation.mediaData,
    memo: direct ? attestation.memo || null : attestation.memo,
    revoked: indexer === 'typed' || attestation.revocationTime !== 0,
    created_at: inserted,
    updated_at: inserted,
  };
}

/** Chains that the server reads; attestations of other chains never reach it. */
export const INDEXED_CHAINS: readonly string[] = ['arbitrum', 'base', 'celo', 'sepolia'];

/** By UID: records that came in differently from the rest, so that the sample has a row for each known issue. */
const exceptions: Readonly<Record<string, IngestOptions & {revocationTime?: number}>> = {
  // Written through Supabase while the direct connection failed.
  '0x1c286178': {inserts: 'supabase'},
  // Read from an indexer that sends typed values.
  '0x470569ca': {indexer: 'typed'},
  // Revoked after it was read, and no later check reached it.
  '0x30d6b9bb': {revocationTime: 0},
};

/**
 * The rows a server would hold if the sample collection were indexed: records of the nine-field schema on the four
 * chains it reads. The indexer's time is taken to be the signing time.
 */
export const buildSampleRows = (records: readonly SampleRecord[]): LocationProofRow[] =>
  records
    .filter(({generation, chain}) => generation === 'v0.1' && INDEXED_CHAINS.includes(chain))
    .map(({time, ...record}) => {
      const {revocationTime = record.revocationTime, ...options} = exceptions[record.uid.slice(0, 10)] ?? {};
      return toRow({...record, revocationTime, timeCreated: time}, options);
    });
