/**
 * One door to the model of the Astral API: a request goes in, the answer the server would give comes out. The operator
 * operations under /api/sync and /api/cron change state outside the table and are not modelled.
 * Source of the behaviour: DecentralizedGeo/astral-api@cf3f342:backend/src/index.ts, backend/src/api/routes;
 * npm express@4.21.2, body-parser@1.20.3, cors@2.8.5, finalhandler@1.3.1.
 */
import {handleGraphQLHttp} from './graphqlHttp';
import * as ogc from './ogc';
import {type Query, parseQueryString} from './query';
import * as rest from './rest';
import {type ApiRequest, type ApiResponse, type Server, createJsonResponse} from './types';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Express's default page for a path or method that no route takes. */
function unrouted(method: string, path: string): ApiResponse {
  const shown = path.replace(/[^\x21-\x7e]|["<>`{}]|%(?![0-9a-f]{2})/giu, encodeURI);
  const message = `Cannot ${method} ${shown}`.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
  return {
    status: 404,
    contentType: 'text/html; charset=utf-8',
    headers: {'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff'},
    body: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
</head>
<body>
<pre>${message}</pre>
</body>
</html>
`,
  };
}

type Answer = (values: readonly string[], query: Query) => ApiResponse;

/** Each path with its answer; `*` is a value. The first that matches wins, as on the server. */
const routes = (server: Server): readonly (readonly [path: string, answer: Answer])[] => [
  ['', () => rest.getServiceInfo(server)],
  ['health', rest.getHealth],
  ['api/v0/config', () => rest.getConfig(server)],
  ['api/v0/location-proofs/stats', () => rest.getLocationProofStats(server)],
  ['api/v0/location-proofs', (_, query) => rest.listLocationProofs(server, query)],
  ['api/v0/location-proofs/*', ([uid = '']) => rest.getLocationProof(server, uid)],
  ['api/ogc', () => ogc.getOgcLanding(server)],
  ['api/ogc/conformance', ogc.getOgcConformance],
  ['api/ogc/collections', () => ogc.listOgcCollections(server)],
  ['api/ogc/collections/*', ([id = '']) => ogc.getOgcCollection(server, id)],
  ['api/ogc/collections/*/items', ([id = ''], query) => ogc.listOgcFeatures(server, id, query)],
  ['api/ogc/collections/*/items/*', ([id = '', feature = '']) => ogc.getOgcFeature(server, id, feature)],
];

/** Where Express mounts a router: a second slash after such a path goes with it. */
const mounts = ['/api', '/api/v0', '/api/v0/location-proofs', '/api/ogc', '/api/sync', '/api/cron'];

/** The path as the routers see it, without the second slash after a mounted path. */
const mounted = (path: string): string =>
  mounts.reduce(
    (rest, mount) =>
      rest.toLowerCase().startsWith(`${mount}//`) ? rest.slice(0, mount.length) + rest.slice(mount.length + 1) : rest,
    path,
  );

/** The values of a path, or undefined if it is another path. Capitals count in values only; a slash at the end is ignored. */
function match(pattern: string, path: string): string[] | undefined {
  const wanted = pattern === '' ? [] : pattern.split('/');
  const given = path.replace(/\/$/, '').split('/').slice(1);
  if (wanted.length !== given.length) return undefined;
  const fits = wanted.every((name, i) => (name === '*' ? given[i] !== '' : name === given[i]?.toLowerCase()));
  return fits ? given.filter((_, i) => wanted[i] === '*') : undefined;
}

function route(server: Server, method: string, path: string, search: string): ApiResponse {
  for (const [pattern, answer] of routes(server)) {
    const raw = match(pattern, mounted(path));
    if (!raw) continue;
    let values;
    try {
      values = raw.map(decodeURIComponent);
    } catch {
      // A value that cannot be decoded stops the router, whatever the method is.
      return createJsonResponse(500, {error: 'Internal server error'});
    }
    if (method === 'GET' || method === 'HEAD') return answer(values, parseQueryString(search));
  }
  return unrouted(method, path);
}

const BODY_LIMIT = 100 * 1024;

/**
 * The parsed JSON body; an empty object when there is none. Throws SyntaxError when it is larger than 100 kB, not in a
 * UTF encoding, or not an object or array.
 */
function readBody({body, headers}: ApiRequest): unknown {
  const [type, ...parameters] = (headers?.['content-type'] ?? '').toLowerCase().split(';');
  if (!body || type?.trim() !== 'application/json') return {};
  const charset = parameters.map((text) => /^\s*charset="?([^"\s]*)/.exec(text)?.[1]).find(Boolean) ?? 'utf-8';
  if (!charset.startsWith('utf-')) throw new SyntaxError('unsupported charset');
  if (new TextEncoder().encode(body).length > BODY_LIMIT) throw new SyntaxError('request entity too large');
  if (!/^\s*[{[]/.test(body)) throw new SyntaxError('a JSON body is an object or an array');
  return JSON.parse(body);
}

/** Answer to a preflight request, on every path. */
function preflight(headers: ApiRequest['headers']): ApiResponse {
  const wanted = headers?.['access-control-request-headers'];
  return {
    status: 204,
    contentType: '',
    headers: {
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      vary: 'Access-Control-Request-Headers',
      ...(wanted ? {'access-control-allow-headers': wanted} : {}),
    },
    body: '',
  };
}

function answerOf(server: Server, request: ApiRequest, method: string, payload: unknown): ApiResponse {
  const [path = '/', search = ''] = request.target.split(/\?(.*)/s);
  if (method === 'OPTIONS') return preflight(request.headers);
  if (/^\/api\/(sync|cron)(\/|$)/i.test(mounted(path)))
    throw new RangeError(`${path}: operator operations are not modelled`);
  return /^\/graphql(\/|$)/i.test(path)
    ? handleGraphQLHttp(server, {method, headers: request.headers ?? {}, search, payload})
    : route(server, method, path, search);
}

/** Answers an operation as a client sends it. */
export const handleGraphQL = (server: Server, operation: {query: string; variables?: object}): ApiResponse =>
  handleRequest(server, {
    method: 'POST',
    target: '/graphql',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(operation),
  });

/** Answers a request. Throws RangeError for an operator path or a persisted GraphQL query, which the model does not cover. */
export function handleRequest(server: Server, request: ApiRequest): ApiResponse {
  const method = request.method.toUpperCase();
  let payload: unknown;
  try {
    payload = readBody(request);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The body is read before the middleware that allows other origins: this answer lacks its header.
    return createJsonResponse(500, {error: 'Internal server error'});
  }
  const answer = answerOf(server, request, method, payload);
  return {
    ...answer,
    headers: {'access-control-allow-origin': '*', ...answer.headers},
    ...(method === 'HEAD' ? {body: ''} : {}),
  };
}
