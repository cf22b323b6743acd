import type {SampleRecord} from '../../data/records';
import type {GlobeCard} from '../../src/lib/globe';
import {printDegrees, toGeohash} from '@astral-docs/location-record/geo';
import {toH3} from '@astral-docs/location-record/geo/h3';
import {verifyPackage} from '@astral-docs/location-record/record';
import {toOffchainPackage} from '@astral-docs/location-record/record/sample';

const shorten = (hex: string): string => `${hex.slice(0, 10)}…${hex.slice(-8)}`;
const utc = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/**
 * Prepares a record for the home page and checks its signature.
 * @throws Error when the signature does not hold: the page must not show a tick that was not earned
 */
export async function createGlobeCard(record: SampleRecord): Promise<GlobeCard> {
  const {name, longitude, latitude} = record.place;
  const verdict = await verifyPackage(toOffchainPackage(record));
  if (!verdict.intact || verdict.signer?.toLowerCase() !== record.attester.toLowerCase())
    throw new Error(`The signature of the sample record of ${name} is not valid: ${JSON.stringify(verdict.findings)}`);
  return {
    place: name.split(',')[0] as string,
    rows: [
      {name: 'Lon, lat', value: `${printDegrees(longitude, 4)}, ${printDegrees(latitude, 4)}`},
      {name: 'Signed', value: utc(record.time)},
      {name: 'Signer', value: shorten(record.attester)},
      {name: 'UID', value: shorten(record.uid)},
      {name: 'Record', value: `${record.locationType}, ${record.generation}`},
      {name: 'CRS', value: record.srs.split('/').at(-1) as string},
      {name: 'Geohash', value: toGeohash(longitude, latitude, 9)},
      {name: 'H3', value: toH3(longitude, latitude, 9)},
    ],
    check: 'The address recovered from the signature is the attester named in the record.',
  };
}
