/**
 * Both sides of each bound, by rule: each generator takes the values at a limit and beside it, and its answer follows from the rule as
 * the pages give it. The cases go to those of their kind.
 */
import type {ReasonCode} from '../site';
import type {Flag} from './case';
import {SigningKey, computeAddress, hashMessage} from 'ethers';
import * as bytes from './bytes';
import {SEPOLIA, TIME, messageOf, schemaOf, v01} from './bytes';
import schemaVectors from '../vectors/schemas.json';
import * as packages from './packages';
import {BASE_2025, digestOf, drop, keep, packed, set, type Package} from './packages';
import * as proofs from './proofs';
import {CLAIM, STAMP, UNSIGNED, at, messageOf as stampText, stampOf, withSignature} from './proofs';
import * as records from './records';
import {CRS84, EPSG3857, EPSG4326, PENTAGONS, attributes, cell, line, path, place, point, polygon} from './records';

/** The maker of a kind of case, with ids that tell where they come from. */
const bound =
  <A extends unknown[]>(make: (id: string, ...rest: A) => void) =>
  (id: string, ...rest: A): void =>
    make(`bound-${id}`, ...rest);
const [rec, text, wkt, scaled] = [bound(records.rec), bound(records.text), bound(records.wkt), bound(records.scaled)];
const [h3, geohash, address, payload] = [
  bound(records.h3),
  bound(records.geohash),
  bound(records.address),
  bound(bytes.check),
];
const [pack, broken, given, evaluate] = [
  bound(packages.pack),
  bound(packages.broken),
  bound(packages.given),
  bound(proofs.evaluate),
];
const check = (
  kind: 'claim' | 'stamp' | 'proof',
  id: string,
  ...rest: [unknown, readonly ReasonCode[], string, Flag[]]
): void => proofs.check(kind, `bound-${id}`, ...rest);

const STEP = 0.000001;
const isBeyond = (value: number, limit: number): boolean => Math.abs(value) > limit;
/** LP-41: the codes of a longitude and a latitude in degrees. */
function range(lon: number, lat: number): ReasonCode[] {
  if (isBeyond(lat, 90) && !isBeyond(lat, 180) && !isBeyond(lon, 90)) return ['axes-swapped'];
  return [
    ...(isBeyond(lat, 90) ? ['latitude-range' as const] : []),
    ...(isBeyond(lon, 180) ? ['longitude-range' as const] : []),
  ];
}
for (const sign of [1, -1])
  for (const [i, lat] of [90, 90 + STEP, 180, 180 + STEP].entries())
    for (const [j, lon] of [0, 90, 90 + STEP, 180, 180 + STEP].entries()) {
      const [x, y] = [lon * (i % 2 ? sign : -sign), lat * sign];
      const id = `range-${sign > 0 ? 'north' : 'south'}-${i}-${j}`;
      rec(id, point(x, y), range(x, y), `${x}, ${y}`, ['Boundary', 'Generated']);
      wkt(
        id,
        `POINT (${y} ${x})`,
        range(x, y),
        `Latitude ${y}, longitude ${x}`,
        ['Boundary', 'Generated', 'AxisOrder'],
        EPSG4326,
      );
      const [a, b, scale] = [Math.round(x / STEP), Math.round(y / STEP), 1 / STEP];
      scaled(id, {x: a, y: b, scale: Math.round(scale)}, range(x, y), `${x}, ${y}`, ['Boundary', 'Generated']);
    }

for (const [id, lon, lat, count] of [
  ['seven', 1.0000001, 2, 7],
  ['eight', 1.00000001, 2, 8],
  ['lat-seven', 1, 2.0000001, 7],
  ['lat-eight', 1, 2.00000001, 8],
  ['small', 1e-7, 0, 7],
  ['smaller', 1e-8, 0, 8],
  ['lat-smaller', 0, -1e-8, 8],
] as const)
  rec(`decimals-${id}`, point(lon, lat), count > 7 ? ['too-many-decimals'] : [], `${count} decimals`, [
    'Boundary',
    'Number',
  ]);
rec('decimals-height', point(1, 2, 0.123456789), [], 'The decimals of a height are not counted', ['Boundary']);

// Edges: the first, a later and the last; with 180 degrees and a little more.
for (const at of [0, 1, 2])
  for (const [id, jump] of [
    ['half', 180],
    ['more', 180 + STEP],
  ] as const)
    for (const sign of [1, -1]) {
      const path = [0, 1, 2, 3].map((i) => [sign * (i <= at ? -90 : jump - 90), i]);
      const codes: ReasonCode[] = jump > 180 ? ['antimeridian'] : [];
      rec(`jump-${at}-${id}-${sign > 0 ? 'east' : 'west'}`, line(...path), codes, `An edge over ${jump} degrees`, [
        'Boundary',
        'Generated',
      ]);
    }
