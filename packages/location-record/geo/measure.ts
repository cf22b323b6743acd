/** WGS 84 defining constants: semi-major axis in metres and flattening (NGA.STND.0036). */
const WGS84 = {a: 6378137, f: 1 / 298.257223563} as const;
const B = WGS84.a * (1 - WGS84.f);
const E2 = WGS84.f * (2 - WGS84.f);
/** Mean radius in metres (2a + b) / 3, IUGG. */
const MEAN_EARTH_RADIUS = (2 * WGS84.a + B) / 3;
/** Radius of the sphere on which the verify service of the Astral API measures, metres. */
export const SERVICE_EARTH_RADIUS = 6_371_000;
const RAD = Math.PI / 180;

/**
 * Metres per degree of longitude (`lon`) and of latitude (`lat`) on the WGS 84 ellipsoid at a geodetic latitude in degrees.
 * At the equator 111,319.5 and 110,574.3; the first is zero at a pole.
 */
export function metresPerDegree(latitude: number): {lon: number; lat: number} {
  const sin = Math.sin(latitude * RAD);
  const w2 = 1 - E2 * sin * sin;
  const primeVertical = WGS84.a / Math.sqrt(w2);
  const meridian = (WGS84.a * (1 - E2)) / w2 ** 1.5;
  // cos(90°) is 6e-17 in floating point; a pole has no degree of longitude.
  const cos = Math.abs(latitude) >= 90 ? 0 : Math.cos(latitude * RAD);
  return {lon: primeVertical * cos * RAD, lat: meridian * RAD};
}

/**
 * Twice the signed area inside a border, closed or not (shoelace formula): positive when it runs counter-clockwise with x to the
 * right and y up.
 */
export const computeTwiceArea = (border: readonly (readonly number[])[]): number =>
  border.reduce((sum, [x = 0, y = 0], index) => {
    const [u = 0, v = 0] = border[(index + 1) % border.length]!;
    return sum + (x * v - u * y);
  }, 0);

/** Decimals with which a number prints, for example 6 for 51.477812; exponents are understood. */
export function countDecimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Great-circle distance in metres on a sphere (haversine). Arguments are longitude, latitude in degrees; radius in metres. */
export function haversine(from: readonly number[], to: readonly number[], radius: number): number {
  const [lon1 = 0, lat1 = 0] = from;
  const [lon2 = 0, lat2 = 0] = to;
  const h =
    Math.sin(((lat2 - lat1) * RAD) / 2) ** 2 +
    Math.cos(lat1 * RAD) * Math.cos(lat2 * RAD) * Math.sin(((lon2 - lon1) * RAD) / 2) ** 2;
  return 2 * radius * Math.atan2(Math.sqrt(h), Math.sqrt(Math.max(0, 1 - h)));
}

/**
 * Geodesic distance in metres on the WGS 84 ellipsoid (Vincenty's inverse formula, Survey Review 1975; better than 1 mm).
 * Arguments are longitude, latitude in degrees. The formula does not converge for nearly antipodal points: there the result is
 * the great-circle distance on the mean sphere, which is within 0.6 %.
 */
export function geodesic(from: readonly number[], to: readonly number[]): number {
  const [lon1 = 0, lat1 = 0] = from;
  const [lon2 = 0, lat2 = 0] = to;
  const {a, f} = WGS84;
  const L = (lon2 - lon1) * RAD;
  const u1 = Math.atan((1 - f) * Math.tan(lat1 * RAD));
  const u2 = Math.atan((1 - f) * Math.tan(lat2 * RAD));
  const [sinU1, cosU1, sinU2, cosU2] = [Math.sin(u1), Math.cos(u1), Math.sin(u2), Math.cos(u2)];
  let lambda = L;
  for (let round = 0; round < 200; round++) {
    const sinLambda = Math.sin(lambda);
    const cosLambda = Math.cos(lambda);
    const sinSigma = Math.hypot(cosU2 * sinLambda, cosU1 * sinU2 - sinU1 * cosU2 * cosLambda);
    if (sinSigma === 0) return 0;
    const cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda;
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cosU1 * cosU2 * sinLambda) / sinSigma;
    const cos2Alpha = 1 - sinAlpha * sinAlpha;
    // Along the equator cos2Alpha is 0 and the term has no meaning.
    const cos2SigmaM = cos2Alpha === 0 ? 0 : cosSigma - (2 * sinU1 * sinU2) / cos2Alpha;
    const C = (f / 16) * cos2Alpha * (4 + f * (4 - 3 * cos2Alpha));
    const previous = lambda;
    lambda =
      L + (1 - C) * f * sinAlpha * (sigma + C * sinSigma * (cos2SigmaM + C * cosSigma * (2 * cos2SigmaM ** 2 - 1)));
    if (Math.abs(lambda) > Math.PI && Math.abs(L) <= Math.PI) break;
    if (Math.abs(lambda - previous) > 1e-12) continue;
    const uSquared = (cos2Alpha * (a * a - B * B)) / (B * B);
    const A = 1 + (uSquared / 16384) * (4096 + uSquared * (-768 + uSquared * (320 - 175 * uSquared)));
    const D = (uSquared / 1024) * (256 + uSquared * (-128 + uSquared * (74 - 47 * uSquared)));
    const deltaSigma =
      D *
      sinSigma *
      (cos2SigmaM +
        (D / 4) *
          (cosSigma * (2 * cos2SigmaM ** 2 - 1) -
            (D / 6) * cos2SigmaM * (4 * sinSigma ** 2 - 3) * (4 * cos2SigmaM ** 2 - 3)));
    return B * A * (sigma - deltaSigma);
  }
  return haversine(from, to, MEAN_EARTH_RADIUS);
}
