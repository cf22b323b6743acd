// runs: offline
// One place in every location type of the v0.2 registry, and what swapped axes
// do to it.
import {exit} from 'node:process';

const missing = (): never => {
  console.error(
    'A package is not installed. Run: npm install h3-js@4 ngeohash@0.6.3',
  );
  exit(2);
};
const {cellArea, latLngToCell} = await import('h3-js').catch(missing);
const {default: geohash} = await import('ngeohash').catch(missing);

// #region place
const lon = -0.001475; // degrees on WGS 84, east positive
const lat = 51.477812; // degrees on WGS 84, north positive
// #endregion place

// #region encode
const scale = 1_000_000;
const location = {
  'coordinate-decimal+lon-lat': [lon, lat],
  'geojson-point': {type: 'Point', coordinates: [lon, lat]},
  wkt: `POINT (${lon} ${lat})`,
  h3: latLngToCell(lat, lon, 9), // this library wants latitude first
  geohash: geohash.encode(lat, lon, 9), // and so does this one
  scaledCoordinates: {
    x: Math.round(lon * scale),
    y: Math.round(lat * scale),
    scale,
  },
};
for (const [type, value] of Object.entries(location))
  console.log(type.padEnd(27), JSON.stringify(value));
// #endregion encode

// #region swap
console.log('swapped, H3                ', latLngToCell(lon, lat, 9));
console.log('swapped, geohash           ', geohash.encode(lon, lat, 9));
// #endregion swap

// #region sizes
for (const resolution of [5, 7, 9, 11, 13, 15]) {
  const area = cellArea(latLngToCell(lat, lon, resolution), 'm2');
  console.log(
    `H3 resolution ${String(resolution).padStart(2)}: ${area.toLocaleString('en-GB', {maximumSignificantDigits: 4}).padStart(11)} m²`,
  );
}
// #endregion sizes
