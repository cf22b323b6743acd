/** Converts text in any form to one place, and one place to text in every form. Knows nothing of a page. */
import {
  AngleError,
  boundingBox,
  checkGeometry,
  fromScaled,
  geohashBox,
  geohashOutline,
  geodesic,
  geohashSize,
  isH3Cell,
  h3Resolution,
  parsePair,
  parseWkt,
  printDegrees,
  printDms,
  printGeoJson,
  printWkt,
  toGeohash,
  toScaled,
  WktError,
  type Geometry,
  type Polygon,
} from '@astral-docs/location-record/geo';
import {swapAxes} from '@astral-docs/location-record/record/location';
import {h3Area, h3Centre, h3Outline, toH3} from '@astral-docs/location-record/geo/h3';
import {type JsonError, parseBoundedJson} from '@site/src/lib/json';
import {formatLength} from '@site/src/lib/readable';

export type Order = 'lon-lat' | 'lat-lon';

/** The axes of an order, in words. */
export const axisOrderLabels: Readonly<Record<Order, string>> = {
  'lon-lat': 'longitude, latitude',
  'lat-lon': 'latitude, longitude',
};
const {'lon-lat': LON_LAT, 'lat-lon': LAT_LON} = axisOrderLabels;

/** A text, parsed. Angles are degrees on WGS 84. */
export interface Reading {
  /** Name of the form that was recognised. */
  form: string;
  /** The place: longitude and latitude. Of a cell it is the centre, of a line or an area the middle of the bounding box. */
  lon: number;
  lat: number;
  /** Whether the text names a cell. */
  isCell: boolean;
  /** A line, an area or the outline of a cell, to be drawn. */
  shape: Geometry | null;
  /** The order in which two bare numbers were read; null when the text itself names its axes, or has none. */
  assumed: Order | null;
  /** What the reader should know before trusting the result. */
  warnings: string[];
  /** The same text with its two axes exchanged, where its form has an order to get wrong. */
  swapped: string | null;
}

/** A text that names no place. `swapped` is the text that would, when only the order of axes is wrong. */
export class PlaceParseError extends Error {
  override name = 'PlaceParseError';
  constructor(
    message: string,
    readonly swapped: string | null = null,
  ) {
    super(message);
  }
}

/** Rounds away the noise of a mean of two numbers, far below a millimetre. */
const tidy = (angle: number): number => Number(angle.toFixed(9));

/** Warns of a pair that is on Earth in both orders: nothing in it tells which one was meant. */
function axisWarning(lon: number, lat: number, order: Order): string[] {
  const swapDistance = geodesic([lon, lat], [lat, lon]);
  if (swapDistance === 0) return [];
  return [
    `The text does not name its axes. It is read as ${axisOrderLabels[order]}; in the other order the place lies ${formatLength(swapDistance)} away (geodesic on WGS 84).`,
  ];
}

function readGeometry(geometry: Geometry, form: string, print: (geometry: Geometry) => string): Reading {
  const findings = checkGeometry(geometry);
  const swapped = swapAxes(geometry);
  const fits = checkGeometry(swapped).every(({level}) => level !== 'error');
  const errors = findings.filter(({level}) => level === 'error');
  if (errors[0]) throw new PlaceParseError(`${form}: ${errors[0].message}.`, fits ? print(swapped) : null);
  const [west, south, east, north] = boundingBox(geometry);
  const isPoint = geometry.type === 'Point';
  return {
    form,
    lon: tidy((west + east) / 2),
    lat: tidy((south + north) / 2),
    isCell: false,
    shape: isPoint ? null : geometry,
    assumed: null,
    warnings: [
      ...new Set(findings.map(({message}) => `${message[0]!.toUpperCase()}${message.slice(1)}.`)),
      ...(isPoint
        ? []
        : ['Below, the place is the middle of the bounding box; the shape itself is in the first two rows.']),
    ],
    swapped: fits ? print(swapped) : null,
  };
}

