import {describe, expect, it} from 'vitest';
import {get, row, sample, serverWith} from './server';

const ITEMS = '/api/ogc/collections/location-proofs/items';
interface Collection {
  features: {id: string; geometry: unknown; properties: Record<string, unknown>; links?: unknown}[];
  links: {rel: string; href: string}[];
  numberMatched: number;
  numberReturned: number;
}
const items = (query: string, server = sample) => get(`${ITEMS}${query}`, server).body as Collection;

const timed = serverWith([
  row('first', [1, 1], '2025-02-17T00:00:00+00:00'),
  row('noon', [2, 2], '2025-02-17T12:00:00.5+00:00', {chain: 'celo'}),
  row('next', null, '2025-02-18T00:00:00+00:00', {longitude: 3, latitude: 3}),
  row('zero', null, '2025-02-19T00:00:00+00:00', {longitude: 0, latitude: 51.48}),
]);
const found = (query: string) => items(`?${query}`, timed).features.map(({id}) => id);

describe('OGC items', () => {
  it('sends 10 features and links without /api', () => {
    const page = items('');
    expect(page.features).toHaveLength(10);
    expect(page).toMatchObject({numberMatched: 163, numberReturned: 10});
    expect(page.links.map(({rel}) => rel)).toEqual(['self', 'collection', 'next']);
    expect(page.links[2]?.href).toBe('http://localhost:3000/ogc/collections/location-proofs/items?offset=10');
    expect(get('/ogc/collections').status).toBe(404);
  });

  it.each(['limit=0', 'limit=5000', 'limit=ten', 'offset=-1', 'limit=5&limit=5', 'chain=base&chain=base'])(
    'drops every parameter for %s',
    (bad) => {
      expect(items(`?chain=celo&${bad}`)).toMatchObject({numberMatched: 163, numberReturned: 10});
    },
  );

  it('repeats a bad limit in next, so that a crawler never ends', () => {
    expect(items('?limit=5000').links.at(-1)?.href).toContain('limit=5000&offset=10');
  });

  it('links from a full last page to an empty one, and back', () => {
    expect(items('?limit=4', timed).links.map(({rel}) => rel)).toContain('next');
    const last = items('?limit=4&offset=4', timed);
    expect(last.features).toEqual([]);
    expect(last.links.map(({rel}) => rel)).toEqual(['self', 'collection', 'prev']);
  });

  it('answers 500 to a malformed box, and leaves features without stored geometry out of a good one', () => {
    expect(get(`${ITEMS}?bbox=1,2,3`)).toMatchObject({
      status: 500,
      body: {title: 'Internal Server Error', detail: 'Failed to retrieve features'},
    });
    expect(get(`${ITEMS}?bbox=1,2,3,4,5,6`).status).toBe(500);
    expect(found('bbox=0,0,10,10')).toEqual(['noon', 'first']);
  });

  it('reads datetime: instants exactly, both ends included, only .. as an open end', () => {
    expect(found('datetime=2025-02-17T12:00:00.500Z')).toEqual(['noon']);
    expect(found('datetime=2025-02-17')).toEqual(['first']);
    expect(found('datetime=2025-02-17T00:00:00Z/2025-02-18T00:00:00Z')).toEqual(['next', 'noon', 'first']);
    expect(found('datetime=../2025-02-17T23:59:59Z')).toEqual(['noon', 'first']);
    expect(found('datetime=2025-02-18/..')).toEqual(['zero', 'next']);
    expect(found('datetime=../..')).toHaveLength(4);
    for (const none of ['/2025-02-18', '2025-02-17/', '2025-02-18/2025-02-17', 'yesterday'])
      expect(found(`datetime=${none}`)).toEqual([]);
  });

  it('ignores parameters it does not know', () => {
    expect(found('subject=0x00&crs=x&f=html')).toHaveLength(4);
  });

  it('falls back to a point from the coordinates unless one of them is 0', () => {
    const [zero, next] = items('', timed).features;
    expect(zero?.geometry).toBeNull();
    expect(next?.geometry).toEqual({type: 'Point', coordinates: [3, 3]});
    expect(Object.keys(next?.properties ?? {})).toHaveLength(13);
  });
});

describe('OGC documents', () => {
  it('labels answers and errors as the server does', () => {
    const {uid} = sample.rows[0]!;
    expect(get(`${ITEMS}/${uid}`)).toMatchObject({status: 200, contentType: 'application/geo+json; charset=utf-8'});
    expect(get(`${ITEMS}/0x00`)).toMatchObject({status: 404, contentType: 'application/geo+json; charset=utf-8'});
    expect(get('/api/ogc/collections/parcels/items/1')).toMatchObject({
      status: 404,
      contentType: 'application/json; charset=utf-8',
    });
    expect(get('/api/ogc/collections/parcels')).toMatchObject({
      status: 404,
      body: {detail: "Collection 'parcels' not found"},
    });
    expect(get(`${ITEMS}/${uid}`, {...sample, database: 'down'}).status).toBe(500);
  });

  it('declares a class that Part 1 does not have', () => {
    expect(get('/api/ogc/conformance').body).toHaveProperty(
      'conformsTo.2',
      'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/crs',
    );
  });
});
