/** What becomes of a signed record when somebody moves its place and leaves the rest. Brings secp256k1: import it lazily. */
import {geoDistance} from 'd3-geo';
import type {Hex} from 'viem';
import {concat, hexToBytes} from 'viem/utils';
import type {SampleRecord} from '@astral-docs/location-record/record/sampleRecord';
import {EARTH_RADIUS_METRES, createMapView} from './map';
import type {Point} from './map/path';
import {formatLength} from './readable';
import {decodePayload, encodePayload, splitPayloadWords} from '@astral-docs/location-record/record/payload';
import {toOffchainPackage} from '@astral-docs/location-record/record/sample';
import {offchainDigest, recoverPackage} from '@astral-docs/location-record/record/typedData';

/** Degrees, WGS 84, longitude first. */
export type Place = readonly [longitude: number, latitude: number];

/** The chart on which the mark is moved: eastern Scotland and the sea before it. */
export const createForgeryMapView = () =>
  createMapView({west: -3.88, south: 56.25, east: -0.12, north: 57.2}, {width: 680, least: 420, most: 420}, 'chart');

/** A v0.1 record as somebody forges it. Places are written to four decimals. */
export function createForgeryModel(record: SampleRecord) {
  const pack = toOffchainPackage(record);
  const payload = decodePayload('v0.1', pack.message.data);
  const {projection, width, height} = createForgeryMapView();
  const moved = ([longitude, latitude]: Place) => {
    const location = `{"type":"Point","coordinates":[${longitude.toFixed(4)},${latitude.toFixed(4)}]}`;
    return {...pack, message: {...pack.message, data: encodePayload('v0.1', {...payload, location})}};
  };
  return {
    /** Where a place is on the chart, in its units. */
    pointOf: (place: Place) => projection([...place]) as Point,
    /** The place of a point, or of the nearest one within the frame. */
    placeAt([x, y]: Point): Place {
      const within = (value: number, end: number): number => Math.min(end - 12, Math.max(12, value));
      const [longitude, latitude] = projection.invert!([within(x, width), within(y, height)])!;
      return [Number(longitude.toFixed(4)), Number(latitude.toFixed(4))];
    },
    distanceTo: (place: Place): string =>
      formatLength(geoDistance([record.place.longitude, record.place.latitude], [...place]) * EARTH_RADIUS_METRES),
    /** The words of the payload that hold the place, zeros behind it included, and the digest that the signature is over. */
    bytesOf(place: Place): {place: Uint8Array; digest: Uint8Array} {
      const {domain, message} = moved(place);
      const words = splitPayloadWords('v0.1', message.data).filter(
        ({field, role}) => field === 'location' && role === 'bytes',
      );
      return {
        place: hexToBytes(concat(words.map(({word}) => word))),
        digest: hexToBytes(offchainDigest(domain, message)),
      };
    },
    /** The address that the signature leads to. */
    signerOf: (place: Place): Promise<Hex> => recoverPackage(moved(place)),
  };
}
