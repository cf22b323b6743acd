/**
 * One door to the model of the Astral API: a request goes in, the answer the server would give comes out. The operator
 * operations under /api/sync and /api/cron change state outside the table and are not modelled.
 * Source of the behaviour: DecentralizedGeo/astral-api@cf3f342:backend/src/index.ts, backend/src/api/routes.
 */
import {handleGraphQL} from './graphql';
import * as ogc from './ogc';
import {parseQuery, plain} from './query';
import * as rest from './rest';
import {type ApiRequest, type ApiResponse, type Server, json} from './types';

/** Express's default page for a path or method that no route takes. */
const unrouted = (method: string, path: string): ApiResponse => ({
  status: 404,
  contentType: 'text/html; charset=utf-8',
  body: `Cannot ${method} ${path}`,
});

function route(server: Server, path: string, search: string): ApiResponse | undefined {
  // Express compares paths without regard to capitals and to one slash at the end; the values inside keep their letters.
  const segments = path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent);
  const fixed = (index: number) => segments[index]?.toLowerCase();
  const is = (...wanted: string[]) =>
    segments.length === wanted.length && wanted.every((name, i) => name === '*' || fixed(i) === name);
  const query = parseQuery(search);
  if (segments.length === 0) return rest.serviceInfo(server);
  if (is('health')) return rest.health();
  if (is('api', 'v0', 'config')) return rest.config(server);
  if (is('api', 'v0', 'location-proofs')) return rest.listLocationProofs(server, query);
  if (is('api', 'v0', 'location-proofs', 'stats')) return rest.locationProofStats(server);
  if (is('api', 'v0', 'location-proofs', '*')) return rest.getLocationProof(server, segments[3] ?? '');
  if (is('api', 'ogc')) return ogc.landing(server);
  if (is('api', 'ogc', 'conformance')) return ogc.conformance();
  if (is('api', 'ogc', 'collections')) return ogc.collections(server);
  if (is('api', 'ogc', 'collections', '*')) return ogc.collection(server, segments[3] ?? '');
  if (is('api', 'ogc', 'collections', '*', 'items')) return ogc.items(server, segments[3] ?? '', query);
  if (is('api', 'ogc', 'collections', '*', 'items', '*')) return ogc.item(server, segments[3] ?? '', segments[5] ?? '');
  return undefined;
}

const BODY_LIMIT = 100 * 1024;

/** The parsed JSON body, or undefined when there is none. Throws when it is larger than 100 kB or not an object or array. */
function readBody({body, headers}: ApiRequest): unknown {
  if (!body || !headers?.['content-type']?.startsWith('application/json')) return undefined;
  if (body.length > BODY_LIMIT) throw new SyntaxError('request entity too large');
  const value: unknown = JSON.parse(body);
  if (typeof value !== 'object') throw new SyntaxError('a JSON body is an object or an array');
  return value;
}

/** Answers a request. Throws RangeError for an operator path, which the model does not cover. */
export function handle(server: Server, request: ApiRequest): ApiResponse {
  const method = request.method.toUpperCase();
  const [path = '/', search = ''] = request.target.split(/\?(.*)/s);
  if (/^\/api\/(sync|cron)(\/|$)/i.test(path)) throw new RangeError(`${path}: operator operations are not modelled`);
  if (method === 'OPTIONS') return {status: 204, contentType: '', body: ''};
  let payload: unknown;
  try {
    payload = readBody(request);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return json(500, {error: 'Internal server error'});
  }
  if (/^\/graphql\/?$/i.test(path)) {
    if (method !== 'GET') return handleGraphQL(server, method, request.headers ?? {}, payload);
    const {variables, ...parameters} = plain(parseQuery(search));
    return handleGraphQL(server, method, request.headers ?? {}, {
      ...parameters,
      ...(variables ? {variables: JSON.parse(variables)} : {}),
    });
  }
  const reads = method === 'GET' || method === 'HEAD';
  const answer = reads ? route(server, path, search) : undefined;
  if (!answer) return unrouted(method, path);
  return method === 'HEAD' ? {...answer, body: ''} : answer;
}
