/**
 * Asking the model of the server a question about place and time, and holding the answer against what the standards ask for.
 */
import type {SampleGeometry, SampleRecord} from '../../../data/records/types';
import {countRows, matchRows} from '../../../api-model/filters';
import {deriveCoordinates} from '../../../api-model/ingest';
import {DAY, crosses, partsOfQuestion} from './questions';
import {graphqlRequest, ogcTarget, type Question, restTarget, splitAtAntimeridian} from '../../../api-model/requests';
import {handle} from '../../../api-model/server';
import type {Box, LocationProofRow, Server} from '../../../api-model/types';

/** How many rows match, and how many of them one interface sends. */
export interface Tally {
  matched: number;
  returned: number;
}

/** Asks the model of the server the same through each interface. */
export function tallies(server: Server, question: Question): Record<'rest' | 'ogc' | 'graphql', Tally> {
  const get = (target: string) => handle(server, {method: 'GET', target}).body;
  const rest = get(restTarget(question)) as {data: unknown[]; pagination: {total: number}};
  const ogc = get(ogcTarget(question)) as {numberMatched: number; numberReturned: number};
  const graphql = handle(server, {
    method: 'POST',
    target: '/graphql',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(graphqlRequest(question)),
  }).body as {data: {locationProofsCount: number; locationProofs: unknown[]}};
  return {
    rest: {matched: rest.pagination.total, returned: rest.data.length},
    ogc: {matched: ogc.numberMatched, returned: ogc.numberReturned},
    graphql: {matched: graphql.data.locationProofsCount, returned: graphql.data.locationProofs.length},
  };
}

type Pair = readonly [number, number];

/** Whether a segment meets a box, edges included (Liang and Barsky 1984). */
function segmentMeets([ax, ay]: Pair, [bx, by]: Pair, [west, south, east, north]: Box): boolean {
  let [from, to] = [0, 1];
  const [dx, dy] = [bx - ax, by - ay];
  for (const [p, q] of [
    [-dx, ax - west],
    [dx, east - ax],
    [-dy, ay - south],
    [dy, north - ay],
  ] as const) {
    if (p === 0) {
      if (q < 0) return false;
    } else if (p < 0) from = Math.max(from, q / p);
    else to = Math.min(to, q / p);
  }
  return from <= to;
}

/** Whether a position lies inside a ring, by crossings of a ray. */
function isInside([x, y]: Pair, ring: readonly Pair[]): boolean {
  return ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

/**
 * Whether a geometry intersects a box, edges included, as OGC 17-069r4 section 7.15.3 asks: the geometry itself, not its
 * extent. Degrees, WGS 84, longitude first; edges are straight in longitude and latitude (RFC 7946 section 3.1.1).
 */
export function intersects(geometry: SampleGeometry, box: Box): boolean {
  if (geometry.type === 'Point') return segmentMeets(geometry.coordinates, geometry.coordinates, box);
  const paths = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  if (paths.some((path) => path.some((end, at) => at > 0 && segmentMeets(path[at - 1]!, end, box)))) return true;
  if (geometry.type === 'LineString') return false;
  const corner: Pair = [box[0], box[1]];
  const [exterior = [], ...holes] = geometry.coordinates;
  return isInside(corner, exterior) && !holes.some((hole) => isInside(corner, hole));
}

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
  reason?: string;
  /** Longitude, latitude in degrees, WGS 84: where the mark stands. Of a misplaced row, where the server has put it. */
  position: [number, number];
  /** Whether REST v0 sends it on its first page. */
  onPage: boolean;
}

/** Why a record that lies in the box is not found in it. */
function whyMissed(record: SampleRecord, row: LocationProofRow, split: boolean): string {
  const derived = deriveCoordinates(record.location);
  if (row.geometry) {
    const [x, y] = row.geometry.coordinates as [number, number];
    const [lon, lat] = [record.longitude, record.latitude];
    if (record.geometry?.type !== 'Point')
      return 'The server stores only the first vertex of a line or an area, which is outside the box.';
    if (!split && x === lon && y === lat)
      return 'The server sorts the corners, so the box extends in the other direction around the Earth.';
    return `The server reads the pair latitude first and puts it at ${x}, ${y}.`;
  }
  const isZero = record.locationType.startsWith('geojson') || derived?.longitude === 0 || derived?.latitude === 0;
  if (isZero) return 'The first position has a 0, which the server reads as a missing coordinate.';
  if (derived) return 'A row written through Supabase has no stored geometry.';
  return `The server reads no coordinates from the location type ${record.locationType}.`;
}

/** Why a row is returned although its record lies outside the box. */
function whyMisplaced(record: SampleRecord, row: LocationProofRow): string {
  const [x, y] = row.geometry?.coordinates as [number, number];
  const at = record.longitude === null ? undefined : `${record.longitude}, ${record.latitude}`;
  if (x === record.longitude && y === record.latitude)
    return 'The server sorts the corners, so the box extends in the other direction around the Earth.';
  if (!at) return `The record is an address without coordinates; the server reads numbers in it as ${x}, ${y}.`;
  return `The server reads the pair latitude first. The record is about ${at}.`;
}

/**
 * What the server answers, held against what the standards ask for: a geometry that intersects the box (RFC 7946 section
 * 5.2 where it crosses the antimeridian), a claimed time between the ends, ends included. Only records that the server
 * indexes are judged.
 *
 * @param records the sample collection that the rows of the server come from
 * @param asIs send a box across the antimeridian unsplit
 * @returns found and misplaced rows as the server orders them, newest first, then the missed ones, newest first
 */
