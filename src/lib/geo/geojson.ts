import {decimalsOf} from './measure';
import type {Finding, Geometry, Position} from './types';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkPosition(value: unknown, field: string, findings: Finding[]): value is Position {
  if (
    !Array.isArray(value) ||
    value.length < 2 ||
    value.length > 3 ||
    !value.every((n) => typeof n === 'number' && Number.isFinite(n))
  ) {
    findings.push({
      level: 'error',
      code: 'position-shape',
      rule: 'LP-44',
      field,
      message: 'a position is two or three finite numbers: longitude, latitude and perhaps height',
    });
    return false;
  }
  const [lon, lat] = value as Position;
  findings.push(...checkRange(lon, lat, field));
  return true;
}

/** Findings about one pair, longitude then latitude in degrees: range, and more than seven decimals. */
export function checkRange(lon: number, lat: number, field: string): Finding[] {
  const findings: Finding[] = [];
  if (Math.abs(lat) > 90 && Math.abs(lat) <= 180 && Math.abs(lon) <= 90) {
    findings.push({
      level: 'error',
      code: 'axes-swapped',
      rule: 'LP-41',
      field,
      message: `latitude ${lat} is beyond ±90°; the two numbers look swapped`,
    });
  } else {
    if (Math.abs(lon) > 180)
      findings.push({
        level: 'error',
        code: 'longitude-range',
        rule: 'LP-41',
        field,
        message: `longitude ${lon} is beyond ±180°`,
      });
    if (Math.abs(lat) > 90)
      findings.push({
        level: 'error',
        code: 'latitude-range',
        rule: 'LP-41',
        field,
        message: `latitude ${lat} is beyond ±90°`,
      });
  }
  if (Math.max(decimalsOf(lon), decimalsOf(lat)) > 7) {
    findings.push({
      level: 'warning',
      code: 'too-many-decimals',
      rule: 'LP-42',
      field,
      message: 'more than seven decimals: the eighth is about a millimetre',
    });
  }
  return findings;
}

/**
 * Twice the signed area of a ring in square degrees (shoelace formula): positive when the ring runs counter-clockwise with
 * longitude to the right and latitude up.
 */
export function ringArea2(ring: readonly Position[]): number {
  let sum = 0;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [x1, y1] = ring[i]!;
    const [x2, y2] = ring[i + 1]!;
    sum += x1 * y2 - x2 * y1;
  }
  return sum;
}

function checkRing(value: unknown, field: string, outer: boolean, findings: Finding[]): void {
  if (
    !Array.isArray(value) ||
    !value.map((position, i) => checkPosition(position, `${field}[${i}]`, findings)).every(Boolean)
  ) {
    if (!Array.isArray(value))
      findings.push({
        level: 'error',
        code: 'ring-shape',
        rule: 'LP-46',
        field,
        message: 'a ring is a list of positions',
      });
    return;
  }
  const ring = value as Position[];
  const first = ring[0];
  const last = ring[ring.length - 1];
  if (ring.length < 4) {
    findings.push({
      level: 'error',
      code: 'ring-too-short',
      rule: 'LP-46',
      field,
      message: `a ring has at least four positions; this one has ${ring.length}`,
    });
    return;
  }
  if (!first || !last || first.length !== last.length || first.some((n, axis) => n !== last[axis])) {
    findings.push({
      level: 'error',
      code: 'ring-open',
      rule: 'LP-46',
      field,
      message: 'the last position of a ring repeats the first',
    });
    return;
  }
  const area = ringArea2(ring);
  if (area !== 0 && area > 0 !== outer) {
    findings.push({
      level: 'warning',
      code: 'ring-winding',
      rule: 'LP-47',
      field,
      message: outer
        ? 'the outer ring runs clockwise; RFC 7946 wants counter-clockwise'
        : 'a hole runs counter-clockwise; RFC 7946 wants clockwise',
    });
  }
}

