/**
 * Which rows match, in which order, and which page of them: what the server's database service does, over an array.
 * Source of the behaviour: DecentralizedGeo/astral-api@cf3f342:backend/src/services/supabase.service.ts:131-226,440-517.
 */
import type {QueryValue} from './query';
import type {Box, LocationProofRow, Point, Server} from './types';

export interface RowQuery {
  /** Usually text. A list or an object comes from a parameter that is repeated or has brackets. */
  chain?: QueryValue;
  prover?: QueryValue;
  subject?: QueryValue;
  /** Earliest claimed event time, included. An invalid date matches nothing. */
  from?: Date;
  /** Latest claimed event time, included. An invalid date matches nothing. */
  to?: Date;
  /** West, south, east, north in degrees; entries past the fourth are not read. */
  bbox?: readonly (number | null)[];
  limit?: number;
  offset?: number;
}

/**
 * Reads the text form of a box: exactly four numbers separated by commas, each as JavaScript's `Number` reads it, so an
 * empty part is 0. Returns undefined for anything else. No range or order is checked, as on the server.
 */
export function parseBbox(text: string): Box | undefined {
  const values = text.split(',').map(Number);
  return values.length === 4 && !values.some(Number.isNaN) ? (values as unknown as Box) : undefined;
}

/**
 * Reads the OGC `datetime` parameter as the server does: an instant gives equal ends, `a/b` an interval, `..` an open
 * end. An empty end becomes an invalid date, which matches nothing; OGC 17-069r4 would leave it open.
 */
export function parseInterval(text: string): {from?: Date; to?: Date} {
  if (!text.includes('/')) return {from: new Date(text), to: new Date(text)};
  const [start = '', end = ''] = text.split('/');
  return {...(start === '..' ? {} : {from: new Date(start)}), ...(end === '..' ? {} : {to: new Date(end)})};
}

/**
 * Whether a stored point meets a box, edges included: PostGIS `geometry && ST_MakeEnvelope(…)`. The envelope sorts its corners
 * first, so a box with west greater than east does not cross the antimeridian.
 */
function meetsBox(point: Point | null, [a, b, c, d]: Box): boolean {
  if (!point) return false;
  const [x, y] = point.coordinates;
  return Math.min(a, c) <= x && x <= Math.max(a, c) && Math.min(b, d) <= y && y <= Math.max(b, d);
}

const isInvalid = (date: Date | undefined): boolean => date !== undefined && Number.isNaN(date.getTime());

/** Whether Postgres refuses what `Date.toISOString` writes: it reads no year 0, no sign and no more than four digits. */
const isBeyondPostgres = (date: Date | undefined): boolean =>
  date !== undefined && (date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999);

/** Every row that matches, newest claimed event time first; limit and offset play no part. Rows with equal times keep the table's order. */
export function matchingRows(server: Server, query: RowQuery): LocationProofRow[] {
  if (isInvalid(query.from) || isInvalid(query.to)) return [];
  let box: Box | undefined;
  if (query.bbox) {
    const four = query.bbox.slice(0, 4);
    // Too few numbers make the call of the database function fail, and its failure is swallowed. A number beyond the range
    // of JSON is sent as null, and a null makes an envelope that meets nothing.
    if (four.length < 4 || !four.every((value) => Number.isFinite(value))) return [];
    box = four as unknown as Box;
  }
  if (!box && [query.from, query.to].some(isBeyondPostgres)) return [];
  // The database compares the parameter as text, so a list of one matches; with a box the process compares it as it is.
  const equal = (wanted: QueryValue | undefined, value: string | null) =>
    !wanted || (box ? wanted : String(wanted)) === value;
  return server.rows
    .filter((row) => {
      const time = Date.parse(row.event_timestamp);
      return (
        equal(query.chain, row.chain) &&
        equal(query.prover, row.prover) &&
        equal(query.subject, row.subject) &&
        (!query.from || time >= query.from.getTime()) &&
        (!query.to || time <= query.to.getTime()) &&
        (!box || meetsBox(row.geometry, box))
      );
    })
    .sort((a, b) => Date.parse(b.event_timestamp) - Date.parse(a.event_timestamp));
}

/**
 * One page of the matching rows. With a box the page is cut in the process and without a limit runs to the end; without
 * a box the database cuts it, and then an offset without a limit means 20 rows, and negative numbers mean none.
 */
export function findRowsPage(server: Server, query: RowQuery): LocationProofRow[] {
  const rows = matchingRows(server, query);
  const {limit, offset} = query;
  if (query.bbox) return rows.slice(offset || 0, (offset || 0) + (limit || rows.length));
  if ((limit ?? 0) < 0 || (offset ?? 0) < 0) return [];
  if (offset) return rows.slice(offset, offset + (limit || 20));
  return limit ? rows.slice(0, limit) : rows;
}

/** The row with exactly this UID. */
export const findRowByUid = (server: Server, uid: string): LocationProofRow | undefined =>
  server.rows.find((row) => row.uid === uid);