const square = (west: number, south: number, size: number): number[][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const hole = (west: number): number[][] => square(west, 1, 1).reverse();
const outer = square(0, 0, 20);
rec('rings-three', polygon(outer, hole(1), hole(4)), [], 'Two holes', ['Boundary']);
rec(
  'rings-third-wound',
  polygon(outer, hole(1), square(4, 1, 1)),
  ['ring-winding'],
  'The third ring is counter-clockwise',
);
rec('rings-third-open', polygon(outer, hole(1), hole(4).slice(0, 4)), ['ring-open'], 'The third ring is open');
rec(
  'rings-third-short',
  polygon(outer, hole(1), hole(4).slice(2)),
  ['ring-too-short'],
  'The third ring has three positions',
  ['Boundary'],
);
rec('rings-third-text', polygon(outer, hole(1), 'x'), ['ring-shape'], 'The third ring is text');
rec(
  'rings-second-text',
  polygon(outer, 'x', square(4, 1, 1)),
  ['ring-shape', 'ring-winding'],
  'A bad ring does not end the next',
  ['Order'],
);
rec(
  'rings-second-position',
  polygon(
    outer,
    [
      [0, 0],
      ['x', 1],
    ],
    hole(4).slice(0, 4),
  ),
  ['position-shape', 'ring-open'],
  'A bad position ends its ring, not the next',
  ['Order'],
);
rec(
  'rings-short-then-open',
  polygon(outer.slice(0, 3), hole(4).slice(0, 4)),
  ['ring-too-short', 'ring-open'],
  'The first bad ring and the second',
  ['Order'],
);
rec(
  'rings-third-jump',
  polygon(outer, hole(1), path('-170 1, -170 2, 170 2, -170 1')),
  ['antimeridian'],
  'The third ring crosses',
  ['Order'],
);
rec(
  'rings-open-jump',
  polygon(path('-170 1, 170 1, 170 2, -170 2')),
  ['ring-open', 'antimeridian'],
  'An open ring is still held against the antimeridian',
  ['Order'],
);
rec('rings-flat-hole', polygon(outer, path('1 1, 2 1, 3 1, 1 1')), [], 'No area has no direction', ['Boundary']);
rec('rings-none', polygon(), ['ring-shape'], 'No ring', ['Boundary']);
rec(
  'rings-object',
  place('geojson-polygon', {type: 'Polygon', coordinates: {}}),
  ['position-shape'],
  'Coordinates are an object',
);
rec(
  'line-object',
  place('geojson-line', {type: 'LineString', coordinates: 'x'}),
  ['position-shape'],
  'Coordinates are text',
);
rec('line-bad-jump', line([-170, 1], ['x', 1], [170, 1]), ['position-shape'], 'A bad position: no edge is judged', [
  'Order',
]);
rec('line-none', line(), ['line-too-short'], 'No position', ['Boundary']);
rec(
  'rings-second-position-open',
  polygon(outer, [
    [1, 1],
    ['x', 1],
    [2, 2],
    [1, 2],
  ]),
  ['position-shape'],
  'A ring with a bad position is not held against its end',
  ['Order'],
);
for (const member of ['x', 'y', 'scale'])
  for (const [id, value] of [
    ['half', 1.5],
    ['null', null],
    ['text', '1'],
    ['true', true],
  ] as const)
    scaled(
      `${member}-${id}`,
      {x: 1, y: 1, scale: 1, [member]: value},
      ['scaled-shape'],
      `${member} is ${String(value)}`,
      ['Number', 'Generated'],
    );
rec('pair-number', place('coordinate-decimal+lon-lat', 5), ['decimal-shape'], 'A number instead of a pair');
rec('type-number', {srs: EPSG4326, location_type: 5}, ['location-type-unknown'], 'A number as type');
for (const [id, locationType, codes] of [
  ['upper', 'GEOJSON', ['location-not-json']],
  ['polygon', 'Polygon', ['location-not-json']],
  ['long-s', 'geoj\u017fon', []],
  ['polygons', 'polygon ', []],
] as [string, string, ReasonCode[]][])
  payload(`v01-name-${id}`, 'v0.1', v01({locationType, location: 'POINT (1 2)'}), codes, `The name ${locationType}`, [
    'Text',
  ]);
for (const [id, n] of [
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
] as const)
  rec(
    `position-of-${id}`,
    point(...[1, 2, 3, 4].slice(0, n)),
    n === 2 || n === 3 ? [] : ['position-shape'],
    `${n} numbers`,
    ['Boundary', 'Generated'],
  );

for (const base of PENTAGONS) {
  for (const [id, digits, isCell] of [
    ['k', [1], false],
    ['zero-k', [0, 0, 1], false],
    ['j', [2], true],
    ['last', [6, 1], true],
  ] as const)
    h3(
      `pentagon-${base}-${id}`,
      cell(digits.length, base, [...digits]),
      isCell ? [] : ['h3-not-cell'],
      `Base cell ${base}: its direction 1 is deleted`,
      ['Boundary', 'Generated'],
    );
  h3(`beside-${base}`, cell(1, base + 1, [1]), [], `Base cell ${base + 1} is a hexagon`, ['Boundary', 'Generated']);
}
for (const base of [0, 121, 122, 127])
  for (const resolution of [0, 15])
    h3(
      `base-${base}-${resolution}`,
      cell(
        resolution,
        base,
        Array.from({length: resolution}, () => 6),
      ),
      base > 121 ? ['h3-not-cell'] : [],
      `Base cell ${base}, resolution ${resolution}`,
      ['Boundary', 'Generated'],
    );
h3('zero', '8000000000000000', ['h3-form'], 'Sixteen digits', ['Boundary']);

// Axis order by each form of a reference system: a place that one order allows and the other does not.
const FORMS: readonly (readonly [id: string, srs: string, order: 'lon' | 'lat' | 'none'])[] = [
  ['crs84', CRS84, 'lon'],
  ['crs84h', 'http://www.opengis.net/def/crs/OGC/0/CRS84h', 'lon'],
  ['crs84-urn', 'urn:ogc:def:crs:OGC:1.3:CRS84', 'lon'],
  ['crs84-urn-open', 'urn:ogc:def:crs:OGC::CRS84', 'lon'],
  ['crs84-lower', 'http://www.opengis.net/def/crs/OGC/1.3/crs84', 'none'],
  ['crs84-longer', `${CRS84}/`, 'none'],
  ['crs84-dot', 'http://wwwxopengis.net/def/crs/OGC/1.3/CRS84', 'none'],
  ['crs84-urn-version', 'urn:ogc:def:crs:OGC:1.4:CRS84', 'none'],
  ['epsg', EPSG4326, 'lat'],
  ['epsg-version', 'http://www.opengis.net/def/crs/EPSG/9.8.15/4326', 'lat'],
  ['epsg-urn', 'urn:ogc:def:crs:EPSG::4326', 'lat'],
  ['epsg-urn-version', 'urn:ogc:def:crs:EPSG:9.8.15:4326', 'lat'],
  ['epsg-none', 'http://www.opengis.net/def/crs/EPSG//4326', 'none'],
  ['epsg-longer', 'http://www.opengis.net/def/crs/EPSG/0/43260', 'none'],
  ['epsg-metres', EPSG3857, 'none'],
];
for (const [id, srs, order] of FORMS) {
  wkt(`order-${id}-x`, 'POINT (10 95)', order === 'lon' ? ['axes-swapped'] : [], srs, ['AxisOrder', 'Generated'], srs);
  wkt(`order-${id}-y`, 'POINT (95 10)', order === 'lat' ? ['axes-swapped'] : [], srs, ['AxisOrder', 'Generated'], srs);
  rec(`order-${id}-geojson`, {srs}, order === 'lat' ? ['srs-lat-first'] : [], srs, ['AxisOrder', 'Generated']);
  rec(
    `order-${id}-pair`,
    place('coordinate-decimal+lon-lat', [1, 2], srs),
    order === 'lat' ? ['srs-lat-first'] : [],
    srs,
    ['AxisOrder', 'Generated'],
  );
}
for (const [id, srs, code] of [
  ...['EPSG', 'CRS', 'OGC', 'IAU', 'ESRI', 'epsg'].map(
    (name) => [name === 'epsg' ? 'lower' : name, `${name}:84`, 'srs-short-code'] as const,
  ),
  ['short-empty', 'EPSG:', 'srs-not-uri'],
  ['short-space', 'EPSG:43 26', 'srs-not-uri'],
  ['other', 'WKID:4326', 'srs-not-uri'],
  ['urn-one', 'urn:a:b', 'srs-not-uri'],
  ['urn-none', 'urn:ab:', 'srs-not-uri'],
  ['host-none', 'http://', 'srs-not-uri'],
  ['host-slash', 'http:///x', 'srs-not-uri'],
  ['host-query', 'http://?x', 'srs-not-uri'],
  ['host-hash', 'http://#x', 'srs-not-uri'],
  ['space', 'http://a/b c', 'srs-not-uri'],
  ['letter', 'http://a/é', 'srs-not-uri'],
  ['delete', 'http://a/\u007f', 'srs-not-uri'],
  ['ftp', 'ftp://a/b', 'srs-not-uri'],
] as const)
  rec(`srs-form-${id}`, place('h3', '89194ad2307ffff', srs), [code], JSON.stringify(srs), ['Boundary', 'Text']);
for (const [id, srs] of [
  ['urn-two', 'urn:ab:c'],
  ['urn-upper', 'URN:AB:C'],
  ['host-one', 'http://a'],
  ['upper', 'HTTPS://a'],
  ['tilde', 'http://a/~'],
  ['mark', 'http://!'],
] as const)
  rec(`srs-form-${id}`, place('h3', '89194ad2307ffff', srs), [], srs, ['Boundary', 'Text']);

for (const [id, lp_version, codes] of [
  ['zeros-one', '0001.0.0', []],
  ['zeros-zero', '000.1.0', ['version-zero']],
  ['zeros-two', '0002.0.0', ['version-major']],
  ['ten', '10.0.0', ['version-major']],
  ['four', '1.0.0.0', ['version-pattern']],
  ['empty-part', '1..0', ['version-pattern']],
  ['long', '1.00.000', []],
  ['plus', '1.0.0+b', ['version-pattern']],
] as [string, string, ReasonCode[]][])
  rec(`version-form-${id}`, {lp_version}, codes, lp_version, ['Boundary', 'Text']);
for (const name of ['lp_version', 'srs', 'location_type', 'location'])
  rec(`absent-${name}`, {[name]: undefined}, ['missing-field'], `${name} is absent`, ['Generated']);

for (const letter of '!#$&^_.+-')
  rec(
    `media-letter-${letter.codePointAt(0)}`,
    {media_type: `a${letter}/b${letter}`, media_data: 'x'},
    [],
    `The character ${letter}`,
    ['Generated'],
  );
for (const [id, media_type] of [
  ['star', 'a*/b'],
  ['slash-first', '/b'],
  ['long', `${'a'.repeat(128)}/b`],
  ['parameter', 'a/b;é'],
  ['space', 'a/b c'],
  ['dot', 'a/.b'],
  ['star-second', 'a/b*'],
] as const)
  rec(`media-form-${id}`, {media_type, media_data: 'x'}, ['media-type-form'], JSON.stringify(media_type), [
    'Boundary',
    'Text',
  ]);
for (const [id, media_type] of [
  ['long', `${'a'.repeat(127)}/b`],
  ['one', 'a/b'],
  ['digits', '1/2'],
  ['parameter', 'a/b;'],
  ['tab', 'a/b\t;\tc'],
] as const)
  rec(`media-right-${id}`, {media_type, media_data: 'x'}, [], JSON.stringify(media_type), ['Boundary', 'Text']);

const base58 = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPxJr';
for (const [id, attributes_schema, isForm] of [
  ['cid-0-short', `ipfs:cid:${base58.slice(0, -1)}`, false],
  ['cid-0-long', `ipfs:cid:${base58}1`, false],
  ['cid-0-letter', `ipfs:cid:${base58.slice(0, -1)}0`, false],
  ['cid-0-letter-l', `ipfs:cid:${base58.slice(0, -1)}l`, false],
  ['cid-1-20', `ipfs:cid:b${'a'.repeat(20)}`, true],
  ['cid-1-19', `ipfs:cid:b${'a'.repeat(19)}`, false],
  ['cid-1-digit', `ipfs:cid:b${'a'.repeat(20)}1`, false],
  ['cid-1-upper', `ipfs:cid:B${'A'.repeat(20)}`, false],
  ['inline-two', 'json:inline:e30=', true],
  ['inline-one', 'json:inline:YQ==', true],
  ['inline-three', 'json:inline:YWI=YQ==', false],
  ['inline-bare', 'json:inline:e30', false],
  ['eas-63', `eas:base:0x${'a'.repeat(63)}`, false],
  ['eas-65', `eas:base:0x${'a'.repeat(65)}`, false],
  ['eas-upper', `eas:base:0x${'A'.repeat(64)}`, true],
  ['eas-name', `eas:Base:0x${'a'.repeat(64)}`, false],
  ['eas-no-name', `eas::0x${'a'.repeat(64)}`, false],
  ['nsid-three', 'atproto:lexicon:a.b.c', true],
  ['nsid-digit-last', 'atproto:lexicon:a.b.1c', false],
  ['nsid-dash-last', 'atproto:lexicon:a.b.c-d', false],
  ['nsid-digit-first', 'atproto:lexicon:1a.b.c', false],
] as [string, string, boolean][])
  rec(
    `attributes-form-${id}`,
    {attributes, attributes_schema},
    isForm ? [] : ['attributes-schema-form'],
    attributes_schema,
    ['Boundary', 'Text'],
  );

for (const letter of '0123456789bcdefghjkmnpqrstuvwxyz')
  geohash(`letter-${letter}`, letter, [], `The character ${letter}`, ['Generated']);
for (const letter of 'ailoBZ/:`{')
  geohash(`no-letter-${letter.codePointAt(0)}`, letter, ['geohash-alphabet'], `Not in the alphabet: ${letter}`, [
    'Generated',
  ]);
geohash('of-12', 'z'.repeat(12), [], '12 characters', ['Boundary']);
geohash('of-13', 'z'.repeat(13), ['geohash-alphabet'], '13 characters', ['Boundary']);
for (const space of [
  0x9, 0xa, 0xb, 0xc, 0xd, 0x20, 0x85, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007,
  0x2008, 0x2009, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
])
  address(
    `space-${space.toString(16)}`,
    String.fromCodePoint(space),
    ['address-empty'],
    `U+${space.toString(16).padStart(4, '0')} alone`,
    ['Text', 'Generated'],
  );
for (const other of [0x8, 0xe, 0x1c, 0x1f, 0x84, 0x86, 0x180e, 0x200b, 0x2060, 0xfeff])
  address(
    `no-space-${other.toString(16)}`,
    String.fromCodePoint(other),
    [],
    `U+${other.toString(16).padStart(4, '0')} isn't white space`,
    ['Text', 'Generated'],
  );

for (const [id, number] of [
  ['dot-last', '1.'],
  ['dot-first', '.5'],
  ['plus', '+1'],
  ['exponent', '1e1'],
  ['upper', '1E+1'],
  ['minus', '-1.5e-1'],
  ['zeros', '007'],
] as const)
  wkt(`number-${id}`, `POINT (${number} 2)`, [], number, ['Number', 'Boundary']);
for (const [id, number] of [
  ['dot', '.'],
  ['exponent-only', 'e1'],
  ['exponent-open', '1e'],
  ['hex', '0x1'],
  ['two-signs', '--1'],
  ['comma', '1,5'],
  ['underscore', '1_0'],
] as const)
  wkt(`number-no-${id}`, `POINT (${number} 2)`, ['wkt-syntax'], `Not a number: ${number}`, ['Number', 'Boundary']);
wkt('z-two', 'POINT Z (1 2)', ['wkt-syntax'], 'Z with two numbers', ['Boundary']);
wkt('z-three', 'POINT Z (1 2 3)', [], 'Z with three numbers', ['Boundary']);
wkt('plain-three', 'POINT (1 2 3)', ['wkt-syntax'], 'Three numbers without Z', ['Boundary']);
wkt('with-m', 'POINT M (1 2 3)', ['wkt-syntax'], 'A measure instead of a height', ['Boundary']);
wkt(
  'rings-jump',
  'POLYGON ((0 0, 1 0, 1 1, 0 0), (-170 1, -170 2, 170 2, -170 1))',
  ['antimeridian'],
  'The second ring crosses',
);
wkt('line-jump-metres', 'LINESTRING (0 0, 1000 1000)', [], 'Metres have no antimeridian', ['AxisOrder'], EPSG3857);
wkt(
  'line-jump-lat-first',
  'LINESTRING (0 -100, 0 100)',
  ['antimeridian'],
  'The second axis is the longitude',
  ['AxisOrder'],
  EPSG4326,
);

// JSON that a parser of another language lets through.
const json = (location: string): string =>
  `{"lp_version":"1.0.0","srs":"${CRS84}","location_type":"address","location":${location}}`;
for (const [id, location] of [
  ['tab', '"a\tb"'],
  ['line-feed', '"a\nb"'],
  ['nul', '"a\u0000b"'],
  ['single', "'a'"],
  ['escape-x', '"\\x41"'],
  ['escape-quote', '"\\\'"'],
  ['escape-short', '"\\u12"'],
  ['comment', '"a"/* c */'],
  ['line-comment', '"a"// c\n'],
  ['comma', '"a",'],
  ['nbsp', '\u00a0"a"'],
  ['form-feed', '\f"a"'],
  ['undefined', 'undefined'],
  ['bare', 'a'],
] as const)
  text(`json-no-${id}`, json(location), ['not-json'], 'Not JSON', ['Text', 'Generated']);
for (const [id, number] of [
  ['zero-first', '01'],
  ['plus', '+1'],
  ['dot-first', '.5'],
  ['dot-last', '1.'],
  ['hex', '0x1'],
  ['infinity', 'Infinity'],
  ['minus-infinity', '-Infinity'],
  ['underscore', '1_0'],
  ['two-signs', '--1'],
  ['exponent', '1e'],
] as const)
  text(`json-number-${id}`, json(`"a","event_timestamp":${number}`), ['not-json'], number, ['Number', 'Generated']);
for (const [id, location] of [
  ['escapes', '"\\u0041\\/\\b\\f\\n\\r\\t\\"\\\\"'],
  ['surrogates', '"\\ud83d\\ude00"'],
  ['delete', '"\u007f"'],
  ['line-separator', '"a\u2028b"'],
  ['upper-hex', '"\\u00E9"'],
  ['decomposed', '"e\u0301"'],
] as const)
  text(`json-right-${id}`, json(location), [], 'JSON', ['Text', 'Generated']);
text('json-bom', `\ufeff${json('"a"')}`, ['not-json'], 'A byte order mark is not JSON', ['Text', 'Boundary']);
text('json-two', `${json('"a"')}{}`, ['not-json'], 'Something follows', ['Boundary']);
text('json-nbsp-after', `${json('"a"')}\u00a0`, ['not-json'], 'A space of Unicode after the text', [
  'Text',
  'Boundary',
]);
for (const [id, number] of [
  ['whole', '1e2'],
  ['fraction-zero', '5.0'],
  ['minus-exponent', '500e-2'],
] as const)
  text(`json-integer-${id}`, json(`"a","event_timestamp":${number}`), [], `${number} is an integer`, [
    'Number',
    'Generated',
  ]);

// --- Packages ---------------------------------------------------------------------------------------------------------------

for (const [part, name, size] of [
  ['domain', 'verifyingContract', 20],
  ['message', 'recipient', 20],
  ['message', 'schema', 32],
  ['message', 'refUID', 32],
  ['message', 'salt', 32],
  ['message', 'data', 0],
  ['signature', 'r', 32],
  ['signature', 's', 32],
] as const) {
  const bytes = '01'.repeat(size || 4);
  for (const [id, value] of [
    ['bare', bytes],
    ['prefix', `0X${bytes}`],
    ['odd', `0x${bytes}1`],
    ['letter', `0x${bytes.slice(1)}g`],
    ['null', null],
    ['number', 5],
    ['list', [`0x${bytes}`]],
    ...(size
      ? [
          ['short', `0x${bytes.slice(2)}`],
          ['long', `0x${bytes}01`],
        ]
      : []),
  ] as const)
    pack(
      `member-${name}-${id}`,
      set(`${part}.${name}`, value),
      ['field-form'],
      `${part}.${name}: ${JSON.stringify(value)}`.slice(0, 90),
      ['Generated'],
    );
}
for (const [part, name, limit] of [
  ['domain', 'chainId', 2n ** 53n],
  ['message', 'time', 2n ** 64n],
  ['message', 'expirationTime', 2n ** 64n],
  ['signature', 'v', 256n],
] as const)
  for (const [id, value] of [
    ['limit', String(limit)],
    ['huge', '1'.repeat(60)],
    ['minus', '-1'],
    ['plus', '+1'],
    ['fraction', '1.0'],
    ['exponent', '1e3'],
    ['empty', ''],
    ['hex', '0x10'],
    ['half', 1.5],
    ['negative', -1],
    ['true', true],
    ['null', null],
    ['list', [1]],
  ] as const)
    pack(
      `member-${name}-${id}`,
      set(`${part}.${name}`, value),
      ['field-form'],
      `${part}.${name}: ${JSON.stringify(value)}`,
      ['Number', 'Generated'],
    );
for (const [part, name] of [
  ['domain', 'name'],
  ['domain', 'version'],
  ['domain', 'verifyingContract'],
  ['signature', 'r'],
  ['signature', 's'],
] as const)
  pack(`absent-${part}-${name}`, drop(`${part}.${name}`), ['field-missing'], `${part}.${name} is absent`, [
    'Generated',
  ]);
for (const [id, message] of [
  ['null', null],
  ['list', []],
  ['text', 'x'],
] as const)
  pack(`part-message-${id}`, set('message', message), ['not-package'], `message is ${id}`, ['Generated']);
for (const name of ['eventTimestamp', 'location'])
  pack(`beside-message-${name}`, set(name, 'x'), [], `${name} next to a message with a salt`, ['Library']);
given('salt-missing-location', {package: {location: 'x'}}, ['salt-missing'], 'Only a location', ['Library']);
given('salt-missing-event', {package: {eventTimestamp: 1}}, ['salt-missing'], 'Only a time', ['Library']);
pack('schema-string-payload', keep, ['schema-variant'], 'v0.1 with string[] recipePayload', ['Library'], {
  message: {schema: schemaVectors.cases.find(({id}) => id === 'v0.1-with-string-payload')!.uid, data: v01({})},
});
pack(
  'base-not-canonical',
  keep,
  ['schema-variant', 'payload-not-canonical'],
  'Decoded with the fields of its schema',
  ['Layout'],
  {message: {schema: schemaOf('base-2025').uid, data: `${BASE_2025}00`}},
);
pack('member-time-digits', set('message.time', '1'.repeat(5000)), ['field-form'], '5,000 digits', [
  'Number',
  'Boundary',
]);
const zeros = (made: Package): void => {
  for (const name of ['time', 'expirationTime']) made.sig.message[name] = `000${String(made.sig.message[name])}`;
  made.sig.domain.chainId = `0${String(made.sig.domain.chainId)}`;
  made.sig.signature.v = `0${String(made.sig.signature.v)}`;
};
pack('member-zeros', zeros, [], 'Leading zeros do not change a number', ['Number', 'Generated']);
pack(
  'member-zeros-many',
  set('message.time', (old: string) => `${'0'.repeat(50)}${old}`),
  [],
  'Fifty leading zeros',
  ['Number', 'Boundary'],
);
pack('member-time-most', keep, [], 'The largest time', ['Number', 'Boundary'], {
  message: {time: String(2n ** 64n - 1n)},
});
pack('member-chain-most', keep, [], 'The largest chain id', ['Number', 'Boundary'], {
  domain: {chainId: String(2n ** 53n - 1n)},
});
for (const name of ['domain', 'signature'] as const)
  for (const [id, value] of [
    ['null', null],
    ['list', []],
    ['text', 'x'],
  ] as const)
    pack(`part-${name}-${id}`, set(name, value), ['not-package'], `${name} is ${id}`, ['Generated']);
for (const [id, version, isTwo] of [
  ['double', 2.0, true],
  ['text-zero', '02', false],
  ['text-double', '2.0', false],
  ['true', true, false],
  ['half', 2.5, false],
  ['list', [2], false],
  ['space', '2 ', false],
] as const)
  pack(
    `version-as-${id}`,
    set('message.version', version),
    isTwo ? [] : ['version-unsupported'],
    `The version ${JSON.stringify(version)}`,
    ['Number', 'Generated'],
  );

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const hex = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`;
for (const name of ['r', 's'] as const)
  for (const [id, value] of [
    ['zero', 0n],
    ['order', ORDER],
    ['above', ORDER + 1n],
    ['largest', 2n ** 256n - 1n],
  ] as const)
    pack(`curve-${name}-${id}`, set(`signature.${name}`, hex(value)), ['signature-malformed'], `${name} is ${id}`, [
      'Boundary',
      'Generated',
    ]);
for (const v of [2, 3, 26, 29, 30, 37, 255])
  pack(`curve-v-${v}`, set('signature.v', v), ['signature-malformed'], `v is ${v}`, ['Boundary', 'Generated']);
pack('curve-no-point', set('signature.r', hex(5n)), ['signature-malformed'], 'No point of the curve has x = 5', [
  'Boundary',
]);
broken('curve-r-one', set('signature.r', hex(1n)), ['signer-mismatch'], 'A point of the curve has x = 1', ['Boundary']);
for (const [id, s] of [
  ['half', (ORDER - 1n) / 2n],
  ['one', 1n],
] as const)
  broken(`curve-s-${id}`, set('signature.s', hex(s)), ['signer-mismatch'], 'A low s', ['Boundary']);
broken(
  'curve-s-above-half',
  set('signature.s', hex((ORDER + 1n) / 2n)),
  ['signature-high-s', 'signer-mismatch'],
  'The first s of the upper half',
  ['Boundary', 'Order'],
);
broken('curve-s-most', set('signature.s', hex(ORDER - 1n)), ['signature-high-s', 'signer-mismatch'], 'The largest s', [
  'Boundary',
  'Order',
]);
// With R = G and s = e, the point s·R − e·G is the one at infinity, which is no key.
const GX = 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n;
const e = BigInt(digestOf(SEPOLIA, messageOf())) % ORDER;
pack(
  'curve-infinity',
  (made) =>
    void Object.assign(made.sig.signature, {
      r: hex(GX),
      s: hex(e > ORDER / 2n ? ORDER - e : e),
      v: e > ORDER / 2n ? 28 : 27,
    }),
  ['signature-malformed'],
  'The recovered point is at infinity',
  ['Boundary'],
);

const by = (seconds: number): object => ({now: String(TIME + seconds)});
const ends = {expirationTime: String(TIME + 100)};
for (const [id, after, codes] of [
  ['before', 99, []],
  ['at', 100, ['expired']],
  ['after', 101, ['expired']],
] as [string, number, ReasonCode[]][])
  pack(`clock-expires-${id}`, keep, codes, `${100 - after} seconds before it expires`, ['Expectation', 'Boundary'], {
    message: ends,
    expect: by(after) as never,
  });
for (const [id, after, codes] of [
  ['before', -1, ['signed-in-future']],
  ['at', 0, []],
] as [string, number, ReasonCode[]][])
  pack(`clock-signed-${id}`, keep, codes, `${after} seconds after it was signed`, ['Expectation', 'Boundary'], {
    expect: by(after) as never,
  });
const upper = (value: unknown): string => `0x${String(value).slice(2).toUpperCase()}`;
const sound = packed();
const expectation = (id: string, expect: object, codes: ReasonCode[], note: string): void =>
  pack(`expect-case-${id}`, keep, codes, note, ['Expectation', 'Text'], {expect: expect as never});
expectation('schema', {schema: upper(sound.sig.message.schema)}, [], 'The expected schema in capitals');
expectation(
  'contract',
  {verifyingContract: upper(sound.sig.domain.verifyingContract)},
  [],
  'The expected contract in capitals',
);
expectation('signer', {signers: [upper(sound.signer)]}, [], 'A trusted signer in capitals');
expectation(
  'revoked-other',
  {revocations: [{revoker: `0x${'01'.repeat(20)}`, uid: sound.sig.uid}]},
  [],
  'A revocation by another',
);
expectation(
  'revoked-second',
  {
    revocations: [
      {revoker: sound.signer, uid: `0x${'01'.repeat(32)}`},
      {revoker: sound.signer, uid: sound.sig.uid},
    ],
  },
  ['revoked'],
  'The second entry',
);
expectation('no-signers', {signers: []}, ['signer-not-trusted'], 'No one is trusted');

// --- Proofs -----------------------------------------------------------------------------------------------------------------

const seconds = (id: string, length: number, shared: number): void =>
  evaluate(
    `share-${id}`,
    {...CLAIM, time: {start: TIME, end: TIME + length}},
    [stampOf({...UNSIGNED, temporalFootprint: {start: TIME - 10, end: TIME + shared}})],
    `${shared} of ${length} seconds: half a basis point goes up`,
    ['Boundary', 'Number'],
  );
seconds('half', 20_000, 1);
seconds('one-half', 20_000, 3);
seconds('two-halves', 20_000, 5);
for (const [id, lon, lat, lon2, lat2] of [
  ['antimeridian', 179.999, 0, -179.999, 0],
  ['north', 0, 89.9, 180, 89.9],
  ['south', 10, -89.99, -100, -89.99],
  ['high', 20, 60, 20.02, 60],
  ['long', -120, 40, 60, -40],
  ['near-antipode', 0, 0, 179.999, 0.001],
] as const)
  evaluate(
    `sphere-${id}`,
    {...CLAIM, ...at(lon, lat)},
    [stampOf({...UNSIGNED, ...at(lon2, lat2)})],
    'A flat Earth gives another distance',
    ['Boundary', 'Number'],
  );
for (const [id, start, end] of [
  ['covers', -1, 601],
  ['equal', 0, 600],
  ['starts-late', 1, 601],
  ['ends-early', -1, 599],
  ['inside', 100, 200],
] as const)
  evaluate(
    `span-${id}`,
    {...CLAIM, time: {start: TIME, end: TIME + 600}},
    [stampOf({...UNSIGNED, temporalFootprint: {start: TIME + start, end: TIME + end}})],
    'The ends of the spans',
    ['Boundary'],
  );
evaluate(
  'unsound',
  CLAIM,
  [STAMP, {...STAMP, plugin: 'other'}, {...STAMP, plugin: 'third'}],
  'Two of three stamps were changed after signing',
  ['Tampered', 'Number'],
  [true, false, false],
);
for (const [id, change, codes] of [
  ['radius-least', {radius: 5e-324}, []],
  ['radius-zero', {radius: 0}, ['radius-not-positive']],
  ['radius-minus', {radius: -1}, ['radius-not-positive']],
  ['window-moment', {time: {start: TIME, end: TIME}}, []],
  ['window-reversed', {time: {start: TIME, end: TIME - 1}}, ['window-order']],
  ['start-zero', {time: {start: 0, end: TIME}}, ['member-type']],
  ['start-one', {time: {start: 1, end: TIME}}, []],
  ['begin-half', {time: {start: 1.5, end: TIME}}, ['member-type']],
  ['end-unsafe', {time: {start: TIME, end: 2 ** 53}}, ['member-type']],
  ['end-safe', {time: {start: TIME, end: 2 ** 53 - 1}}, []],
  ['version', {lpVersion: '0.20'}, ['lp-version-value']],
  ['type-number', {locationType: 5}, ['member-type']],
  ['subject-empty', {subject: {scheme: '', value: 'x'}}, ['member-type']],
  ['event-null', {eventType: null}, ['member-type']],
  ['event-empty', {eventType: ''}, []],
] as [string, object, ReasonCode[]][])
  check('claim', id, {...CLAIM, ...change}, codes, JSON.stringify(change), ['Boundary']);

for (const [id, start] of [
  ['text', 'x'],
  ['half', TIME + 10.5],
  ['null', null],
] as const)
  check(
    'claim',
    `start-${id}`,
    {...CLAIM, time: {start, end: TIME}},
    ['member-type'],
    'A span without a start has no order',
    ['Boundary'],
  );
for (const [id, signatures] of [
  ['object', {}],
  ['text', ''],
  ['null', null],
] as const)
  check('stamp', `signatures-${id}`, {...STAMP, signatures}, ['member-type'], `signatures is ${id}`, ['Boundary']);
check('proof', 'stamps-object', {claim: CLAIM, stamps: {}}, ['member-type'], 'stamps is an object', ['Boundary']);
// The signer of a stamp is no part of what it signs, so each pair of r and s is somebody's signature.
for (const [id, s] of [
  ['half', (ORDER - 1n) / 2n],
  ['above-half', (ORDER + 1n) / 2n],
] as const) {
  const isHigh = id === 'above-half';
  const low = {r: hex(GX), s: hex(isHigh ? ORDER - s : s), v: isHigh ? (28 as const) : (27 as const)};
  const signer = computeAddress(SigningKey.recoverPublicKey(hashMessage(stampText(STAMP)), low));
  const signature = {value: `${hex(GX)}${hex(s).slice(2)}1b`, signer: {scheme: 'eth-address', value: signer}};
  check('stamp', `s-${id}`, withSignature(signature), isHigh ? ['stamp-signature'] : [], 's at the half of the order', [
    'Boundary',
  ]);
}
const up = (value: object, height: number): Record<string, unknown> => ({
  ...value,
  location: {type: 'Point', coordinates: [-0.001475, 51.477812, height]},
});
evaluate('height', up(CLAIM, 0), [stampOf({...UNSIGNED, ...up({}, 900)})], 'The height does not count', ['Boundary']);
