import {describe, expect, it} from 'vitest';
import place from '../vectors/place.json';
import {
  AngleError,
  checkGeometry,
  geodesic,
  geohashBox,
  geohashSize,
  h3Resolution,
  haversine,
  metresPerDegree,
  parsePair,
  printDegrees,
  printDms,
  toGeohash,
} from '../geo';
import {h3Area, h3Centre, h3Outline, toH3} from '../geo/h3';

const {longitude: lon, latitude: lat} = place;

describe('one place in every form', () => {
  it.each([
    ['-0.001475 51.477812', 'lon-lat', false],
    ['geo:51.477812,-0.001475,46;u=5', 'lat-lon', true],
    ['51.477812 N, 0.001475 W', 'lat-lon', true],
    ['W 0.001475, N 51.477812', 'lon-lat', true],
  ])('%s', (text, order, certain) => {
    expect(parsePair(text)).toMatchObject({lon, lat, order, certain});
  });

  it.each([
    `51°28'40.12"N 0°00'05.31"W`,
    'N51 28 40.12 W0 0 5.31',
    '51 28 40.12 N, 0 0 5.31 W',
    '51d28m40.12sN 0d0m5.31sW',
    '0°00′05.31″W 51°28′40.12″N',
  ])('%s', (text) => {
    const pair = parsePair(text);
    expect(pair.certain).toBe(true);
    // A hundredth of a second is 0.31 m.
    expect(geodesic([pair.lon, pair.lat], [lon, lat])).toBeLessThan(0.31);
  });

  it.each([
    ['', /nothing/],
    ['12', /two angles/],
    ['12,5, 41,9', /full stop/],
    ['91 N, 0 E', /latitude 91/],
    ['100, 200', /beyond/],
    ['10 N, 20 N', /both angles/],
    ['-10 S, 20 E', /sign and a hemisphere/],
    ['51°60′N 0°0′E', /0 to 59/],
    ['51.5°30′N 0°0′E', /decimals/],
    ['here, there', /not an angle/],
    ['geo:48.2,16.3;crs=epsg:31256;u=5', /another reference system/],
  ])('refuses "%s"', (text, reason) => {
    expect(() => parsePair(text)).toThrow(AngleError);
    expect(() => parsePair(text)).toThrow(reason);
  });

  it('takes an s behind minutes for seconds, and one without them for south', () => {
    expect(parsePair('33 51 25S E151 12 30').lat).toBeCloseTo(-33.856944, 6);
    expect(parsePair('33d51m25s, 151d12m').lat).toBeCloseTo(33.856944, 6);
    expect(parsePair('geo:-33.8,151.2;crs=wgs84').lat).toBe(-33.8);
  });

  it('prints angles', () => {
    expect(printDms(-59.99999999, 'lat')).toBe('60°00′00.00″S');
    expect(printDegrees(51.4778)).toBe('51.4778');
    expect(printDegrees(-0.00000001)).toBe('0');
    expect(printDegrees(1e-7)).toBe('0.0000001');
    expect(printDegrees(120, 0)).toBe('120');
  });

  it.each(place.h3)('H3 resolution $resolution', ({resolution, cell, area_m2, centre, boundary}) => {
    expect(toH3(lon, lat, resolution)).toBe(cell);
    expect(h3Resolution(cell)).toBe(resolution);
    h3Centre(cell).forEach((n, axis) => expect(n).toBeCloseTo(centre[axis]!, 6));
    expect(Math.abs(h3Area(cell) - area_m2)).toBeLessThan(1);
    expect(h3Outline(cell).coordinates[0]).toHaveLength(boundary.length);
    expect(checkGeometry(h3Outline(cell)).filter(({code}) => code === 'ring-winding')).toEqual([]);
  });

  it.each(place.geohash)('geohash of $length characters', ({length, hash, box}) => {
    expect(toGeohash(lon, lat, length)).toBe(hash);
    const [west, , east] = geohashBox(hash);
    const bounds = [box.west, box.south, box.east, box.north];
    geohashBox(hash).forEach((degrees, side) => expect(degrees).toBeCloseTo(bounds[side]!, 9));
    const size = geohashSize(length, 0);
    expect(size.width / metresPerDegree(0).lon).toBeCloseTo(east - west, 9);
  });
});

describe('measures', () => {
  it('knows the length of a degree on WGS 84', () => {
    expect(metresPerDegree(0).lon).toBeCloseTo(111319.491, 3);
    expect(metresPerDegree(0).lat).toBeCloseTo(110574.276, 2);
    expect(metresPerDegree(90).lon).toBe(0);
    expect(metresPerDegree(90).lat).toBeCloseTo(111693.98, 1);
    expect(metresPerDegree(lat).lon * 0.001475).toBeCloseTo(102.47, 1);
  });

  it('measures geodesics', () => {
    // Flinders Peak to Buninyong, the worked example of the Geocentric Datum of Australia manual (on GRS 80, 0.1 mm from WGS 84).
    const flinders = [144 + 25 / 60 + 29.52442 / 3600, -(37 + 57 / 60 + 3.7203 / 3600)];
    const buninyong = [143 + 55 / 60 + 35.3839 / 3600, -(37 + 39 / 60 + 10.1561 / 3600)];
    expect(geodesic(flinders, buninyong)).toBeCloseTo(54972.271, 2);
    expect(geodesic([0, 0], [1, 0])).toBeCloseTo(111319.491, 2);
    expect(geodesic([5, 5], [5, 5])).toBe(0);
    // Nearly antipodal: on the mean sphere.
    expect(geodesic([0, 0], [179.7, 0.5]) / 1000).toBeCloseTo(19950, -1);
    expect(haversine([0, 0], [180, 0], 1)).toBeCloseTo(Math.PI, 9);
  });
});
