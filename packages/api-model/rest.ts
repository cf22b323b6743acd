/**
 * REST v0 of the Astral API over an array of rows.
 * Source of the behaviour: DecentralizedGeo/astral-api@cf3f342:backend/src/api/v0/controllers, backend/src/index.ts.
 */
import {matchingRows, findRowByUid, parseBbox, findRowsPage, type RowQuery} from './filters';
import {type Query, type QueryValue, stringifyQueryValues} from './query';
import {INDEXED_CHAINS} from './ingest';
import {type ApiResponse, type Server, createJsonResponse} from './types';

const PAGE_CAP = 100;
const REPORTED_LIMIT = 20;
const STATS_CHAINS = ['arbitrum', 'celo', 'sepolia', 'base'] as const;

/** `parseInt` of a parameter, of the first value if it is repeated, or undefined when it does not pass the test. */
function integer(value: QueryValue | undefined, passes: (n: number) => boolean): number | undefined {
  const n = value ? parseInt(String(value), 10) : NaN;
  return passes(n) ? n : undefined;
}

/** `GET /`. */
export function getServiceInfo(server: Server): ApiResponse {
  return createJsonResponse(200, {
    title: 'Astral Protocol Location Proof API',
    description: 'API for querying location proof attestations across multiple blockchains',
    version: 'v0',
    timestamp: server.now().toISOString(),
    endpoints: {
      health: '/health',
      config: '/api/v0/config',
      locationProofs: '/api/v0/location-proofs',
      locationProofsStats: '/api/v0/location-proofs/stats',
      syncStatus: '/api/sync/status',
      triggerSync: '/api/sync',
      cronSync: '/api/cron/sync',
      ogcApi: '/api/ogc',
      graphql: '/graphql',
    },
  });
}

/** `GET /health`: constant, whatever the database does. */
export function getHealth(): ApiResponse {
  return createJsonResponse(200, {status: 'ok', message: 'Astral API is running'});
}

/** `GET /api/v0/config`. */
export function getConfig(server: Server): ApiResponse {
  return createJsonResponse(200, {
    chains: Object.fromEntries(STATS_CHAINS.map((chain) => [chain, INDEXED_CHAINS.includes(chain)])),
    ...(server.schema && {schema: server.schema.uid, schema_fields: server.schema.string}),
    version: 'v0',
  });
}

/** `GET /api/v0/location-proofs`. Without a limit every row is sent while the page claims a limit of 20. */
export function listLocationProofs(server: Server, query: Query): ApiResponse {
  const {chain, prover, subject, fromTimestamp, toTimestamp} = query;
  const wanted: RowQuery = {chain, prover, subject};
  if (fromTimestamp) wanted.from = new Date(String(fromTimestamp));
  if (toTimestamp) wanted.to = new Date(String(toTimestamp));
  if (query.bbox) {
    // The server calls a string method on what a repeated name or brackets made a list or an object.
    if (typeof query.bbox !== 'string') return createJsonResponse(500, {error: 'Failed to query location proofs'});
    const box = parseBbox(query.bbox);
    if (!box) return createJsonResponse(400, {error: 'Invalid bbox format. Expected "minLon,minLat,maxLon,maxLat"'});
    wanted.bbox = box;
  }
  const limit = integer(query.limit, (n) => n > 0);
  if (limit !== undefined) wanted.limit = Math.min(limit, PAGE_CAP);
  const offset = integer(query.offset, (n) => n >= 0);
  if (offset !== undefined) wanted.offset = offset;

  const total = matchingRows(server, wanted).length;
  const reported = {limit: wanted.limit ?? REPORTED_LIMIT, offset: wanted.offset ?? 0};
  const end = reported.offset + reported.limit;
  const next = new URLSearchParams({...stringifyQueryValues(query), offset: String(end)});
  return createJsonResponse(200, {
    data: findRowsPage(server, wanted),
    pagination: {total, ...reported, next: total > end ? `/api/v0/location-proofs?${next}` : null},
  });
}

/** `GET /api/v0/location-proofs/stats`: four chains by name; other chains count only in the total. */
export function getLocationProofStats(server: Server): ApiResponse {
  return createJsonResponse(200, {
    total: server.rows.length,
    by_chain: Object.fromEntries(STATS_CHAINS.map((chain) => [chain, matchingRows(server, {chain}).length])),
  });
}

/** `GET /api/v0/location-proofs/{uid}`. */
export function getLocationProof(server: Server, uid: string): ApiResponse {
  const row = findRowByUid(server, uid);
  return row ? createJsonResponse(200, row) : createJsonResponse(404, {error: 'Location proof not found'});
}
