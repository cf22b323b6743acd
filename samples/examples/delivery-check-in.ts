// runs: offline
// A courier signs a location record at the door. The shop checks who signed, what
// was signed, where and when.
// #region imports
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
  type SignedOffchainAttestation,
} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroAddress, ZeroHash} from 'ethers';
import type {Point} from 'geojson';
import {rejectionReason} from '../offchain/verify-record';
// #endregion imports

// #region setup
const SEPOLIA = {
  chainId: 11155111n,
  eas: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
};
const SCHEMA =
  'uint256 eventTimestamp,string srs,string locationType,string location,' +
  'string[] recipeType,bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';
const SCHEMA_UID = SchemaRegistry.getSchemaUID(SCHEMA, ZeroAddress, true);
const encoder = new SchemaEncoder(SCHEMA);

// No network is used: the address and the chain id only enter the signed domain.
const config = {address: SEPOLIA.eas, version: '0.26', chainId: SEPOLIA.chainId};
const offchain = new Offchain(
  config,
  OffchainAttestationVersion.Version2,
  new EAS(SEPOLIA.eas),
);
// #endregion setup

// #region sign
interface CheckIn {
  readonly order: string;
  /** WGS 84, longitude first. */
  readonly point: Point;
  /** Radius in metres that the receiver reports, as text in the memo. */
  readonly accuracy: number;
  /** Unix seconds. */
  readonly time: number;
}

function signCheckIn(
  checkIn: CheckIn,
  courier: Wallet,
): Promise<SignedOffchainAttestation> {
  const data = encoder.encodeData([
    {name: 'eventTimestamp', type: 'uint256', value: checkIn.time},
    {name: 'srs', type: 'string', value: 'EPSG:4326'},
    {name: 'locationType', type: 'string', value: 'geojson-point'},
    {name: 'location', type: 'string', value: JSON.stringify(checkIn.point)},
    {name: 'recipeType', type: 'string[]', value: []},
    {name: 'recipePayload', type: 'bytes[]', value: []},
    {name: 'mediaType', type: 'string[]', value: []},
    {name: 'mediaData', type: 'string[]', value: []},
    {
      name: 'memo',
      type: 'string',
      value: JSON.stringify({order: checkIn.order, accuracy_m: checkIn.accuracy}),
    },
  ]);
  return offchain.signOffchainAttestation(
    {
      schema: SCHEMA_UID,
      recipient: ZeroAddress,
      time: BigInt(checkIn.time),
      expirationTime: 0n,
      revocable: true,
      refUID: ZeroHash,
      data,
    },
    courier,
  );
}
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

/** The first reason to refuse a check-in, or a line that says why it fits. */
async function judge(
  checkIn: SignedOffchainAttestation,
  order: Order,
): Promise<string> {
  const {courier} = order;
  const reason = await rejectionReason({signer: courier, sig: checkIn}, courier);
  if (reason) return `rejected: ${reason}`;

  const fields = Object.fromEntries(
    encoder
      .decodeData(checkIn.message.data)
      .map((item) => [item.name, item.value.value]),
  );
  const memo = JSON.parse(String(fields.memo)) as {
    order: string;
    accuracy_m: number;
  };
  if (memo.order !== order.id) return `rejected: signed for order ${memo.order}`;

  const time = Number(fields.eventTimestamp);
  if (time < order.window[0] || time > order.window[1])
    return `rejected: claimed for ${new Date(time * 1000).toISOString()}`;

  const point = JSON.parse(String(fields.location)) as Point;
  const metres = distance(point.coordinates, order.address.coordinates);
  // The true place can be anywhere in the radius that the receiver reports, so that
  // radius counts against the courier.
  if (metres + memo.accuracy_m > 50)
    return `rejected: ${metres.toFixed(0)} m away, give or take ${memo.accuracy_m} m`;
  return `accepted: ${metres.toFixed(0)} m away, give or take ${memo.accuracy_m} m`;
}
// #endregion check

// #region run
async function main(): Promise<void> {
  // Throw-away keys, public in this file. Never fund them.
  const courier = new Wallet('0x' + '11'.repeat(32));
  const stranger = new Wallet('0x' + '22'.repeat(32));

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
  console.log('at the door   ', await judge(good, order));

  const elsewhere = await signCheckIn(
    {...visit, point: {type: 'Point', coordinates: [-0.0077, 51.4826]}},
    courier,
  );
  console.log('elsewhere     ', await judge(elsewhere, order));
  console.log(
    'two hours late',
    await judge(await signCheckIn({...visit, time: nine + 7200}, courier), order),
  );
  console.log(
    'another key   ',
    await judge(await signCheckIn(visit, stranger), order),
  );

  // Someone puts the payload of one record under the signature of another.
  const swapped = {
    ...elsewhere,
    message: {...elsewhere.message, data: good.message.data},
  };
  console.log('altered       ', await judge(swapped, order));
}

void main();
// #endregion run
