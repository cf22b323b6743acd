import {checkGeometry, checkRange, printGeoJson, ringArea2} from '../geo/geojson';
import {GEOHASH_PATTERN, geohashOutline} from '../geo/geohash';
import {isH3Cell} from '../geo/h3Index';
import {fromScaled, type ScaledCoordinates} from '../geo/scaled';
import type {Finding, Geometry, Position} from '../geo/types';
import {WktError, parseWkt} from '../geo/wkt';
import {LOCATION_TYPES, type LocationType} from './model';

const GEOMETRY_OF = {'geojson-point': 'Point', 'geojson-line': 'LineString', 'geojson-polygon': 'Polygon'} as const;

export const isLocationType = (value: unknown): value is LocationType =>
  (LOCATION_TYPES as readonly unknown[]).includes(value);

const error = (code: string, rule: string, message: string, field = 'location'): Finding => ({
  level: 'error',
  code,
  rule,
  field,
  message,
});

/** Findings that say something only where coordinates are degrees of longitude and latitude. */
const IN_DEGREES = new Set([
  'axes-swapped',
  'longitude-range',
  'latitude-range',
  'antimeridian',
  'ring-winding',
  'too-many-decimals',
]);

const swapped = (positions: readonly Position[]): Position[] =>
  positions.map(([a, b, ...height]) => [b, a, ...height] as Position);

/** The same geometry with the first two axes exchanged. */
function swapAxes(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Point':
      return {type: 'Point', coordinates: swapped([geometry.coordinates])[0]!};
    case 'LineString':
      return {type: 'LineString', coordinates: swapped(geometry.coordinates)};
    case 'Polygon':
      return {type: 'Polygon', coordinates: geometry.coordinates.map(swapped)};
  }
}

/** What a reference-system value means for the order of axes; `other` is known, but no longitude and latitude of WGS 84. */
export type AxisOrder = 'lon-lat' | 'lat-lon' | 'other' | 'unknown';

/**
 * Checks the `location` of a v0.2 record against its type: JSON shape first, then ranges, rings, alphabets. Positions of GeoJSON and
 * of the decimal type are longitude, latitude in degrees; `order` is that of the record's srs and decides for `wkt` and
 * `scaledCoordinates`. Returns findings; no error among them means valid.
 */
export function checkLocation(type: LocationType, location: unknown, order: AxisOrder = 'lon-lat'): Finding[] {
  const degrees = order === 'lon-lat' || order === 'lat-lon';
  switch (type) {
    case 'coordinate-decimal+lon-lat': {
      if (
        !Array.isArray(location) ||
        location.length !== 2 ||
        !location.every((n) => typeof n === 'number' && Number.isFinite(n))
      ) {
        return [
          error(
            'decimal-shape',
            'LP-43',
            'an array of exactly two finite numbers is expected: longitude, then latitude',
          ),
        ];
      }
      const [lon, lat] = location as [number, number];
      return checkRange(lon, lat, 'location');
    }
    case 'geojson-point':
    case 'geojson-line':
    case 'geojson-polygon':
      if (typeof location === 'string') {
        return [
          error(
            'geojson-as-text',
            'LP-44',
            'a geometry object is expected, not its text; text is for the EAS payload only',
          ),
        ];
      }
      return checkGeometry(location, GEOMETRY_OF[type]);
    case 'h3':
      if (typeof location !== 'string' || !/^8[0-9a-f]{14}$/.test(location)) {
        return [error('h3-form', 'LP-49', 'fifteen lower-case hexadecimal digits that start with 8 are expected')];
      }
      return isH3Cell(location) ? [] : [error('h3-not-cell', 'LP-49', 'the digits are no H3 cell')];
    case 'geohash':
      return typeof location === 'string' && GEOHASH_PATTERN.test(location)
        ? []
        : [
            error(
              'geohash-alphabet',
              'LP-50',
              'one to twelve characters are expected: digits and lower-case letters without a, i, l, o',
            ),
          ];
    case 'wkt': {
      if (typeof location !== 'string') return [error('not-text', 'LP-51', 'Well-Known Text is expected')];
      try {
        const geometry = parseWkt(location);
        return checkGeometry(order === 'lat-lon' ? swapAxes(geometry) : geometry)
          .filter(({code}) => degrees || !IN_DEGREES.has(code))
          .map((finding) => ({...finding, rule: finding.rule === 'LP-44' ? 'LP-51' : finding.rule}));
      } catch (reason) {
        if (reason instanceof WktError) return [error(reason.code, 'LP-51', reason.message)];
        throw reason;
      }
    }
    case 'address':
      return typeof location === 'string' && location.trim() !== ''
        ? []
        : [error('address-empty', 'LP-52', 'a text that is not blank is expected')];
    case 'scaledCoordinates': {
      const {x, y, scale} = (
        typeof location === 'object' && location !== null ? location : {}
      ) as Partial<ScaledCoordinates>;
      if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y) || !Number.isSafeInteger(scale) || (scale ?? 0) <= 0) {
        return [error('scaled-shape', 'LP-53', 'an object of three integers is expected: x, y and a positive scale')];
      }
      if (!degrees) return [];
      const [lon, lat] = fromScaled({x, y, scale} as ScaledCoordinates);
      return checkRange(lon, lat, 'location').filter(({level}) => level === 'error');
    }
  }
}

/**
 * The text that goes into the `string` slot of an EAS payload: strings unchanged, arrays and objects as compact JSON. GeoJSON is
 * written with `type` first. Nothing else is normalised: different text means a different UID.
 */
export function locationText(location: unknown): string {
  if (typeof location === 'string') return location;
  if (typeof location === 'object' && location !== null && 'type' in location && 'coordinates' in location) {
    return printGeoJson(location as Geometry);
  }
  return JSON.stringify(location);
}

/** Back from payload text to the JSON value of a v0.2 record. Throws SyntaxError when JSON is expected and the text is none. */
export function locationFromText(type: LocationType, text: string): unknown {
  return type === 'h3' || type === 'geohash' || type === 'wkt' || type === 'address'
    ? text
    : (JSON.parse(text) as unknown);
}

/**
 * The geometry a valid location describes, longitude first (CRS84): a geohash gives the outline of its cell. Null for `address`
 * and for `h3`, whose outline needs the H3 library (`src/lib/geo/h3`). Clockwise outer rings are turned round for drawing.
 */
export function locationGeometry(type: LocationType, location: unknown): Geometry | null {
  switch (type) {
    case 'coordinate-decimal+lon-lat':
      return {type: 'Point', coordinates: location as [number, number]};
    case 'scaledCoordinates':
      return {type: 'Point', coordinates: fromScaled(location as ScaledCoordinates)};
    case 'wkt':
      return wound(parseWkt(location as string));
    case 'geohash':
      return geohashOutline(location as string);
    case 'h3':
    case 'address':
      return null;
    default:
      return wound(location as Geometry);
  }
}

function wound(geometry: Geometry): Geometry {
  if (geometry.type !== 'Polygon') return geometry;
  return {
    type: 'Polygon',
    coordinates: geometry.coordinates.map((ring, i) =>
      ringArea2(ring) < 0 === (i === 0) ? [...ring].reverse() : ring,
    ),
  };
}
