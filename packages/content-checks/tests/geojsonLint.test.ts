import {describe, expect, it} from 'vitest';
import {lintGeoJson} from '../rules/geojsonLint';

const told = (value: unknown): string =>
  lintGeoJson(value, [{name: 'Greenwich', longitude: -0.0015, latitude: 51.4778}])
    .map(({path, message, fix}) => `${path}: ${message} ${fix}`)
    .join('\n');
const ring = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 0],
];

describe('GeoJSON in a JSON value', () => {
  it('passes each type of geometry', () => {
    const good = [
      {type: 'Point', coordinates: [-0.001475, 51.477812, 47]},
      {type: 'MultiPoint', coordinates: [[0, 0]]},
      {type: 'LineString', coordinates: ring.slice(0, 2)},
      {type: 'MultiLineString', coordinates: [ring.slice(0, 2)]},
      {type: 'Polygon', coordinates: [ring]},
      {type: 'MultiPolygon', coordinates: [[ring]]},
      {type: 'GeometryCollection', geometries: [{type: 'Point', coordinates: [0, 0]}]},
      {type: 'Feature', geometry: null, properties: null},
    ];
    for (const value of good) expect(told(value)).toBe('');
  });

  it.each([
    [{type: 'Point', coordinates: [2.35, 148.9]}, 'coordinates: latitude 148.9 is beyond ±90°; the two numbers look'],
    [{type: 'Point', coordinates: [51.4778, -0.0015]}, 'Greenwich with its axes swapped. Write [-0.0015, 51.4778]'],
    [{type: 'MultiPolygon', coordinates: [[[...ring].reverse()]]}, 'coordinates[0][0]: the outer ring runs clockwise'],
    [{type: 'Circle', coordinates: [0, 0]}, 'is not Point, LineString or Polygon'],
    [{type: 'Point', coordinates: [0, 0], crs: {}}, 'GeoJSON has no member crs'],
    [{features: [{type: 'Point', coordinates: [0, 91]}]}, 'features[0].coordinates: latitude 91'],
  ])('says what is wrong with %j', (value, message) => expect(told(value)).toContain(message));
});
