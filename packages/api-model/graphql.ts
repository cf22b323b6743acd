/**
 * The GraphQL interface of the Astral API over an array of rows, executed by graphql-js as the server executes it.
 * Source of the behaviour: DecentralizedGeo/astral-api@cf3f342:backend/src/graphql, and Apollo Server 4.11.3.
 */
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  buildSchema,
  execute,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import Negotiator from 'negotiator';
import {countRows, findRow, queryRows, type RowQuery} from './filters';
import {type ApiResponse, type LocationProofRow, type Server, json} from './types';

export interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

export interface GraphQLAnswer {
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
function runGraphQL(
  server: Server,
  {query, variables, operationName}: GraphQLRequest,
  method: 'GET' | 'POST',
): GraphQLAnswer {
  const refuse = (errors: readonly GraphQLError[], status: 400 | 405 = 400): GraphQLAnswer => ({
    status,
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
  const operation = getOperationAST(document, operationName)?.operation;
  if (!operation) {
    const message =
      typeof operationName === 'string'
        ? `Unknown operation named "${operationName}".`
        : document.definitions.some(({kind}) => kind === Kind.OPERATION_DEFINITION)
          ? 'Must provide operation name if query contains multiple operations.'
          : 'Must provide an operation.';
    return refuse([new GraphQLError(message)]);
  }
  if (method === 'GET' && operation !== 'query') {
    const message = `GET requests only support query operations, not ${operation} operations`;
    return refuse([new GraphQLError(message)], 405);
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
const JSON_TYPE = 'application/json; charset=utf-8';
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';
const HTML_TYPE = 'text/html';

/** An HTTP request to `/graphql`. */
interface GraphQLHttpRequest {
  method: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The query string, without `?`. */
  search: string;
  /** The parsed JSON body; an empty object when there is none. */
  payload: unknown;
}

/** Thrown where Apollo Server refuses a request before it looks at the operation. */
class Refusal extends Error {
  constructor(
    message: string,
    readonly status = 400,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Whether the headers show that a browser asked permission first (Apollo Server's guard against cross-site requests). */
function isPreflighted(headers: Readonly<Record<string, string>>): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && !SIMPLE_TYPES.includes(type)) return true;
  return Boolean(headers['x-apollo-operation-name'] ?? headers['apollo-require-preflight']);
}

/** The offered type that an `Accept` header prefers; undefined when it takes none of them. */
const preferred = (accept: string, offered: readonly string[]): string | undefined =>
  new Negotiator({headers: {accept}}).mediaType([...offered]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** An operation as it came, with the extensions beside it. */
type Operation = Partial<GraphQLRequest> & {extensions?: Record<string, unknown>};

function fromBody(body: unknown): Operation {
  if (Array.isArray(body)) throw new Refusal('Operation batching disabled.');
  if (!isRecord(body) || Object.keys(body).length === 0) {
    throw new Refusal('POST body missing, invalid Content-Type, or JSON object has no keys.');
  }
  const {query, variables, extensions, operationName} = body;
  if (query && typeof query !== 'string') {
    // A client that sends the parsed document instead of its text gets a longer message.
    const hint =
      isRecord(query) && query.kind === Kind.DOCUMENT
        ? " It looks like you're sending the internal graphql-js representation of a parsed query in your request instead of a request in the GraphQL query language. You can convert an AST to a string using the `print` function from `graphql`, or use a client like `apollo-client` which converts the internal representation to a string for you."
        : '';
    throw new Refusal(`GraphQL queries must be strings.${hint}`);
  }
  for (const [name, value] of Object.entries({variables, extensions})) {
    if (typeof value === 'string')
      throw new Refusal(
        `\`${name}\` in a POST body should be provided as an object, not a recursively JSON-encoded string.`,
      );
  }
  for (const [name, value] of Object.entries({extensions, variables})) {
    if (name in body && value !== null && !isRecord(value))
      throw new Refusal(`\`${name}\` in a POST body must be an object if provided.`);
  }
  if ('operationName' in body && operationName !== null && typeof operationName !== 'string')
    throw new Refusal('`operationName` in a POST body must be a string if provided.');
  return {
    query: textIn(query),
    operationName: textIn(operationName),
    ...(isRecord(variables) ? {variables} : {}),
    ...(isRecord(extensions) ? {extensions} : {}),
  };
}

function fromSearch(search: string): Operation {
  const parameters = new URLSearchParams(search);
  const once = (name: string): string | undefined => {
    const values = parameters.getAll(name);
    if (values.length > 1) throw new Refusal(`The '${name}' search parameter may only be specified once.`);
    return values[0];
  };
  const record = (name: string): Record<string, unknown> | undefined => {
    const text = once(name);
    if (text === undefined) return undefined;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new Refusal(`The ${name} search parameter contains invalid JSON.`);
    }
    if (!isRecord(value)) throw new Refusal(`The ${name} search parameter should contain a JSON-encoded object.`);
    return value;
  };
  return {
    query: once('query'),
    operationName: once('operationName'),
    variables: record('variables'),
    extensions: record('extensions'),
  };
}

/** Runs what was read. Throws RangeError for a persisted query that comes with its text: the model keeps none. */
function process(server: Server, method: 'GET' | 'POST', operation: Operation): ApiResponse {
  const {query, variables, operationName, extensions} = operation;
  const stored = {'cache-control': 'no-store'};
  const failed = (message: string, headers: Readonly<Record<string, string>> = stored, status = 400): ApiResponse => ({
    ...json(status, {errors: [{message}]}),
    headers,
  });
  const {persistedQuery} = extensions ?? {};
  if (persistedQuery) {
    if ((persistedQuery as {version?: unknown}).version !== 1) return failed('Unsupported persisted query version');
    if (query !== undefined) throw new RangeError('persisted queries are not modelled');
    return failed('PersistedQueryNotFound', {'cache-control': 'private, no-cache, must-revalidate'}, 200);
  }
  if (!query) {
    return failed('GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.');
  }
  const {status, body} = runGraphQL(server, {query, variables, operationName}, method);
  return {...json(status, body), headers: {...(status === 405 ? {allow: 'POST'} : {}), ...stored}};
}

/** What a browser gets: Apollo Server's own page loads a tool from a host of Apollo, which the model does not. */
const landingPage: ApiResponse = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Apollo Server</title>
</head>
<body>
<p>A server shows the landing page of Apollo Server here, which loads its script from embeddable-sandbox.cdn.apollographql.com or apollo-server-landing-page.cdn.apollographql.com. This model does not. To run an operation, send POST with Content-Type: application/json.</p>
</body>
</html>
`,
};

/**
 * One HTTP request to `/graphql` or to a path below it.
 * Source of the behaviour: npm \@apollo/server@4.11.3 dist/cjs/ApolloServer.js, runHttpQuery.js, preventCsrf.js, httpBatching.js.
 *
 * @throws RangeError for a persisted query that comes with its text
 */
export function handleGraphQL(server: Server, {method, headers, search, payload}: GraphQLHttpRequest): ApiResponse {
  const {accept} = headers;
  const chosen = accept ? preferred(accept, [JSON_TYPE, RESPONSE_TYPE]) : JSON_TYPE;
  try {
    const forPeople = [JSON_TYPE, RESPONSE_TYPE, 'multipart/mixed; deferspec=20220824', 'multipart/mixed', HTML_TYPE];
    if (method === 'GET' && accept && preferred(accept, forPeople) === HTML_TYPE) return landingPage;
    if (!isPreflighted(headers)) throw new Refusal(GUARD);
    if (method !== 'GET' && method !== 'POST')
      throw new Refusal('Apollo Server supports only GET/POST requests.', 405, {allow: 'GET, POST'});
    const answer = process(server, method, method === 'POST' ? fromBody(payload) : fromSearch(search));
    if (chosen === undefined) {
      throw new Refusal(
        `An 'accept' header was provided for this request which does not accept ${JSON_TYPE} or ${RESPONSE_TYPE}`,
        406,
      );
    }
    return {...answer, contentType: chosen};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const {message, status} = error;
    return {...json(status, {errors: [{message}]}), contentType: chosen ?? JSON_TYPE, headers: error.headers};
  }
}