function readJson(text: string): Reading {
  let value: unknown;
  try {
    value = parseBoundedJson(text);
  } catch (error) {
    throw new PlaceParseError(`The text begins like JSON, but it does not parse: ${(error as JsonError).message}.`);
  }
  const {x, y, scale} = value as {x?: unknown; y?: unknown; scale?: unknown};
  if (Number.isSafeInteger(x) && Number.isSafeInteger(y) && Number.isSafeInteger(scale) && (scale as number) > 0) {
    const [lon, lat] = fromScaled({x, y, scale} as {x: number; y: number; scale: number});
    return readGeometry({type: 'Point', coordinates: [lon, lat]}, 'scaledCoordinates', () =>
      JSON.stringify({x: y, y: x, scale}),
    );
  }
  // A place is often pasted with its wrapper; the wrapper adds nothing to the place.
  const feature = value as {type?: unknown; geometry?: unknown};
  const bare = feature.type === 'Feature' ? feature.geometry : value;
  const shape = checkGeometry(bare).find(({code, level}) => level === 'error' && !/range|swapped/.test(code));
  if (shape) throw new PlaceParseError(`GeoJSON: ${shape.message}.`);
  return readGeometry(bare as Geometry, `GeoJSON ${(bare as Geometry).type}`, printGeoJson);
}

const FORMS = {
  decimal: 'decimal pair',
  dms: 'degrees, minutes, seconds',
  'geo-uri': 'geo URI',
  'json-array': 'JSON array',
} as const;

function readWkt(text: string): Reading {
  try {
    const geometry = parseWkt(text);
    return readGeometry(geometry, `WKT ${geometry.type}`, printWkt);
  } catch (error) {
    if (error instanceof WktError) throw new PlaceParseError(`WKT: ${error.message}.`);
    throw error;
  }
}

/** The centre of a cell whose name was typed as `text`. @param rule of the registry about the letters of such names */
const describeCell = (text: string, cell: Pick<Reading, 'form' | 'lon' | 'lat' | 'shape'>, rule: string): Reading => ({
  ...cell,
  isCell: true,
  assumed: null,
  warnings: [
    'A cell is an area. Below, the place is its centre.',
    ...(text === text.toLowerCase() ? [] : [`The registry wants lower-case letters (${rule}).`]),
  ],
  swapped: null,
});

function readH3Cell(text: string): Reading {
  const cell = text.toLowerCase();
  const [lon, lat] = h3Centre(cell);
  const form = `H3 cell of resolution ${h3Resolution(cell)}`;
  const centre = {lon: Number(lon.toFixed(7)), lat: Number(lat.toFixed(7))};
  return describeCell(text, {form, ...centre, shape: h3Outline(cell)}, 'LP-49');
}

function readGeohash(text: string): Reading {
  const hash = text.toLowerCase();
  const [west, south, east, north] = geohashBox(hash);
  const degrees = Math.min(east - west, north - south);
  const decimals = Math.min(9, Math.max(0, Math.ceil(-Math.log10(degrees)) + 1));
  const centre = {
    lon: Number(((west + east) / 2).toFixed(decimals)),
    lat: Number(((south + north) / 2).toFixed(decimals)),
  };
  const form = `geohash of ${hash.length} characters`;
  return describeCell(text, {form, ...centre, shape: geohashOutline(hash)}, 'LP-50');
}

function readPair(text: string, order: Order): Reading {
  try {
    const pair = parsePair(text, order);
    const {lon, lat, certain, form} = pair;
    const isNamed = form === 'dms' ? /[NSEW]/i.test(text) : form === 'geo-uri';
    const [words, swapped] = pair.order === 'lon-lat' ? [LON_LAT, LAT_LON] : [LAT_LON, LON_LAT];
    const offEarth = `The order looks swapped: read as ${swapped}, the numbers are off the Earth, so they are read as ${words}.`;
    const warnings = certain ? (pair.order === order ? [] : [offEarth]) : axisWarning(lon, lat, pair.order);
    return {
      form: FORMS[form],
      lon: tidy(lon),
      lat: tidy(lat),
      isCell: false,
      shape: null,
      assumed: isNamed || certain ? null : pair.order,
      warnings: isNamed ? [] : warnings,
      swapped: null,
    };
  } catch (error) {
    if (error instanceof AngleError)
      throw new PlaceParseError(
        `No form fits: ${error.message}. Write two numbers, degrees with hemisphere letters, GeoJSON, WKT, an H3 cell or a geohash.`,
      );
    throw error;
  }
}

/**
 * Reads a place from text in any form: decimal pair, degrees-minutes-seconds, geo URI, JSON array, GeoJSON geometry (or the
 * Feature round it), WKT, scaledCoordinates, H3 cell, geohash. Degrees, WGS 84; `order` decides for two bare numbers only.
 * Throws PlaceParseError with a sentence for the reader.
 */
