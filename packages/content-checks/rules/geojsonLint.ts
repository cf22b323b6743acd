/**
 * Lint of GeoJSON wherever it stands in a JSON value, by the rules of the library (`packages/location-record/geo`): WGS 84 longitude and latitude in
 * degrees, in that order (OGC CRS84). Takes parsed JSON, returns what is wrong, throws nothing.
 */
import {checkGeometry} from '@astral-docs/location-record/geo';
import {isObject} from '@astral-docs/location-record/geo/geojson';

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

/**
 * What is wrong with a position although both numbers are in range: it is a known place with its axes swapped.
 *
 * @param position longitude, latitude and, if any, height above the ellipsoid in metres
 * @param distance degrees within which a position is that of a place
 */
export function lintSwappedAxes(
  [longitude = 0, latitude = 0]: readonly number[],
  places: readonly KnownPlace[],
  distance = 0.05,
): Omit<GeoProblem, 'path'>[] {
  const isAt = (x: number, y: number) => (place: KnownPlace) =>
    Math.abs(x - place.longitude) <= distance && Math.abs(y - place.latitude) <= distance;
  const swapped = places.find(isAt(latitude, longitude));
  if (!swapped || places.some(isAt(longitude, latitude))) return [];
  const message = `[${longitude}, ${latitude}] is ${swapped.name} with its axes swapped.`;
  return [{message, fix: `Write [${latitude}, ${longitude}]: longitude first.`}];
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

/** Everything wrong with the GeoJSON in a JSON value, however deep it is. */
export function lintGeoJson(value: unknown, places: readonly KnownPlace[] = []): GeoProblem[] {
  const problems: GeoProblem[] = [];
  const lintPositions = (item: unknown, path: string): void => {
    if (isNumbers(item)) problems.push(...lintSwappedAxes(item, places).map((problem) => ({path, ...problem})));
    else if (Array.isArray(item)) item.forEach((child, index) => lintPositions(child, `${path}[${index}]`));
  };
  const visit = (item: unknown, path: string): void => {
    if (Array.isArray(item)) item.forEach((child, index) => visit(child, `${path}[${index}]`));
    if (!isObject(item)) return;
    const inside = (name: string): string => (path ? `${path}.${name}` : name);
    const {type, coordinates} = item;
    if (typeof type === 'string' && coordinates !== undefined) {
      problems.push(...lintGeometry(type, coordinates, inside('coordinates')));
      lintPositions(coordinates, inside('coordinates'));
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
  return problems;
}
