import {collectFindings, type AddFinding} from '../reasons';
import {computeTwiceArea, countDecimals} from './measure';
import type {Finding, Geometry, Position} from './types';

/** Whether a value is an object of JSON: neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkPosition(value: unknown, field: string, add: AddFinding): value is Position {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3 || !value.every(Number.isFinite)) {
    add('position-shape', field, 'a position is two or three finite numbers: longitude, latitude and perhaps height');
    return false;
  }
  const [lon, lat] = value as Position;
  checkRange(lon, lat, field, add);
  return true;
}

/** Checks every position, the rest too when one fails; tells whether all have their shape. */
const checkPositions = (values: readonly unknown[], field: string, add: AddFinding): values is Position[] =>
  values.map((value, i) => checkPosition(value, `${field}[${i}]`, add)).every(Boolean);

/** Checks one pair, longitude then latitude in degrees: range, and more than seven decimals. */
export function checkRange(lon: number, lat: number, field: string, add: AddFinding): void {
  if (Math.abs(lat) > 90 && Math.abs(lat) <= 180 && Math.abs(lon) <= 90) {
    add('axes-swapped', field, `latitude ${lat} is beyond ±90°; the two numbers look swapped`);
  } else {
    if (Math.abs(lat) > 90) add('latitude-range', field, `latitude ${lat} is beyond ±90°`);
    if (Math.abs(lon) > 180) add('longitude-range', field, `longitude ${lon} is beyond ±180°`);
  }
  if (Math.max(countDecimals(lon), countDecimals(lat)) > 7)
    add('too-many-decimals', field, 'more than seven decimals: the eighth is about a millimetre');
}

/** Two neighbours more than 180° of longitude apart almost always mean a shape that crosses the antimeridian uncut. */
function checkAntimeridian(positions: readonly Position[], field: string, add: AddFinding): void {
  const message = 'neighbouring positions are more than 180° of longitude apart; cut the shape at the antimeridian';
  if (positions.some(([lon], i) => i > 0 && Math.abs(lon - positions[i - 1]![0]) > 180))
    add('antimeridian', field, message);
}

function checkRing(value: unknown, field: string, outer: boolean, add: AddFinding): void {
  if (!Array.isArray(value)) return add('ring-shape', field, 'a ring is a list of positions');
  if (!checkPositions(value, field, add)) return;
  if (value.length < 4)
    return add('ring-too-short', field, `a ring has at least four positions; this one has ${value.length}`);
  const [first, last] = [value[0]!, value.at(-1)!];
  checkAntimeridian(value, field, add);
  if (first.length !== last.length || first.some((n, axis) => n !== last[axis]))
    return add('ring-open', field, 'the last position of a ring repeats the first');
  const area = computeTwiceArea(value);
  if (area !== 0 && area > 0 !== outer) {
    const message = outer
      ? 'the outer ring runs clockwise; RFC 7946 wants counter-clockwise'
      : 'a hole runs counter-clockwise; RFC 7946 wants clockwise';
    add('ring-winding', field, message);
  }
}

/**
 * Checks a value against the bare geometry objects of RFC 7946 that the registry knows: Point, LineString, Polygon. Positions are
 * longitude, latitude in degrees (WGS 84). `expected` narrows the type. Returns findings; no error among them means valid.
 */
export const checkGeometry = (value: unknown, expected?: Geometry['type'], field = 'location'): Finding[] =>
  collectFindings((add) => addGeometryFindings(value, expected, field, add));

/** Adds what `checkGeometry` finds. */
export function addGeometryFindings(
  value: unknown,
  expected: Geometry['type'] | undefined,
  field: string,
  add: AddFinding,
): void {
  if (!isObject(value)) return add('not-geojson', field, 'a GeoJSON geometry object is expected');
  const {type, coordinates} = value;
  if (type === 'Feature' || type === 'FeatureCollection')
    return add('geojson-wrapper', field, `a bare geometry is expected, not a ${type}`);
  if (type !== 'Point' && type !== 'LineString' && type !== 'Polygon')
    return add('geometry-type', `${field}.type`, `${JSON.stringify(type)} is not Point, LineString or Polygon`);
  if (expected && type !== expected)
    return add('geometry-mismatch', `${field}.type`, `${expected} is expected, ${type} was found`);
  if ('crs' in value)
    add('legacy-crs', `${field}.crs`, 'RFC 7946 removed the crs member; the reference system is in srs');
  const at = `${field}.coordinates`;
  if (type === 'Point') {
    checkPosition(coordinates, at, add);
  } else if (!Array.isArray(coordinates)) {
    add('position-shape', at, 'coordinates are missing');
  } else if (type === 'LineString') {
    if (coordinates.length < 2) add('line-too-short', at, 'a line has at least two positions');
    if (checkPositions(coordinates, at, add)) checkAntimeridian(coordinates, at, add);
  } else {
    if (coordinates.length === 0) add('ring-shape', at, 'a polygon has at least one ring');
    coordinates.forEach((ring, i) => checkRing(ring, `${at}[${i}]`, i === 0, add));
  }
}

/** Compact GeoJSON text: `type` first, no blanks. */
export function printGeoJson({type, coordinates}: Geometry): string {
  return JSON.stringify({type, coordinates});
}

/** Every position of a geometry, ring after ring. */
export const listPositions = ({type, coordinates}: Geometry): Position[] =>
  type === 'Point' ? [coordinates] : type === 'LineString' ? coordinates : coordinates.flat();

/** West, south, east, north in degrees. The shape must not cross the antimeridian. */
export function boundingBox(geometry: Geometry): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of listPositions(geometry)) {
    box[0] = Math.min(box[0], lon);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lon);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}
