/**
 * Lint of GeoJSON as RFC 7946 has it: WGS 84 longitude and latitude in degrees, in that order (OGC CRS84). Pure: takes
 * parsed JSON, returns what is wrong, throws nothing.
 */

/** One thing wrong, with the member in which it stands, for instance `geometry.coordinates[0][3]`. */
export interface GeoProblem {
  path: string;
  message: string;
  fix: string;
}

/** A place that readers know, to recognise swapped axes by. Degrees. */
export interface KnownPlace {
  name: string;
  longitude: number;
  latitude: number;
}

/** Eight decimals are below 1.2 mm at the equator: finer than any source these pages speak of. */
const mostDecimals = 7;

const depths: Readonly<Record<string, number>> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
};

type Json = unknown;
type Members = Readonly<Record<string, Json>>;

const isMembers = (value: Json): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumbers = (value: Json): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number');

/** Digits after the point as JavaScript prints the number. */
const decimals = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** Chebyshev distance in degrees; enough to tell "beside" from "elsewhere". */
const near = (longitude: number, latitude: number, place: KnownPlace, degrees: number): boolean =>
  Math.abs(longitude - place.longitude) <= degrees && Math.abs(latitude - place.latitude) <= degrees;

/**
 * What is wrong with one position.
 *
 * @param position longitude, latitude and, if any, height above the ellipsoid in metres
 * @param places recognised when the axes are swapped although both numbers are in range
 */
export function lintPosition(
  position: readonly number[],
  path: string,
  places: readonly KnownPlace[] = [],
): GeoProblem[] {
  const problems: GeoProblem[] = [];
  const report = (message: string, fix: string): void => void problems.push({path, message, fix});
  const [longitude, latitude] = position;
  if (longitude === undefined || latitude === undefined || position.length > 3) {
    report(`A position has ${position.length} numbers.`, 'Write [longitude, latitude] or add the height in metres.');
    return problems;
  }
  if (Math.abs(latitude) > 90 && Math.abs(longitude) <= 90) {
    report(
      `Latitude ${latitude} is beyond ±90°: the axes are swapped.`,
      `Write [${latitude}, ${longitude}]: longitude first.`,
    );
  } else if (Math.abs(latitude) > 90) {
    report(`Latitude ${latitude} is beyond ±90°.`, 'Latitude is the second number, in degrees.');
  }
  if (Math.abs(longitude) > 180) report(`Longitude ${longitude} is beyond ±180°.`, 'Subtract or add 360.');
  const swapped = places.find((place) => near(latitude, longitude, place, 0.05));
  if (swapped && !places.some((place) => near(longitude, latitude, place, 0.05))) {
    report(
      `[${longitude}, ${latitude}] is ${swapped.name} with its axes swapped.`,
      `Write [${latitude}, ${longitude}]: longitude first.`,
    );
  }
  const finest = Math.max(decimals(longitude), decimals(latitude));
  if (finest > mostDecimals)
    report(`A coordinate has ${finest} decimals.`, `Keep ${mostDecimals} at most (about 1 cm).`);
  return problems;
}

/** Twice the signed area in the plane of longitude and latitude; positive when counter-clockwise. */
function signedArea(ring: readonly number[][]): number {
  let sum = 0;
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    sum += x1 * y2 - x2 * y1;
  });
  return sum;
}

function lintRing(ring: readonly number[][], index: number, path: string): GeoProblem[] {
  const problems: GeoProblem[] = [];
  const [first = [], last = []] = [ring[0], ring.at(-1)];
  if (ring.length < 4)
    problems.push({
      path,
      message: `A ring has ${ring.length} positions.`,
      fix: 'Write at least four, the last equal to the first.',
    });
  else if (first.join() !== last.join())
    problems.push({path, message: 'The ring is not closed.', fix: `Repeat [${first.join(', ')}] at its end.`});
  const area = signedArea(ring);
  if (area === 0) problems.push({path, message: 'The ring encloses nothing.', fix: 'Check its positions.'});
  else if (area > 0 !== (index === 0)) {
    const [kind, way] = index === 0 ? ['The outer ring', 'counter-clockwise'] : ['A hole', 'clockwise'];
    problems.push({
      path,
      message: `${kind} runs the wrong way.`,
      fix: `Reverse it: RFC 7946 section 3.1.6 wants ${way}.`,
    });
  }
  return problems;
}

