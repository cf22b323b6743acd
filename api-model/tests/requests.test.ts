import {describe, expect, it} from 'vitest';
import {graphqlRequest, ogcTarget, restTarget, splitAtAntimeridian, type Question} from '../requests';
import {get, gql, sample} from './server';

const total = (question: Question) => ({
  rest: (get(restTarget(question)).body as {pagination: {total: number}}).pagination.total,
  ogc: (get(ogcTarget(question)).body as {numberMatched: number}).numberMatched,
  graphql: (
    gql(graphqlRequest(question).query, graphqlRequest(question).variables).body as {
      data: {locationProofsCount: number};
    }
  ).data.locationProofsCount,
});

describe('one question for three interfaces', () => {
  it.each<Question>([
    {limit: 5},
    {chain: 'celo', limit: 5},
    {bbox: [-11, 35, 30, 60], limit: 5},
    {from: '2025-06-01T00:00:00Z', limit: 5},
    {to: '2025-06-01T02:00:00+02:00', limit: 5},
    {
      bbox: [-180, -90, 180, 90],
      from: '2025-01-01T00:00:00Z',
      to: '2025-12-31T23:59:59.999Z',
      chain: 'sepolia',
      limit: 3,
      offset: 2,
    },
  ])('%o has one answer', (question) => {
    const {rest, ogc, graphql} = total(question);
    expect(rest).toBeGreaterThan(0);
    expect(ogc).toBe(rest);
    expect(graphql).toBe(rest);
  });

  it('encodes a plus sign and leaves readable what may stay', () => {
    expect(restTarget({to: '2025-06-01T02:00:00+02:00', bbox: [1, 2, 3, 4]})).toBe(
      '/api/v0/location-proofs?toTimestamp=2025-06-01T02:00:00%2B02:00&bbox=1,2,3,4',
    );
    expect(ogcTarget({from: '2025-06-01'})).toBe('/api/ogc/collections/location-proofs/items?datetime=2025-06-01/..');
    expect(restTarget({})).toBe('/api/v0/location-proofs');
  });

  it('splits a box at the antimeridian, and the halves find what the box cannot', () => {
    const boxes = splitAtAntimeridian([176.8, -19.3, -178.2, -15.9]);
    expect(boxes).toEqual([
      [176.8, -19.3, 180, -15.9],
      [-180, -19.3, -178.2, -15.9],
    ]);
    const found = boxes.flatMap((bbox) =>
      (get(restTarget({bbox, limit: 100})).body as {data: {memo: string}[]}).data.map(({memo}) => memo),
    );
    expect(found).toEqual(['Port of Suva (port)', 'Taveuni 180th meridian marker (survey point)']);
    expect(splitAtAntimeridian([1, 2, 3, 4])).toEqual([[1, 2, 3, 4]]);
  });

  it('holds no row without a memo, so that samples can be read', () => {
    expect(sample.rows.every(({memo}) => memo)).toBe(true);
  });
});