/**
 * Checks a value against the bare geometry objects of RFC 7946 that the registry knows: Point, LineString, Polygon. Positions are
 * longitude, latitude in degrees (WGS 84). `expected` narrows the type. Returns findings; no error among them means valid.
 */
export function checkGeometry(value: unknown, expected?: Geometry['type'], field = 'location'): Finding[] {
  const findings: Finding[] = [];
  if (!isObject(value))
    return [
      {level: 'error', code: 'not-geojson', rule: 'LP-44', field, message: 'a GeoJSON geometry object is expected'},
    ];
  const {type, coordinates} = value;
  if (type === 'Feature' || type === 'FeatureCollection') {
    return [
      {
        level: 'error',
        code: 'geojson-wrapper',
        rule: 'LP-44',
        field,
        message: `a bare geometry is expected, not a ${type}`,
      },
    ];
  }
  if (type !== 'Point' && type !== 'LineString' && type !== 'Polygon') {
    return [
      {
        level: 'error',
        code: 'geometry-type',
        rule: 'LP-44',
        field: `${field}.type`,
        message: `${JSON.stringify(type)} is not Point, LineString or Polygon`,
      },
    ];
  }
  if (expected && type !== expected) {
    return [
      {
        level: 'error',
        code: 'geometry-mismatch',
        rule: 'LP-44',
        field: `${field}.type`,
        message: `${expected} is expected, ${type} was found`,
      },
    ];
  }
  if ('crs' in value) {
    findings.push({
      level: 'warning',
      code: 'legacy-crs',
      rule: 'LP-44',
      field: `${field}.crs`,
      message: 'RFC 7946 removed the crs member; the reference system stands in srs',
    });
  }
  const at = `${field}.coordinates`;
  if (type === 'Point') checkPosition(coordinates, at, findings);
  else if (!Array.isArray(coordinates))
    findings.push({
      level: 'error',
      code: 'position-shape',
      rule: 'LP-44',
      field: at,
      message: 'coordinates are missing',
    });
  else if (type === 'LineString') {
    if (coordinates.length < 2)
      findings.push({
        level: 'error',
        code: 'line-too-short',
        rule: 'LP-45',
        field: at,
        message: 'a line has at least two positions',
      });
    coordinates.forEach((position, i) => checkPosition(position, `${at}[${i}]`, findings));
    findings.push(...checkAntimeridian(coordinates as Position[], at));
  } else {
    if (coordinates.length === 0)
      findings.push({
        level: 'error',
        code: 'ring-shape',
        rule: 'LP-46',
        field: at,
        message: 'a polygon has at least one ring',
      });
    coordinates.forEach((ring, i) => checkRing(ring, `${at}[${i}]`, i === 0, findings));
    if (Array.isArray(coordinates[0])) findings.push(...checkAntimeridian(coordinates[0] as Position[], `${at}[0]`));
  }
  return findings;
}

/** Two neighbours more than 180° of longitude apart almost always mean a shape that crosses the antimeridian uncut. */
function checkAntimeridian(positions: readonly Position[], field: string): Finding[] {
  const jumps = positions.some(
    (position, i) => i > 0 && Math.abs((position?.[0] ?? 0) - (positions[i - 1]?.[0] ?? 0)) > 180,
  );
  if (!jumps) return [];
  return [
    {
      level: 'warning',
      code: 'antimeridian',
      rule: 'LP-48',
      field,
      message: 'neighbouring positions are more than 180° of longitude apart; cut the shape at the antimeridian',
    },
  ];
}

/** Compact GeoJSON text: `type` first, no blanks. */
export function printGeoJson({type, coordinates}: Geometry): string {
  return JSON.stringify({type, coordinates});
}

/** West, south, east, north in degrees. The shape must not cross the antimeridian. */
export function boundingBox(geometry: Geometry): [number, number, number, number] {
  const positions =
    geometry.type === 'Point'
      ? [geometry.coordinates]
      : geometry.type === 'LineString'
        ? geometry.coordinates
        : geometry.coordinates.flat();
  const lons = positions.map(([lon]) => lon);
  const lats = positions.map(([, lat]) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
