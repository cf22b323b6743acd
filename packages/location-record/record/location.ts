import type {AddFinding, ReasonCode} from '../reasons';
import {addGeometryFindings, checkRange, isObject, printGeoJson} from '../geo/geojson';
import {GEOHASH_PATTERN} from '../geo/geohash';
import {isH3Cell} from '../geo/h3Index';
import {fromScaled, type ScaledCoordinates} from '../geo/scaled';
import type {Geometry} from '../geo/types';
import {WktError, parseWkt} from '../geo/wkt';
import {LOCATION_TYPES, type LocationType, type Payloads, type RecordV02} from './model';
import {isNestedDeeper} from './nesting';

const GEOMETRY_OF = {'geojson-point': 'Point', 'geojson-line': 'LineString', 'geojson-polygon': 'Polygon'} as const;

export const isLocationType = (value: unknown): value is LocationType =>
  (LOCATION_TYPES as readonly unknown[]).includes(value);

/** Findings that say something whatever the coordinates are. The others need degrees of longitude and latitude. */
const IN_ANY_UNIT = /^(?:position-shape|line-too-short|ring-(?:shape|too-short|open))$/;

/** Positions, however deep, with the first two axes exchanged. */
const swapped = (value: unknown): unknown => {
  const [a, b, ...height] = value as unknown[];
  return typeof a === 'number' ? [b, a, ...height] : (value as unknown[]).map(swapped);
};

/** The same geometry with the first two axes exchanged. */
export const swapAxes = ({type, coordinates}: Geometry): Geometry =>
  ({type, coordinates: swapped(coordinates)}) as Geometry;

/** What a reference-system value means for the order of axes; `other`: not longitude and latitude of WGS 84, or not known. */
export type AxisOrder = 'lon-lat' | 'lat-lon' | 'other';

const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

/** White space in the sense of Unicode (property White_Space), which neither `trim` nor `\s` follow to the letter. */
const WHITE = /^[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*$/;

/** Whether a text has nothing besides white space. */
export const isWhitespace = (text: string): boolean => WHITE.test(text);

/**
 * Checks the `location` of a v0.2 record against its type: JSON shape first, then ranges, rings, alphabets. Positions of GeoJSON and
 * of the decimal type are longitude, latitude in degrees; `order` is that of the record's srs and decides for `wkt` and
 * `scaledCoordinates`. Adds findings; no error among them means valid.
 */
export function checkLocation(type: LocationType, location: unknown, order: AxisOrder, add: AddFinding): void {
  const isText = typeof location === 'string';
  const fail = (code: ReasonCode, message: string): void => add(code, 'location', message);
  switch (type) {
    case 'coordinate-decimal+lon-lat':
      if (isPair(location)) checkRange(...location, 'location', add);
      else fail('decimal-shape', 'an array of exactly two finite numbers is expected: longitude, then latitude');
      return;
    case 'geojson-point':
    case 'geojson-line':
    case 'geojson-polygon':
      if (isText)
        fail('geojson-as-text', 'a geometry object is expected, not its text; text is for the EAS payload only');
      else addGeometryFindings(location, GEOMETRY_OF[type], 'location', add);
      return;
    case 'h3':
      if (!isText || !/^8[0-9a-f]{14}$/.test(location))
        fail('h3-form', 'fifteen lower-case hexadecimal digits that start with 8 are expected');
      else if (!isH3Cell(location)) fail('h3-not-cell', 'the digits are not those of an H3 cell');
      return;
    case 'geohash': {
      const message = 'one to twelve characters are expected: digits and lower-case letters without a, i, l, o';
      if (!isText || !GEOHASH_PATTERN.test(location)) fail('geohash-alphabet', message);
      return;
    }
    case 'wkt':
      if (isText) checkWkt(location, order, add);
      else fail('not-text', 'Well-Known Text is expected');
      return;
    case 'address':
      if (!isText || isWhitespace(location))
        fail('address-empty', 'text with a character other than white space is expected');
      return;
    case 'scaledCoordinates':
      checkScaled(location, order, add);
  }
}

function checkWkt(text: string, order: AxisOrder, add: AddFinding): void {
  try {
    const geometry = parseWkt(text);
    addGeometryFindings(
      order === 'lat-lon' ? swapAxes(geometry) : geometry,
      undefined,
      'location',
      (code, ...found) => {
        if (code === 'position-shape') add(code, found[0], found[1], 'LP-51');
        else if (order !== 'other' || IN_ANY_UNIT.test(code)) add(code, ...found);
      },
    );
  } catch (reason) {
    if (!(reason instanceof WktError)) throw reason;
    add(reason.code, 'location', reason.message);
  }
}

function checkScaled(location: unknown, order: AxisOrder, add: AddFinding): void {
  const {x, y, scale} = (isObject(location) ? location : {}) as Partial<ScaledCoordinates>;
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y) || !Number.isSafeInteger(scale) || (scale ?? 0) <= 0)
    return add('scaled-shape', 'location', 'an object of three integers is expected: x, y and a positive scale');
  if (order === 'other') return;
  const [first, second] = fromScaled({x, y, scale} as ScaledCoordinates);
  const [lon, lat] = order === 'lat-lon' ? [second, first] : [first, second];
  // The quotient has as many decimals as it has.
  checkRange(lon, lat, 'location', (code, ...found) => code !== 'too-many-decimals' && add(code, ...found));
}

/**
 * The text that goes into the `string` slot of an EAS payload: strings unchanged, arrays and objects as compact JSON. GeoJSON is
 * written with `type` first. Nothing else is normalised: different text means a different UID.
 */
export function locationText(location: unknown): string {
  if (typeof location === 'string') return location;
  const {type, coordinates} = (location ?? {}) as Partial<Geometry>;
  const isGeometry = type !== undefined && coordinates !== undefined;
  return isGeometry ? printGeoJson({type, coordinates} as Geometry) : JSON.stringify(location);
}

/** The four strings that carry a v0.2 record inside EAS. Optional fields have no slot there and stay behind. */
export const recordToPayload = ({lp_version, srs, location_type, location}: RecordV02): Payloads['v0.2'] => ({
  lp_version,
  srs,
  location_type,
  location: locationText(location),
});

/** Levels of brackets, of which a polygon has four. */
const MOST_NESTED = 100;

/**
 * Reads the JSON text of a location.
 *
 * @throws SyntaxError when the text is no JSON, or nested deeper than anything that is a place
 */
export function parseLocationJson(text: string): unknown {
  if (isNestedDeeper(text, MOST_NESTED)) throw new SyntaxError(`brackets are nested deeper than ${MOST_NESTED}`);
  return JSON.parse(text);
}

/** Back from payload text to the JSON value of a v0.2 record. Throws SyntaxError when JSON is expected and the text is none. */
export function locationFromText(type: LocationType, text: string): unknown {
  return type === 'h3' || type === 'geohash' || type === 'wkt' || type === 'address' ? text : parseLocationJson(text);
}