function lintLeap(line: readonly number[][], path: string): GeoProblem[] {
  const leap = line.findIndex(
    ([longitude = 0], index) => Math.abs(longitude - (line[index + 1]?.[0] ?? longitude)) > 180,
  );
  if (leap < 0) return [];
  return [
    {
      path: `${path}[${leap}]`,
      message: 'The line leaps more than 180° of longitude.',
      fix: 'Cut it at the antimeridian: RFC 7946 section 3.1.9.',
    },
  ];
}

function lintCoordinates(
  type: string,
  value: Json,
  depth: number,
  path: string,
  places: readonly KnownPlace[],
): GeoProblem[] {
  if (depth === 0) {
    if (isNumbers(value)) return lintPosition(value, path, places);
    return [{path, message: `${type} has no position here.`, fix: 'Write [longitude, latitude] in degrees.'}];
  }
  if (!Array.isArray(value) || value.length === 0)
    return [{path, message: `${type} lacks a level of brackets, or is empty.`, fix: 'See RFC 7946 section 3.1.'}];
  const problems = value.flatMap((item: Json, index) =>
    lintCoordinates(type, item, depth - 1, `${path}[${index}]`, places),
  );
  if (depth !== 1 || problems.some(({message}) => message.includes('no position')) || type === 'MultiPoint')
    return problems;
  const line = value as number[][];
  const ring = type.endsWith('Polygon');
  if (!ring && line.length < 2) problems.push({path, message: 'A line has one position.', fix: 'Write at least two.'});
  if (ring) problems.push(...lintRing(line, Number(/\[(\d+)\]$/.exec(path)?.[1] ?? 0), path));
  return [...problems, ...lintLeap(line, path)];
}

/** @param box west, south, east, north in degrees, or six numbers with heights after each corner */
export function lintBox(box: Json, path: string): GeoProblem[] {
  if (!isNumbers(box) || (box.length !== 4 && box.length !== 6)) {
    return [{path, message: 'A box is not four or six numbers.', fix: 'Write [west, south, east, north] in degrees.'}];
  }
  const half = box.length / 2;
  const [[west = 0, south = 0], [east = 0, north = 0]] = [box.slice(0, 2), box.slice(half, half + 2)];
  const problems = [...lintPosition([west, south], path), ...lintPosition([east, north], path)];
  if (south > north)
    problems.push({path, message: `South ${south} is north of ${north}.`, fix: 'Write [west, south, east, north].'});
  return problems;
}

/**
 * Everything wrong with the GeoJSON in a JSON value, however deep it stands: geometries, features, collections, boxes.
 *
 * @returns the problems, and how many positions were looked at, so that a caller can tell "clean" from "empty"
 */
export function lintGeoJson(
  value: Json,
  places: readonly KnownPlace[] = [],
): {problems: GeoProblem[]; positions: number} {
  const problems: GeoProblem[] = [];
  let positions = 0;
  const count = (item: Json): void => {
    if (isNumbers(item)) positions += 1;
    else if (Array.isArray(item)) item.forEach(count);
  };
  const visit = (item: Json, path: string): void => {
    if (Array.isArray(item)) {
      item.forEach((child, index) => visit(child, `${path}[${index}]`));
      return;
    }
    if (!isMembers(item)) return;
    const inside = (name: string): string => (path ? `${path}.${name}` : name);
    const {type, coordinates} = item;
    if (typeof type === 'string' && coordinates !== undefined) {
      const depth = depths[type];
      if (depth === undefined)
        problems.push({
          path: inside('type'),
          message: `${type} is not a GeoJSON geometry.`,
          fix: `Write one of ${Object.keys(depths).join(', ')}.`,
        });
      else problems.push(...lintCoordinates(type, coordinates, depth, inside('coordinates'), places));
      count(coordinates);
    }
    if (type === 'Feature' && (!('geometry' in item) || !('properties' in item))) {
      problems.push({
        path: inside('type'),
        message: 'A Feature lacks geometry or properties.',
        fix: 'Write both; null is allowed.',
      });
    }
    if (item.bbox !== undefined) problems.push(...lintBox(item.bbox, inside('bbox')));
    if (item.crs !== undefined)
      problems.push({
        path: inside('crs'),
        message: 'GeoJSON has no member crs since RFC 7946.',
        fix: 'Delete it; name the reference system in the text.',
      });
    for (const [name, child] of Object.entries(item))
      if (name !== 'coordinates' && name !== 'bbox') visit(child, inside(name));
  };
  visit(value, '');
  return {problems, positions};
}
