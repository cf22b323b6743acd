import {encodeAbiParameters, parseAbiParameters} from 'viem';
import {expect, it} from 'vitest';
import {operations} from '../typescript/operations';

const payload = (type: string, location: string) =>
  encodeAbiParameters(parseAbiParameters('string, string, string, string'), [
    '1.0.0',
    'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
    type,
    location,
  ]);

/** What the pages say about exchange with the samples of the draft, DecentralizedGeo/location-protocol-spec@568add2. */
it.each([
  ['two numbers', 'coordinate-decimal+lon-lat', '-103.771556, 44.967243', ['location-unreadable']],
  ['`coordinates` first', 'geojson-point', '{"coordinates":[-103.771556,44.967243],"type":"Point"}', []],
])('reads a payload of version 0.2 with %s as the text of its location', (_, type, text, codes) =>
  expect(operations['check-payload']({version: 'v0.2', data: payload(type, text)})).toMatchObject({codes}),
);
