import {describe, expect, it} from 'vitest';
import {buildOgcPathAndQuery, buildRestPathAndQuery} from '../requests';

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
});