export function parsePlaceNotation(text: string, order: Order = 'lon-lat'): Reading {
  const trimmed = text.trim();
  if (trimmed === '') throw new PlaceParseError('Write a place, or press a point of the map.');
  if (trimmed.startsWith('{')) return readJson(trimmed);
  if (/^(SRID\s*=|POINT|LINESTRING|POLYGON|MULTI|GEOMETRYCOLLECTION)/i.test(trimmed)) return readWkt(trimmed);
  if (isH3Cell(trimmed.toLowerCase())) return readH3Cell(trimmed);
  if (/^8[0-9a-f]{14}$/i.test(trimmed))
    throw new PlaceParseError('The fifteen digits have the form of an H3 cell, but no such cell exists.');
  // A text of digits alone is a number before it is a geohash.
  if (/^[0-9b-hjkmnp-z]{1,12}$/i.test(trimmed) && /[a-z]/i.test(trimmed) && !/^[nsew][\d.]+$/i.test(trimmed))
    return readGeohash(trimmed);
  return readPair(trimmed, order);
}

/** One place in one form. */
export interface PlaceNotation {
  id: string;
  name: string;
  /** Order of axes, in words. */
  order: string;
  text: string;
}

/**
 * A place in the forms that the registry, older records and neighbouring tools use. Longitude and latitude in degrees on WGS 84;
 * `resolution` of the H3 cell 0 to 15, `length` of the geohash 1 to 12.
 */
export function listPlaceNotations(lon: number, lat: number, resolution = 9, length = 9): PlaceNotation[] {
  // Numbers in JSON never show an exponent that a reader of text would stumble over.
  const [x, y] = [printDegrees(lon, 9), printDegrees(lat, 9)];
  const rows: readonly [id: string, name: string, order: string, text: string][] = [
    ['coordinate-decimal+lon-lat', 'coordinate-decimal+lon-lat', LON_LAT, `[${x},${y}]`],
    ['geojson', 'geojson-point', LON_LAT, `{"type":"Point","coordinates":[${x},${y}]}`],
    ['wkt', 'wkt', `${LON_LAT} with CRS84`, `POINT (${x} ${y})`],
    ['h3', 'h3', 'a cell', toH3(lon, lat, resolution)],
    ['geohash', 'geohash', 'a cell', toGeohash(lon, lat, length)],
    ['scaledCoordinates', 'scaledCoordinates', 'x longitude, y latitude', JSON.stringify(toScaled(lon, lat))],
    ['dms', 'Degrees, minutes, seconds', LAT_LON, `${printDms(lat, 'lat')} ${printDms(lon, 'lon')}`],
    ['v0.1-text-lon-lat', 'Text of v0.1', LON_LAT, `${x}, ${y}`],
    ['v0.1-text-lat-lon', 'Text for most map apps', LAT_LON, `${y}, ${x}`],
    ['geo-uri', 'geo URI (RFC 5870)', LAT_LON, `geo:${y},${x}`],
  ];
  return rows.map(([id, name, order, text]) => ({id, name, order, text}));
}

/** The shape of a reading, where it was a line or an area, in the two forms that can hold one. */
export function listShapeNotations({shape, isCell}: Reading): PlaceNotation[] {
  if (!shape || isCell) return [];
  return [
    {
      id: 'shape-geojson',
      name: `geojson-${shape.type === 'LineString' ? 'line' : 'polygon'}`,
      order: LON_LAT,
      text: printGeoJson(shape),
    },
    {id: 'shape-wkt', name: 'wkt, the shape', order: LON_LAT, text: printWkt(shape)},
  ];
}

/** The cells that hold a place, with their size. Areas on the sphere of H3, widths and heights on the WGS 84 ellipsoid. */
export function findCells(lon: number, lat: number, resolution: number, length: number) {
  const cell = toH3(lon, lat, resolution);
  const hash = toGeohash(lon, lat, length);
  const [, south, , north] = geohashBox(hash);
  return {
    h3: {cell, area: h3Area(cell), outline: h3Outline(cell)},
    geohash: {hash, ...geohashSize(length, (south + north) / 2), outline: geohashOutline(hash) as Polygon},
  };
}
