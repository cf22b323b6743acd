// runs: offline
// A place becomes a record, the record is signed, and a reader judges it. Nothing leaves your machine.
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroAddress, id} from 'ethers';
import {rejectionReason} from '../offchain/verify-record';

// #region record
const record = {
  lp_version: '1.0.0',
  srs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84', // WGS 84, longitude first
  location_type: 'geojson-point',
  location: JSON.stringify({type: 'Point', coordinates: [-0.001475, 51.477812]}),
};
// #endregion record

// What all records of this signer share: schema, chain, and the contract that a reader queries.
const schema = 'string lp_version,string srs,string location_type,string location';
const encoder = new SchemaEncoder(schema);
const encode = (fields: Record<string, string>): string =>
  encoder.encodeData(Object.entries(fields).map(([name, value]) => ({name, value, type: 'string'})));
const signer = new Wallet(id('a throw-away key of the Astral documentation'));
const sepolia = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e';
const offchain = new Offchain(
  {address: sepolia, chainId: 11155111n, version: '0.26'},
  OffchainAttestationVersion.Version2,
  new EAS(sepolia),
);
const envelope = {
  schema: SchemaRegistry.getSchemaUID(schema, ZeroAddress, true),
  recipient: ZeroAddress,
  expirationTime: 0n,
  revocable: true,
  refUID: `0x${'00'.repeat(32)}`,
  salt: id('fixed here so that the output repeats'),
};

// #region sign
const signed = await offchain.signOffchainAttestation(
  {...envelope, time: 1767225600n, data: encode(record)}, // 2026-01-01T00:00:00Z
  signer,
);
console.log('uid      ', signed.uid);
console.log('signed by', signer.address);
// #endregion sign

// #region check
const verdict = async (sig: typeof signed): Promise<string> =>
  (await rejectionReason({signer: signer.address, sig}, signer.address)) ?? 'valid';
const data = encode({...record, location: record.location.replace('51.4', '52.4')});
const moved = {...signed, message: {...signed.message, data}};
console.log('as signed    ', await verdict(signed));
console.log('moved by 1°  ', await verdict(moved));
// #endregion check
