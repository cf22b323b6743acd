/** Cases about records: text, fields, locations. The answers are written by hand, or follow from how a case was made. */
import badRecords from '../vectors/bad-records.json';
import goodRecords from '../vectors/records.json';
import type {ReasonCode} from '../site';
import {Chance, flagged, rulesOf, verdict, type Case, type Flag} from './case';

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const EPSG4326 = 'http://www.opengis.net/def/crs/EPSG/0/4326';
const EPSG3857 = 'http://www.opengis.net/def/crs/EPSG/0/3857';
const CID = 'bafkreihztdv7c6qcr6o5em7zi7vofforr2evtastisqyh5tinhdbfz3pji';
type Json = Record<string, unknown>;

const minimal: Json = {
  lp_version: '1.0.0',
  srs: CRS84,
  location_type: 'geojson-point',
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
};

const cases: Case[] = [];

function add(id: string, input: Json, codes: readonly ReasonCode[], note: string, flags: readonly Flag[]): void {
  const output = verdict(...codes);
  const rules = rulesOf(codes, 'LP-1');
  cases.push({id: `record-${id}`, op: 'check-record', rules, flags: flagged(output, flags), note, input, output});
}

/** A record that differs from the smallest one; a change to undefined leaves the field out. */
function rec(id: string, changes: Json, codes: readonly ReasonCode[], note: string, flags: readonly Flag[] = []): void {
  const record = Object.fromEntries(
    Object.entries({...minimal, ...changes}).filter(([, value]) => value !== undefined),
  );
  add(id, {record}, codes, note, flags);
}
const text = (id: string, json: string, codes: readonly ReasonCode[], note: string, flags: readonly Flag[] = []) =>
  add(id, {text: json}, codes, note, ['Json', ...flags]);
/** Positions in the order of their numbers, as Well-Known Text writes them: `0 0, 1 0, 1 1`. */
const path = (positions: string): number[][] => positions.split(', ').map((one) => one.split(' ').map(Number));
const place = (type: string, location: unknown, srs = CRS84): Json => ({location_type: type, location, srs});
const point = (...coordinates: unknown[]): Json => place('geojson-point', {type: 'Point', coordinates});
const polygon = (...rings: unknown[]): Json => place('geojson-polygon', {type: 'Polygon', coordinates: rings});
const line = (...coordinates: unknown[]): Json => place('geojson-line', {type: 'LineString', coordinates});

// --- The published vectors ------------------------------------------------------------------------------------------------

for (const {id, record} of goodRecords.cases) add(`published-${id}`, {record}, [], `Valid: ${id}`, []);
const also: Record<string, ReasonCode[]> = {
  'media-array': ['wrong-type'],
  'decimal-range': ['latitude-range', 'longitude-range'],
  antimeridian: ['ring-winding', 'antimeridian'],
};
for (const {id, record, code} of badRecords.cases)
  add(`published-${id}`, {record}, also[id] ?? [code as ReasonCode], `From /vectors/bad-records.json: ${id}`, []);

// --- The examples that the pages print, as far as no other case has them --------------------------------------------------

for (const [id, changes, ...codes] of [
  ['decimal-longitude', place('coordinate-decimal+lon-lat', [190, 10]), 'longitude-range'],
  ['decimal-swapped', place('coordinate-decimal+lon-lat', [10, 95]), 'axes-swapped'],
  ['wkt-line', place('wkt', 'LINESTRING (-0.001475 51.476812, -0.001475 51.478812)')],
  ['address-object', place('address', {street: 'Blackheath Avenue', town: 'London'}), 'address-empty'],
  ['scaled-list', place('scaledCoordinates', [-14750, 514778120, 10000000]), 'scaled-shape'],
  ['srs-3857', {srs: 'EPSG:3857'}, 'srs-short-code'],
  ['attributes', {attributes: '{"water_table_cm":-12.5}'}],
  ['attributes-object', {attributes: {water_table_cm: -12.5}}, 'attributes-not-text'],
  ['extensions', {extensions: {'x-plot': '7'}}],
  ['extensions-text', {extensions: 'plot 7'}, 'wrong-type'],
  ['media', {media_type: 'image/jpeg', media_data: CID}],
  ['media-list', {media_type: ['image/jpeg'], media_data: [CID, CID]}, 'wrong-type'],
  ['proof', {proof: {stamp_types: 'trusted_hardware.gps.v1', stamps: 'e30='}}],
  ...['dms', 'mgrs', 'utm', 'w3w', 'point', 'Feature', 'FeatureCollection', 'geojson-multipoint'].map(
    (type) => [`type-${type}`, {location_type: type}, 'location-type-unknown'] as const,
  ),
] as const satisfies readonly (readonly [string, Json, ...ReasonCode[]])[])
  rec(`printed-${id}`, changes, codes, 'An example that a page prints');

// --- Text -----------------------------------------------------------------------------------------------------------------

