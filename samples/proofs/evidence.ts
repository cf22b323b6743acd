// runs: offline
// One key signs two places, one of them a lie. The verifier accepts both
// signatures; a second source tells them apart.
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroAddress, ZeroHash} from 'ethers';
import {greatCircleDistance} from 'h3-js';
import {rejectionReason} from '../offchain/verify-record';

// #region lie
const EAS_ADDRESS = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e'; // on Sepolia
const SCHEMA =
  'string lp_version,string srs,string location_type,string location';
const offchain = new Offchain(
  {address: EAS_ADDRESS, version: '0.26', chainId: 11155111n},
  OffchainAttestationVersion.Version2,
  new EAS(EAS_ADDRESS),
);
const wallet = Wallet.createRandom(); // a throw-away key

type Position = [longitude: number, latitude: number]; // degrees on WGS 84
const places: [name: string, position: Position][] = [
  ['Greenwich', [-0.001475, 51.477812]],
  ['Paris', [2.3498, 48.853]], // the signer was never there
];

/** Signs a claim to have been at a place. */
async function claim(position: Position) {
  const text = (name: string, value: string) => ({name, value, type: 'string'});
  const message = {
    schema: SchemaRegistry.getSchemaUID(SCHEMA, ZeroAddress, true),
    recipient: ZeroAddress,
    time: BigInt(Math.floor(Date.now() / 1000)),
    expirationTime: 0n,
    revocable: true,
    refUID: ZeroHash,
    data: new SchemaEncoder(SCHEMA).encodeData([
      text('lp_version', '1.0.0'),
      text('srs', 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'),
      text('location_type', 'geojson-point'),
      text('location', JSON.stringify({type: 'Point', coordinates: position})),
    ]),
  };
  return offchain.signOffchainAttestation(message, wallet);
}
for (const [name, position] of places) {
  const record = {signer: wallet.address, sig: await claim(position)};
  console.log(
    name.padEnd(10),
    (await rejectionReason(record, wallet.address)) ?? 'signature valid',
  );
}
// #endregion lie

// #region evidence
// A second source saw the device here; the claim allows 100 m.
const observed = {lon: -0.0009, lat: 51.4779};
for (const [name, [lon, lat]] of places) {
  const metres = greatCircleDistance(
    [lat, lon],
    [observed.lat, observed.lon],
    'm',
  );
  const fits = metres <= 100 ? 'supported' : 'contradicted';
  console.log(name.padEnd(10), `${fits}: observed ${metres.toFixed(0)} m away`);
}
// #endregion evidence
