/** What the corpus can't ask, because its rows are fixed: other rows, and what is not modelled. */
import {describe, expect, it} from 'vitest';
import {toRow} from '../ingest';
import {handleRequest} from '../server';
import {attestation, get, runGraphQL, testServer} from './server';

/** One row on each edge of a box, and one at a longitude of 0. */
const other = {
  ...testServer,
  rows: [
    toRow({...attestation, uid: 'first', location: '1, 1'}),
    toRow({...attestation, uid: 'next', location: '3, 3'}, {inserts: 'supabase'}),
    toRow({...attestation, uid: 'zero', location: '51.48, 0'}),
  ],
};

describe('other rows', () => {
  it('are in a box on whose edges they are', () => {
    const {data} = get('/api/v0/location-proofs?bbox=1,1,1,1', other).body as {data: {uid: string}[]};
    expect(data.map(({uid}) => uid)).toEqual(['first']);
  });

  it('are points of their coordinates in OGC, unless one of them is 0', () => {
    const {features} = get('/api/ogc/collections/location-proofs/items', other).body as {features: object[]};
    expect(features).toMatchObject([
      {id: 'first', geometry: {coordinates: [1, 1]}},
      {id: 'next', geometry: {coordinates: [3, 3]}},
      {id: 'zero', geometry: null},
    ]);
  });

  it('have null for zeros and empty texts in GraphQL', () => {
    const query = '{ locationProofs { longitude latitude memo geometry { type } } }';
    const {data} = runGraphQL(query, other).body as {data: {locationProofs: object[]}};
    expect(data.locationProofs.at(-1)).toEqual({longitude: null, latitude: 51.48, memo: null, geometry: null});
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