const asText = JSON.stringify(minimal);
text('text-plain', asText, [], 'The smallest record as text');
text('text-spaced', ` ${JSON.stringify(minimal, null, 2)}\n`, [], 'White space around JSON is allowed', ['Text']);
text('text-cut', asText.slice(0, -1), ['not-json'], 'The last brace is missing', ['Boundary']);
text('text-empty', '', ['not-json'], 'An empty text');
text('text-comma', asText.replace(/}$/, ',}'), ['not-json'], 'A comma after the last member');
text('text-nan', asText.replace('-0.001475', 'NaN'), ['not-json'], 'NaN is not JSON, although some parsers take it', [
  'Number',
]);
text('text-infinity', asText.replace('-0.001475', '-Infinity'), ['not-json'], 'Infinity is not JSON', ['Number']);
text('text-single-quotes', asText.replaceAll('"', "'"), ['not-json'], 'Single quotes');
text(
  'text-overflow',
  asText.replace('-0.001475', '1e400'),
  ['position-shape'],
  'A number beyond the range of a double is not finite',
  ['Number'],
);
text('text-exponent', asText.replace('-0.001475', '-1.475e-3'), [], 'The same number in another spelling', ['Number']);
text(
  'text-twice',
  asText.replace(/}$/, ',"lp_version":"1.0"}'),
  ['version-pattern'],
  'Of two members with one name the last counts',
  ['Order'],
);
text('text-array', '[]', ['not-object'], 'An array');
text('text-null', 'null', ['not-object'], 'null');
text('text-string', JSON.stringify(asText), ['not-object'], 'A record inside a string');
text('text-number', '1', ['not-object'], 'A number');

// --- Lists and texts where some languages see the value inside --------------------------------------------------------------

for (const [id, changes, ...codes] of [
  ['version', {lp_version: ['1.0.0']}, 'version-pattern'],
  ['srs', {...place('coordinate-decimal+lon-lat', [1, 2]), srs: [EPSG4326]}, 'wrong-type'],
  ['h3', place('h3', ['87195da49ffffff']), 'h3-form'],
  ['geohash', place('geohash', ['gcpuz']), 'geohash-alphabet'],
  ['address', place('address', ['London']), 'address-empty'],
  ['decimal-text', place('coordinate-decimal+lon-lat', '12'), 'decimal-shape'],
  ['scaled-null', place('scaledCoordinates', null), 'scaled-shape'],
  ['scaled-text', place('scaledCoordinates', '{"x":1,"y":2,"scale":3}'), 'scaled-shape'],
] as const satisfies readonly (readonly [string, Json, ...ReasonCode[]])[])
  rec(`coerced-${id}`, changes, codes, 'The JSON type counts', ['Boundary']);
text(
  'decimal-infinite',
  asText.replace('geojson-point', 'coordinate-decimal+lon-lat').replace(/\{"type".*?\}/, '[1e400,0]'),
  ['decimal-shape'],
  'A number that no double holds',
  ['Number', 'Boundary'],
);
rec(
  'wkt-ring-open-height',
  place('wkt', 'POLYGON Z ((0 0 1, 0 1 1, 1 1 1, 0 0 2))', EPSG4326),
  ['ring-open'],
  'Latitude first, and the last height is another one',
  ['AxisOrder', 'Boundary'],
);

// --- Version --------------------------------------------------------------------------------------------------------------

for (const [id, lp_version, codes, note, flags] of [
  ['zeros', '01.00.000', [], 'Leading zeros are digits', ['Boundary']],
  ['patch', '1.0.1', [], 'A later patch'],
  ['minor', '1.7.0', [], 'A later minor version'],
  ['long', '1.12345678901234567890.0', [], 'The numbers have no limit', ['Number']],
  ['major-two', '2.0.0', ['version-major'], 'A later major version can have other rules', ['Boundary']],
  ['major-zero', '0.2.0', ['version-zero'], 'What location-protocol-dart 0.1.0 calls its current version', ['Library']],
  ['major-zero-one', '0.1.0', ['version-zero'], 'A version before 1.0.0', ['Boundary']],
  ['suffix', '1.0.0-beta', ['version-pattern'], 'A pre-release suffix'],
  ['build', '1.0.0+1', ['version-pattern'], 'A build suffix'],
  [
    'newline',
    '1.0.0\n',
    ['version-pattern'],
    'A line feed at the end: in some languages $ matches before it',
    ['Text', 'Boundary'],
  ],
  ['arabic', '١.٠.٠', ['version-pattern'], 'Digits outside ASCII: in some languages \\d matches them', ['Text']],
  ['comma', '1,0,0', ['version-pattern'], 'Commas'],
  ['null', null, ['version-pattern'], 'A field with the value null is present'],
  ['negative', '-1.0.0', ['version-pattern'], 'A sign'],
] as [string, unknown, ReasonCode[], string, Flag[]?][])
  rec(`version-${id}`, {lp_version}, codes, note, flags);
rec(
  'version-three-and-broken',
  {lp_version: '3.1.4', location_type: 'voxel'},
  ['version-major'],
  'Nothing else is checked',
  ['Order'],
);

// --- Reference system -----------------------------------------------------------------------------------------------------

