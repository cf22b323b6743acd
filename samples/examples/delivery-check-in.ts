// runs: offline
// A courier signs a location record at the door. The shop checks who signed,
// what was signed, where and when.
// #region sign
import {Wallet} from 'ethers';
import type {Point} from 'geojson';
import {encodePlace, signRecord, type SignedRecord} from '../offchain/location';
import {payloadOf, rejectionReason} from '../offchain/verify-record';

interface CheckIn {
  readonly order: string;
  /** WGS 84, longitude first. */
  readonly point: Point;
  /** Radius in metres that the receiver reports. */
  readonly accuracy: number;
  /** Unix seconds. */
  readonly time: number;
}

const signCheckIn = (
  {order, point, accuracy, time}: CheckIn,
  courier: Wallet,
): Promise<SignedRecord> =>
  signRecord(
    courier,
    encodePlace({
      location: point,
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
function distance([lon1, lat1]: number[], [lon2, lat2]: number[]): number {
  const rad = (degrees = 0): number => (degrees * Math.PI) / 180;
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
  readonly address: Point;
  /** Unix seconds. */
  readonly window: readonly [from: number, to: number];
}

/** Why a check-in is rejected, or how far away it was. */
async function check(record: SignedRecord, order: Order): Promise<string> {
  const reason = await rejectionReason(record, order.courier);
  if (reason) return `rejected: ${reason}`;

  const fields = payloadOf(record);
  const memo = JSON.parse(String(fields.memo)) as {
    order: string;
    accuracy_m: number;
  };
  if (memo.order !== order.id)
    return `rejected: signed for order ${memo.order}`;

  const time = Number(fields.eventTimestamp);
  if (time < order.window[0] || time > order.window[1])
    return `rejected: claimed for ${new Date(time * 1000).toISOString()}`;

  const point = JSON.parse(String(fields.location)) as Point;
  const metres = distance(point.coordinates, order.address.coordinates);
  // The true place can be anywhere in the radius that the receiver reports, so
  // that radius counts against the courier.
  if (metres + memo.accuracy_m > 50)
    return `rejected: ${metres.toFixed(0)} m away, ± ${memo.accuracy_m} m`;
  return `accepted: ${metres.toFixed(0)} m away, ± ${memo.accuracy_m} m`;
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
  address: {type: 'Point', coordinates: [-0.0012, 51.4779]},
  window: [nine, nine + 3600],
};
const visit: CheckIn = {
  order: 'A-1042',
  point: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  accuracy: 8,
  time: nine + 1200,
};

const good = await signCheckIn(visit, courier);
console.log('at the door   ', await check(good, order));

const elsewhere = await signCheckIn(
  {...visit, point: {type: 'Point', coordinates: [-0.0077, 51.4826]}},
  courier,
);
console.log('elsewhere     ', await check(elsewhere, order));
console.log(
  'two hours late',
  await check(await signCheckIn({...visit, time: nine + 7200}, courier), order),
);
console.log(
  'another key   ',
  await check(await signCheckIn(visit, other), order),
);

// Someone puts the payload of one record under the signature of another.
const swapped = {
  ...elsewhere,
  sig: {
    ...elsewhere.sig,
    message: {...elsewhere.sig.message, data: good.sig.message.data},
  },
};
console.log('altered       ', await check(swapped, order));
// #endregion run
