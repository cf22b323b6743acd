// runs: offline
// A tour in one program: a place, a record, a signature, a reader, a forgery, a lie,
// and a piece of evidence. Nothing leaves your machine.
// #region imports
import {
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
} from '@ethereum-attestation-service/eas-sdk';
import {AbiCoder, Wallet, ZeroAddress, ZeroHash} from 'ethers';
import {cellArea, greatCircleDistance, latLngToCell} from 'h3-js';
// #endregion imports

// #region place
// The Airy Transit Circle in Greenwich: degrees on WGS 84.
const place = {lon: -0.001475, lat: 51.477812};
const cell = latLngToCell(place.lat, place.lon, 9); // h3-js takes latitude first
console.log('point   ', `longitude ${place.lon}°, latitude ${place.lat}°`);
console.log('cell    ', cell, `(${cellArea(cell, 'm2').toFixed(0)} m²)`);
// #endregion place

// #region record
interface LocationRecord {
  lp_version: string;
  srs: string;
  location_type: string;
  location: string;
}
/** A record of one cell. */
const recordOf = (location: string): LocationRecord => ({
  lp_version: '1.0.0',
  srs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  location_type: 'h3',
  location,
});
const record = recordOf(cell);
console.log(JSON.stringify(record, undefined, 2));
// #endregion record

// #region sign
const SCHEMA = 'string lp_version,string srs,string location_type,string location';
const offchain = new Offchain(
  {
    address: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e', // EAS on Sepolia
    version: '0.26',
    chainId: 11155111n,
  },
  OffchainAttestationVersion.Version2,
  // The third argument serves onchain checks, which this program does not ask for.
  undefined as never,
);
const wallet = Wallet.createRandom(); // a throw-away key

/** Signs a record as an offchain attestation. Nothing is sent anywhere. */
async function sign(content: LocationRecord) {
  const fields = Object.entries(content).map(([name, value]) => ({
    name,
    value,
    type: 'string',
  }));
  return offchain.signOffchainAttestation(
    {
      schema: SchemaRegistry.getSchemaUID(SCHEMA, ZeroAddress, true),
      recipient: ZeroAddress,
      time: BigInt(Math.floor(Date.now() / 1000)),
      expirationTime: 0n,
      revocable: true,
      refUID: ZeroHash,
      data: new SchemaEncoder(SCHEMA).encodeData(fields),
    },
    wallet,
  );
}
const signed = await sign(record);
console.log('signer  ', wallet.address);
console.log('uid     ', signed.uid);
// #endregion sign

// #region read
const verify = (attestation: typeof signed): boolean =>
  offchain.verifyOffchainAttestationSignature(wallet.address, attestation);
const [version, , type, location] = AbiCoder.defaultAbiCoder().decode(
  ['string', 'string', 'string', 'string'],
  signed.message.data,
);
console.log('valid   ', verify(signed));
console.log('reads   ', version, type, location);
// #endregion read

// #region break
const elsewhere = latLngToCell(48.853, 2.3498, 9); // Notre-Dame in Paris
const forged = {
  ...signed,
  message: {
    ...signed.message,
    data: new SchemaEncoder(SCHEMA).encodeData(
      Object.entries(recordOf(elsewhere)).map(([name, value]) => ({
        name,
        value,
        type: 'string',
      })),
    ),
  },
};
console.log('forged  ', verify(forged));
// #endregion break

// #region lie
const lie = await sign(recordOf(elsewhere)); // the same key, which never left Greenwich
console.log('lie     ', verify(lie));
// #endregion lie

// #region evidence
// A second source saw the device here; the claim allows 100 m.
const observed = {lon: -0.0009, lat: 51.4779};
const metresFrom = (centre: {lon: number; lat: number}): number =>
  greatCircleDistance([centre.lat, centre.lon], [observed.lat, observed.lon], 'm');
for (const [name, centre] of [
  ['Greenwich', place],
  ['Paris', {lon: 2.3498, lat: 48.853}],
] as const) {
  const metres = metresFrom(centre);
  const fits = metres <= 100 ? 'supported' : 'contradicted';
  console.log(`claim ${name}: ${fits}, observed ${metres.toFixed(0)} m away`);
}
// #endregion evidence
