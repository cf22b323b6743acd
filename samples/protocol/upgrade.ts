// runs: offline
// Reads a v0.1 payload and writes the equivalent v0.2 record, as far as v0.2
// has a field for each value.
import {decodeAbiParameters, encodeAbiParameters, type Hex} from 'viem';

const SCHEMA = [
  {name: 'eventTimestamp', type: 'uint256'},
  {name: 'srs', type: 'string'},
  {name: 'locationType', type: 'string'},
  {name: 'location', type: 'string'},
  {name: 'recipeType', type: 'string[]'},
  {name: 'recipePayload', type: 'bytes[]'},
  {name: 'mediaType', type: 'string[]'},
  {name: 'mediaData', type: 'string[]'},
  {name: 'memo', type: 'string'},
] as const;
// #region upgrade
const TYPES = new Map([
  ['Point', 'geojson-point'],
  ['LineString', 'geojson-line'],
  ['Polygon', 'geojson-polygon'],
]);

/** Throws where it would have to guess, or to leave something out. */
function upgrade(payload: Hex) {
  const [time, srs, , text, recipes, evidence, mediaType, mediaData, memo] =
    decodeAbiParameters(SCHEMA, payload);
  if (srs !== 'EPSG:4326')
    throw new Error(`no rule for the reference system "${srs}"`);
  if (recipes.length > 0 || evidence.length > 0)
    throw new Error('a recipe has no exact counterpart in v0.2');
  const [type = '', data = ''] = [mediaType[0], mediaData[0]];
  if (mediaType.length !== mediaData.length || !type !== !data)
    throw new Error('a media type without its data, or data without its type');
  if (mediaType.length > 1) throw new Error('v0.2 has room for one media item');
  if (time > Number.MAX_SAFE_INTEGER) throw new Error(`no such time: ${time}`);
  const location = JSON.parse(text) as {type: string; coordinates: unknown};
  const locationType = TYPES.get(location.type);
  if (!locationType)
    throw new Error(`${location.type} is not in the v0.2 registry`);
  return {
    lp_version: '1.0.0',
    // The known writers of v0.1 store EPSG:4326 and put longitude first: CRS84
    // is what they mean.
    srs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
    location_type: locationType,
    location,
    ...(time > 0n && {event_timestamp: Number(time)}),
    ...(type && {media_type: type, media_data: data}),
    ...(memo && {attributes: JSON.stringify({memo})}),
  };
}
// #endregion upgrade

// Longitude first, then latitude, in degrees on WGS 84.
const point = '{"type":"Point","coordinates":[-0.001475,51.477812]}';
const payloadOf = (
  srs: string,
  location: string,
  {
    recipes = [] as string[],
    types = [] as string[],
    media = [] as string[],
  } = {},
): Hex =>
  encodeAbiParameters(SCHEMA, [
    1735689600n,
    srs,
    'geojson-point',
    location,
    recipes,
    recipes.map(() => '0x01' as const),
    types,
    media,
    'Airy Transit Circle',
  ]);
console.log(JSON.stringify(upgrade(payloadOf('EPSG:4326', point)), null, 2));

const feature = `{"type":"Feature","properties":null,"geometry":${point}}`;
for (const payload of [
  payloadOf('EPSG:3857', point),
  payloadOf('', point),
  payloadOf('EPSG:4326', point, {recipes: ['manual']}),
  payloadOf('EPSG:4326', point, {
    types: ['image/jpeg', 'image/jpeg'],
    media: ['bafkqaaa', 'bafkqaab'],
  }),
  payloadOf('EPSG:4326', point, {media: ['bafkqaaa']}),
  payloadOf('EPSG:4326', point, {types: [''], media: ['bafkqaaa']}),
  payloadOf('EPSG:4326', point, {types: ['image/png']}),
  payloadOf('EPSG:4326', feature),
])
  try {
    upgrade(payload);
  } catch (error) {
    console.log('not converted:', (error as Error).message);
  }
