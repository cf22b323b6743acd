import {describe, expect, it} from 'vitest';
import {handle} from '../server';
import {gql, row, sample, serverWith} from './server';

const list = (filter: string) =>
  (gql(`{ locationProofs${filter} { uid } }`).body as {data: {locationProofs: unknown[]}}).data.locationProofs;
const headers = {'content-type': 'application/json'};

describe('GraphQL resolvers', () => {
  it('pages by 10, without an upper limit', () => {
    expect(list('')).toHaveLength(10);
    expect(list('(filter: {limit: 0})')).toHaveLength(10);
    expect(list('(filter: {limit: -1})')).toEqual([]);
    expect(list('(filter: {limit: 5000})')).toHaveLength(163);
  });

  it('counts without limit and offset', () => {
    expect(gql('{ locationProofsCount(filter: {limit: 3, offset: 100, chain: "celo"}) }').body).toEqual({
      data: {locationProofsCount: 20},
    });
  });

  it('fails for an explicit null filter and takes a null member as absent', () => {
    const answer = gql('{ locationProofs(filter: null) { uid } locationProofsCount }');
    expect(answer).toMatchObject({
      status: 200,
      body: {data: null, errors: [{message: 'Failed to retrieve location proofs'}]},
    });
    expect(gql('{ locationProofsCount(filter: {chain: null}) }').body).toEqual({data: {locationProofsCount: 163}});
    expect(gql('{ locationProofsCount(filter: null) }').body).toMatchObject({
      errors: [{message: 'Failed to count location proofs'}],
    });
  });

  it('finds nothing for a bad date or a short box, and reads the first four of six numbers', () => {
    expect(list('(filter: {fromTimestamp: "soon"})')).toEqual([]);
    expect(list('(filter: {bbox: [1, 2, 3]})')).toEqual([]);
    expect(list('(filter: {bbox: [-180, -90, 180, 90, 0, 1]})')).toHaveLength(10);
  });

  it('has no chains in its statistics', () => {
    expect(gql('{ locationProofsStats { total byChain { chain count } } }').body).toEqual({
      data: {locationProofsStats: {total: 163, byChain: []}},
    });
  });

  it('turns zeros and empty texts into null and formats times', () => {
    const server = serverWith([row('zero', [0, 51.5], '2025-02-17T00:00:00+00:00')]);
    const {body} = gql(
      '{ locationProofs { longitude latitude memo eventTimestamp geometry { type coordinates } } }',
      undefined,
      server,
    );
    expect(body).toEqual({
      data: {
        locationProofs: [
          {
            longitude: null,
            latitude: 51.5,
            memo: null,
            eventTimestamp: '2025-02-17T00:00:00.000Z',
            geometry: {type: 'Point', coordinates: [0, 51.5]},
          },
        ],
      },
    });
  });

  it('gives null without an error for an unknown UID, also when the database is down', () => {
    const answer = {data: {locationProof: null}};
    expect(gql('{ locationProof(uid: "0x00") { uid } }').body).toEqual(answer);
    const down = {...sample, database: 'down' as const};
    expect(gql(`{ locationProof(uid: "${sample.rows[0]!.uid}") { uid } }`, undefined, down).body).toEqual(answer);
    expect(gql('{ locationProofsStats { total } }', undefined, down).body).toMatchObject({data: null});
  });
});

