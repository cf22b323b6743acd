/** How each operation and each further statement about the Astral API is known. Basis: DecentralizedGeo/astral-api@cf3f342. */

/**
 * The last time that the corpus (tests/api-corpus) was sent to the unmodified server by tests/api-corpus/replay.ts: Node.js
 * 20.20.2, dependencies of its lock file, in production mode, with a program in place of the database gateway.
 */
export const corpusRun = {date: '2026-11-22', commit: 'cf3f342', questions: 2494, differences: 0} as const;

/**
 * `contract-tested`: executed, and a model of it is held to the contract by the tests of this site. `executed`: observed
 * on a server run from the source. `emulated`: observed with a stand-in for a neighbour (database gateway or indexer).
 * `inferred`: concluded from source. `not-verifiable`: nobody here could check it.
 */
export type Evidence = 'contract-tested' | 'executed' | 'emulated' | 'read' | 'inferred' | 'not-verifiable';

export interface OperationEvidence {
  evidence: Evidence;
  /** Ids of known issues that a caller of this operation meets. */
  knownIssues?: string[];
}

const tested = (...knownIssues: string[]): OperationEvidence => ({evidence: 'contract-tested', knownIssues});
const executed = (...knownIssues: string[]): OperationEvidence => ({
  evidence: 'executed',
  knownIssues: ['api-open-operator', ...knownIssues],
});

export const operationEvidence: Readonly<Record<string, OperationEvidence>> = {
  getServiceInfo: tested(),
  getHealth: tested('api-swallowed-errors'),
  getConfig: tested(),
  listLocationProofs: tested('api-no-default-limit', 'api-null-geometry', 'api-antimeridian', 'api-swallowed-errors'),
  getLocationProofStats: tested('api-swallowed-errors'),
  getLocationProof: tested('api-swallowed-errors'),
  getOgcLanding: tested('api-ogc-links'),
  getOgcConformance: tested(),
  listOgcCollections: tested('api-ogc-links'),
  getOgcCollection: tested('api-ogc-links'),
  listOgcFeatures: tested(
    'api-ogc-reset',
    'api-ogc-links',
    'api-ogc-bbox-500',
    'api-ogc-open-interval',
    'api-null-geometry',
    'api-antimeridian',
  ),
  getOgcFeature: tested('api-ogc-links'),
  postGraphQL: tested('api-stats-by-chain', 'api-null-filter', 'api-zero-coordinates'),
  getGraphQL: tested('api-stats-by-chain', 'api-null-filter', 'api-zero-coordinates'),
  getSyncStatus: executed(),
  startSync: executed('api-first-sync-409'),
  startRevocationCheck: executed('api-revoked-flag'),
  controlWorker: executed(),
  runCronSync: executed('api-cron-get', 'api-missed-rows'),
  testCronRoute: executed(),
};

export interface Claim {
  id: string;
  claim: string;
  evidence: Evidence;
  /** Path of the page that makes the statement. */
  page: string;
  /** Where it can be followed up; several are separated by `; `. */
  source: string;
}

const from = (path: string) => `DecentralizedGeo/astral-api@cf3f342:${path}`;

export const claims: readonly Claim[] = [
  {
    id: 'hosted',
    claim: 'A deployment responds at the documented base URL',
    evidence: 'not-verifiable',
    page: '/api',
    source: from('README.md'),
  },
  {
    id: 'no-auth',
    claim: 'No operation requires a key, a token or a cookie',
    evidence: 'executed',
    page: '/api/authentication',
    source: from('backend/src/index.ts'),
  },
  {
    id: 'no-rate-limit',
    claim: 'The server never rejects a request because of its rate',
    evidence: 'executed',
    page: '/api/authentication',
    source: from('backend/src/index.ts'),
  },
  {
    id: 'open-cors',
    claim: 'Every response allows every origin, except the 500 for a body that is not JSON',
    evidence: 'executed',
    page: '/api/authentication',
    source: from('backend/src/index.ts'),
  },
  {
    id: 'four-chains',
    claim: 'Four chains are indexed, under one schema',
    evidence: 'read',
    page: '/api/data-model',
    source: from('backend/src/services/eas.service.ts'),
  },
  {
    id: 'ingest-order',
    claim: 'Ingest reads forward from a stored time, 100 attestations at a time',
    evidence: 'read',
    page: '/api/data-model',
    source: from('backend/src/services/eas.service.ts'),
  },
  {
    id: 'shared-second',
    claim: 'Ingest can miss attestations with the same second as the last one of a full batch',
    evidence: 'inferred',
    page: '/api/data-model',
    source: from('backend/src/services/eas.service.ts'),
  },
  {
    id: 'event-time',
    claim: 'For numbers that the indexer wraps in objects, the recording time replaces the claimed time',
    evidence: 'emulated',
    page: '/api/data-model',
    source: `${from('backend/src/services/eas.service.ts')}; ethereum-attestation-service/eas-indexing-service@2d3eb90:prisma/schema.prisma`,
  },
  {
    id: 'all-revoked',
    claim: 'A numeric revocation time marks every row as revoked',
    evidence: 'emulated',
    page: '/api/data-model',
    source: `${from('backend/src/services/eas.service.ts')}; ethereum-attestation-service/eas-indexing-service@2d3eb90:prisma/schema.prisma`,
  },
  {
    id: 'derived-coordinates',
    claim: 'Coordinates are those of the first vertex, or of a pair of numbers read latitude first',
    evidence: 'contract-tested',
    page: '/api/data-model',
    source: from('backend/src/services/eas.service.ts'),
  },
  {
    id: 'null-geometry',
    claim: 'The Supabase insert leaves `geometry` null',
    evidence: 'executed',
    page: '/api/spatial-queries',
    source: from('backend/src/services/supabase.service.ts'),
  },
  {
    id: 'row-cap',
    claim: 'The row limit of the database applies before a boxed result is sorted',
    evidence: 'inferred',
    page: '/api/spatial-queries',
    source: from('backend/src/services/supabase.service.ts'),
  },
  {
    id: 'postgrest-times',
    claim: 'REST v0 and OGC return times with the offset `+00:00`',
    evidence: 'emulated',
    page: '/api/data-model',
    source: from('backend/src/services/supabase.service.ts'),
  },
  {
    id: 'crs-member',
    claim: 'A geometry can contain a `crs` member',
    evidence: 'emulated',
    page: '/api/ogc-api',
    source: from('backend/src/api/ogc/controllers/features.controller.ts'),
  },
  {
    id: 'desktop-gis',
    claim: 'Clients that discover the service from its landing page read no features; run with GDAL 3.6.2',
    evidence: 'contract-tested',
    page: '/api/ogc-api',
    source: from('backend/src/api/ogc/controllers/core.controller.ts'),
  },
  {
    id: 'schedule',
    claim: 'The committed schedule calls a path with a method that is not routed',
    evidence: 'inferred',
    page: '/api/data-model',
    source: from('backend/vercel.json'),
  },
  {
    id: 'sdk-client',
    claim: 'The API client of the Astral SDK calls paths that this server does not have',
    evidence: 'read',
    page: '/api',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:src/api/AstralApiClient.ts',
  },
  {
    id: 'mcp-server',
    claim: 'The MCP server uses REST v0 only and sends no key',
    evidence: 'read',
    page: '/api',
    source: 'DecentralizedGeo/astral-api-mcp@7efec92:astral_mcp_server',
  },
];
