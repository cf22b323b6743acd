import {describe, expect, it} from 'vitest';
import {lintBox, lintGeoJson, lintPosition} from '../../../checks/rules/geojsonLint';

const told = (value: unknown): string =>
  lintGeoJson(value)
    .problems.map(({path, message, fix}) => `${path}: ${message} ${fix}`)
    .join('\n');
const polygon = (...rings: number[][][]) => ({type: 'Polygon', coordinates: rings});
const outer = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];
const hole = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 1],
  [1, 1],
];

describe('lintGeoJson', () => {
  it('passes each type of geometry', () => {
    const good = [
      {type: 'Point', coordinates: [-0.001475, 51.477812, 47]},
      {type: 'MultiPoint', coordinates: [[0, 0]]},
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      },
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      },
      polygon(outer, hole),
      {type: 'MultiPolygon', coordinates: [[outer, hole]]},
      {type: 'GeometryCollection', geometries: [{type: 'Point', coordinates: [0, 0]}]},
      {type: 'Feature', geometry: null, properties: null},
    ];
    for (const value of good) expect(told(value)).toBe('');
  });

  it('counts positions, so that emptiness shows', () => {
    expect(lintGeoJson({type: 'FeatureCollection', features: []}).positions).toBe(0);
    expect(lintGeoJson(polygon(outer, hole)).positions).toBe(10);
  });

  it.each([
    [
      {type: 'Point', coordinates: [2.35, 148.9]},
      'Latitude 148.9 is beyond ±90°: the axes are swapped. Write [148.9, 2.35]',
    ],
    [{type: 'Point', coordinates: [190, 0]}, 'Longitude 190 is beyond ±180°.'],
    [{type: 'Point', coordinates: [0.123456789, 0]}, 'A coordinate has 9 decimals. Keep 7'],
    [{type: 'Point', coordinates: [[0, 0]]}, 'Point has no position here.'],
    [{type: 'Point', coordinates: ['0', '0']}, 'Point has no position here.'],
    [{type: 'LineString', coordinates: [[0, 0]]}, 'A line has one position.'],
    [
      {
        type: 'LineString',
        coordinates: [
          [179, 0],
          [-179, 0],
        ],
      },
      'leaps more than 180°',
    ],
    [polygon(outer.slice(0, 4)), 'coordinates[0]: The ring is not closed. Repeat [0, 0]'],
    [polygon([...outer].reverse()), 'The outer ring runs the wrong way. Reverse it'],
    [polygon(outer, [...hole].reverse()), 'coordinates[1]: A hole runs the wrong way.'],
    [
      polygon([
        [0, 0],
        [1, 1],
        [0, 0],
      ]),
      'A ring has 3 positions.',
    ],
    [
      polygon([
        [0, 0],
        [1, 1],
        [2, 2],
        [0, 0],
      ]),
      'The ring encloses nothing.',
    ],
    [{type: 'Polygon', coordinates: outer}, 'Polygon has no position here.'],
    [{type: 'Circle', coordinates: [0, 0]}, 'Circle is not a GeoJSON geometry.'],
    [{type: 'Feature', geometry: {type: 'Point', coordinates: [0, 0]}}, 'lacks geometry or properties'],
    [{type: 'Point', coordinates: [0, 0], crs: {}}, 'GeoJSON has no member crs'],
    [{features: [{type: 'Point', coordinates: [0, 91]}]}, 'features[0].coordinates: Latitude'],
    [{type: 'Feature', geometry: null, properties: {}, bbox: [0, 5, 1, 4]}, 'bbox: South 5 is north of 4.'],
  ])('says what is wrong with %j', (value, message) => expect(told(value)).toContain(message));
});

describe('lintPosition', () => {
  it('recognises a known place with its axes swapped', () => {
    const places = [{name: 'Greenwich', longitude: -0.0015, latitude: 51.4778}];
    expect(lintPosition([51.4778, -0.0015], 'p', places)[0]?.message).toContain('Greenwich with its axes swapped');
    expect(lintPosition([-0.0015, 51.4778], 'p', places)).toEqual([]);
  });
});

describe('lintBox', () => {
  it('takes four or six numbers', () => {
    expect(lintBox([-1, 51, 1, 52], 'b')).toEqual([]);
    expect(lintBox([-1, 51, 0, 1, 52, 10], 'b')).toEqual([]);
    expect(lintBox([1, 2], 'b')[0]?.message).toBe('A box is not four or six numbers.');
  });
});
