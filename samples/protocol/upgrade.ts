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

/** Throws instead of guessing a reference system or a type. */
function upgrade(payload: Hex) {
  const [eventTimestamp, srs, , text, , , mediaType, mediaData, memo] =
    decodeAbiParameters(SCHEMA, payload);
  if (srs !== '' && srs !== 'EPSG:4326')
    throw new Error(`no rule for the reference system ${srs}`);
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
    ...(eventTimestamp > 0n && {event_timestamp: Number(eventTimestamp)}),
    ...(mediaType[0] && {media_type: mediaType[0], media_data: mediaData[0]}),
    ...(memo && {attributes: JSON.stringify({memo})}),
  };
}
// #endregion upgrade

// Longitude first, then latitude, in degrees on WGS 84.
const point = '{"type":"Point","coordinates":[-0.001475,51.477812]}';
const payloadOf = (srs: string, location: string): Hex =>
  encodeAbiParameters(SCHEMA, [
    1735689600n,
    srs,
    'geojson-point',
    location,
    [],
    [],
    [],
    [],
    'Airy Transit Circle',
  ]);
console.log(JSON.stringify(upgrade(payloadOf('EPSG:4326', point)), null, 2));

for (const [srs, location] of [
  ['EPSG:3857', point],
  ['EPSG:4326', `{"type":"Feature","properties":null,"geometry":${point}}`],
] as const)
  try {
    upgrade(payloadOf(srs, location));
  } catch (error) {
    console.log('not converted:', (error as Error).message);
  }
