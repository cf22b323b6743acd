import geohash from 'ngeohash';
import {metresPerDegree} from './measure';
import type {Polygon} from './types';

/** Digits and letters without a, i, l, o; lower case; the registry allows any length, one to twelve make sense. */
export const GEOHASH_PATTERN = /^[0-9b-hjkmnp-z]{1,12}$/;

/** Geohash of a point (degrees, WGS 84) with 1 to 12 characters. */
export function toGeohash(lon: number, lat: number, length: number): string {
  return geohash.encode(lat, lon, length);
}

/** West, south, east, north of a cell in degrees. Throws RangeError when the text is not a geohash. */
export function geohashBox(hash: string): [number, number, number, number] {
  if (!GEOHASH_PATTERN.test(hash)) throw new RangeError(`"${hash}" is not a geohash`);
  const [south, west, north, east] = geohash.decode_bbox(hash) as [number, number, number, number];
  return [west, south, east, north];
}

/** Outline of a box of west, south, east, north in degrees, counter-clockwise. */
export const outlineBox = ([west, south, east, north]: readonly [number, number, number, number]): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** Outline of a cell, counter-clockwise. */
export const geohashOutline = (hash: string): Polygon => outlineBox(geohashBox(hash));

/** Width (east to west) and height (south to north) of a cell of this length, in metres on WGS 84 at a latitude in degrees. */
export function geohashSize(length: number, latitude: number): {width: number; height: number} {
  const bits = 5 * length;
  const metres = metresPerDegree(latitude);
  // Bits alternate and longitude takes the first one.
  return {width: (360 / 2 ** Math.ceil(bits / 2)) * metres.lon, height: (180 / 2 ** Math.floor(bits / 2)) * metres.lat};
}
