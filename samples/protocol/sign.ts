// runs: offline
// Builds a v0.2 record, turns it into an EAS payload, signs it offchain and
// writes the package to a file.
// #region imports
import {writeFileSync} from 'node:fs';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroAddress, ZeroHash} from 'ethers';
// #endregion imports

// #region record
// Longitude first, then latitude, in degrees on WGS 84: that is what CRS84
// means.
const record = {
  lp_version: '1.0.0',
  srs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  location_type: 'geojson-point',
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
};
// #endregion record

// #region payload
const SCHEMA =
  'string lp_version,string srs,string location_type,string location';
const data = new SchemaEncoder(SCHEMA).encodeData([
  {name: 'lp_version', type: 'string', value: record.lp_version},
  {name: 'srs', type: 'string', value: record.srs},
  {name: 'location_type', type: 'string', value: record.location_type},
  // The slot is a string, so the geometry goes in as JSON text.
  {name: 'location', type: 'string', value: JSON.stringify(record.location)},
]);
// #endregion payload

// #region sign
// A throw-away key, made now and lost at the end.
const wallet = Wallet.createRandom();
// The domain names the EAS contract of Sepolia. Nothing is sent to it.
const EAS_ADDRESS = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e';
const offchain = new Offchain(
  {address: EAS_ADDRESS, version: '0.26', chainId: 11155111n},
  OffchainAttestationVersion.Version2,
  new EAS(EAS_ADDRESS),
);
const sig = await offchain.signOffchainAttestation(
  {
    schema: SchemaRegistry.getSchemaUID(SCHEMA, ZeroAddress, true),
    recipient: ZeroAddress,
    time: BigInt(Math.floor(Date.now() / 1000)),
    expirationTime: 0n,
    revocable: true,
    refUID: ZeroHash,
    data,
    // A salt is added: 32 random bytes that belong to the message.
  },
  wallet,
);
// #endregion sign

// #region write
const text = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value;
writeFileSync(
  'record.json',
  JSON.stringify({signer: wallet.address, sig}, text, 2),
);
writeFileSync('signer.txt', wallet.address);
console.log('signer ', wallet.address);
console.log('payload', (data.length - 2) / 2, 'bytes');
console.log('uid    ', sig.uid);
// #endregion write
