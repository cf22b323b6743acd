/**
 * Lint of GeoJSON wherever it stands in a JSON value, by the rules of the library (`packages/location-record/geo`): WGS 84 longitude and latitude in
 * degrees, in that order (OGC CRS84). Takes parsed JSON, returns what is wrong, throws nothing.
 */
import {checkGeometry} from '@astral-docs/location-record/geo';
import {checkRange, isObject} from '@astral-docs/location-record/geo/geojson';

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

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number');

/** The geometries that the library checks, and those that are lists of one of them. */
const single = ['Point', 'LineString', 'Polygon'];
const many = single.map((type) => `Multi${type}`);

const fix = 'See RFC 7946 section 3.1: [longitude, latitude] in degrees, rings closed and counter-clockwise.';

/** Chebyshev distance in degrees; enough to tell "beside" from "elsewhere". */
const near = (longitude: number, latitude: number, place: KnownPlace, degrees: number): boolean =>
  Math.abs(longitude - place.longitude) <= degrees && Math.abs(latitude - place.latitude) <= degrees;

/** What is wrong with one position although both numbers are in range: it is a known place with its axes swapped. */
function lintAxes([longitude = 0, latitude = 0]: readonly number[], path: string, places: readonly KnownPlace[]) {
  const swapped = places.find((place) => near(latitude, longitude, place, 0.05));
  if (!swapped || places.some((place) => near(longitude, latitude, place, 0.05))) return [];
  return [
    {
      path,
      message: `[${longitude}, ${latitude}] is ${swapped.name} with its axes swapped.`,
      fix: `Write [${latitude}, ${longitude}]: longitude first.`,
    },
  ];
}

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
  const [longitude = 0, latitude = 0] = position;
  const range = checkRange(longitude, latitude, path).map(({message}) => ({path, message: `${message}.`, fix}));
  return [...range, ...lintAxes(position, path, places)];
}

function lintGeometry(type: string, coordinates: unknown, path: string): GeoProblem[] {
  if (many.includes(type) && Array.isArray(coordinates))
    return coordinates.flatMap((item: unknown, index) =>
      lintGeometry(type.slice('Multi'.length), item, `${path}[${index}]`),
    );
  const found = checkGeometry({type, coordinates}, undefined, '');
  return found.map(({field, message, code}) => ({
    path: field.replace('.coordinates', path),
    message: `${message} (${code}).`,
    fix,
  }));
}

/**
 * Everything wrong with the GeoJSON in a JSON value, however deep it stands.
 *
 * @returns the problems, and how many positions were looked at, so that a caller can tell "clean" from "empty"
 */
export function lintGeoJson(
  value: unknown,
  places: readonly KnownPlace[] = [],
): {problems: GeoProblem[]; positions: number} {
  const problems: GeoProblem[] = [];
  let positions = 0;
  const look = (item: unknown, path: string): void => {
    if (isNumbers(item)) {
      positions += 1;
      problems.push(...lintAxes(item, path, places));
    } else if (Array.isArray(item)) item.forEach((child, index) => look(child, `${path}[${index}]`));
  };
  const visit = (item: unknown, path: string): void => {
    if (Array.isArray(item)) item.forEach((child, index) => visit(child, `${path}[${index}]`));
    if (!isObject(item)) return;
    const inside = (name: string): string => (path ? `${path}.${name}` : name);
    const {type, coordinates} = item;
    if (typeof type === 'string' && coordinates !== undefined) {
      problems.push(...lintGeometry(type, coordinates, inside('coordinates')));
      look(coordinates, inside('coordinates'));
    }
    if (item.crs !== undefined)
      problems.push({
        path: inside('crs'),
        message: 'GeoJSON has no member crs since RFC 7946.',
        fix: 'Delete it; name the reference system in the text.',
      });
    for (const [name, child] of Object.entries(item)) if (name !== 'coordinates') visit(child, inside(name));
  };
  visit(value, '');
  return {problems, positions};
}
