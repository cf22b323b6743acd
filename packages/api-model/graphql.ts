/**
 * The GraphQL interface of the Astral API over an array of rows, executed by graphql-js as the server executes it.
 * Source of the behaviour: DecentralizedGeo/astral-api@cf3f342:backend/src/graphql, and Apollo Server 4.11.3.
 */
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  buildSchema,
  execute,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import {matchingRows, findRowByUid, findRowsPage, type RowQuery} from './filters';
import type {LocationProofRow, Server} from './types';

/** One operation, as the members of a POST body name it. */
export interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

interface GraphQLResponse {
  /** HTTP status: 400 when the operation was not run, 405 for a mutation by GET, else 200 even if a resolver failed. */
  status: 200 | 400 | 405;
  body: {data?: Record<string, unknown> | null; errors?: GraphQLFormattedError[]};
}

interface Filter {
  chain?: string | null;
  prover?: string | null;
  subject?: string | null;
  fromTimestamp?: string | null;
  toTimestamp?: string | null;
  bbox?: (number | null)[] | null;
  limit?: number | null;
  offset?: number | null;
}

const DEFAULT_LIMIT = 10;

/** An ISO 8601 time in UTC with milliseconds, as `Date.toISOString` writes it. */
const instant = (text: string): string => new Date(text).toISOString();

/** A row in GraphQL names. `||` is the server's: zero coordinates and empty texts become null. */
function toGraphQL(row: LocationProofRow, now: string): Record<string, unknown> {
  return {
    uid: row.uid,
    chain: row.chain,
    prover: row.prover,
    subject: row.subject || null,
    timestamp: row.timestamp ? instant(row.timestamp) : null,
    eventTimestamp: instant(row.event_timestamp),
    srs: row.srs || null,
    locationType: row.location_type,
    location: row.location,
    longitude: row.longitude || null,
    latitude: row.latitude || null,
    geometry: row.geometry,
    recipeTypes: row.recipe_types,
    recipePayloads: row.recipe_payloads,
    mediaTypes: row.media_types,
    mediaData: row.media_data,
    memo: row.memo || null,
    revoked: row.revoked || false,
    createdAt: row.created_at ? instant(row.created_at) : now,
    updatedAt: row.updated_at ? instant(row.updated_at) : now,
  };
}

/** The filter in the terms of the database service. Throws TypeError for null, as the server's own function does. */
function toRowQuery(filter: Filter | null = {}): RowQuery {
  if (filter === null) throw new TypeError('filter is null');
  const {chain, prover, subject, fromTimestamp, toTimestamp, bbox} = filter;
  return {
    chain: chain ?? undefined,
    prover: prover ?? undefined,
    subject: subject ?? undefined,
    from: fromTimestamp ? new Date(fromTimestamp) : undefined,
    to: toTimestamp ? new Date(toTimestamp) : undefined,
    bbox: bbox ?? undefined,
    limit: filter.limit || DEFAULT_LIMIT,
    offset: filter.offset || 0,
  };
}

/** Runs a resolver and replaces whatever it throws with the server's message. */
function orFail<T>(message: string, resolve: () => T): T {
  try {
    return resolve();
  } catch {
    throw new GraphQLError(message);
  }
}

function rootValue(server: Server): Record<string, unknown> {
  const now = server.now().toISOString();
  return {
    locationProof: ({uid}: {uid: string}) => {
      const row = findRowByUid(server, uid);
      return row && toGraphQL(row, now);
    },
    locationProofs: ({filter}: {filter?: Filter | null}) =>
      orFail('Failed to retrieve location proofs', () =>
        findRowsPage(server, toRowQuery(filter)).map((row) => toGraphQL(row, now)),
      ),
    locationProofsCount: ({filter}: {filter?: Filter | null}) =>
      orFail('Failed to count location proofs', () => matchingRows(server, toRowQuery(filter)).length),
    // The server cuts its CSV at a backslash and an n instead of at line ends, and so finds no chain.
    locationProofsStats: () => ({total: server.rows.length, byChain: []}),
  };
}

const schemas = new Map<string, GraphQLSchema>();

/** The executable schema of an SDL text; built once for each text. Throws what graphql-js throws for invalid SDL. */
export function buildGraphQLSchema(sdl: string): GraphQLSchema {
  const known = schemas.get(sdl) ?? buildSchema(sdl);
  schemas.set(sdl, known);
  return known;
}

/** Errors as the server sends them in production: the message alone. */
const format = (errors: readonly GraphQLError[]): GraphQLFormattedError[] => errors.map(({message}) => ({message}));

/** Parses, validates and executes one operation. Nothing is thrown: every failure is in the response. */
export function executeGraphQLOperation(
  server: Server,
  {query, variables, operationName}: GraphQLRequest,
  method: 'GET' | 'POST',
): GraphQLResponse {
  const refuse = (errors: readonly GraphQLError[], status: 400 | 405 = 400): GraphQLResponse => ({
    status,
    body: {errors: format(errors)},
  });
  const schema = buildGraphQLSchema(server.sdl);
  let document;
  try {
    // Errors go without their place, which takes a search of the text for each.
    document = parse(query, {noLocation: true});
  } catch (error) {
    return refuse([error as GraphQLError]);
  }
  const invalid = validate(schema, document);
  if (invalid.length > 0) return refuse(invalid);
  const operation = getOperationAST(document, operationName)?.operation;
  if (operation && method === 'GET' && operation !== 'query') {
    const message = `GET requests only support query operations, not ${operation} operations`;
    return refuse([new GraphQLError(message)], 405);
  }
  const result = execute({schema, document, rootValue: rootValue(server), variableValues: variables, operationName});
  if (result instanceof Promise) throw new Error('a resolver of the model returned a promise');
  return {
    status: operation ? 200 : 400,
    body: {
      ...(result.errors ? {errors: format(result.errors)} : {}),
      ...(result.data === undefined ? {} : {data: result.data && structuredClone({...result.data})}),
    },
  };
}
