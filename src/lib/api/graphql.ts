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
import {countRows, findRow, queryRows, type RowQuery} from './filters';
import {type ApiResponse, type LocationProofRow, type Server, json} from './types';

export interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

export interface GraphQLAnswer {
  /** HTTP status: 400 when the operation was not run, else 200 even if a resolver failed. */
  status: 200 | 400;
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
    ...(chain ? {chain} : {}),
    ...(prover ? {prover} : {}),
    ...(subject ? {subject} : {}),
    ...(fromTimestamp ? {from: new Date(fromTimestamp)} : {}),
    ...(toTimestamp ? {to: new Date(toTimestamp)} : {}),
    ...(bbox ? {bbox} : {}),
    limit: filter.limit || DEFAULT_LIMIT,
    offset: filter.offset || 0,
  };
}

/** Runs a resolver and replaces whatever it throws by the server's message. */
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
      const row = findRow(server, uid);
      return row && toGraphQL(row, now);
    },
    locationProofs: ({filter}: {filter?: Filter | null}) =>
      orFail('Failed to retrieve location proofs', () =>
        queryRows(server, toRowQuery(filter)).map((row) => toGraphQL(row, now)),
      ),
    locationProofsCount: ({filter}: {filter?: Filter | null}) =>
      orFail('Failed to count location proofs', () => countRows(server, toRowQuery(filter))),
    locationProofsStats: () => {
      if (server.database === 'down') throw new GraphQLError('Failed to retrieve location proof statistics');
      // The server cuts its CSV at a backslash and an n instead of at line ends, and so finds no chain.
      return {total: server.rows.length, byChain: []};
    },
  };
}

const schemas = new Map<string, GraphQLSchema>();

/** The executable schema of an SDL text; built once for each text. Throws what graphql-js throws for invalid SDL. */
export function schemaOf(sdl: string): GraphQLSchema {
  const known = schemas.get(sdl) ?? buildSchema(sdl);
  schemas.set(sdl, known);
  return known;
}

/** Errors as the server sends them: the message alone, and where it happened only in development. */
function format(errors: readonly GraphQLError[], environment: Server['environment']): GraphQLFormattedError[] {
  return errors.map(({message, locations, path}) =>
    environment === 'development' ? {message, ...(locations ? {locations} : {}), ...(path ? {path} : {})} : {message},
  );
}

/** Parses, validates and executes one operation. Nothing is thrown: every failure is in the answer. */
function runGraphQL(server: Server, {query, variables, operationName}: GraphQLRequest): GraphQLAnswer {
  const refuse = (errors: readonly GraphQLError[]): GraphQLAnswer => ({
    status: 400,
    body: {errors: format(errors, server.environment)},
  });
  const schema = schemaOf(server.sdl);
  let document;
  try {
    document = parse(query);
  } catch (error) {
    return refuse([error as GraphQLError]);
  }
  const invalid = validate(schema, document);
  if (invalid.length > 0) return refuse(invalid);
  if (!getOperationAST(document, operationName)) {
    const message = operationName
      ? `Unknown operation named "${operationName}".`
      : 'Must provide operation name if query contains multiple operations.';
    return refuse([new GraphQLError(message)]);
  }
  const result = execute({schema, document, rootValue: rootValue(server), variableValues: variables, operationName});
  if (result instanceof Promise) throw new Error('a resolver of the model returned a promise');
  return {
    status: 200,
    body: {
      ...(result.errors ? {errors: format(result.errors, server.environment)} : {}),
      ...(result.data === undefined ? {} : {data: result.data && structuredClone({...result.data})}),
    },
  };
}

const GUARD =
  "This operation has been blocked as a potential Cross-Site Request Forgery (CSRF). Please either specify a 'content-type' header " +
  '(with a type that is not one of application/x-www-form-urlencoded, multipart/form-data, text/plain) or provide a non-empty value ' +
  'for one of the following headers: x-apollo-operation-name, apollo-require-preflight\n';
const SIMPLE_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

const refusal = (status: number, message: string): ApiResponse => json(status, {errors: [{message}]});

/** Whether the headers show that a browser asked permission first (Apollo Server's guard against cross-site requests). */
function isPreflighted(headers: Readonly<Record<string, string>>): boolean {
  if (headers['x-apollo-operation-name'] || headers['apollo-require-preflight']) return true;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return type !== undefined && type !== '' && !SIMPLE_TYPES.includes(type);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * One HTTP request to `/graphql`. `payload` is the parsed JSON body of a POST, or the decoded query parameters of a GET.
 */
export function handleGraphQL(
  server: Server,
  method: string,
  headers: Readonly<Record<string, string>>,
  payload: unknown,
): ApiResponse {
  if (method !== 'GET' && method !== 'POST') return refusal(405, 'Apollo Server supports only GET/POST requests.');
  if (!isPreflighted(headers)) return refusal(400, GUARD);
  if (Array.isArray(payload)) return refusal(400, 'Operation batching disabled.');
  if (!isRecord(payload) || Object.keys(payload).length === 0) {
    return refusal(400, 'POST body missing, invalid Content-Type, or JSON object has no keys.');
  }
  if (typeof payload.query !== 'string' || payload.query === '') {
    return refusal(400, 'GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.');
  }
  const {status, body} = runGraphQL(server, {
    query: payload.query,
    variables: isRecord(payload.variables) ? payload.variables : null,
    operationName: typeof payload.operationName === 'string' ? payload.operationName : null,
  });
  return json(status, body);
}