for (const [id, srs, codes, note, flags] of [
  ['mars', 'http://www.opengis.net/def/crs/IAU/2015/49900', [], 'Not on the Earth'],
  ['other-registry', 'https://example.org/crs/local', [], 'https is allowed outside the OGC register', ['Boundary']],
  ['host-only', 'http://example.org', [], 'A URI without a path', ['Boundary']],
  ['upper-scheme', 'HTTP://example.org/crs', [], 'Schemes have no case', ['Text']],
  ['crs-colon', 'CRS:84', ['srs-short-code'], 'A short code'],
  ['lower-case', 'epsg:3857', ['srs-short-code'], 'Short codes have no case', ['Text']],
  ['esri', 'ESRI:54009', ['srs-short-code'], 'Another authority'],
  ['double-colon', 'EPSG::4326', ['srs-short-code'], 'A colon is one of the characters', ['Boundary']],
  ['code-empty', 'EPSG:', ['srs-not-uri'], 'An authority without a code is not a short code', ['Boundary']],
  ['code-space', 'EPSG: 4326', ['srs-not-uri'], 'A space is not one of the characters', ['Boundary', 'Text']],
  ['name', 'CRS84', ['srs-not-uri'], 'A name'],
  ['empty', '', ['srs-not-uri'], 'An empty text'],
  ['scheme-only', 'http://', ['srs-not-uri'], 'No host', ['Boundary']],
  ['slash', 'http:///crs', ['srs-not-uri'], 'A slash where the host belongs', ['Boundary']],
  ['space', `${CRS84} `, ['srs-not-uri'], 'A space at the end', ['Text', 'Boundary']],
  ['newline', `${CRS84}\n`, ['srs-not-uri'], 'A line feed at the end', ['Text', 'Boundary']],
  ['iri', 'http://example.org/é', ['srs-not-uri'], 'URIs are ASCII (RFC 3986)', ['Text']],
  ['ftp', 'ftp://example.org/crs', ['srs-not-uri'], 'Neither HTTP nor URN'],
  ['urn-one-letter', 'urn:a:crs', ['srs-not-uri'], 'The namespace of a URN has at least two characters', ['Boundary']],
  ['urn-two-letters', 'urn:ab:crs', [], 'The namespace of a URN has at least two characters', ['Boundary']],
  ['urn-empty', 'urn:ogc:', ['srs-not-uri'], 'A URN without a name', ['Boundary']],
  [
    'https-epsg',
    EPSG4326.replace('http:', 'https:'),
    ['srs-https'],
    'Not known as latitude first, because identifiers are compared byte for byte',
    ['AxisOrder'],
  ],
  [
    'https-host-case',
    CRS84.replace('http://www', 'https://WWW'),
    [],
    'Only the exact beginning is reported',
    ['Boundary', 'Text'],
  ],
  ['number', 4326, ['wrong-type'], 'A number'],
  ['null', null, ['wrong-type'], 'null'],
  ['object', {type: 'name'}, ['wrong-type'], 'The crs object of the older GeoJSON'],
] as [string, unknown, ReasonCode[], string, Flag[]?][])
  rec(`srs-${id}`, {srs}, codes, note, flags);
rec('srs-lat-first-h3', place('h3', '89194ad2307ffff', EPSG4326), [], 'A cell has no axes', ['AxisOrder']);

// --- Required fields and the order of checks ------------------------------------------------------------------------------

rec(
  'missing-all',
  {lp_version: undefined, srs: undefined, location_type: undefined, location: undefined},
  ['missing-field'],
  'An empty object',
  ['Boundary'],
);
rec(
  'missing-location-bad-type',
  {location: undefined, location_type: 'geojson'},
  ['missing-field', 'location-type-unknown'],
  'Both are told',
  ['Order'],
);
rec(
  'missing-type-bad-location',
  {location_type: undefined, location: 5},
  ['missing-field'],
  'Without a type the location is not checked',
  ['Order'],
);
rec('location-null', {location: null}, ['not-geojson'], 'null is present, and not a geometry', ['Boundary']);
rec('type-number', {location_type: 7}, ['location-type-unknown'], 'A number');
rec('type-null', {location_type: null}, ['location-type-unknown'], 'null');
rec('type-case', {location_type: 'GeoJSON-Point'}, ['location-type-unknown'], 'Identifiers have case', ['Text']);
rec('type-space', {location_type: 'geojson-point '}, ['location-type-unknown'], 'A space at the end', [
  'Text',
  'Boundary',
]);
rec(
  'order-everything',
  {
    lp_version: '1',
    srs: 'EPSG:4326',
    location_type: 'coordinate-decimal+lon-lat',
    location: [500, 900],
    event_timestamp: 0,
    note: '',
  },
  ['version-pattern', 'srs-short-code', 'latitude-range', 'longitude-range', 'event-timestamp', 'unknown-field'],
  'Every reason is told, in the order of the table',
  ['Order'],
);

// --- Decimal pair ---------------------------------------------------------------------------------------------------------

const decimal = (id: string, location: unknown, codes: ReasonCode[], note: string, flags: Flag[] = []) =>
  rec(`decimal-${id}`, place('coordinate-decimal+lon-lat', location), codes, note, flags);
decimal('corner', [180, 90], [], 'The largest values', ['Boundary']);
decimal('other-corner', [-180, -90], [], 'The smallest values', ['Boundary']);
decimal('zero', [0, 0], [], 'Zero is a place', ['Boundary']);
decimal('one', [1], ['decimal-shape'], 'One number', ['Boundary']);
decimal('none', [], ['decimal-shape'], 'No number', ['Boundary']);
decimal('text-numbers', ['10', '20'], ['decimal-shape'], 'Numbers as text', ['Number']);
decimal('null', [10, null], ['decimal-shape'], 'null is not a number');
decimal('boolean', [true, false], ['decimal-shape'], 'In some languages true is a number', ['Number']);
decimal('object', {lon: 10, lat: 20}, ['decimal-shape'], 'An object');
decimal('lat-at-180', [90, 180], ['axes-swapped'], 'The largest pair that looks swapped', ['Boundary', 'AxisOrder']);
decimal('lat-beyond-180', [90, 180.000001], ['latitude-range'], 'Swapping would not help', ['Boundary', 'AxisOrder']);
decimal('lon-above-90', [90.000001, 100], ['latitude-range'], 'Swapping would not help', ['Boundary', 'AxisOrder']);
decimal('lon-beyond', [180.000001, 0], ['longitude-range'], 'Beyond 180 by the last decimal', ['Boundary']);
decimal('lon-below', [-180.000001, 90], ['longitude-range'], 'Below −180 by the last decimal', ['Boundary']);
decimal('both', [200, 100], ['latitude-range', 'longitude-range'], 'Latitude comes first in the table', ['Order']);
decimal('seven', [1.1234567, 2.7654321], [], 'Seven decimals', ['Boundary', 'Number']);
decimal('eight', [1.12345678, 2], ['too-many-decimals'], 'Eight decimals', ['Boundary', 'Number']);
decimal('eight-lat', [1, -2.12345678], ['too-many-decimals'], 'Eight decimals in the latitude', ['Boundary', 'Number']);
decimal('exponent-seven', [1e-7, 0], [], 'Spelled 1e-7 or 1e-07: seven decimals', ['Boundary', 'Number']);
decimal('exponent-fraction', [1.5e-7, 0], ['too-many-decimals'], 'Eight decimals', ['Boundary', 'Number']);
decimal('sum', [0.1 + 0.2, 10], ['too-many-decimals'], 'The rest of a sum of binary fractions', ['Number']);
decimal('decimals-and-range', [500.123456789, 10], ['longitude-range', 'too-many-decimals'], 'Both are told', [
  'Order',
]);

