import {describe, expect, it} from 'vitest';
import {handle} from '../server';
import {get, row, sample, serverWith} from './server';

interface Page {
  data: {uid: string; event_timestamp: string; chain: string}[];
  pagination: {total: number; limit: number; offset: number; next: string | null};
}
const page = (target: string, server = sample) => get(`/api/v0/location-proofs${target}`, server).body as Page;

const at = (n: number) => `2025-02-${String(n).padStart(2, '0')}T12:00:00+00:00`;
const places = serverWith([
  row('capeTown', [18.42, -33.92], at(1)),
  row('edge', [18.3, -34.1], at(2)),
  row('suva', [178.4, -18.1], at(3), {chain: 'celo'}),
  row('taveuni', [-179.98, -16.8], at(4), {chain: 'celo'}),
  row('unplaced', null, at(5), {longitude: 18.4, latitude: -33.9}),
]);
const found = (query: string) => page(`?limit=100&${query}`, places).data.map(({uid}) => uid);

describe('REST v0 list', () => {
  it('sends everything and claims 20 when no limit is given', () => {
    const {data, pagination} = page('');
    expect(data).toHaveLength(163);
    expect(pagination).toEqual({total: 163, limit: 20, offset: 0, next: '/api/v0/location-proofs?offset=20'});
  });

  it('sends 20 rows for an offset without a limit, but the rest when there is a box', () => {
    expect(page('?offset=5').data).toHaveLength(20);
    expect(page('?offset=1&bbox=-180,-90,180,90', places).data).toHaveLength(3);
  });

  it('clamps the limit to 100 and keeps the caller’s text in next', () => {
    const {data, pagination} = page('?limit=500');
    expect(data).toHaveLength(100);
    expect(pagination).toEqual({
      total: 163,
      limit: 100,
      offset: 0,
      next: '/api/v0/location-proofs?limit=500&offset=100',
    });
    expect(page('?limit=500&offset=100').pagination.next).toBeNull();
  });

  it.each(['0', '-3', 'ten'])('ignores limit=%s', (limit) => {
    expect(page(`?limit=${limit}`).data).toHaveLength(163);
  });

  it('sorts by claimed event time, newest first', () => {
    const times = page('?limit=100').data.map(({event_timestamp}) => event_timestamp);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('reads dates as UTC midnight, includes both ends, and finds nothing for a bad one', () => {
    expect(found('fromTimestamp=2025-02-05')).toEqual(['unplaced']);
    expect(found('fromTimestamp=2025-02-03T12:00:00Z&toTimestamp=2025-02-04T12:00:00Z')).toEqual(['taveuni', 'suva']);
    expect(found('fromTimestamp=1738368000')).toEqual([]);
    expect(found('fromTimestamp=2025-02-01T00:00:00+01:00')).toEqual([]);
    expect(found('fromTimestamp=2025-02-01T00:00:00%2B01:00')).toHaveLength(5);
  });

  it('matches boxes with their edges, sorts their corners and never crosses the antimeridian', () => {
    expect(found('bbox=18.3,-34.1,18.6,-33.8')).toEqual(['edge', 'capeTown']);
    expect(found('bbox=18.6,-33.8,18.3,-34.1')).toEqual(['edge', 'capeTown']);
    expect(found('bbox=18.3,-34.1,18.3,-34.1')).toEqual(['edge']);
    expect(found('bbox=170,-20,-170,-10')).toEqual([]);
    expect(found('bbox=-200,-100,200,100')).toHaveLength(4);
    expect(found('bbox=,,,')).toEqual([]);
  });

  it.each(['1,2,3', '1,2,3,4,5,6', '[1,2,3,4]', 'a,b,c,d'])('rejects bbox=%s with 400', (bbox) => {
    const answer = get(`/api/v0/location-proofs?bbox=${bbox}`);
    expect(answer).toMatchObject({
      status: 400,
      body: {error: 'Invalid bbox format. Expected "minLon,minLat,maxLon,maxLat"'},
    });
  });

  it('treats repeated parameters as the server does', () => {
    expect(get('/api/v0/location-proofs?bbox=1,2,3,4&bbox=1,2,3,4').status).toBe(500);
    expect(page('?chain=base&chain=base').data).toEqual([]);
    expect(page('?limit=3&limit=5').data).toHaveLength(3);
  });

  it('compares addresses letter by letter', () => {
    const address = sample.rows[0]!.prover;
    expect(page(`?limit=1&prover=${address}`).pagination.total).toBeGreaterThan(0);
    expect(page(`?limit=1&prover=${address.toLowerCase()}`).pagination.total).toBe(0);
  });

  it('answers an empty success when the database is down', () => {
    const down = {...sample, database: 'down' as const};
    expect(get('/api/v0/location-proofs', down)).toMatchObject({status: 200, body: {data: [], pagination: {total: 0}}});
    expect(get('/api/v0/location-proofs/stats', down).body).toEqual({
      total: 0,
      by_chain: {arbitrum: 0, celo: 0, sepolia: 0, base: 0},
    });
    expect(get('/health', down).body).toEqual({status: 'ok', message: 'Astral API is running'});
    expect(get(`/api/v0/location-proofs/${sample.rows[0]!.uid}`, down).status).toBe(404);
  });
});

describe('REST v0 single rows, statistics and routing', () => {
  it('sends a bare row, or a JSON 404', () => {
    const {uid} = sample.rows[0]!;
    expect(get(`/api/v0/location-proofs/${uid}`)).toMatchObject({status: 200, body: {uid}});
    expect(get('/api/v0/location-proofs/0x00')).toMatchObject({status: 404, body: {error: 'Location proof not found'}});
  });

  it('counts four chains', () => {
    expect(get('/api/v0/location-proofs/stats').body).toEqual({
      total: 163,
      by_chain: {arbitrum: 20, celo: 20, sepolia: 82, base: 41},
    });
  });

  it('ignores capitals and a slash at the end of a path', () => {
    expect(get('/API/V0/Config/').status).toBe(200);
  });

  it('answers HTML for unknown paths and wrong methods, and 204 for OPTIONS', () => {
    expect(get('/api/v0/my-location-proofs')).toMatchObject({
      status: 404,
      contentType: 'text/html; charset=utf-8',
      headers: {'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff'},
      body: expect.stringContaining('<pre>Cannot GET /api/v0/my-location-proofs</pre>') as string,
    });
    expect(handle(sample, {method: 'POST', target: '/health'}).body).toContain('<pre>Cannot POST /health</pre>');
    expect(get('/%zz/"<b>\'').body).toContain('<pre>Cannot GET /%25zz/%22%3Cb%3E&#39;</pre>');
    expect(handle(sample, {method: 'OPTIONS', target: '/nowhere'})).toMatchObject({
      status: 204,
      headers: {'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE'},
    });
  });

  it.each(['/health', '/nowhere', '/api/v0/location-proofs/0x00', '/graphql'])(
    'answers HEAD %s without a body',
    (target) => {
      const {status} = get(target);
      expect(handle(sample, {method: 'HEAD', target})).toMatchObject({status, body: ''});
    },
  );

  it('answers 500 to a value that cannot be decoded, whatever the method', () => {
    for (const target of ['/api/v0/location-proofs/%zz', '/api/ogc/collections/%zz/items'])
      for (const method of ['GET', 'POST'])
        expect(handle(sample, {method, target})).toMatchObject({status: 500, body: {error: 'Internal server error'}});
    expect(get('/%zz').status).toBe(404);
  });

  it('takes a second slash after a mounted path with the path', () => {
    expect(get('/api//v0//config').status).toBe(200);
    expect(get('/api///v0/config').status).toBe(404);
    expect(() => get('/api//sync/status')).toThrow('not modelled');
  });

  it('allows every origin, except in the answer to a body that it cannot read', () => {
    const headers = {'content-type': 'application/json'};
    expect(get('/nowhere').headers).toHaveProperty('access-control-allow-origin', '*');
    const {status, headers: own} = handle(sample, {method: 'POST', target: '/graphql', headers, body: 'null'});
    expect(status).toBe(500);
    expect(own ?? {}).not.toHaveProperty('access-control-allow-origin');
  });

  it('reads brackets: chain[] filters, chain[x] finds nothing, bbox[] fails', () => {
    expect(page('?chain[]=base&limit=1').pagination.total).toBe(41);
    expect(page('?chain[]=base&limit=1&bbox=-180,-90,180,90').pagination.total).toBe(0);
    expect(page('?chain[x]=base&limit=1').pagination.total).toBe(0);
    expect(get('/api/v0/location-proofs?bbox[]=1,2,3,4').status).toBe(500);
  });

  it('answers 500 to malformed or oversized JSON on any path', () => {
    const headers = {'content-type': 'application/json'};
    for (const body of ['{', JSON.stringify({query: 'x'.repeat(110_000)})]) {
      expect(handle(sample, {method: 'POST', target: '/nowhere', headers, body})).toMatchObject({
        status: 500,
        body: {error: 'Internal server error'},
      });
    }
  });

  it('does not pretend to know the operator paths', () => {
    expect(() => get('/api/sync/status')).toThrow('not modelled');
  });
});
