/** The questions of the corpus: each rule with the requests that stand for it. The same list comes out every time. */
import type {ApiRequest, LocationProofRow} from '../types';
import type {RuleId} from './rules';

export interface Question {
  rule: RuleId;
  request: ApiRequest;
}

/** Numbers from 0 to 1 that repeat with their seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const LIST = '/api/v0/location-proofs';
const ITEMS = '/api/ogc/collections/location-proofs/items';
const JSON_HEADERS = {'content-type': 'application/json'};

const BOXES = [
  '-0.05,51.45,0.05,51.50',
  '-11,35,30,60',
  '-180,-90,180,90',
  '-200,-100,200,100',
  '0,0,0,0',
  ',,,',
  '18.3,-34.1,18.6,-33.8',
  '18.6,-33.8,18.3,-34.1',
  '170,-20,-170,-10',
  '176.8,-19.3,180,-15.9',
  '-180,-19.3,-178.2,-15.9',
  '51.45,-0.05,51.50,0.05',
  ' 1, 2 , 3,4 ',
  '0x0,1e1,2e1,0b11',
  '1e400,0,1,1',
  '-Infinity,-90,Infinity,90',
];
const BAD_BOXES = [
  '1',
  '1,2,3',
  '1,2,3,4,5',
  '-11,35,0,30,60,100',
  '[1,2,3,4]',
  'a,b,c,d',
  '1;2;3;4',
  '1,2,3,4px',
  '%zz',
];
const TIMES = [
  '2025-01-01',
  '2025-06-01T00:00:00Z',
  '2026-01-01T00:00:00.000Z',
  '2026-10-10T04:23:40Z',
  '2026-10-10T06:23:40%2B02:00',
  '2026-10',
  '2026',
  'Sat, 10 Oct 2026 04:23:40 GMT',
  '1900-01-01',
  '9999-12-31T23:59:59Z',
];
const BAD_TIMES = [
  '1767225600',
  'yesterday',
  '2026-13-01',
  '2026-10-10T04:23:40+02:00',
  '..',
  '%2B010000-01-01T00:00:00Z',
  '0000-01-01',
];
const LIMITS = ['1', '2', '7', '20', '99', '100', '101', '500', '1e3', '5.9', '07', '3rows', ' 4'];
const BAD_LIMITS = ['0', '-3', 'ten', '', 'NaN', '0.9', '-0', '%20'];
const OFFSETS = ['0', '1', '19', '20', '100', '162', '163', '5000', '3.7'];
const BAD_OFFSETS = ['-1', 'x', ''];

/** Every question over the given rows. */
export function questionsOver(rows: readonly LocationProofRow[]): Question[] {
  const questions: Question[] = [];
  const ask = (rule: RuleId, target: string, method = 'GET', headers?: Record<string, string>, body?: string): void => {
    questions.push({
      rule,
      request: {
        method,
        target: target.replaceAll(' ', '%20'),
        ...(headers ? {headers} : {}),
        ...(body === undefined ? {} : {body}),
      },
    });
  };
  const random = seeded(20261122);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const maybe = <T>(share: number, value: () => T): T[] => (random() < share ? [value()] : []);
  const chains = ['arbitrum', 'base', 'celo', 'sepolia'];
  const provers = [...new Set(rows.map(({prover}) => prover))];
  const subjects = [...new Set(rows.map(({subject}) => subject ?? ''))];
  const stranger = '0x0000000000000000000000000000000000000001';

  // Routing and transport
  ask('root', '/');
  ask('health', '/health');
  ask('config', '/api/v0/config');
  ask('stats', `${LIST}/stats`);
  ask('stats', `${LIST}/stats?chain=base`);
  ask('ogc-landing', '/api/ogc');
  ask('ogc-conformance', '/api/ogc/conformance');
  ask('ogc-collections', '/api/ogc/collections');
  ask('ogc-collection', '/api/ogc/collections/location-proofs');
  const paths = [
    '/',
    '/health',
    '/api/v0/config',
    LIST,
    `${LIST}/stats`,
    `${LIST}/0x00`,
    '/api/ogc',
    '/api/ogc/conformance',
  ];
  paths.push('/api/ogc/collections', '/api/ogc/collections/location-proofs', ITEMS, `${ITEMS}/0x00`, `${LIST}?limit=1`);
  for (const path of paths) {
    const [plain = '', query] = path.split('?');
    const tail = query ? `?${query}` : '';
    if (plain !== '/') ask('path-form', `${plain}/${tail}`);
    ask('path-form', plain.toUpperCase() + tail);
    ask('head', path, 'HEAD');
    ask('options', path, 'OPTIONS');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) ask('path-unknown', path, method);
    ask('body-json', path, 'POST', JSON_HEADERS, '{');
    ask('path-unknown', path, 'POST', JSON_HEADERS, '{"a":1}');
    ask('path-unknown', path, 'POST', {'content-type': 'text/plain'}, '{');
  }
  for (const path of ['/api//v0/config', '/api/v0//config', '/API//V0//location-proofs//stats', `${LIST}//?limit=1`])
    ask('path-form', path);
  for (const path of [
    '/api//ogc//conformance',
    `/api/ogc//collections//`,
    '/api/ogc/collections//location-proofs',
    '//health',
  ])
    ask(path.includes('conformance') ? 'path-form' : 'path-unknown', path);
  const unknown = [
    '/nowhere',
    '/api',
    '/api/v0',
    '/api/v0/proofs',
    '/api/v1/location-proofs',
    '/graphq',
    '/%zz',
    '/a%20b',
    '/%C3%A9',
  ];
  unknown.push(
    '/a&b',
    "/it's",
    '/api///v0/config',
    '/api/v0/location-proofs///',
    `${LIST}/a/b`,
    '/api/ogc/collections/a/b',
  );
  unknown.push(
    '/api/v0/%63onfig',
    '/%61pi/v0/config',
    '/api/v0/my-location-proofs',
    '/favicon.ico',
    '/index.html',
    '/api/ogcx',
  );
  for (const path of unknown) {
    ask('path-unknown', path);
    ask('path-unknown', path, 'HEAD');
    ask('path-unknown', path, 'POST');
    ask('options', path, 'OPTIONS');
  }
  ask('options', '/health', 'OPTIONS', {
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'x-a, y-b',
  });
  ask('options', '/graphql', 'OPTIONS', {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  });
  for (const value of ['%zz', '%', '%e9', '%C3', '%ff%fe']) {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      ask('path-encoding', `${LIST}/${value}`, method);
      ask('path-encoding', `/api/ogc/collections/${value}`, method);
      ask('path-encoding', `${ITEMS}/${value}`, method);
      ask('path-encoding', `/api/ogc/collections/${value}/items`, method);
    }
  }
  for (const value of ['%20', '%2F', '%73tats', 'stats', 'STATS', '%C3%A9', 'a+b', '0x', "it's"]) {
    ask(value.toLowerCase() === 'stats' ? 'stats' : 'row-missing', `${LIST}/${value}`);
    ask('ogc-unknown-collection', `/api/ogc/collections/${value}`);
    ask('ogc-unknown-collection', `/api/ogc/collections/${value}/items?bbox=1`);
    ask('ogc-unknown-collection', `/api/ogc/collections/${value}/items/0x00`);
    ask('ogc-item-missing', `${ITEMS}/${value}`);
  }
  ask('ogc-unknown-collection', '/api/ogc/collections/LOCATION-PROOFS');
  const long = JSON.stringify({query: 'x'.repeat(110_000)});
  for (const path of ['/health', '/graphql', '/nowhere', LIST]) {
    for (const body of ['{', 'null', '"text"', '1', 'true', '[1,', "{'a':1}", '{"a":1}}', long])
      ask('body-json', path, 'POST', JSON_HEADERS, body);
    ask('body-json', path, 'POST', {'content-type': 'application/json; charset=utf-8'}, '{');
    ask('body-json', path, 'POST', {'content-type': 'application/json; charset=latin1'}, '{}');
    ask('body-json', path, 'PUT', {'content-type': 'Application/JSON'}, '{');
    ask('body-json', path, 'OPTIONS', JSON_HEADERS, '{');
  }

  // Single rows
  rows.forEach(({uid}, index) => {
    if (index % 2 === 0) ask('row', `${LIST}/${uid}`);
    else ask('ogc-item', `${ITEMS}/${uid}`);
  });
  for (const {uid} of rows.slice(0, 12)) {
    ask('row-missing', `${LIST}/${uid.toUpperCase()}`);
    ask('row-missing', `${LIST}/${uid.slice(0, -1)}`);
    ask('ogc-item-missing', `${ITEMS}/${uid.slice(2)}`);
  }

  // REST v0, one parameter at a time, then together
  const one = (rule: RuleId, name: string, values: readonly string[], rest = '&limit=2'): void => {
    for (const value of values) ask(rule, `${LIST}?${name}=${value}${rest}`);
  };
  one('list-equal', 'chain', [...chains, 'Base', 'optimism', '8453', '', 'base%20', 'base,celo']);
  one('list-equal', 'prover', [...provers, ...provers.slice(0, 5).map((p) => p.toLowerCase()), stranger]);
  one('list-equal', 'subject', [...subjects, stranger, '0x0']);
  for (const name of ['fromTimestamp', 'toTimestamp']) {
    one('list-time', name, TIMES);
    one('list-bad-time', name, BAD_TIMES);
    one('list-time', name, TIMES, `&limit=2&bbox=-180,-90,180,90`);
    one('list-bad-time', name, BAD_TIMES.slice(0, 5), `&limit=2&bbox=-180,-90,180,90`);
  }
  one('list-box', 'bbox', BOXES);
  one('list-box', 'bbox', BOXES, '');
  one('list-box', 'bbox', BOXES, '&offset=1');
  one('list-bad-box', 'bbox', BAD_BOXES);
  one('list-limit', 'limit', LIMITS, '');
  one('list-bad-limit', 'limit', BAD_LIMITS, '');
  one('list-offset', 'offset', [...OFFSETS, ...BAD_OFFSETS]);
  one('list-no-limit', 'offset', [...OFFSETS, ...BAD_OFFSETS], '');
  ask('list-no-limit', LIST);
  for (const chain of chains) ask('list-no-limit', `${LIST}?chain=${chain}`);
  for (const offset of ['0', '60', '80', '81', '82', '100'])
    ask('list-next', `${LIST}?chain=sepolia&limit=20&offset=${offset}`);
  for (const limit of ['163', '162', '500']) ask('list-next', `${LIST}?limit=${limit}&offset=63`);
  for (const name of [
    'includeRevoked=true',
    'filter=hasCoordinates',
    'Chain=base',
    'limt=5',
    'x[y]=z',
    'sort=asc',
    'bbox2=1',
  ])
    ask('list-unknown', `${LIST}?${name}&limit=1`);
  for (const [name, value] of [
    ['chain', 'base'],
    ['prover', provers[0]!],
    ['subject', subjects[0]!],
    ['fromTimestamp', '2026'],
    ['limit', '3'],
    ['offset', '2'],
  ] as const) {
    for (const form of [
      `${name}[]=${value}`,
      `${name}[0]=${value}`,
      `${name}[x]=${value}`,
      `${name}=${value}&${name}=${value}`,
      `${name}%5B%5D=${value}`,
      `${name}[]=${value}&${name}[]=${value}`,
    ]) {
      ask('query-form', `${LIST}?${form}`);
      ask('query-form', `${ITEMS}?${form}`);
      if (name === 'chain' || name === 'prover') ask('list-equal-box', `${LIST}?${form}&bbox=-180,-90,180,90&limit=1`);
    }
  }
  for (const form of [
    'bbox[]=1',
    'bbox[]=1,2,3,4',
    'bbox[x]=1',
    'bbox=1,2,3,4&bbox=1,2,3,4',
    'bbox[0]=1&bbox[1]=2',
    'bbox%5B%5D=1',
  ]) {
    ask('list-box-form', `${LIST}?${form}`);
    ask('ogc-reset', `${ITEMS}?${form}`);
  }
  for (const text of [
    'chain=%zz',
    'chain=%ff&limit=1',
    'chain=a+b',
    'chain',
    '&&limit=2&&',
    '=5&limit=1',

    'a=1&a=2&b[c]=3&limit=1',
  ])
    ask('query-form', `${LIST}?${text}`);
  for (let n = 0; n < 420; n += 1) {
    const parts = [
      ...maybe(0.4, () => `chain=${pick(chains)}`),
      ...maybe(0.2, () => `prover=${pick(provers)}`),
      ...maybe(0.2, () => `subject=${pick(subjects)}`),
      ...maybe(0.3, () => `fromTimestamp=${pick(TIMES)}`),
      ...maybe(0.3, () => `toTimestamp=${pick(TIMES)}`),
      ...maybe(0.4, () => `bbox=${pick(BOXES)}`),
      ...maybe(0.8, () => `limit=${pick(LIMITS)}`),
      ...maybe(0.4, () => `offset=${pick(OFFSETS)}`),
    ];
    ask('list-mixed', `${LIST}?${parts.join('&')}`);
  }

  // OGC
  const item = (rule: RuleId, name: string, values: readonly string[], rest = '&limit=2'): void => {
    for (const value of values) ask(rule, `${ITEMS}?${name}=${value}${rest}`);
  };
  item('ogc-equal', 'chain', [...chains, 'Base', 'optimism', '']);
  item('ogc-equal', 'prover', [...provers.slice(0, 12), stranger]);
  item('ogc-equal', 'subject', subjects);
  item('ogc-box', 'bbox', BOXES);
  item('ogc-bad-box', 'bbox', BAD_BOXES);
  item('ogc-bad-box', 'bbox', ['1', '-11,35,0,30,60,100'], '&limit=5000');
  item('ogc-time', 'datetime', TIMES);
  for (const time of TIMES) item('ogc-time', 'datetime', [`${time}/..`, `../${time}`, `2025-06-01T00:00:00Z/${time}`]);
  item('ogc-time', 'datetime', ['../..', '', '2025-01-01/2026-01-01/2027-01-01']);
  item('ogc-bad-time', 'datetime', [
    ...BAD_TIMES,
    ...TIMES.slice(0, 4).flatMap((time) => [`${time}/`, `/${time}`]),
    '/',
    '2027/2026',
  ]);
  item('ogc-page', 'limit', ['1', '2', '10', '82', '163', '164', '1000', '', '9.9', '12x'], '');
  item('ogc-reset', 'limit', ['0', '-1', '1001', '5000', 'all', '1e9x', '0.5'], '&chain=celo');
  item('ogc-page', 'offset', OFFSETS);
  item('ogc-reset', 'offset', ['-1', 'x', 'NaN'], '&chain=celo&limit=2');
  for (let n = 0; n < 330; n += 1) {
    const parts = [
      ...maybe(0.4, () => `chain=${pick(chains)}`),
      ...maybe(0.2, () => `prover=${pick(provers)}`),
      ...maybe(0.4, () => `bbox=${pick(BOXES)}`),
      ...maybe(
        0.4,
        () => `datetime=${pick([`${pick(TIMES)}/..`, `../${pick(TIMES)}`, `${pick(TIMES)}/${pick(TIMES)}`, '../..'])}`,
      ),
      ...maybe(0.8, () => `limit=${pick(['1', '2', '5', '10', '50', '1000', '1001'])}`),
      ...maybe(0.4, () => `offset=${pick(OFFSETS)}`),
    ];
    ask('ogc-mixed', `${ITEMS}?${parts.join('&')}`);
  }

  // GraphQL
  const run = (rule: RuleId, query: unknown, variables?: unknown, more: Record<string, unknown> = {}): void =>
    ask(
      rule,
      '/graphql',
      'POST',
      JSON_HEADERS,
      JSON.stringify({query, ...(variables === undefined ? {} : {variables}), ...more}),
    );
  const every =
    'uid chain prover subject revoked eventTimestamp timestamp createdAt updatedAt locationType location srs latitude longitude geometry { type coordinates } recipeTypes recipePayloads mediaTypes mediaData memo';
  const LISTING = `query($f: LocationProofFilter) { locationProofs(filter: $f) { uid chain longitude latitude eventTimestamp } locationProofsCount(filter: $f) }`;
  rows
    .filter((_, index) => index % 2 === 0)
    .forEach(({uid}) => run('gql-row', `query($u: ID!) { locationProof(uid: $u) { ${every} } }`, {u: uid}));
  for (const uid of ['0x00', '', 'stats', rows[0]!.uid.toUpperCase()])
    run('gql-row-missing', `{ locationProof(uid: "${uid}") { uid } }`);
  run('gql-list', '{ locationProofs { uid } }');
  run('gql-list', `{ locationProofs { ${every} __typename } }`);
  run('gql-count', '{ locationProofsCount }');
  run(
    'gql-count',
    '{ a: locationProofsCount(filter: {chain: "celo", limit: 1, offset: 7}) b: locationProofsCount(filter: {}) }',
  );
  run('gql-stats', '{ locationProofsStats { total byChain { chain count } } }');
  for (const query of [
    '{ locationProofs(filter: null) { uid } }',
    '{ locationProofsCount(filter: null) }',
    '{ a: locationProofsCount b: locationProofs(filter: null) { uid } }',
  ])
    run('gql-null-filter', query);
  run('gql-null-filter', LISTING, {f: null});
  for (const limit of [0, 1, 5, 10, 163, 500, 5000]) run('gql-limit', LISTING, {f: {limit}});
  for (const limit of [0, 3, 500]) run('gql-limit', LISTING, {f: {limit, offset: 100}});
  for (const bbox of [
    [],
    [1],
    [1, 2, 3],
    [-180, -90, 180, 90],
    [-180, -90, 180, 90, 0, 1],
    [null, 1, 2, 3],
    [-11, 35, 30, 60],
    [170, -20, -170, -10],
  ])
    run('gql-box', LISTING, {f: {bbox}});
  for (let n = 0; n < 300; n += 1) {
    const f = Object.fromEntries([
      ...maybe(0.4, () => ['chain', pick([...chains, 'optimism', '', null])]),
      ...maybe(0.2, () => ['prover', pick(provers)]),
      ...maybe(0.2, () => ['subject', pick([...subjects, null])]),
      ...maybe(0.3, () => ['fromTimestamp', decodeURIComponent(pick(TIMES))]),
      ...maybe(0.3, () => ['toTimestamp', decodeURIComponent(pick([...TIMES, 'soon']))]),
      ...maybe(0.4, () => [
        'bbox',
        pick([
          [-180, -90, 180, 90],
          [-11, 35, 30, 60],
          [-0.05, 51.45, 0.05, 51.5],
          [170, -20, -170, -10],
          [1, 2, 3],
        ]),
      ]),
      ...maybe(0.6, () => ['limit', pick([1, 2, 5, 20, 100, 0, null])]),
      ...maybe(0.4, () => ['offset', pick([0, 1, 5, 20, 150, null])]),
    ] as [string, unknown][]);
    run('gql-list', LISTING, {f});
  }
  const invalid = [
    '{',
    '',
    '{ x }',
    '{ locationProofs { id } }',
    '{ locationProofs }',
    '{ locationProofs(filter: {bbox: "1,2,3,4"}) { uid } }',
    '{ locationProof { uid } }',
    'query A { locationProofsCount } query B { locationProofsCount }',
    'fragment F on LocationProof { uid }',
    'query($f: Nothing) { locationProofsCount }',
    '{ locationProofs(filter: {limit: 1.5}) { uid } }',
    'subscription { x }',
  ];
  for (const query of invalid) run(query === '' ? 'gql-body' : 'gql-invalid', query);
  run('gql-invalid', 'query A { locationProofsCount } query B { a: locationProofsCount }', undefined, {
    operationName: 'B',
  });
  run('gql-invalid', 'query A { locationProofsCount }', undefined, {operationName: 'C'});
  run('gql-invalid', LISTING, {f: {limit: 'five'}});
  run('gql-invalid', LISTING, {f: {unknown: 1}});
  run('gql-invalid', 'query($u: ID!) { locationProof(uid: $u) { uid } }', {});
  run('gql-mutation', 'mutation { x }');
  const readOnly = encodeURIComponent('mutation { x }');
  ask('gql-mutation', `/graphql?query=${readOnly}`, 'GET', JSON_HEADERS);
  ask('gql-mutation', `/graphql?query=${encodeURIComponent('subscription { x }')}`, 'GET', JSON_HEADERS);
  const count = JSON.stringify({query: '{locationProofsCount}'});
  const COUNT = '/graphql?query=%7BlocationProofsCount%7D';
  const types = [
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'nonsense',
    'TEXT/PLAIN',
  ];
  for (const type of types) {
    ask('gql-guard', '/graphql', 'POST', {'content-type': type}, count);
    ask('gql-guard', COUNT, 'GET', {'content-type': type});
    ask('gql-guard', '/graphql', 'POST', {'content-type': type, 'apollo-require-preflight': 'true'}, count);
  }
  ask('gql-guard', COUNT);
  for (const name of ['apollo-require-preflight', 'x-apollo-operation-name', 'x-requested-with'])
    ask('gql-guard', COUNT, 'GET', {[name]: '1'});
  for (const method of ['HEAD', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/graphql', COUNT]) {
      ask('gql-method', path, method);
      ask('gql-method', path, method, JSON_HEADERS);
      ask('gql-method', path, method, {'apollo-require-preflight': 'x'});
      ask('gql-method', path, method, {'x-apollo-operation-name': 'x'});
      if (method !== 'HEAD') ask('gql-method', path, method, JSON_HEADERS, count);
    }
  }
  const bodies: unknown[] = [
    {},
    [],
    [{query: '{locationProofsCount}'}],
    {query: 5},
    {query: null},
    {query: {}},
    {query: true},
    {query: {kind: 'Document'}},
    {query: 0},
    {variables: {}},
    {a: 1},
  ];
  for (const variables of ['{}', '', [], 5, true, null, {}, {x: 1}, {f: {}}])
    bodies.push({query: '{locationProofsCount}', variables});
  for (const extensions of ['{}', [], 5, null, {}, {x: 1}]) bodies.push({query: '{locationProofsCount}', extensions});
  for (const operationName of [5, '', null, {}, [], 'A']) bodies.push({query: '{locationProofsCount}', operationName});
  bodies.push({query: 5, variables: '{}'}, {query: '{', variables: []}, {variables: '{}', extensions: '{}'});
  for (const body of bodies) ask('gql-body', '/graphql', 'POST', JSON_HEADERS, JSON.stringify(body));
  ask('gql-body', '/graphql', 'POST', JSON_HEADERS);
  for (const version of [1, 2, '1', null]) {
    ask(
      'gql-persisted',
      '/graphql',
      'POST',
      JSON_HEADERS,
      JSON.stringify({extensions: {persistedQuery: {version, sha256Hash: 'abc'}}}),
    );
  }
  const gets = [
    '',
    '?',
    '?query=',
    '?query=%7B',
    '?x=1',
    '?variables=%7B%7D',
    `${COUNT.slice(8)}&variables=%7B%7D`,
    `${COUNT.slice(8)}&variables=`,
    `${COUNT.slice(8)}&variables=%5B%5D`,
    `${COUNT.slice(8)}&variables=5`,
    `${COUNT.slice(8)}&variables=null`,
    `${COUNT.slice(8)}&variables=%7B`,
    `${COUNT.slice(8)}&extensions=%7B%7D`,
    `${COUNT.slice(8)}&extensions=1`,
    `${COUNT.slice(8)}&query=x`,
    `${COUNT.slice(8)}&operationName=A`,
    `${COUNT.slice(8)}&operationName=A&operationName=B`,
  ];
  for (const tail of gets) {
    ask('gql-get', `/graphql${tail}`, 'GET', JSON_HEADERS);
    ask('gql-guard', `/graphql${tail}`);
  }
  const asking = encodeURIComponent(LISTING);
  for (const f of [{}, {chain: 'celo'}, {limit: 2}, {bbox: [-180, -90, 180, 90], limit: 1}]) {
    ask('gql-get', `/graphql?query=${asking}&variables=${encodeURIComponent(JSON.stringify({f}))}`, 'GET', {
      'apollo-require-preflight': '1',
    });
  }
  const accepts = [
    '*/*',
    'application/json',
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'application/graphql-response+json',
    'application/graphql-response+json, application/json;q=0.9',
    'application/json;q=0.5, application/graphql-response+json',
    'text/plain',
    'application/*',
    'text/*',
    'text/html;q=0',
    'application/json, text/html',
    'text/html, application/json',
    'application/json;charset=utf-8',
    'application/json;charset=latin1',
    'image/png, text/html;q=0.1',
  ];
  for (const accept of accepts) {
    ask('gql-accept', COUNT, 'GET', {accept, ...JSON_HEADERS});
    ask('gql-accept', COUNT, 'GET', {accept});
    ask('gql-accept', '/graphql', 'POST', {accept, ...JSON_HEADERS}, count);
    ask('gql-accept', '/graphql', 'POST', {accept, ...JSON_HEADERS}, '{"query":"{"}');
    ask('gql-accept', '/graphql', 'POST', {accept, ...JSON_HEADERS}, '[]');
  }
  for (const path of ['/graphql/', '/GraphQL', '/graphql/x', '/graphql/x/y'])
    ask('gql-path', path, 'POST', JSON_HEADERS, count);
  return questions;
}
