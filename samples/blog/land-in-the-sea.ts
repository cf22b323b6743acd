// runs: offline
// How far each of the common mistakes moves a place. Distances are geodesics on
// the ellipsoid of WGS 84.

// #region place
/** Longitude first, then latitude, in degrees on WGS 84. */
type Position = [longitude: number, latitude: number];
const greenwich: Position = [-0.001475, 51.477812]; // the Airy transit circle
const sanFrancisco: Position = [-122.419416, 37.774929];
// #endregion place

// #region distance
const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const A = 6_378_137; // semi-major axis of WGS 84 in metres
const F = 1 / 298.257223563; // flattening of WGS 84
const B = A * (1 - F);

/**
 * Length of the geodesic in metres, by the inverse formula of T. Vincenty
 * (1975).
 */
function distance([lon1, lat1]: Position, [lon2, lat2]: Position): number {
  const [u1, u2] = [lat1, lat2].map((lat) =>
    Math.atan((1 - F) * Math.tan(rad(lat))),
  );
  const [s1, c1, s2, c2] = [
    Math.sin(u1 ?? 0),
    Math.cos(u1 ?? 0),
    Math.sin(u2 ?? 0),
    Math.cos(u2 ?? 0),
  ];
  let lambda = rad(lon2 - lon1);
  for (let round = 0; round < 100; round += 1) {
    const across = c2 * Math.sin(lambda);
    const along = c1 * s2 - s1 * c2 * Math.cos(lambda);
    const sin = Math.hypot(across, along);
    if (sin === 0) return 0; // the same place
    const cos = s1 * s2 + c1 * c2 * Math.cos(lambda);
    const sigma = Math.atan2(sin, cos);
    const azimuth = (c1 * c2 * Math.sin(lambda)) / sin;
    const k = 1 - azimuth ** 2;
    const mid = k === 0 ? 0 : cos - (2 * s1 * s2) / k;
    const c = (F / 16) * k * (4 + F * (4 - 3 * k));
    const next =
      rad(lon2 - lon1) +
      (1 - c) *
        F *
        azimuth *
        (sigma + c * sin * (mid + c * cos * (2 * mid ** 2 - 1)));
    if (Math.abs(next - lambda) < 1e-13) {
      const squared = (k * (A ** 2 - B ** 2)) / B ** 2;
      const a =
        1 +
        (squared / 16384) *
          (4096 + squared * (squared * (320 - 175 * squared) - 768));
      const b =
        (squared / 1024) *
        (256 + squared * (squared * (74 - 47 * squared) - 128));
      const turn = cos * (2 * mid ** 2 - 1);
      const rest = (b / 6) * mid * (4 * sin ** 2 - 3) * (4 * mid ** 2 - 3);
      return B * a * (sigma - b * sin * (mid + (b / 4) * (turn - rest)));
    }
    lambda = next;
  }
  throw new Error('The two places are almost opposite each other.');
}
// #endregion distance

// #region mistakes
const cut = (value: number, decimals: number): number =>
  Math.trunc(value * 10 ** decimals) / 10 ** decimals;
/** Reads 51.477812 as 51 degrees and 47.7811 minutes. */
const asMinutes = (value: number): number =>
  Math.trunc(value) + ((value - Math.trunc(value)) * 100) / 60;

type Mistake = (place: Position) => Position;
const mistakes: [name: string, place: Position, mistake: Mistake][] = [
  ['axes swapped', greenwich, ([lon, lat]) => [lat, lon]],
  ['the west written as east', sanFrancisco, ([lon, lat]) => [-lon, lat]],
  [
    'decimals read as minutes',
    greenwich,
    ([lon, lat]) => [asMinutes(lon), asMinutes(lat)],
  ],
  [
    'cut to 2 decimals',
    sanFrancisco,
    ([lon, lat]) => [cut(lon, 2), cut(lat, 2)],
  ],
  ['another datum: longitude 0', greenwich, ([, lat]) => [0, lat]],
  [
    'six significant digits',
    sanFrancisco,
    (place) => place.map((value) => Number(value.toPrecision(6))) as Position,
  ],
  [
    'cut to 4 decimals',
    sanFrancisco,
    ([lon, lat]) => [cut(lon, 4), cut(lat, 4)],
  ],
  [
    'cut to 5 decimals',
    sanFrancisco,
    ([lon, lat]) => [cut(lon, 5), cut(lat, 5)],
  ],
  [
    '32-bit floating point',
    sanFrancisco,
    (place) => place.map(Math.fround) as Position,
  ],
];

const written = (metres: number): string =>
  metres === 0
    ? '0'
    : Number(metres.toPrecision(3)).toLocaleString('en', {
        maximumFractionDigits: 3,
      });

for (const [name, place, mistake] of mistakes) {
  console.log(
    name.padEnd(28),
    written(distance(place, mistake(place))).padStart(12),
    'm',
  );
}
// #endregion mistakes

// #region mean
const taveuni: Position[] = [
  [179.9, -16.8],
  [-179.9, -16.8],
];
const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const middle: Position = [
  mean(taveuni.map(([lon]) => lon)),
  mean(taveuni.map(([, lat]) => lat)),
];
console.log(
  '\nmean of two places in Fiji  ',
  middle.map((value) => value.toFixed(1)).join(', '),
);
console.log(
  'off by                      ',
  written(distance(middle, [180, -16.8])).padStart(12),
  'm',
);
// #endregion mean

// #region right
/** The mean direction: add the places as vectors, then read the angle. */
const x = mean(taveuni.map(([lon]) => Math.cos(rad(lon))));
const y = mean(taveuni.map(([lon]) => Math.sin(rad(lon))));
console.log(
  'mean by vectors             ',
  Math.abs((Math.atan2(y, x) * 180) / Math.PI).toFixed(1),
);
// #endregion right

// #region order
/**
 * Of two numbers, can a program tell which is the latitude? Only if one of them
 * is beyond 90.
 */
const cities: [name: string, longitude: number, latitude: number][] = [
  ['London', -0.13, 51.51],
  ['Lagos', 3.38, 6.52],
  ['Nairobi', 36.82, -1.29],
  ['Delhi', 77.21, 28.61],
  ['Buenos Aires', -58.38, -34.6],
  ['Mexico City', -99.13, 19.43],
  ['Tokyo', 139.69, 35.68],
  ['Sydney', 151.21, -33.87],
];
const silent = cities.filter(([, longitude]) => Math.abs(longitude) <= 90);
console.log(
  `\nswapped without any error: ${silent.length} of ${cities.length} cities`,
);
console.log(silent.map(([name]) => name).join(', '));
// #endregion order

export {}; // A module, so that its names are its own.
