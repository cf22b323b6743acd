// runs: offline
// One place as an H3 cell and as a geohash: how large the cells are, and why a
// shared prefix is not distance.
import {
  cellArea,
  cellToBoundary,
  cellToLatLng,
  getHexagonAreaAvg,
  getNumCells,
  getResolution,
  gridDisk,
  latLngToCell,
} from 'h3-js';
import geohash from 'ngeohash';

// Airy Transit Circle, Greenwich, WGS 84.
const place = {lon: -0.001475, lat: 51.477812};

// #region h3
console.log(
  'res  cell              area of this cell   average          cells on Earth',
);
for (const resolution of [0, 5, 7, 9, 12, 15]) {
  // H3-js takes latitude first.
  const cell = latLngToCell(place.lat, place.lon, resolution);
  const here = cellArea(cell, 'm2');
  const average = getHexagonAreaAvg(resolution, 'm2');
  const size = (m2: number): string =>
    m2 >= 1e4
      ? `${Number((m2 / 1e6).toPrecision(4)).toLocaleString('en', {maximumFractionDigits: 5})} km²`
      : `${m2.toPrecision(4)} m²`;
  console.log(
    String(resolution).padStart(3),
    '',
    cell,
    '',
    size(here).padEnd(18),
    size(average).padEnd(15),
    getNumCells(resolution).toLocaleString('en'),
  );
}
// #endregion h3

// #region centre
const cell = latLngToCell(place.lat, place.lon, 9);
const [centreLat, centreLon] = cellToLatLng(cell);
console.log(
  '\ncell',
  cell,
  'has resolution',
  getResolution(cell),
  'and',
  gridDisk(cell, 1).length - 1,
  'neighbours',
);
console.log('centre (lon, lat):', centreLon.toFixed(6), centreLat.toFixed(6));
// `true` returns GeoJSON order, that is longitude first, with the ring closed.
console.log('corners:', cellToBoundary(cell, true).length - 1);
// #endregion centre

// #region geohash
console.log('\ncharacters  geohash      height  width, in degrees');
for (const length of [5, 6, 7, 8, 9]) {
  // Ngeohash takes latitude first.
  const hash = geohash.encode(place.lat, place.lon, length);
  const [south, west, north, east] = geohash.decode_bbox(hash);
  console.log(
    String(length).padStart(10),
    '',
    hash.padEnd(12),
    (north - south).toFixed(6),
    (east - west).toFixed(6),
  );
}
// #endregion geohash

// #region edge
// Two points 14 cm apart, one on each side of the zero meridian: not one
// character in common.
console.log(
  '\n' + geohash.encode(51.477812, -0.000001, 9),
  'and',
  geohash.encode(51.477812, 0.000001, 9),
);
// #endregion edge
