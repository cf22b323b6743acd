// runs: evm
// Registers a location attestation with EAS, reads it back, checks it and
// revokes it. Uses the EAS SDK alone. Runs on Sepolia too: set RPC_URL to a
// Sepolia node and PRIVATE_KEY to a key that has test ether.
// #region setup
import {EAS, SchemaEncoder} from '@ethereum-attestation-service/eas-sdk';
import {ZeroHash} from 'ethers';
import {
  LOCATION_SCHEMA,
  LOCATION_SCHEMA_UID,
  checkAttestation,
} from './check-attestation';
import {EAS_ADDRESS, connect, walletOf} from './connect';

const provider = await connect();
const wallet = walletOf('PRIVATE_KEY', provider);

const eas = new EAS(EAS_ADDRESS).connect(wallet);
// #endregion setup

// #region payload
const data = new SchemaEncoder(LOCATION_SCHEMA).encodeData([
  {
    name: 'eventTimestamp',
    type: 'uint256',
    value: Math.floor(Date.parse('2026-11-21T11:45:00Z') / 1000),
  },
  {name: 'srs', type: 'string', value: 'EPSG:4326'},
  {name: 'locationType', type: 'string', value: 'geojson-point'},
  {
    name: 'location',
    type: 'string',
    value: '{"type":"Point","coordinates":[-0.001475,51.477812]}',
  },
  {name: 'recipeType', type: 'string[]', value: []},
  {name: 'recipePayload', type: 'bytes[]', value: []},
  {name: 'mediaType', type: 'string[]', value: []},
  {name: 'mediaData', type: 'string[]', value: []},
  {name: 'memo', type: 'string', value: 'Airy transit circle'},
]);
// #endregion payload

// #region attest
const request = {
  recipient: wallet.address,
  expirationTime: 0n,
  revocable: true,
  refUID: ZeroHash,
  data,
  value: 0n,
};
console.log(
  'estimated gas',
  await eas.contract.attest.estimateGas({
    schema: LOCATION_SCHEMA_UID,
    data: request,
  }),
);
const transaction = await eas.attest({
  schema: LOCATION_SCHEMA_UID,
  data: request,
});
// Sends it, then waits for one confirmation.
const uid = await transaction.wait();
console.log('uid          ', uid);
console.log('gas used     ', transaction.receipt?.gasUsed);
// #endregion attest

// #region read
const first = await checkAttestation(provider, EAS_ADDRESS, uid, [
  wallet.address,
]);
if (!first.ok) throw new Error(first.reason);
console.log(
  'block time   ',
  new Date(Number(first.attestation.time) * 1000).toISOString(),
);
console.log(
  'event time   ',
  new Date(Number(first.payload.eventTimestamp) * 1000).toISOString(),
);
console.log('location     ', first.payload.location);
// #endregion read

// #region wrong
const unknown = await checkAttestation(
  provider,
  EAS_ADDRESS,
  '0x' + '42'.repeat(32),
  [wallet.address],
);
console.log('another uid  ', unknown.ok || unknown.reason);
const distrusted = await checkAttestation(provider, EAS_ADDRESS, uid, []);
console.log('no one known ', distrusted.ok || distrusted.reason);
// #endregion wrong

// #region revoke
const revocation = await eas.revoke({schema: LOCATION_SCHEMA_UID, data: {uid}});
await revocation.wait(); // nothing is sent before this line
const second = await checkAttestation(provider, EAS_ADDRESS, uid, [
  wallet.address.toLowerCase(), // an address in any case
]);
console.log('after revoke ', second.ok || second.reason);

provider.destroy();
// #endregion revoke
