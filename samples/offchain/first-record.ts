// runs: offline
// Makes one signed location record and keeps it in a file. Uses the EAS SDK alone.
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

// #region place
// GeoJSON: longitude first, then latitude, in degrees on WGS 84.
const place = {type: 'Point', coordinates: [-0.001475, 51.477812]};
const seen = new Date(); // when it took place
// #endregion place

// #region payload
const SCHEMA =
  'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,' +
  'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';

const data = new SchemaEncoder(SCHEMA).encodeData([
  {
    name: 'eventTimestamp',
    type: 'uint256',
    value: Math.floor(seen.getTime() / 1000),
  },
  {name: 'srs', type: 'string', value: 'EPSG:4326'},
  {name: 'locationType', type: 'string', value: 'geojson-point'},
  {name: 'location', type: 'string', value: JSON.stringify(place)},
  {name: 'recipeType', type: 'string[]', value: []},
  {name: 'recipePayload', type: 'bytes[]', value: []},
  {name: 'mediaType', type: 'string[]', value: []},
  {name: 'mediaData', type: 'string[]', value: []},
  {name: 'memo', type: 'string', value: 'Airy transit circle'},
]);
// #endregion payload

// #region sign
const wallet = Wallet.createRandom(); // A throw-away key: it is gone when the program ends.
const sepolia = {
  address: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
  version: '0.26',
  chainId: 11155111n,
};
const offchain = new Offchain(
  sepolia,
  OffchainAttestationVersion.Version2,
  new EAS(sepolia.address),
);

const record = await offchain.signOffchainAttestation(
  {
    schema: SchemaRegistry.getSchemaUID(SCHEMA, ZeroAddress, true),
    recipient: wallet.address,
    time: BigInt(Math.floor(Date.now() / 1000)), // when you sign
    expirationTime: 0n, // never
    revocable: true,
    refUID: ZeroHash,
    data,
  },
  wallet,
);
// #endregion sign

// #region save
// JSON has no bigint: whole numbers become text.
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;
const text = JSON.stringify({signer: wallet.address, sig: record}, plain, 2);
writeFileSync('record.json', text);
writeFileSync('signer.txt', wallet.address);
console.log('signer', wallet.address);
console.log('uid   ', record.uid);
console.log('saved ', text.length, 'characters in record.json');
// #endregion save
