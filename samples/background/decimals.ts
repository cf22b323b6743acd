// runs: offline
// What one unit in the last decimal place of a coordinate is worth in metres,
// on the WGS 84 ellipsoid.

// #region ellipsoid
const A = 6_378_137; // WGS 84 semi-major axis, in metres
const F = 1 / 298.257223563; // WGS 84 flattening
const E2 = F * (2 - F); // first eccentricity, squared

/**
 * Metres per degree at a geodetic latitude in degrees: along the meridian and
 * along the parallel.
 */
function metresPerDegree(latitude: number): {north: number; east: number} {
  const phi = (latitude * Math.PI) / 180;
  const w = Math.sqrt(1 - E2 * Math.sin(phi) ** 2);
  // Radius of curvature, north to south.
  const meridian = (A * (1 - E2)) / w ** 3;
  const parallel = (A / w) * Math.cos(phi); // radius of the circle of latitude
  return {north: (meridian * Math.PI) / 180, east: (parallel * Math.PI) / 180};
}
// #endregion ellipsoid

// #region table
const latitudes = [0, 51.477812, 70];
/** Three significant figures, without an exponent. */
const metres = (value: number): string =>
  Number(value.toPrecision(3)).toLocaleString('en', {
    maximumSignificantDigits: 3,
  });

const heads = [
  'north',
  ...latitudes.map((latitude) => `east at ${latitude.toFixed(1)}°`),
];
console.log('decimals' + heads.map((head) => head.padStart(15)).join(''));
for (let decimals = 0; decimals <= 8; decimals++) {
  const unit = 10 ** -decimals;
  const north = metresPerDegree(45).north * unit;
  const east = latitudes.map(
    (latitude) => metresPerDegree(latitude).east * unit,
  );
  console.log(
    String(decimals).padStart(8) +
      [north, ...east].map((value) => metres(value).padStart(15)).join(''),
  );
}
// #endregion table

// #region spread
for (const [where, latitude] of [
  ['the equator', 0],
  ['a pole', 90],
] as const) {
  console.log(
    `one degree of latitude at ${where}: ${metresPerDegree(latitude).north.toFixed(0)} m`,
  );
}
// #endregion spread
