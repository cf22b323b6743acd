import {createFinding} from '../reasons';
import {computeTwiceArea, countDecimals} from './measure';
import type {Finding, Geometry, Position} from './types';

/** Whether a value is an object of JSON: neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function checkPosition(value: unknown, field: string, findings: Finding[]): value is Position {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3 || !value.every(isNumber)) {
    const message = 'a position is two or three finite numbers: longitude, latitude and perhaps height';
    findings.push(createFinding('position-shape', field, message));
    return false;
  }
  const [lon, lat] = value as Position;
  findings.push(...checkRange(lon, lat, field));
  return true;
}

/** Checks every position, the rest too when one fails; tells whether all have their shape. */
const checkPositions = (values: readonly unknown[], field: string, findings: Finding[]): values is Position[] =>
  values.map((value, i) => checkPosition(value, `${field}[${i}]`, findings)).every(Boolean);

/** Findings about one pair, longitude then latitude in degrees: range, and more than seven decimals. */
export function checkRange(lon: number, lat: number, field: string): Finding[] {
  const findings: Finding[] = [];
  if (Math.abs(lat) > 90 && Math.abs(lat) <= 180 && Math.abs(lon) <= 90) {
    findings.push(createFinding('axes-swapped', field, `latitude ${lat} is beyond ±90°; the two numbers look swapped`));
  } else {
    if (Math.abs(lat) > 90) findings.push(createFinding('latitude-range', field, `latitude ${lat} is beyond ±90°`));
    if (Math.abs(lon) > 180) findings.push(createFinding('longitude-range', field, `longitude ${lon} is beyond ±180°`));
  }
  if (Math.max(countDecimals(lon), countDecimals(lat)) > 7)
    findings.push(
      createFinding('too-many-decimals', field, 'more than seven decimals: the eighth is about a millimetre'),
    );
  return findings;
}

function checkRing(value: unknown, field: string, outer: boolean, findings: Finding[]): void {
  if (!Array.isArray(value)) {
    findings.push(createFinding('ring-shape', field, 'a ring is a list of positions'));
    return;
  }
  if (!checkPositions(value, field, findings)) return;
  if (value.length < 4) {
    findings.push(
      createFinding('ring-too-short', field, `a ring has at least four positions; this one has ${value.length}`),
    );
    return;
  }
  const [first, last] = [value[0]!, value.at(-1)!];
  findings.push(...checkAntimeridian(value, field));
  if (first.length !== last.length || first.some((n, axis) => n !== last[axis])) {
    findings.push(createFinding('ring-open', field, 'the last position of a ring repeats the first'));
    return;
  }
  const area = computeTwiceArea(value);
  if (area !== 0 && area > 0 !== outer) {
    const message = outer
      ? 'the outer ring runs clockwise; RFC 7946 wants counter-clockwise'
      : 'a hole runs counter-clockwise; RFC 7946 wants clockwise';
    findings.push(createFinding('ring-winding', field, message));
  }
}

/**
 * Checks a value against the bare geometry objects of RFC 7946 that the registry knows: Point, LineString, Polygon. Positions are
 * longitude, latitude in degrees (WGS 84). `expected` narrows the type. Returns findings; no error among them means valid.
 */
export function checkGeometry(value: unknown, expected?: Geometry['type'], field = 'location'): Finding[] {
  const findings: Finding[] = [];
  if (!isObject(value)) return [createFinding('not-geojson', field, 'a GeoJSON geometry object is expected')];
  const {type, coordinates} = value;
  if (type === 'Feature' || type === 'FeatureCollection')
    return [createFinding('geojson-wrapper', field, `a bare geometry is expected, not a ${type}`)];
  if (type !== 'Point' && type !== 'LineString' && type !== 'Polygon')
    return [
      createFinding('geometry-type', `${field}.type`, `${JSON.stringify(type)} is not Point, LineString or Polygon`),
    ];
  if (expected && type !== expected)
    return [createFinding('geometry-mismatch', `${field}.type`, `${expected} is expected, ${type} was found`)];
  if ('crs' in value) {
    const message = 'RFC 7946 removed the crs member; the reference system is in srs';
    findings.push(createFinding('legacy-crs', `${field}.crs`, message));
  }
  const at = `${field}.coordinates`;
  if (type === 'Point') {
    checkPosition(coordinates, at, findings);
  } else if (!Array.isArray(coordinates)) {
    findings.push(createFinding('position-shape', at, 'coordinates are missing'));
  } else if (type === 'LineString') {
    if (coordinates.length < 2) findings.push(createFinding('line-too-short', at, 'a line has at least two positions'));
    if (checkPositions(coordinates, at, findings)) findings.push(...checkAntimeridian(coordinates, at));
  } else {
    if (coordinates.length === 0) findings.push(createFinding('ring-shape', at, 'a polygon has at least one ring'));
    coordinates.forEach((ring, i) => checkRing(ring, `${at}[${i}]`, i === 0, findings));
  }
  return findings;
}

/** Two neighbours more than 180° of longitude apart almost always mean a shape that crosses the antimeridian uncut. */
function checkAntimeridian(positions: readonly Position[], field: string): Finding[] {
  const jumps = positions.some(([lon], i) => i > 0 && Math.abs(lon - positions[i - 1]![0]) > 180);
  const message = 'neighbouring positions are more than 180° of longitude apart; cut the shape at the antimeridian';
  return jumps ? [createFinding('antimeridian', field, message)] : [];
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