// --- GeoJSON --------------------------------------------------------------------------------------------------------------

rec('geojson-array', place('geojson-point', [1, 2]), ['not-geojson'], 'An array is not an object');
rec('geojson-empty-object', place('geojson-point', {}), ['geometry-type'], 'No type', ['Boundary']);
rec(
  'geojson-lower-case',
  place('geojson-point', {type: 'point', coordinates: [1, 2]}),
  ['geometry-type'],
  'Type names have case',
  ['Text'],
);
rec(
  'geojson-collection',
  place('geojson-polygon', {type: 'FeatureCollection', features: []}),
  ['geojson-wrapper'],
  'A collection',
);
rec(
  'geojson-mismatch-line',
  place('geojson-line', {type: 'Polygon', coordinates: []}),
  ['geometry-mismatch'],
  'The type of the geometry is checked before its coordinates',
  ['Order'],
);
rec(
  'geojson-crs-null',
  place('geojson-point', {type: 'Point', coordinates: [1, 2], crs: null}),
  ['legacy-crs'],
  'Any value counts',
  ['Boundary'],
);
rec(
  'geojson-bbox',
  place('geojson-point', {type: 'Point', coordinates: [1, 2], bbox: [1, 2, 1, 2]}),
  [],
  'Other members are allowed',
);
rec('geojson-text-empty', place('geojson-line', ''), ['geojson-as-text'], 'Any text', ['Boundary']);
rec('point-three', point(1, 2, -3.5), [], 'A height has no range', ['Boundary']);
rec('point-text', point('1', '2'), ['position-shape'], 'Numbers as text', ['Number']);
rec('point-boolean', point(true, 2), ['position-shape'], 'In some languages true is a number', ['Number']);
rec('point-null-height', point(1, 2, null), ['position-shape'], 'null is not a height');
rec('point-height-decimals', point(1, 2, 3.123456789), [], 'Decimals of a height are not counted', [
  'Number',
  'Boundary',
]);
rec('point-nested', point([1, 2]), ['position-shape'], 'A list of positions');
rec('line-one', line([1, 2]), ['line-too-short'], 'One position', ['Boundary']);
rec('line-two', line([1, 2], [1, 2]), [], 'Two positions, even the same', ['Boundary']);
rec('line-flat', line(1, 2), ['position-shape'], 'Numbers instead of positions');
rec('line-no-coordinates', place('geojson-line', {type: 'LineString'}), ['position-shape'], 'No coordinates');
rec('line-short-and-bad', line([1]), ['line-too-short', 'position-shape'], 'Both are told', ['Order']);
rec('line-180-apart', line([-90, 0], [90, 0]), [], 'Exactly 180° apart', ['Boundary']);
rec('line-beyond-180-apart', line([-90, 0], [90.000001, 0]), ['antimeridian'], 'More than 180° apart', ['Boundary']);
rec(
  'line-ranges',
  line([0, 95], [200, 0], [0, 400]),
  ['axes-swapped', 'latitude-range', 'longitude-range', 'antimeridian'],
  'Each position on its own',
  ['Order'],
);
const ring = path('0 0, 1 0, 1 1, 0 1, 0 0');
const hole = path('0.2 0.2, 0.2 0.8, 0.8 0.8, 0.2 0.2');
rec('polygon-hole', polygon(ring, hole), [], 'A hole runs clockwise');
rec('polygon-hole-wound', polygon(ring, [...hole].reverse()), ['ring-winding'], 'A hole counter-clockwise', [
  'Boundary',
]);
rec('polygon-flat', polygon(5), ['ring-shape'], 'A number instead of a ring');
rec('polygon-object-ring', polygon({0: [0, 0]}), ['ring-shape'], 'An object instead of a ring');
rec(
  'polygon-no-coordinates',
  place('geojson-polygon', {type: 'Polygon', coordinates: null}),
  ['position-shape'],
  'null instead of rings',
);
rec('polygon-ring-empty', polygon([]), ['ring-too-short'], 'A ring without positions', ['Boundary']);
rec('polygon-ring-four', polygon(path('0 0, 1 0, 1 1, 0 0')), [], 'Four positions', ['Boundary']);
rec('polygon-flat-area', polygon(path('0 0, 1 1, 2 2, 0 0')), [], 'A ring without area has no direction', ['Boundary']);
rec(
  'polygon-open-dimension',
  polygon(path('0 0, 1 0, 1 1, 0 0 0')),
  ['ring-open'],
  'The last position has a height, the first has none',
  ['Boundary'],
);

// --- Cells ----------------------------------------------------------------------------------------------------------------

const h3 = (id: string, location: unknown, codes: ReasonCode[], note: string, flags: Flag[] = []) =>
  rec(`h3-${id}`, place('h3', location), codes, note, flags);
