// runs: offline; after: samples/sdk/own-record.ts; args: record.json
// Decides whether your application accepts a record: the verifier first, then
// rules of your own.
// Usage: npx tsx accept.ts <file>
// #region rules
import {existsSync, readFileSync} from 'node:fs';
import {
  payloadOf,
  rejectionReason,
  type SignedRecord,
} from '../offchain/verify-record';

// Degrees on WGS 84: Greater London.
const AREA = {west: -0.52, south: 51.28, east: 0.34, north: 51.7};
const MAX_AGE = 24 * 60 * 60; // seconds since the event
const CLOCK_SKEW = 300; // seconds that the signer's clock may be ahead
const TRUSTED = 'trusted.txt'; // one address a line
// #endregion rules

// #region accept
/**
 * Why your application rejects a record; undefined when it accepts it. Throws
 * when the record or its location is not JSON of the expected form.
 */
export async function problem(
  record: SignedRecord,
  trusted: string,
): Promise<string | undefined> {
  // Addresses differ in case only by their checksum.
  const known = trusted.toLowerCase().split(/\s+/);
  if (!known.includes(record.signer.toLowerCase()))
    return `signer ${record.signer} is not in ${TRUSTED}`;
  const reason = await rejectionReason(record, record.signer);
  if (reason) return reason;

  const {eventTimestamp, location} = payloadOf(record);
  const age = Math.floor(Date.now() / 1000) - Number(eventTimestamp);
  if (!Number.isFinite(age)) return 'the record has no event time';
  if (age < -CLOCK_SKEW) return 'the event is in the future';
  if (age > MAX_AGE) return `the event is ${Math.round(age / 3600)} hours old`;
  const geometry = JSON.parse(String(location)) as {
    type?: unknown;
    coordinates?: unknown;
  } | null;
  if (geometry?.type !== 'Point') return 'the location is not a Point';
  const position = Array.isArray(geometry.coordinates)
    ? (geometry.coordinates as unknown[])
    : [];
  // Text compares like a number, so "0" has to be excluded.
  if (!position.every(Number.isFinite) || ![2, 3].includes(position.length))
    return 'the position is not two or three numbers';
  const [longitude = NaN, latitude = NaN] = position as number[];
  const {west, south, east, north} = AREA;
  const inside =
    longitude >= west &&
    longitude <= east &&
    latitude >= south &&
    latitude <= north;
  return inside ? undefined : `${longitude}, ${latitude} is outside the area`;
}
// #endregion accept

// #region run
if (process.argv[1]?.includes('accept')) {
  const file = process.argv[2] ?? 'record.json';
  for (const name of [file, TRUSTED]) {
    if (existsSync(name)) continue;
    console.error(
      `${name} does not exist. Make it first: npx tsx own-record.ts`,
    );
    process.exit(2);
  }
  const judge = async (): Promise<string | undefined> => {
    const record = JSON.parse(readFileSync(file, 'utf8')) as SignedRecord;
    return problem(record, readFileSync(TRUSTED, 'utf8'));
  };
  // What cannot be read is not accepted.
  const reason = await judge().catch(() => 'the record is not readable');
  console.log(reason ? `rejected: ${reason}` : 'accepted');
  if (reason) process.exitCode = 1;
}
// #endregion run
