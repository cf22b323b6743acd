import {describe, expect, it} from 'vitest';
import {deriveCoordinates, toRow} from '../ingest';
import {attestation} from './server';

const at = (longitude: number, latitude: number) => ({longitude, latitude});

describe('coordinates derived from a location text', () => {
  it.each([
    ['{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}', at(1, 2)],
    ['{"type":"MultiPolygon","coordinates":[[[[1,2],[3,4],[5,6],[1,2]]]]}', at(1, 2)],
    ['{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}}', at(1, 2)],
    [
      '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}}]}',
      at(1, 2),
    ],
    ['-157.8656, 21.3069', at(-157.8656, 21.3069)],
    ['51.48,0', at(0, 51.48)],
    ['10 Downing Street, 5th floor', at(5, 10)],
  ])('%s', (text, expected) => expect(deriveCoordinates(text)).toEqual(expected));

  it.each([
    '{"type":"Point","coordinates":[200,10]}',
    '{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]}]}',
    '[18.42,-33.92]',
    '200, 300',
    '',
    'null',
  ])('nothing from %s', (text) => expect(deriveCoordinates(text)).toBeUndefined());
});

describe('rows', () => {
  it('fills in what an attestation leaves open', () => {
    expect(toRow(attestation)).toMatchObject({
      subject: '0xA',
      srs: 'WGS84',
      location_type: 'point',
      revoked: false,
      event_timestamp: '2025-02-08T07:33:20+00:00',
    });
  });
});