h3('digit-7-inside', cell(1, 0, [7]), ['h3-not-cell'], 'Resolution 1, and its digit is 7', ['Boundary']);
h3('digit-unused-zero', '8001ffffffffffe', ['h3-not-cell'], 'The last of the unused digits is 6', ['Boundary']);
h3('pentagon-child-0', '81083ffffffffff', [], 'The centre child of a pentagon', ['Boundary']);
h3('hexagon-child-1', '81007ffffffffff', [], 'Child 1 of a hexagon', ['Boundary']);
h3('resolution-15', '8f194ad23074aca', [], 'The finest resolution', ['Boundary']);
h3('edge', '115283473fffffff', ['h3-form'], 'A directed edge has sixteen digits');
h3('fourteen', '89194ad2307fff', ['h3-form'], 'Fourteen digits', ['Boundary']);
h3('sixteen', '089194ad2307ffff', ['h3-form'], 'Sixteen digits, as some libraries pad', ['Boundary', 'Library']);
h3('prefix', '0x89194ad2307ffff', ['h3-form'], 'With 0x');
h3('newline', '89194ad2307ffff\n', ['h3-form'], 'A line feed at the end', ['Text', 'Boundary']);
h3('letter', '89194ad2307fffg', ['h3-form'], 'A letter beyond f', ['Boundary']);
h3('number', 617438095264448511, ['h3-form'], 'The number instead of its text', ['Number']);
h3('mode-2', 'a9194ad2307ffff', ['h3-form'], 'The published pattern allows a; no cell begins with it');
h3('mode-b', 'b9194ad2307ffff', ['h3-form'], 'The published pattern allows b; no cell begins with it');
const PENTAGONS = [4, 14, 24, 38, 49, 58, 63, 72, 83, 97, 107, 117];
/** A cell from its parts; digits that are not given are 7. */
function cell(resolution: number, base: number, digits: readonly number[]): string {
  let bits = (1n << 59n) | (BigInt(resolution) << 52n) | (BigInt(base) << 45n);
  for (let i = 0; i < 15; i++) bits |= BigInt(digits[i] ?? 7) << BigInt(3 * (14 - i));
  return bits.toString(16);
}
for (const base of [5, 13, 25, 37, 116])
  h3(`hexagon-${base}`, cell(3, base, [0, 0, 1]), [], `Base cell ${base} is a hexagon`, ['Generated', 'Boundary']);

const geohash = (id: string, location: unknown, codes: ReasonCode[], note: string, flags: Flag[] = []) =>
  rec(`geohash-${id}`, place('geohash', location), codes, note, flags);
geohash('twelve', 'gcpuzgnzvxsj', [], 'Twelve characters', ['Boundary']);
geohash('empty', '', ['geohash-alphabet'], 'No character', ['Boundary']);
for (const letter of 'ailo')
  geohash(`letter-${letter}`, `gcpu${letter}`, ['geohash-alphabet'], `${letter} is not in the alphabet`, ['Boundary']);
geohash('upper-case', 'GCPUZ', ['geohash-alphabet'], 'Upper case', ['Text']);
geohash('newline', 'gcpuz\n', ['geohash-alphabet'], 'A line feed at the end', ['Text', 'Boundary']);
geohash('number', 12345, ['geohash-alphabet'], 'A number');

// --- Well-Known Text ------------------------------------------------------------------------------------------------------

const wkt = (id: string, location: unknown, codes: ReasonCode[], note: string, flags: Flag[] = [], srs = CRS84) =>
  rec(`wkt-${id}`, place('wkt', location, srs), codes, note, flags);