describe('GraphQL transport and errors', () => {
  it('answers 400 without data to invalid operations, with the message alone', () => {
    expect(gql('{ locationProofs { id } }')).toMatchObject({
      status: 400,
      body: {errors: [{message: expect.stringContaining('Cannot query field "id" on type "LocationProof".')}]},
    });
    expect(Object.keys((gql('{').body as {errors: object[]}).errors[0]!)).toEqual(['message']);
    expect(gql('{ locationProofs(filter: {bbox: "1,2,3,4"}) { uid } }').status).toBe(400);
  });

  it('adds the place of an error in development', () => {
    expect(
      gql('{ locationProofs(filter: null) { uid } }', undefined, {...sample, environment: 'development'}).body,
    ).toMatchObject({
      errors: [{locations: [{line: 1, column: 3}], path: ['locationProofs']}],
    });
  });

  it('rejects mutations with 200', () => {
    expect(gql('mutation { x }')).toMatchObject({
      status: 200,
      body: {data: null, errors: [{message: 'Schema is not configured to execute mutation operation.'}]},
    });
  });

  it('guards against cross-site requests, batches and other methods', () => {
    const send = (
      method: string,
      body: string | undefined,
      head: Record<string, string> = headers,
      target = '/graphql',
    ) => handle(sample, {method, target, headers: head, ...(body ? {body} : {})});
    expect(send('POST', '{}', {'content-type': 'text/plain'})).toMatchObject({
      status: 400,
      body: {errors: [{message: expect.stringContaining('potential Cross-Site Request Forgery')}]},
    });
    expect(send('GET', undefined, {}, '/graphql?query={locationProofsCount}').status).toBe(400);
    expect(
      send('GET', undefined, {'apollo-require-preflight': 'true'}, '/graphql?query={locationProofsCount}').body,
    ).toEqual({data: {locationProofsCount: 163}});
    expect(send('POST', '[{"query":"{locationProofsCount}"}]')).toMatchObject({
      status: 400,
      body: {errors: [{message: 'Operation batching disabled.'}]},
    });
    expect(send('POST', '{}')).toMatchObject({
      status: 400,
      body: {errors: [{message: 'POST body missing, invalid Content-Type, or JSON object has no keys.'}]},
    });
    expect(send('PUT', '{}').status).toBe(405);
  });

  const ask = (method: string, head: Record<string, string>, target = '/graphql', body?: string) =>
    handle(sample, {method, target, headers: head, ...(body === undefined ? {} : {body})});
  const COUNT = '/graphql?query=%7BlocationProofsCount%7D';

  it('answers GET with either JSON type of a client that asked first', () => {
    expect(ask('GET', headers, COUNT).body).toEqual({data: {locationProofsCount: 163}});
    expect(ask('GET', headers, COUNT).headers).toMatchObject({'cache-control': 'no-store'});
    const accept = 'application/graphql-response+json';
    expect(ask('GET', {...headers, accept}, COUNT).contentType).toBe(
      'application/graphql-response+json; charset=utf-8',
    );
    expect(ask('GET', {...headers, accept: 'image/png'}, COUNT).status).toBe(406);
  });

  it('answers a browser with a landing page', () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    expect(ask('GET', {accept})).toMatchObject({status: 200, contentType: 'text/html; charset=utf-8'});
    expect(ask('GET', {accept: '*/*'}).status).toBe(400);
  });

  it('guards before it looks at the method', () => {
    for (const method of ['HEAD', 'PUT', 'DELETE']) {
      expect(ask(method, {}).status).toBe(400);
      expect(ask(method, headers)).toMatchObject({status: 405, headers: {allow: 'GET, POST'}});
    }
  });

  it('rejects a mutation by GET with 405', () => {
    const answer = ask('GET', headers, `/graphql?query=${encodeURIComponent('mutation { x }')}`);
    expect(answer).toMatchObject({status: 405, headers: {allow: 'POST'}});
  });

  it.each([
    [{query: '{locationProofsCount}', variables: '{}'}, 'recursively JSON-encoded string'],
    [{query: '{locationProofsCount}', variables: []}, '`variables` in a POST body must be an object if provided.'],
    [{query: 5}, 'GraphQL queries must be strings.'],
    [{query: '{locationProofsCount}', operationName: 5}, '`operationName` in a POST body must be a string'],
  ])('rejects the body %j', (body, message) => {
    expect(ask('POST', headers, '/graphql', JSON.stringify(body))).toMatchObject({
      status: 400,
      body: {errors: [{message: expect.stringContaining(message) as string}]},
    });
  });

  it('does not pretend to keep persisted queries', () => {
    const extensions = {persistedQuery: {version: 1, sha256Hash: 'abc'}};
    expect(ask('POST', headers, '/graphql', JSON.stringify({extensions})).body).toEqual({
      errors: [{message: 'PersistedQueryNotFound'}],
    });
    const body = JSON.stringify({query: '{locationProofsCount}', extensions});
    expect(() => ask('POST', headers, '/graphql', body)).toThrow('not modelled');
  });
});
