// runs: sdk
// What the SDK's check of a place accepts and rejects. Some of both may
// surprise you.
import {AstralSDK} from '@decentralized-geo/astral-sdk';

// #region gallery
const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];
const moved = (by: number): number[][] =>
  square.map(([x = 0, y = 0]) => [x + by, y + by]);
const far = moved(10);
const across = moved(0.5);
const pacific = square.map(([x = 0, y = 0]) => [x ? -170 : 170, y]);
const greenwich = [-0.001475, 51.477812];
const tokyo = [139.69, 35.68];
const point = {type: 'Point', coordinates: greenwich};

const gallery: [name: string, location: unknown][] = [
  ['Point', point],
  [
    'Point with height',
    {type: 'Point', coordinates: [-0.001475, 51.477812, 46]},
  ],
  [
    'Point, swapped, both below 90',
    {type: 'Point', coordinates: [...greenwich].reverse()},
  ],
  [
    'Point, swapped, one above 90',
    {type: 'Point', coordinates: [...tokyo].reverse()},
  ],
  ['Point of nulls', {type: 'Point', coordinates: [null, null]}],
  ['Point of texts ["1","2"]', {type: 'Point', coordinates: ['1', '2']}],
  // Wrong on purpose: a position has two or three numbers.
  ['Point of four numbers', {type: 'Point', coordinates: [1, 2, 3, 4]}],
  ['Point without numbers', {type: 'Point', coordinates: []}],
  ['Point with another crs', {...point, crs: {type: 'name', properties: {}}}],
  ['Point as text', JSON.stringify(point)],
  ['[lon, lat]', [-0.001475, 51.477812]],
  [
    'LineString of two',
    {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
  [
    'LineString, one place twice',
    {type: 'LineString', coordinates: [greenwich, greenwich]},
  ],
  ['LineString of one', {type: 'LineString', coordinates: [[0, 0]]}],
  [
    'MultiLineString of one line',
    {
      type: 'MultiLineString',
      coordinates: [
        [
          [0, 0],
          [1, 1],
        ],
      ],
    },
  ],
  ['Polygon', {type: 'Polygon', coordinates: [square]}],
  ['Polygon, empty', {type: 'Polygon', coordinates: []}],
  ['Polygon, hole outside it', {type: 'Polygon', coordinates: [square, far]}],
  [
    'Polygon, hole across its edge',
    {type: 'Polygon', coordinates: [square, across]},
  ],
  ['Polygon, 170 to -170 degrees', {type: 'Polygon', coordinates: [pacific]}],
  [
    'Polygon, clockwise',
    {type: 'Polygon', coordinates: [[...square].reverse()]},
  ],
  [
    'Polygon, ring left open',
    {type: 'Polygon', coordinates: [square.slice(0, 4)]},
  ],
  ['Polygon, one bracket too many', {type: 'Polygon', coordinates: [[square]]}],
  [
    'Polygon, crossing itself',
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    },
  ],
  ['GeometryCollection', {type: 'GeometryCollection', geometries: [point]}],
  ['Feature', {type: 'Feature', properties: {}, geometry: point}],
  [
    'Feature without a place',
    {type: 'Feature', properties: {}, geometry: null},
  ],
  ['FeatureCollection, empty', {type: 'FeatureCollection', features: []}],
  ['MultiPoint, empty', {type: 'MultiPoint', coordinates: []}],
  ['MultiPolygon, empty', {type: 'MultiPolygon', coordinates: []}],
  ['LineString, empty', {type: 'LineString', coordinates: []}],
];
// #endregion gallery

// #region run
async function main(): Promise<void> {
  const sdk = new AstralSDK({chainId: 11155111});
  for (const [name, location] of gallery) {
    const result = await sdk.location
      .build({location, memo: ''})
      .catch((error: Error) => error);
    console.log(
      name.padEnd(32),
      result instanceof Error ? `${result.name}` : 'accepted',
    );
  }
}

void main();
// #endregion run