wkt('tight', 'POINT(1 2)', [], 'No space before the parenthesis', ['Boundary', 'Text']);
wkt('mixed-case', 'pOiNt ( 1.  +.5e1 )', [], 'Names have no case; all spellings of a number', ['Text', 'Number']);
wkt('spread', '\n POINT\t(\r\n1 2 ) ', [], 'White space: space, tab, line feed, carriage return', ['Text']);
wkt('nbsp', 'POINT\u00a0(1 2)', ['wkt-syntax'], 'A no-break space is not white space here', ['Text', 'Boundary']);
wkt('bom', '\ufeffPOINT (1 2)', ['wkt-syntax'], 'A byte order mark is not white space', ['Text']);
wkt('z-tight', 'POINT Z(1 2 3)', [], 'No space after Z', ['Boundary', 'Text']);
wkt('z-glued', 'POINTZ (1 2 3)', ['wkt-type'], 'POINTZ is not one of the names', ['Boundary']);
wkt('one-number', 'POINT (1)', ['wkt-syntax'], 'One axis', ['Boundary']);
wkt('two-points', 'POINT (1 2, 3 4)', ['wkt-syntax'], 'Two positions in a point', ['Boundary']);
wkt('infinity', 'POINT (Infinity 2)', ['wkt-syntax'], 'Not a number', ['Number']);
wkt('overflow', 'POINT (1e999 2)', ['position-shape'], 'Beyond the range of a double', ['Number']);
wkt('arabic', 'POINT (١ 2)', ['wkt-syntax'], 'Digits are ASCII', ['Text']);
wkt('trailing', 'POINT (1 2);', ['wkt-syntax'], 'Something after the parenthesis', ['Boundary']);
wkt('no-body', 'POINT', ['wkt-syntax'], 'No body', ['Boundary']);
wkt('empty-text', '', ['wkt-syntax'], 'An empty text', ['Boundary']);
wkt('empty-z', 'LINESTRING Z EMPTY', ['wkt-empty'], 'Empty, with Z', ['Boundary']);
wkt('empty-lower', 'polygon empty', ['wkt-empty'], 'EMPTY has no case', ['Text']);
wkt('empty-glued', 'POINTEMPTY', ['wkt-syntax'], 'A space belongs before EMPTY', ['Boundary']);
wkt('collection', 'GEOMETRYCOLLECTION (POINT (1 2))', ['wkt-type'], 'Another geometry');
wkt('collection-empty', 'MULTIPOLYGON EMPTY', ['wkt-type'], 'The name comes before the body', ['Order']);
wkt('collection-broken', 'MULTIPOLYGON (((', ['wkt-syntax'], 'The outer form comes before the name', ['Order']);
wkt('ewkt-lower', 'srid = 4326; POINT (1 2)', ['wkt-ewkt'], 'SRID has no case', ['Text']);
wkt('ewkt-broken', 'SRID=', ['wkt-ewkt'], 'The beginning is enough', ['Boundary', 'Order']);
wkt('number', 5, ['not-text'], 'A number');
wkt('object', {type: 'Point', coordinates: [1, 2]}, ['not-text'], 'GeoJSON instead of text');
wkt('line-one', 'LINESTRING (1 2)', ['line-too-short'], 'One position', ['Boundary']);
wkt('line-nested', 'LINESTRING ((1 2, 3 4))', ['wkt-syntax'], 'Too many parentheses', ['Boundary']);
wkt('polygon-single', 'POLYGON (0 0, 1 0, 1 1, 0 0)', ['wkt-syntax'], 'Too few parentheses', ['Boundary']);
wkt('polygon-comma', 'POLYGON ((0 0, 1 0, 1 1, 0 0),)', ['wkt-syntax'], 'A comma after the last ring', ['Boundary']);
wkt('polygon', 'POLYGON ((0 0, 1 0, 1 1, 0 0))', [], 'A polygon');
wkt('polygon-open', 'POLYGON ((0 0, 1 0, 1 1, 0 1))', ['ring-open'], 'Rings obey LP-46');
wkt('polygon-short', 'POLYGON ((0 0, 1 0, 0 0))', ['ring-too-short'], 'Rings obey LP-46', ['Boundary']);
wkt('polygon-wound', 'POLYGON ((0 0, 1 1, 1 0, 0 0))', ['ring-winding'], 'Clockwise');
wkt('lat-first-range', 'POINT (10 190)', ['longitude-range'], 'Latitude first with EPSG 4326', ['AxisOrder'], EPSG4326);
wkt(
  'lat-first-winding',
  'POLYGON ((0 0, 1 0, 1 1, 0 0))',
  ['ring-winding'],
  'Counter-clockwise as written, clockwise on the map',
  ['AxisOrder'],
  EPSG4326,
);
wkt(
  'lat-first-winding-right',
  'POLYGON ((0 0, 1 1, 1 0, 0 0))',
  [],
  'Clockwise as written, counter-clockwise on the map',
  ['AxisOrder'],
  EPSG4326,
);
wkt(
  'metres',
  'POINT (1000 6706252.341234567)',
  [],
  'Metres have no range and any number of decimals',
  ['AxisOrder'],
  EPSG3857,
);
wkt(
  'metres-wound',
  'POLYGON ((0 0, 1 1, 1 0, 0 0))',
  [],
  'Direction is checked in degrees only',
  ['AxisOrder'],
  EPSG3857,
);
wkt(
  'metres-open',
  'POLYGON ((0 0, 1 1, 1 0, 0 1))',
  ['ring-open'],
  'Closing is checked always',
  ['AxisOrder'],
  EPSG3857,
);
wkt(
  'unknown-srs',
  'POINT (500 900)',
  [],
  'An unknown reference system has unknown ranges',
  ['AxisOrder'],
  'https://example.org/crs/local',
);
wkt(
  'https-srs',
  'POINT (500 900)',
  ['srs-https'],
  'https:// makes another, unknown, name',
  ['AxisOrder'],
  CRS84.replace('http:', 'https:'),
);
wkt('decimals', 'POINT (1.00000001 2)', ['too-many-decimals'], 'Eight decimals', ['Boundary', 'Number']);
wkt('decimals-zero', 'POINT (1.00000000 2)', [], 'Zeros at the end are not counted', ['Boundary', 'Number']);

// --- Address, scaled coordinates ------------------------------------------------------------------------------------------

const address = (id: string, location: unknown, codes: ReasonCode[], note: string, flags: Flag[] = []) =>
  rec(`address-${id}`, place('address', location), codes, note, flags);
address('letter', 'x', [], 'One character', ['Boundary']);
address('empty', '', ['address-empty'], 'Empty', ['Boundary']);
address('wide-space', '\u3000\u00a0\t', ['address-empty'], 'White space of Unicode', ['Text', 'Boundary']);
address('list', ['Greenwich'], ['address-empty'], 'A list');

const scaled = (id: string, location: unknown, codes: ReasonCode[], note: string, flags: Flag[] = [], srs = CRS84) =>
  rec(`scaled-${id}`, place('scaledCoordinates', location, srs), codes, note, flags);