export function explore(server: Server, records: readonly SampleRecord[], question: Question, asIs = false): Match[] {
  const parts = partsOfQuestion(question, asIs);
  const pages = parts.map(
    (part) => (handle(server, {method: 'GET', target: restTarget(part)}).body as {data: LocationProofRow[]}).data,
  );
  const onPage = new Set(pages.flat().map(({uid}) => uid));
  const matched = new Set(
    parts.flatMap((part) =>
      matchRows(server, {
        ...(part.bbox ? {bbox: part.bbox} : {}),
        ...(part.chain ? {chain: part.chain} : {}),
        ...(part.from ? {from: new Date(part.from)} : {}),
        ...(part.to ? {to: new Date(part.to)} : {}),
      }).map(({uid}) => uid),
    ),
  );
  const boxes = question.bbox && splitAtAntimeridian(question.bbox);
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
      (!boxes || (record.geometry !== null && boxes.some((box) => intersects(record.geometry!, box))));
    const isMatched = matched.has(record.uid);
    if (!isWanted && !isMatched) return [];
    const verdict: Verdict = isWanted ? (isMatched ? 'found' : 'missed') : 'misplaced';
    const reason =
      verdict === 'missed'
        ? whyMissed(record, row, !asIs)
        : verdict === 'misplaced'
          ? whyMisplaced(record, row)
          : undefined;
    const stored = row.geometry?.coordinates as [number, number] | undefined;
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
        ...(reason ? {reason} : {}),
        position: verdict === 'misplaced' && stored ? stored : place,
        onPage: onPage.has(record.uid),
      },
    ];
  });
  const late = ({verdict}: Match) => (verdict === 'missed' ? 1 : 0);
  return matches.sort((a, b) => late(a) - late(b) || b.time.localeCompare(a.time));
}

/** One thing to know about a question. `differs` marks where the server leaves the standard. */
export interface Remark {
  key: string;
  differs: boolean;
  title: string;
  text: string;
}

/** What to know about a question and its answer, the general before the particular. */
export function remarks(question: Question, matches: readonly Match[], asIs = false): Remark[] {
  const {bbox, from, to, limit} = question;
  const ends = [from, to].filter((end) => end !== undefined);
  const has = (pattern: RegExp) => matches.filter(({reason}) => reason && pattern.test(reason)).length;
  const zeros = has(/has a 0/);
  const swapped = has(/latitude first/);
  const vertex = has(/first vertex/);
  const unread = has(/reads no coordinates/);
  const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'} of this answer`;
  const all: (Remark | false | undefined | 0)[] = [
    bbox && {
      key: 'axis',
      differs: false,
      title: 'Axis order',
      text: `Longitude comes first: west ${bbox[0]}, south ${bbox[1]}, east ${bbox[2]}, north ${bbox[3]}, in degrees, WGS 84. The edges are part of the box.`,
    },
    crosses(question) && {
      key: 'antimeridian',
      differs: true,
      title: 'Antimeridian',
      text: asIs
        ? 'West is greater than east, so the box crosses 180°, as RFC 7946 and OGC 17-069r4 write it. This server sorts the corners and searches the rest of the world instead.'
        : 'West is greater than east, so the box crosses 180°. The standards allow this; this server needs two requests, one for each side. Merge the results by uid.',
    },
    ends.length > 0 && {
      key: 'closed',
      differs: false,
      title: 'Closed ends',
      text: 'A row with exactly the time of an end is part of the interval. The server compares the time that the attester claims.',
    },
    ends.length === 1 && {
      key: 'open',
      differs: true,
      title: 'Open interval',
      text: 'REST v0 and GraphQL omit the open end. OGC writes it as two dots. The standard also allows an empty end, but this server then finds nothing.',
    },
    ends.some((end) => DAY.test(end)) && {
      key: 'day',
      differs: true,
      title: 'A day is a moment',
      text: `The server reads a day as its first moment, midnight UTC.${to && DAY.test(to) ? ' An interval that ends on a day ends when that day begins.' : ''}`,
    },
    ends.some((end) => end.includes('+')) && {
      key: 'plus',
      differs: false,
      title: 'Plus sign',
      text: 'The plus sign of an offset is sent as %2B. The server reads an unencoded plus as a space, and the response is empty.',
    },
    limit === undefined && {
      key: 'default',
      differs: true,
      title: 'No limit',
      text: 'REST v0 sends every row and reports a limit of 20. OGC and GraphQL send ten.',
    },
    limit !== undefined &&
      limit > 100 && {
        key: 'cap',
        differs: false,
        title: 'Limit above 100',
        text: 'REST v0 sends at most 100 rows. OGC accepts up to 1000; for a larger limit, it ignores all parameters.',
      },
    crosses(question) &&
      !asIs &&
      limit !== undefined && {
        key: 'twice',
        differs: false,
        title: 'Limit for each side',
        text: 'The limit applies to each of the two requests.',
      },
    zeros > 0 && {
      key: 'zero',
      differs: true,
      title: 'Zero coordinates',
      text: `The server reads 0 as a missing value, so a place on the equator or the prime meridian has no coordinates: ${rows(zeros)}.`,
    },
    swapped > 0 && {
      key: 'swapped',
      differs: true,
      title: 'Swapped pairs',
      text: `A plain pair of numbers is read latitude first, regardless of its location type: ${rows(swapped)}.`,
    },
    vertex > 0 && {
      key: 'vertex',
      differs: true,
      title: 'First vertex',
      text: `The server searches a line or an area by its first vertex only: ${rows(vertex)}.`,
    },
    unread > 0 && {
      key: 'unread',
      differs: true,
      title: 'Formats without coordinates',
      text: `The server reads no coordinates from WKT, H3, geohash and scaled integers: ${rows(unread)}.`,
    },
  ];
  return all.filter((remark): remark is Remark => Boolean(remark));
}

/** How many rows the server holds: what a question without any filter finds. */
export const sizeOf = (server: Server): number => countRows(server, {});
