import type {UnplacedIssue} from '../types';

const verified = '2026-11-21';
const at = (path: string) => `DecentralizedGeo/astral-api@cf3f342:backend/${path}`;
const RAN = 'Read in the source, and run by hand on an unchanged server.';
const READ = 'Read in the source, not run.';

const issue = (entry: Omit<UnplacedIssue, 'verified' | 'source'> & {path: string}): UnplacedIssue => {
  const {path, ...rest} = entry;
  return {...rest, source: at(path), verified};
};

export const apiIssues: UnplacedIssue[] = [
  issue({
    id: 'api-null-geometry',
    title: 'Rows written through Supabase have no geometry, so no box finds them',
    severity: 'high',
    happens:
      'Only the direct Postgres insert fills `geometry`. The Supabase insert leaves it null, and no trigger derives it. Such rows have coordinates but never match `bbox`.',
    workaround:
      'If a box finds nothing, send the request without `bbox` and filter on `longitude` and `latitude` yourself. Operators: fill `geometry` from the two columns with a trigger.',
    evidence: RAN,
    path: 'src/services/db.service.ts',
  }),
  issue({
    id: 'api-swallowed-errors',
    title: 'A database that does not respond looks like an empty index',
    severity: 'high',
    happens:
      'The lists of all interfaces return 200 without rows. On REST v0, statistics return zeros, and a UID that exists returns 404. `/health` still returns `ok`.',
    workaround:
      'Read `/api/v0/location-proofs/stats` after every empty response. A `total` of 0 means that the index is empty or that the database is not reachable.',
    evidence: RAN,
    path: 'src/services/supabase.service.ts',
  }),
  issue({
    id: 'api-revoked-flag',
    title: '`revoked` is unreliable in both directions',
    severity: 'high',
    happens:
      'Ingest compares the revocation time with the text `"0"`. An indexer that sends the number 0 makes every row look revoked. Later revocations are not found on a deployment without a direct database connection.',
    workaround: 'Read the attestation from the EAS contract of its chain before you rely on the flag.',
    evidence:
      'Read in the source at `cf3f342`, and observed manually with an emulated indexer that responds like the published indexer source.',
    path: 'src/services/eas.service.ts',
  }),
  issue({
    id: 'api-event-time',
    title: 'The claimed event time can be lost',
    severity: 'high',
    happens:
      'When the indexer wraps the number in an object, ingest cannot read it and stores the time at which the indexer recorded the attestation as `event_timestamp`.',
    workaround:
      'If the exact claimed time matters, decode the attestation itself. You can recognise such rows by equal values of `event_timestamp` and `timestamp`.',
    evidence:
      'Read in the source at `cf3f342`, and observed manually with an emulated indexer that responds like the published indexer source.',
    path: 'src/services/eas.service.ts',
  }),
  issue({
    id: 'api-axis-order',
    title: 'Coordinate pairs in plain text are read latitude first',
    severity: 'high',
    happens:
      'The text `52.11, 35.9556` with longitude first is stored as latitude 52.11, longitude 35.9556. The server reads the first number as a longitude only if it is beyond ±90.',
    workaround: 'Attest GeoJSON. When you read, derive coordinates from `location` and `location_type` yourself.',
    evidence: 'Read in the source and executed over the sample collection by the model of the server.',
    path: 'src/services/eas.service.ts',
  }),
  issue({
    id: 'api-zero-coordinates',
    title: 'Places on the equator or the prime meridian lose their coordinates',
    severity: 'high',
    happens:
      'A GeoJSON position with a 0 counts as invalid, so `longitude`, `latitude` and `geometry` stay null. GraphQL returns null for a stored 0.',
    workaround:
      'If the coordinates are null, parse `location` yourself. Use REST v0 instead of GraphQL for coordinates.',
    evidence: RAN,
    path: 'src/services/eas.service.ts',
  }),
  issue({
    id: 'api-first-vertex',
    title: 'Lines and areas are reduced to their first vertex',
    severity: 'high',
    happens:
      'The coordinates and the stored geometry of a line or polygon are its first vertex. A box that intersects the shape elsewhere does not find it.',
    workaround: 'Use a larger box as a first filter, then test the geometry in `location`.',
    evidence: RAN,
    path: 'src/services/eas.service.ts',
  }),
  issue({
    id: 'api-antimeridian',
    title: 'A box never crosses the antimeridian',
    severity: 'high',
    happens:
      'If the west edge is greater than the east edge, the server sorts the two values. The result is the rest of the same latitude band.',
    workaround: 'Send two boxes, one to 180 and one from −180, and merge the rows by `uid`.',
    evidence: RAN,
    path: 'src/services/supabase.service.ts',
  }),
  issue({
    id: 'api-ogc-reset',
    title: 'An invalid OGC limit or offset makes the server ignore all parameters',
    severity: 'high',
    happens:
      'A `limit` of 0 or above 1000, a negative `offset` or a repeated parameter makes the server return 10 unfiltered features with status 200. With an invalid `limit`, the `next` link repeats it, so a crawler never ends.',
    workaround:
      'Keep `limit` between 1 and 1000 and send each parameter once. Compare `numberMatched` with what you expect.',
    evidence: RAN,
    path: 'src/api/ogc/controllers/features.controller.ts',
  }),
  issue({
    id: 'api-no-default-limit',
    title: 'Without a limit, REST v0 sends everything and reports 20',
    severity: 'high',
    happens:
      'Without an `offset`, the list contains every row up to the row limit of the database, but `pagination.limit` is 20 and `next` begins at row 20. A client that follows `next` reads rows twice.',
    workaround: 'Always send `limit`, at most 100.',
    evidence: RAN,
    path: 'src/api/v0/controllers/location-proofs.controller.ts',
  }),
  issue({
    id: 'api-ogc-links',
    title: 'OGC links omit `/api`',
    severity: 'medium',
    happens:
      'The links in OGC responses lack the path segment `/api`, and behind TLS termination they start with `http`. A client that follows them receives 404.',
    workaround: 'Insert `/api` before `/ogc` in each `href`, and use your own scheme and host.',
    evidence: RAN,
    path: 'src/api/ogc/controllers/core.controller.ts',
  }),
  issue({
    id: 'api-ogc-bbox-500',
    title: 'A malformed OGC box causes a server error',
    severity: 'medium',
    happens: 'A `bbox` with three or six values returns 500 instead of 400. The standard allows six values.',
    workaround: 'Send four numbers.',
    evidence: RAN,
    path: 'src/api/ogc/controllers/features.controller.ts',
  }),
  issue({
    id: 'api-ogc-open-interval',
    title: 'Only `..` opens a `datetime` interval',
    severity: 'high',
    happens:
      'An empty end, as in `2025-02-01T00:00:00Z/`, matches nothing, although the standard gives it the same meaning as `..`.',
    workaround: 'Write `..` for an open end.',
    evidence: RAN,
    path: 'src/api/ogc/controllers/features.controller.ts',
  }),
  issue({
    id: 'api-stats-by-chain',
    title: 'GraphQL statistics contain no chains',
    severity: 'medium',
    happens: '`locationProofsStats.byChain` is always an empty list.',
    workaround: 'Query counts with aliases, or use the REST statistics.',
    evidence: RAN,
    path: 'src/graphql/resolvers/locationProofResolvers.ts',
  }),
  issue({
    id: 'api-null-filter',
    title: 'An explicit null filter is an error',
    severity: 'medium',
    happens:
      '`filter: null`, also through a variable, fails with a message that does not name the cause, and the whole `data` becomes null.',
    workaround: 'Omit the argument or the variable, or send an empty object. A default value does not replace null.',
    evidence: RAN,
    path: 'src/graphql/resolvers/locationProofResolvers.ts',
  }),
  issue({
    id: 'api-open-operator',
    title: 'Anyone can start and stop the synchronisation',
    severity: 'high',
    happens: 'The paths under `/api/sync` and `/api/cron` need no key. A reader can stop the worker.',
    workaround: 'Put a proxy in front of the server that blocks these paths or requires a key.',
    evidence: RAN,
    path: 'src/api/controllers/sync.controller.ts',
  }),
  issue({
    id: 'api-cron-get',
    title: 'The committed schedule cannot run',
    severity: 'medium',
    happens:
      'The hosting platform calls `/api/cron/sync` with GET, but the server routes only POST. Each call returns 404, and indexes nothing.',
    workaround: 'Call the path with POST from your own scheduler.',
    evidence:
      'Read in the source at `cf3f342`; the 404 was observed manually. According to its documentation, the platform sends GET.',
    path: 'vercel.json',
  }),
  issue({
    id: 'api-first-sync-409',
    title: 'The first request for a synchronisation returns 409',
    severity: 'low',
    happens:
      'Setting up the worker starts a run, so the response to the request reports that a run is already in progress.',
    workaround: 'Treat 409 as started, then read `/api/sync/status`.',
    evidence: RAN,
    path: 'src/api/controllers/sync.controller.ts',
  }),
  issue({
    id: 'api-missed-rows',
    title: 'Attestations can be skipped permanently',
    severity: 'high',
    happens:
      'The server skips a row that cannot be inserted and does not try it again: `npm run ingest` does so with each row without coordinates. It can miss attestations with the same second as the last attestation of a full batch of 100.',
    workaround: 'If a record that you expect is missing, query the EAS indexer of the chain.',
    evidence: READ,
    path: 'src/services/eas.service.ts',
  }),
];