scaled('one', {x: 180, y: -90, scale: 1}, [], 'A scale of 1', ['Boundary']);
scaled('large', {x: 2 ** 53 - 1, y: 0, scale: 2 ** 53 - 1}, [], 'The largest integers', ['Boundary', 'Number']);
scaled(
  'too-large',
  {x: 2 ** 53, y: 0, scale: 2 ** 53 - 1},
  ['scaled-shape'],
  'Beyond the integers that a double holds',
  ['Boundary', 'Number'],
);
scaled('negative-scale', {x: 1, y: 1, scale: -1}, ['scaled-shape'], 'A negative scale', ['Boundary']);
scaled('missing', {x: 1, y: 1}, ['scaled-shape'], 'No scale');
scaled('text', {x: '1', y: '1', scale: '1'}, ['scaled-shape'], 'Numbers as text', ['Number']);
scaled('array', [1, 1, 1], ['scaled-shape'], 'An array');
scaled('more', {x: 1, y: 1, scale: 1, z: 1}, [], 'Other members are allowed');
scaled('range', {x: 1800001, y: 0, scale: 10000}, ['longitude-range'], 'Beyond 180', ['Boundary']);
scaled('swapped', {x: 0, y: 900001, scale: 10000}, ['axes-swapped'], 'Beyond 90', ['Boundary', 'AxisOrder']);
scaled(
  'lat-first',
  {x: 900001, y: 0, scale: 10000},
  ['axes-swapped'],
  'x is the first axis of srs',
  ['AxisOrder'],
  EPSG4326,
);
scaled('metres', {x: 5000000, y: 5000000, scale: 1}, [], 'Metres have no range', ['AxisOrder'], EPSG3857);
scaled('decimals', {x: 1, y: 1, scale: 1000000000}, [], 'The decimals of the quotient are not counted', ['Number']);

// --- Optional fields ------------------------------------------------------------------------------------------------------

for (const [id, value, codes, note, flags] of [
  ['one', 1, [], 'The smallest', ['Boundary']],
  ['largest', 100_000_000_000, [], 'The largest without a warning', ['Boundary']],
  ['above', 100_000_000_001, ['event-milliseconds'], 'The smallest with a warning', ['Boundary']],
  ['safe', 2 ** 53 - 1, ['event-milliseconds'], 'The largest integer', ['Boundary', 'Number']],
  ['unsafe', 2 ** 53, ['event-timestamp'], 'Beyond the integers that a double holds', ['Boundary', 'Number']],
  ['negative', -1, ['event-timestamp'], 'Before 1970'],
  ['half', 0.5, ['event-timestamp'], 'A fraction', ['Number']],
  ['boolean', true, ['event-timestamp'], 'In some languages true is an integer', ['Number']],
  ['null', null, ['event-timestamp'], 'null is present'],
] as [string, unknown, ReasonCode[], string, Flag[]?][])
  rec(`event-${id}`, {event_timestamp: value}, codes, note, flags);

for (const [id, media_type, codes, note, flags] of [
  ['parameters', 'text/plain; charset=utf-8', [], 'Parameters'],
  ['suffix', 'application/geo+json', [], 'A suffix'],
  [
    'unregistered',
    'video/webm',
    [],
    'Only the form is checked: no reader can know the register of today',
    ['Boundary'],
  ],
  ['no-slash', 'jpeg', ['media-type-form'], 'No slash', ['Boundary']],
  ['empty-subtype', 'image/', ['media-type-form'], 'No subtype', ['Boundary']],
  ['two-slashes', 'image/jpeg/x', ['media-type-form'], 'Two slashes', ['Boundary']],
  ['space', 'image /jpeg', ['media-type-form'], 'A space', ['Text']],
  ['newline', 'image/jpeg\n', ['media-type-form'], 'A line feed at the end', ['Text', 'Boundary']],
  ['dot-first', '.image/jpeg', ['media-type-form'], 'A name begins with a letter or a digit', ['Boundary']],
  ['long', `image/${'a'.repeat(127)}`, [], '127 characters', ['Boundary']],
  ['too-long', `image/${'a'.repeat(128)}`, ['media-type-form'], '128 characters', ['Boundary']],
  ['number', 7, ['wrong-type'], 'A number'],
] as [string, unknown, ReasonCode[], string, Flag[]?][])
  rec(`media-type-${id}`, {media_type, media_data: CID}, codes, note, flags);
rec('media-type-alone', {media_type: 'image/png'}, ['media-pair'], 'A type without data', ['Boundary']);
rec('media-data-number', {media_type: 'image/png', media_data: 7}, ['wrong-type'], 'A number');
rec('media-data-null', {media_data: null}, ['wrong-type', 'media-pair'], 'Both are told', ['Order']);

const attributes = '{"a":1}';
for (const [id, attributes_schema, codes, note, flags] of [
  ['inline', 'json:inline:eyJ0eXBlIjoib2JqZWN0In0=', [], 'Inline JSON Schema'],
  ['cid-0', 'ipfs:cid:QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPxJr', [], 'CID of version 0'],
  ['cid-1', `ipfs:cid:${CID}`, [], 'CID of version 1'],
  ['eas', `eas:base:0x${'ab'.repeat(32)}`, [], 'UID of an EAS schema'],
  ['atproto', 'atproto:lexicon:app.bsky.feed.post', [], 'ATProto lexicon'],
  [
    'other-system',
    'xsd:url:https://example.org/a.xsd',
    ['attributes-schema-form'],
    'A system that the draft does not name',
  ],
  ['inline-empty', 'json:inline:', ['attributes-schema-form'], 'Nothing inline', ['Boundary']],
  [
    'inline-unpadded',
    'json:inline:eyJ0eXBlIjoib2JqZWN0In0',
    ['attributes-schema-form'],
    'Base64 without its padding',
    ['Boundary'],
  ],
  ['inline-url', 'json:inline:ey-_', ['attributes-schema-form'], 'Base64url is another alphabet', ['Boundary']],
  ['eas-short', `eas:base:0x${'ab'.repeat(31)}`, ['attributes-schema-form'], '31 bytes', ['Boundary']],
  [
    'atproto-two',
    'atproto:lexicon:bsky.post',
    ['attributes-schema-form'],
    'An NSID has three segments or more',
    ['Boundary'],
  ],
  ['url', 'https://example.org/schema.json', ['attributes-schema-form'], 'An address'],
  ['number', 1, ['wrong-type'], 'A number'],
] as [string, unknown, ReasonCode[], string, Flag[]?][])
  rec(`attributes-schema-${id}`, {attributes, attributes_schema}, codes, note, flags);
