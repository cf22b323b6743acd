// runs: offline
// Two repairs according to RFC 7946: the winding of rings, and polygons that
// cross the antimeridian.
type Position = [lon: number, lat: number]; // WGS 84, degrees
type Ring = Position[];

// #region winding
/**
 * Twice the signed area in the plane of longitude and latitude: positive when
 * the ring runs counter-clockwise.
 */
function signedArea(ring: Ring): number {
  return ring.slice(1).reduce((sum, [x, y], i) => {
    const [px, py] = ring[i] as Position;
    return sum + px * y - x * py;
  }, 0);
}

/**
 * RFC 7946 section 3.1.6: the outer ring counter-clockwise, every hole
 * clockwise.
 */
function rewind(rings: Ring[]): Ring[] {
  return rings.map((ring, index) =>
    signedArea(ring) > 0 === (index === 0) ? ring : [...ring].reverse(),
  );
}
// #endregion winding

// #region use-winding
const park: Ring = [
  [-0.004, 51.475],
  [-0.004, 51.48],
  [0.004, 51.48],
  [0.004, 51.475],
  [-0.004, 51.475],
];
const winding = (ring: Ring): string =>
  signedArea(ring) > 0 ? 'counter-clockwise' : 'clockwise';
console.log('as drawn:', winding(park));
console.log('repaired:', winding(rewind([park])[0] as Ring));
// #endregion use-winding

// #region antimeridian
/**
 * The part of a ring on one side of a meridian (Sutherland and Hodgman's
 * clipping, for one edge).
 */
function clip(ring: Ring, meridian: number, keepWest: boolean): Ring {
  const inside = ([x]: Position): boolean =>
    keepWest ? x <= meridian : x >= meridian;
  const out: Ring = [];
  ring.slice(1).forEach((to, i) => {
    const from = ring[i] as Position;
    if (inside(from) !== inside(to)) {
      const t = (meridian - from[0]) / (to[0] - from[0]);
      out.push([meridian, from[1] + t * (to[1] - from[1])]);
    }
    if (inside(to)) out.push(to);
  });
  const first = out[0];
  return first ? [...out, first] : [];
}

/**
 * Cuts a ring that crosses 180 degrees in two. An edge longer than 180 degrees
 * is taken to go the short way round.
 */
function cutAtAntimeridian(ring: Ring): Ring[] {
  let shift = 0;
  const unrolled = ring.map(([x, y], i): Position => {
    const previous = ring[i - 1];
    if (previous && x - previous[0] > 180) shift -= 360;
    if (previous && x - previous[0] < -180) shift += 360;
    return [x + shift, y];
  });
  const xs = unrolled.map(([x]) => x);
  const meridian =
    Math.max(...xs) > 180 ? 180 : Math.min(...xs) < -180 ? -180 : undefined;
  if (meridian === undefined) return [ring];
  const wrap = (part: Ring, by: number): Ring =>
    part.map(([x, y]) => [x + by, y]);
  const west = clip(unrolled, meridian, true);
  const east = clip(unrolled, meridian, false);
  return meridian === 180 ? [west, wrap(east, -360)] : [wrap(west, 360), east];
}
// #endregion antimeridian

// #region use-antimeridian
// A box around Taveuni, Fiji. Read as it stands, its long sides run 358 degrees
// the wrong way round the Earth.
const taveuni: Ring = [
  [179, -17.2],
  [-179, -17.2],
  [-179, -16.6],
  [179, -16.6],
  [179, -17.2],
];
const parts = cutAtAntimeridian(taveuni);
console.log(
  JSON.stringify({
    type: 'MultiPolygon',
    coordinates: parts.map((ring) => rewind([ring])),
  }),
);
// #endregion use-antimeridian
