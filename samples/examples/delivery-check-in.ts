// runs: offline
// A courier signs a location record at the door. The shop checks who signed,
// what was signed, where and when.
// #region sign
import {Wallet} from 'ethers';
import {encodePlace, signRecord, type SignedRecord} from '../offchain/location';
import {payloadOf, rejectionReason} from '../offchain/verify-record';
import {placeOf} from './geolocation';

/** Degrees on WGS 84. */
type Position = readonly [longitude: number, latitude: number];

interface CheckIn {
  readonly order: string;
  readonly position: Position;
  /** Radius in metres that the receiver reports. */
  readonly accuracy: number;
  /** Unix seconds. */
  readonly time: number;
}

const signCheckIn = (
  {order, position, accuracy, time}: CheckIn,
  courier: Wallet,
): Promise<SignedRecord> =>
  signRecord(
    courier,
    encodePlace({
      location: {type: 'Point', coordinates: position},
      eventTimestamp: time,
      // The memo is signed, so order and accuracy are too.
      memo: JSON.stringify({order, accuracy_m: accuracy}),
    }),
  );
// #endregion sign

// #region distance
/**
 * Great-circle distance in metres on a sphere of 6,371,008.8 m (the IUGG mean
 * radius): within 0.6 % of the ellipsoid.
 */
function distance([lon1, lat1]: Position, [lon2, lat2]: Position): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const dLat = rad(lat2) - rad(lat1);
  const dLon = rad(lon2) - rad(lon1);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * Math.sin(dLon / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}
// #endregion distance

// #region check
interface Order {
  readonly id: string;
  readonly courier: string;
  readonly address: Position;
  /** Unix seconds. */
  readonly window: readonly [from: number, to: number];
}

type Json = Record<string, unknown>;

/** False for NaN, too, and for text that looks like a number. */
const isBetween = (from: number, value: unknown, to: number): value is number =>
  typeof value === 'number' && from <= value && value <= to;

/** The verdict about a payload. Throws when a part of it is unreadable. */
function judge(payload: Json, order: Order): string {
  const memo = JSON.parse(String(payload.memo)) as Json;
  if (memo.order !== order.id) return 'rejected: for another order';
  const accuracy = memo.accuracy_m;
  if (!isBetween(0, accuracy, 50)) return 'rejected: no accuracy of 0 to 50 m';

  const time = Number(payload.eventTimestamp);
  const [from, to] = order.window;
  if (!isBetween(from, time, to))
    return `rejected: claimed for ${new Date(time * 1000).toISOString()}`;

  const {type, coordinates} = JSON.parse(String(payload.location)) as Json;
  const [lon, lat]: unknown[] = Array.isArray(coordinates) ? coordinates : [];
  if (
    type !== 'Point' ||
    !isBetween(-180, lon, 180) ||
    !isBetween(-90, lat, 90)
  )
    return 'rejected: the location is not a Point';

  const metres = distance([lon, lat], order.address);
  // The true place can be anywhere in the radius that the receiver reports, so
  // that radius counts against the courier.
  const verdict = metres + accuracy <= 50 ? 'accepted' : 'rejected';
  return `${verdict}: ${metres.toFixed(0)} m away, ± ${accuracy} m`;
}

/** Why a check-in is rejected, or how far away it was. */
async function check(record: SignedRecord, order: Order): Promise<string> {
  const reason = await rejectionReason(record, order.courier);
  if (reason) return `rejected: ${reason}`;
  try {
    return judge(payloadOf(record), order);
  } catch {
    // The courier's key signs any bytes.
    return 'rejected: unreadable';
  }
}
// #endregion check

// #region run
// Throw-away keys, public in this file. Never fund them.
const courier = new Wallet('0x' + '11'.repeat(32));
const other = new Wallet('0x' + '22'.repeat(32));

const nine = 1735722000; // 2025-01-01T09:00:00Z
const order: Order = {
  id: 'A-1042',
  courier: courier.address,
  address: [-0.0012, 51.4779],
  window: [nine, nine + 3600],
};
const visit: CheckIn = {
  order: 'A-1042',
  position: [-0.001475, 51.477812],
  accuracy: 8,
  time: nine + 1200,
};
const show = async (name: string, record: SignedRecord): Promise<void> =>
  console.log(name.padEnd(14), await check(record, order));

const good = await signCheckIn(visit, courier);
await show('at the door', good);

// A reading as the browser on the courier's phone returns it.
const [longitude, latitude] = visit.position;
const coords = {longitude, latitude, altitude: 46.5, accuracy: 8};
const reading = {coords, timestamp: visit.time * 1000} as GeolocationPosition;
const fields = placeOf(reading, order.id);
await show('by phone', await signRecord(courier, encodePlace(fields)));

const elsewhere = await signCheckIn(
  {...visit, position: [-0.0077, 51.4826]},
  courier,
);
await show('elsewhere', elsewhere);
const late = {...visit, time: nine + 7200};
await show('two hours late', await signCheckIn(late, courier));
await show('another key', await signCheckIn(visit, other));

// Someone puts the payload of one record under the signature of another.
const swapped = {
  ...elsewhere,
  sig: {
    ...elsewhere.sig,
    message: {...elsewhere.sig.message, data: good.sig.message.data},
  },
};
await show('altered', swapped);

// The courier really signs these, in Paris.
const paris = {type: 'Point', coordinates: [2.3364, 48.8362]};
const forgeries: [name: string, memo: string, location: object][] = [
  ['no accuracy', '{"order":"A-1042"}', paris],
  ['negative', '{"order":"A-1042","accuracy_m":-9e6}', paris],
  ['plain text', 'A-1042', paris],
  [
    'a polygon',
    '{"order":"A-1042","accuracy_m":8}',
    {type: 'Polygon', coordinates: [[paris.coordinates]]},
  ],
];
for (const [name, memo, location] of forgeries) {
  const data = encodePlace({location, memo, eventTimestamp: visit.time});
  await show(name, await signRecord(courier, data));
}
// #endregion run