rec('attributes-array', {attributes: [1]}, ['attributes-not-text'], 'An array');
rec('attributes-plain', {attributes: 'no JSON, no CID'}, [], 'The draft says should: any text passes', ['Boundary']);
rec(
  'attributes-missing',
  {attributes_schema: 'x'},
  ['attributes-schema-form', 'schema-without-attributes'],
  'Both are told',
  ['Order'],
);
rec('proof-null', {proof: null}, ['proof-shape'], 'null is present');
rec('proof-text', {proof: 'e30='}, ['proof-shape'], 'Text');
rec('proof-half', {proof: {stamp_types: 'signed_sensor_reading.v1'}}, ['proof-shape'], 'One of two', ['Boundary']);
rec(
  'proof-types-list',
  {proof: {stamp_types: ['signed_sensor_reading.v1'], stamps: 'e30='}},
  ['proof-shape'],
  'The other is not a text',
);
rec('proof-empty-texts', {proof: {stamp_types: '', stamps: ''}}, [], 'Empty texts are texts', ['Boundary']);
rec('extensions-array', {extensions: []}, ['wrong-type'], 'An array is not an object', ['Boundary']);
rec('extensions-null', {extensions: null}, ['wrong-type'], 'null is present');
rec('extensions-plain-name', {extensions: {plot: 7}}, [], 'Names with x- are a should for writers', ['Boundary']);
rec('unknown-version-field', {specVersion: '1.0'}, ['unknown-field'], 'A name of an older draft', ['Library']);
rec('unknown-empty-name', {'': 1}, ['unknown-field'], 'An empty name', ['Boundary']);
rec('unknown-prototype', {constructor: 1}, ['unknown-field'], 'A name that objects of some languages have already', [
  'Library',
]);
text(
  'unknown-proto',
  asText.replace(/}$/, ',"__proto__":{}}'),
  ['unknown-field'],
  'A name with a meaning in JavaScript',
  ['Library'],
);

// --- Generated ------------------------------------------------------------------------------------------------------------

const chance = new Chance(20261122);
for (let i = 0; i < 20; i++) {
  const lon = chance.degrees(-180, 180);
  const lat = chance.degrees(-90, 90);
  rec(`generated-point-${i}`, point(lon, lat), [], 'A random place', ['Generated']);
}
for (let i = 0; i < 12; i++) {
  const lon = chance.degrees(-90, 90);
  const lat = chance.degrees(90.000001, 180) * chance.pick([1, -1]);
  rec(`generated-swapped-${i}`, point(lon, lat), ['axes-swapped'], 'A random place with its axes exchanged', [
    'Generated',
    'AxisOrder',
  ]);
}
for (let i = 0; i < 12; i++) {
  const west = chance.degrees(-170, 160);
  const south = chance.degrees(-80, 70);
  const size = chance.degrees(0.000002, 9);
  const east = Number((west + size).toFixed(6));
  const north = Number((south + size).toFixed(6));
  const square = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const how = i % 4;
  const made =
    how === 0
      ? square
      : how === 1
        ? [...square].reverse()
        : how === 2
          ? square.slice(0, 4)
          : square.slice(0, 2).concat([square[0]!]);
  const codes = ([[], ['ring-winding'], ['ring-open'], ['ring-too-short']] as ReasonCode[][])[how]!;
  rec(`generated-ring-${i}`, polygon(made), codes, 'A random square, whole, reversed, open or cut', ['Generated']);
}
for (let i = 0; i < 24; i++) {
  const resolution = chance.whole(1, 15);
  const base = chance.whole(0, 121);
  const digits = Array.from({length: resolution}, () => chance.whole(0, 6));
  const leading = digits.find((digit) => digit !== 0);
  const broken = i % 3;
  if (broken === 1) digits[chance.whole(0, resolution - 1)] = 7;
  if (broken === 2 && resolution < 15) digits[resolution] = chance.whole(0, 6);
  const isCell = broken === 0 || (broken === 2 && resolution === 15);
  const valid = isCell && !(PENTAGONS.includes(base) && leading === 1);
  h3(
    `generated-${i}`,
    cell(resolution, base, digits),
    valid ? [] : ['h3-not-cell'],
    'Random bits: a cell, or one digit too high or too many',
    ['Generated'],
  );
}
for (let i = 0; i < 12; i++) {
  const alphabet = '0123456789bcdefghjkmnpqrstuvwxyz';
  const hash = Array.from({length: chance.whole(1, 12)}, () => chance.pick([...alphabet]));
  if (i % 2) hash[chance.whole(0, hash.length - 1)] = chance.pick([...'ailoAZ_ é']);
  geohash(
    `generated-${i}`,
    hash.join(''),
    i % 2 ? ['geohash-alphabet'] : [],
    'Random characters, with a wrong one in every other',
    ['Generated'],
  );
}

/** Cases about records. */
export const recordCases: readonly Case[] = cases;
export {
  CRS84,
  EPSG3857,
  EPSG4326,
  PENTAGONS,
  address,
  attributes,
  cell,
  geohash,
  h3,
  line,
  path,
  place,
  point,
  polygon,
  rec,
  scaled,
  text,
  wkt,
};
