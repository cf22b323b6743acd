/** The samples of the draft, DecentralizedGeo/location-protocol-spec@568add2, as the kit judges them: what the pages say about exchange. */
import {encodeAbiParameters, parseAbiParameters} from 'viem';
import {describe, expect, it} from 'vitest';
import {requirements} from '@site/data/protocol/requirements';
import {operations} from '../typescript/operations';

/** The place that the draft's samples share: longitude, latitude in degrees on WGS 84. */
const [x, y] = [-103.771556, 44.967243];
const srs = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const record = (location_type: string, location: unknown, more = {}): string =>
  JSON.stringify({lp_version: '1.0.0', srs, location_type, location, ...more});
const point = {type: 'Point', coordinates: [x, y]};
const line = [
  [x, y],
  [x + 0.01, y + 0.01],
];
/** Clockwise, as the draft draws it. */
const ring = [
  [x, y],
  [x, y + 0.01],
  [x + 0.01, y + 0.01],
  [x + 0.01, y],
  [x, y],
].map((position) => position.map((value) => Number(value.toFixed(6))));
const codesOf = (answer: unknown): readonly string[] => (answer as {codes: string[]}).codes;
const FOUR = parseAbiParameters('string, string, string, string');
const payload = (type: string, location: string) => encodeAbiParameters(FOUR, ['1.0.0', srs, type, location]);

describe("the draft's samples", () => {
  it.each([
    ['a pair', record('coordinate-decimal+lon-lat', [x, y]), []],
    ['a point', record('geojson-point', point), []],
    ['a line', record('geojson-line', {type: 'LineString', coordinates: line}), []],
    ['a polygon', record('geojson-polygon', {type: 'Polygon', coordinates: [ring]}), ['ring-winding']],
    ['attributes', record('geojson-point', point, {attributes: '{"height_m": 18.2}'}), []],
    ['a stamp', record('geojson-point', point, {proof: {stamp_types: 'trusted_hardware.gps.v1', stamps: 'a1'}}), []],
    ['a time as text', record('geojson-point', point, {event_timestamp: '2025-06-25T23:18:00Z'}), ['event-timestamp']],
    [
      'no srs',
      JSON.stringify({lp_version: '1.0.0', location_type: 'geojson-point', location: point}),
      ['missing-field'],
    ],
    ['a version v1', record('geojson-point', point).replace('1.0.0', 'v1'), ['version-pattern']],
    ['an array for a point', record('geojson-point', [x, y]), ['not-geojson']],
  ])('record: %s', (_, text, codes) => expect(codesOf(operations['check-record']({text}))).toEqual(codes));

  it.each([
    [
      "the draft's own schema",
      encodeAbiParameters(parseAbiParameters('string, string, string, uint8'), [srs, 'h3', 'x', 1]),
    ],
  ])('payload: %s cannot be decoded', (_, data) =>
    expect(codesOf(operations['check-payload']({version: 'v0.2', data}))).toEqual(['payload-undecodable']),
  );

  it.each([
    ['two numbers', 'coordinate-decimal+lon-lat', `${x}, ${y}`, ['location-unreadable']],
    ['`coordinates` first', 'geojson-point', `{"coordinates":[${x},${y}],"type":"Point"}`, []],
  ])('payload: %s as the text of a location', (_, type, text, codes) =>
    expect(codesOf(operations['check-payload']({version: 'v0.2', data: payload(type, text)}))).toEqual(codes),
  );
});

it("each rule of the draft, and no other, quotes the draft's words", () => {
  for (const {id, origin, quote} of requirements) expect(/^“[^”]+”/.test(quote ?? ''), id).toBe(origin === 'draft');
});
