/**
 * What Apollo Server does with an HTTP request to `/graphql` before and after it runs the operation.
 * Source of the behaviour: npm \@apollo/server@4.11.3 dist/cjs/ApolloServer.js, runHttpQuery.js, preventCsrf.js, httpBatching.js.
 */
import {Kind} from 'graphql';
import {isObject} from '@astral-docs/location-record/geo/geojson';
import Negotiator from 'negotiator';
import {type GraphQLRequest, executeGraphQLOperation} from './graphql';
import {type ApiResponse, type Server, createJsonResponse} from './types';

const CSRF_MESSAGE =
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
const negotiateType = (accept: string, offered: readonly string[]): string | undefined =>
  new Negotiator({headers: {accept}}).mediaType([...offered]);

const stringOrUndefined = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** An operation as it came, with the extensions beside it. */
type Operation = Partial<GraphQLRequest> & {extensions?: Record<string, unknown>};

function parseBody(body: unknown): Operation {
  if (Array.isArray(body)) throw new Refusal('Operation batching disabled.');
  if (!isObject(body) || Object.keys(body).length === 0) {
    throw new Refusal('POST body missing, invalid Content-Type, or JSON object has no keys.');
  }
  const {query, variables, extensions, operationName} = body;
  if (query && typeof query !== 'string') {
    // A client that sends the parsed document instead of its text gets a longer message.
    const hint =
      isObject(query) && query.kind === Kind.DOCUMENT
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
    if (name in body && value !== null && !isObject(value))
      throw new Refusal(`\`${name}\` in a POST body must be an object if provided.`);
  }
  if ('operationName' in body && operationName !== null && typeof operationName !== 'string')
    throw new Refusal('`operationName` in a POST body must be a string if provided.');
  return {
    query: stringOrUndefined(query),
    operationName: stringOrUndefined(operationName),
    ...(isObject(variables) ? {variables} : {}),
    ...(isObject(extensions) ? {extensions} : {}),
  };
}

function parseSearch(search: string): Operation {
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
    if (!isObject(value)) throw new Refusal(`The ${name} search parameter should contain a JSON-encoded object.`);
    return value;
  };
  return {
    query: once('query'),
    operationName: once('operationName'),
    variables: record('variables'),
    extensions: record('extensions'),
  };
}

/** Runs an operation that was read. Throws RangeError for a persisted query that comes with its text: the model keeps none. */
function runOperation(server: Server, method: 'GET' | 'POST', operation: Operation): ApiResponse {
  const {query, variables, operationName, extensions} = operation;
  const stored = {'cache-control': 'no-store'};
  const failed = (message: string, headers: Readonly<Record<string, string>> = stored, status = 400): ApiResponse => ({
    ...createJsonResponse(status, {errors: [{message}]}),
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
  const {status, body} = executeGraphQLOperation(server, {query, variables, operationName}, method);
  return {...createJsonResponse(status, body), headers: {...(status === 405 ? {allow: 'POST'} : {}), ...stored}};
}

/** What a browser gets: Apollo Server's own page loads a tool from a host of Apollo, which the model does not. */
const landingPage: ApiResponse = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: '<!DOCTYPE html><title>Apollo Server</title><p>A server shows the landing page of Apollo Server here, which loads its script from embeddable-sandbox.cdn.apollographql.com or apollo-server-landing-page.cdn.apollographql.com. This model does not. To run an operation, send POST with Content-Type: application/json.',
};

/**
 * One HTTP request to `/graphql` or to a path below it.
 *
 * @throws RangeError for a persisted query that comes with its text
 */
export function handleGraphQLHttp(server: Server, {method, headers, search, payload}: GraphQLHttpRequest): ApiResponse {
  const {accept} = headers;
  const chosen = accept ? negotiateType(accept, [JSON_TYPE, RESPONSE_TYPE]) : JSON_TYPE;
  try {
    const forPeople = [JSON_TYPE, RESPONSE_TYPE, 'multipart/mixed; deferspec=20220824', 'multipart/mixed', HTML_TYPE];
    if (method === 'GET' && accept && negotiateType(accept, forPeople) === HTML_TYPE) return landingPage;
    if (!isPreflighted(headers)) throw new Refusal(CSRF_MESSAGE);
    if (method !== 'GET' && method !== 'POST')
      throw new Refusal('Apollo Server supports only GET/POST requests.', 405, {allow: 'GET, POST'});
    const response = runOperation(server, method, method === 'POST' ? parseBody(payload) : parseSearch(search));
    if (chosen === undefined) {
      throw new Refusal(
        `An 'accept' header was provided for this request which does not accept ${JSON_TYPE} or ${RESPONSE_TYPE}`,
        406,
      );
    }
    return {...response, contentType: chosen};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const {message, status} = error;
    return {
      ...createJsonResponse(status, {errors: [{message}]}),
      contentType: chosen ?? JSON_TYPE,
      headers: error.headers,
    };
  }
}
