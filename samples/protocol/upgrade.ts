// runs: offline
// Reads a v0.1 payload and writes the equivalent v0.2 record, as far as v0.2
// has a field for each value.
import {decodeAbiParameters, encodeAbiParameters} from 'viem';

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
// Longitude first, then latitude, in degrees on WGS 84.
const payload = encodeAbiParameters(SCHEMA, [
  1735689600n,
  'EPSG:4326',
  'geojson-point',
  '{"type":"Point","coordinates":[-0.001475,51.477812]}',
  [],
  [],
  [],
  [],
  'Airy Transit Circle',
]);

// #region upgrade
const TYPES = {
  Point: 'geojson-point',
  LineString: 'geojson-line',
  Polygon: 'geojson-polygon',
} as const;

const [eventTimestamp, , , text, , , mediaType, mediaData, memo] =
  decodeAbiParameters(SCHEMA, payload);
const location = JSON.parse(text) as {
  type: keyof typeof TYPES;
  coordinates: unknown;
};
const record = {
  lp_version: '1.0.0',
  // The known writers of v0.1 store EPSG:4326 and put longitude first: CRS84 is
  // what they mean.
  srs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  location_type: TYPES[location.type],
  location,
  ...(eventTimestamp > 0n && {event_timestamp: Number(eventTimestamp)}),
  ...(mediaType[0] && {media_type: mediaType[0], media_data: mediaData[0]}),
  ...(memo && {attributes: JSON.stringify({memo})}),
};
console.log(JSON.stringify(record, null, 2));
// #endregion upgrade
