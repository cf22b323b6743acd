/**
 * Asking the model of the server a question about place and time, and holding the answer against what the standards ask for.
 */
import {geoIdentity, geoPath} from 'd3-geo';
import type {Geometry} from '@astral-docs/location-record/geo';
import type {SampleRecord} from '@astral-docs/location-record/record/sampleRecord';
import {matchingRows} from '@astral-docs/api-model/filters';
import {deriveCoordinates} from '@astral-docs/api-model/ingest';
import {splitQueryAtAntimeridian} from './questions';
import {
  buildGraphQLRequest,
  buildOgcPathAndQuery,
  type SpatialQuery,
  buildRestPathAndQuery,
} from '@astral-docs/api-model/requests';
import {handleGraphQL, handleRequest} from '@astral-docs/api-model/server';
import type {Box, LocationProofRow, Server} from '@astral-docs/api-model/types';

/** How many rows match, and how many of them one interface sends. */
export interface Tally {
  matched: number;
  returned: number;
}

/** Asks the model of the server the same through each interface. */
export function countByInterface(server: Server, question: SpatialQuery): Record<'rest' | 'ogc' | 'graphql', Tally> {
  const get = (target: string) => handleRequest(server, {method: 'GET', target}).body;
  const rest = get(buildRestPathAndQuery(question)) as {data: unknown[]; pagination: {total: number}};
  const ogc = get(buildOgcPathAndQuery(question)) as {numberMatched: number; numberReturned: number};
  const graphql = handleGraphQL(server, buildGraphQLRequest(question)).body as {
    data: {locationProofsCount: number; locationProofs: unknown[]};
  };
  return {
    rest: {matched: rest.pagination.total, returned: rest.data.length},
    ogc: {matched: ogc.numberMatched, returned: ogc.numberReturned},
    graphql: {matched: graphql.data.locationProofsCount, returned: graphql.data.locationProofs.length},
  };
}

/**
 * Whether a geometry intersects a box, edges included, as OGC 17-069r4 section 7.15.3 asks: the geometry itself, not its
 * extent. Degrees, WGS 84, longitude first; edges are straight in longitude and latitude (RFC 7946 section 3.1.1).
 */
export const intersectsBox = (geometry: Geometry, [west, south, east, north]: Box): boolean =>
  geoPath(
    geoIdentity().clipExtent([
      [west, south],
      [east, north],
    ]),
  )(geometry) !== null;

/** `found`: requested and returned. `missed`: requested, not returned. `misplaced`: returned, although it is elsewhere. */
export type Verdict = 'found' | 'missed' | 'misplaced';

export interface Match {
  uid: string;
  name: string;
  chain: string;
  /** Claimed time of the event, ISO 8601, UTC. */
  time: string;
  verdict: Verdict;
  /** Why the answer is not what was asked for. */
  reason: string | undefined;
  /** Longitude, latitude in degrees, WGS 84: where the mark stands. Of a misplaced row, where the server has put it. */
  position: [number, number];
  /** Whether REST v0 sends it on its first page. */
  onPage: boolean;
}

/** Whether the server stored another time than the record claims. */
const hasOtherTime = (record: SampleRecord, row: LocationProofRow): boolean =>
  Date.parse(row.event_timestamp) !== record.eventTimestamp * 1000;
const OTHER_TIME = 'The server could not read the claimed time, and stored the time of the attestation instead.';

/** Why a record that lies in the box is not found in it. */
function whyMissed(record: SampleRecord, row: LocationProofRow): string {
  if (hasOtherTime(record, row)) return OTHER_TIME;
  const derived = deriveCoordinates(record.location);
  if (row.geometry) {
    const [x, y] = row.geometry.coordinates;
    if (record.geometry?.type !== 'Point')
      return 'The server stores only the first vertex of a line or an area, which is outside the box.';
    return `The server reads the pair latitude first and puts it at ${x}, ${y}.`;
  }
  const isZero = record.locationType.startsWith('geojson') && !derived;
  if (isZero || derived?.longitude === 0 || derived?.latitude === 0)
    return 'The first position has a 0, which the server reads as a missing coordinate.';
  if (derived) return 'A row written through Supabase has no stored geometry.';
  return `The server reads no coordinates from the location type ${record.locationType}.`;
}

/** Why a row is returned although its record lies outside the box. */
function whyMisplaced(record: SampleRecord, row: LocationProofRow): string {
  if (hasOtherTime(record, row)) return OTHER_TIME;
  const [x, y] = row.geometry?.coordinates ?? [];
  const at = record.longitude === null ? undefined : `${record.longitude}, ${record.latitude}`;
  if (!at) return `The record is an address without coordinates; the server reads numbers in it as ${x}, ${y}.`;
  return `The server reads the pair latitude first. The record is about ${at}.`;
}

/**
 * What the server answers, held against what the standards ask for: a geometry that intersects the box (RFC 7946 section
 * 5.2 where it crosses the antimeridian), a claimed time between the ends, ends included. Only records that the server
 * indexes are judged.
 *
 * @param records the sample collection that the rows of the server come from
 * @returns found and misplaced rows as the server orders them, newest first, then the missed ones, newest first
 */
export function compareWithStandards(
  server: Server,
  records: readonly SampleRecord[],
  question: SpatialQuery,
): Match[] {
  const parts = splitQueryAtAntimeridian(question);
  const pages = parts.map(
    (part) =>
      (handleRequest(server, {method: 'GET', target: buildRestPathAndQuery(part)}).body as {data: LocationProofRow[]})
        .data,
  );
  const onPage = new Set(pages.flat().map(({uid}) => uid));
  const matched = new Set(
    parts.flatMap((part) =>
      matchingRows(server, {
        ...part,
        from: part.from ? new Date(part.from) : undefined,
        to: part.to ? new Date(part.to) : undefined,
      }).map(({uid}) => uid),
    ),
  );
  const boxes = question.bbox && parts.flatMap(({bbox}) => (bbox ? [bbox] : []));
  const [from, to] = [Date.parse(question.from ?? ''), Date.parse(question.to ?? '')];
  const rows = new Map(server.rows.map((row) => [row.uid, row]));
  const matches = records.flatMap((record): Match[] => {
    const row = rows.get(record.uid);
    if (!row) return [];
    const time = record.eventTimestamp * 1000;
    const isWanted =
      (!question.chain || question.chain === record.chain) &&
      !(time < from) &&
      !(time > to) &&
      (!boxes || (record.geometry !== null && boxes.some((box) => intersectsBox(record.geometry!, box))));
    const isMatched = matched.has(record.uid);
    if (!isWanted && !isMatched) return [];
    const verdict: Verdict = isWanted ? (isMatched ? 'found' : 'missed') : 'misplaced';
    const reason =
      verdict === 'missed' ? whyMissed(record, row) : verdict === 'misplaced' ? whyMisplaced(record, row) : undefined;
    const stored = row.geometry?.coordinates;
    const place: [number, number] = [
      record.longitude ?? record.place.longitude,
      record.latitude ?? record.place.latitude,
    ];
    return [
      {
        uid: record.uid,
        name: record.place.name,
        chain: record.chain,
        time: new Date(time).toISOString(),
        verdict,
        reason,
        position: verdict === 'misplaced' && stored ? stored : place,
        onPage: onPage.has(record.uid),
      },
    ];
  });
  const late = ({verdict}: Match) => (verdict === 'missed' ? 1 : 0);
  return matches.sort((a, b) => late(a) - late(b) || b.time.localeCompare(a.time));
}
