// runs: offline
// A surveyor signs a reading and the content identifier of a photo. A reader
// checks the photo against the record.
// #region cid
import {createHash} from 'node:crypto';
import {Wallet} from 'ethers';
import {encodePlace, signRecord, type SignedRecord} from '../offchain/location';
import {payloadOf, rejectionReason} from '../offchain/verify-record';

/**
 * The content identifier of some bytes: CIDv1, codec `raw` (0x55), SHA-256
 * (0x12), written in lower-case base32.
 */
function cidOf(bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest();
  const binary = [0x01, 0x55, 0x12, 0x20, ...digest]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const letters = binary.match(/.{1,5}/g) ?? [];
  return (
    'b' +
    letters
      .map(
        (bits) =>
          'abcdefghijklmnopqrstuvwxyz234567'[parseInt(bits.padEnd(5, '0'), 2)],
      )
      .join('')
  );
}
// #endregion cid

// #region record
const sign = (
  photo: Uint8Array,
  reading: Record<string, number | string>,
  surveyor: Wallet,
): Promise<SignedRecord> =>
  signRecord(
    surveyor,
    encodePlace({
      // Longitude, latitude.
      location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
      eventTimestamp: 1735722000, // 2025-01-01T09:00:00Z
      // Entry number n of one list belongs to entry number n of the other.
      mediaType: ['image/png'],
      mediaData: [cidOf(photo)],
      memo: JSON.stringify(reading),
    }),
  );
// #endregion record

// #region read
async function read(
  record: SignedRecord,
  surveyor: string,
  photo: Uint8Array,
): Promise<void> {
  const reason = await rejectionReason(record, surveyor);
  if (reason) throw new Error(reason);
  const {mediaType, mediaData, memo} = payloadOf(record) as {
    mediaType: string[];
    mediaData: string[];
    memo: string;
  };
  // Neither EAS nor the schema makes the two lists equally long.
  if (mediaType.length !== mediaData.length)
    throw new Error('The media lists differ in length.');
  console.log('reading', memo);
  console.log(
    'photo  ',
    mediaData[0] === cidOf(photo) ? 'matches the record' : 'does not match',
  );
}
// #endregion read

// #region run
// A throw-away key, public in this file. Never fund it.
const surveyor = new Wallet('0x' + '11'.repeat(32));
// A PNG of one pixel stands for the photo.
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const reading = {water_table_cm: -12.5, plot: 'plot-7'};
const record = await sign(photo, reading, surveyor);
console.log('cid    ', cidOf(photo));
await read(record, surveyor.address, photo);

const changed = Uint8Array.from(photo);
changed[photo.length - 1] = 0; // one byte
await read(record, surveyor.address, changed);
// #endregion run
