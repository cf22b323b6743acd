import {describe, expect, it} from 'vitest';
import {buildOgcPathAndQuery, buildRestPathAndQuery, splitAtAntimeridian} from '../requests';
import {get} from './server';

describe('one question for three interfaces', () => {
  it('encodes a plus sign and leaves readable what may stay', () => {
    expect(buildRestPathAndQuery({to: '2025-06-01T02:00:00+02:00', bbox: [1, 2, 3, 4]})).toBe(
      '/api/v0/location-proofs?toTimestamp=2025-06-01T02:00:00%2B02:00&bbox=1,2,3,4',
    );
    expect(buildOgcPathAndQuery({from: '2025-06-01'})).toBe(
      '/api/ogc/collections/location-proofs/items?datetime=2025-06-01/..',
    );
    expect(buildRestPathAndQuery({})).toBe('/api/v0/location-proofs');
  });

  it('splits a box at the antimeridian, and the halves find what the box cannot', () => {
    const boxes = splitAtAntimeridian([176.8, -19.3, -178.2, -15.9]);
    expect(boxes).toEqual([
      [176.8, -19.3, 180, -15.9],
      [-180, -19.3, -178.2, -15.9],
    ]);
    const found = boxes.flatMap((bbox) =>
      (get(buildRestPathAndQuery({bbox, limit: 100})).body as {data: {memo: string}[]}).data.map(({memo}) => memo),
    );
    expect(found).toEqual(['Port of Suva (port)', 'Taveuni 180th meridian marker (survey point)']);
    expect(splitAtAntimeridian([1, 2, 3, 4])).toEqual([[1, 2, 3, 4]]);
  });
});
