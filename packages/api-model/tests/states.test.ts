/** What the corpus can't ask, because its rows are fixed: other rows, and what is not modelled. */
import {describe, expect, it} from 'vitest';
import {toRow} from '../ingest';
import {handleRequest} from '../server';
import {attestation, get, runGraphQL, testServer} from './server';

const LIST = '/api/v0/location-proofs';
const ITEMS = '/api/ogc/collections/location-proofs/items';
interface Collection {
  features: {id: string; geometry: unknown}[];
  links: {rel: string}[];
}
const createRow = (uid: string, location: string, time: string, options?: Parameters<typeof toRow>[1]) =>
  toRow({...attestation, uid, location, eventTimestamp: Date.parse(time) / 1000}, options);
const timed = {
  ...testServer,
  rows: [
    createRow('first', '1, 1', '2025-02-17T00:00:00Z'),
    createRow('noon', '2, 2', '2025-02-17T12:00:00.5Z'),
    createRow('next', '3, 3', '2025-02-18T00:00:00Z', {inserts: 'supabase'}),
    createRow('zero', '51.48, 0', '2025-02-19T00:00:00Z'),
  ],
};
const items = (query: string) => get(`${ITEMS}${query}`, timed).body as Collection;
const found = (query: string) => items(`?${query}`).features.map(({id}) => id);

describe('other rows', () => {
  it.each([
    ['fromTimestamp=2025-02-19', ['zero']],
    ['fromTimestamp=2025-02-17T00:00:00Z&toTimestamp=2025-02-18T00:00:00Z', ['next', 'noon', 'first']],
    ['fromTimestamp=2025-02-17T00:00:00%2B01:00', ['zero', 'next', 'noon', 'first']],
    ['fromTimestamp=2025-02-17T00:00:00+01:00', []],
    ['bbox=1,1,1,1', ['first']],
    ['bbox=2,2,1,1', ['noon', 'first']],
    ['bbox=-200,-100,200,100', ['noon', 'first']],
  ])('of REST v0 for %s', (query, uids) => {
    const {data} = get(`${LIST}?${query}`, timed).body as {data: {uid: string}[]};
    expect(data.map(({uid}) => uid)).toEqual(uids);
  });

  it.each([
    ['2025-02-17T12:00:00.500Z', ['noon']],
    ['2025-02-17', ['first']],
    ['2025-02-17T00:00:00Z/2025-02-18T00:00:00Z', ['next', 'noon', 'first']],
    ['../2025-02-17T23:59:59Z', ['noon', 'first']],
    ['2025-02-18/..', ['zero', 'next']],
    ['2025-02-18/2025-02-17', []],
  ])('of OGC for datetime=%s', (datetime, ids) => expect(found(`datetime=${datetime}`)).toEqual(ids));

  it('make a full last page link to an empty one, and back', () => {
    expect(items('?limit=4').links.map(({rel}) => rel)).toContain('next');
    const last = items('?limit=4&offset=4');
    expect(last.features).toEqual([]);
    expect(last.links.map(({rel}) => rel)).toEqual(['self', 'collection', 'prev']);
  });

  it('are points of their coordinates in OGC, unless one of them is 0', () => {
    expect(items('').features.map(({geometry}) => geometry)).toMatchObject([
      null,
      {coordinates: [3, 3]},
      {coordinates: [2, 2]},
      {coordinates: [1, 1]},
    ]);
  });

  it('have null for zeros and empty texts in GraphQL', () => {
    const query = '{ locationProofs(filter: {limit: 1}) { longitude latitude memo eventTimestamp geometry { type } } }';
    expect(runGraphQL(query, undefined, timed).body).toEqual({
      data: {
        locationProofs: [
          {longitude: null, latitude: 51.48, memo: null, eventTimestamp: '2025-02-19T00:00:00.000Z', geometry: null},
        ],
      },
    });
  });
});

it('finds nothing for a limit below 0 in GraphQL', () => {
  expect(runGraphQL('{ locationProofs(filter: {limit: -1}) { uid } }').body).toEqual({data: {locationProofs: []}});
});

it('does not pretend to know operator paths and persisted queries', () => {
  for (const path of ['/api/sync/status', '/api//sync/status']) expect(() => get(path)).toThrow('not modelled');
  const body = JSON.stringify({
    query: '{locationProofsCount}',
    extensions: {persistedQuery: {version: 1, sha256Hash: 'abc'}},
  });
  const headers = {'content-type': 'application/json'};
  expect(() => handleRequest(testServer, {method: 'POST', target: '/graphql', headers, body})).toThrow('not modelled');
});
