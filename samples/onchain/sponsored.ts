// runs: evm
// Attests for someone who has no ether: they sign, you send and pay. They are
// the attester.
// #region setup
import {EAS, SchemaEncoder} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroHash} from 'ethers';
import {LOCATION_SCHEMA, LOCATION_SCHEMA_UID} from './check-attestation';
import {EAS_ADDRESS, connect, walletOf} from './connect';

const provider = await connect();
const sponsor = walletOf('PRIVATE_KEY', provider);
const person = Wallet.createRandom().connect(provider); // no ether
const eas = new EAS(EAS_ADDRESS).connect(sponsor);
// #endregion setup

// #region sign
const data = new SchemaEncoder(LOCATION_SCHEMA).encodeData([
  {name: 'eventTimestamp', type: 'uint256', value: 1795260600},
  {name: 'srs', type: 'string', value: 'EPSG:4326'},
  {name: 'locationType', type: 'string', value: 'geojson-point'},
  {
    name: 'location',
    type: 'string',
    // Longitude, latitude.
    value: '{"type":"Point","coordinates":[-0.001475,51.477812]}',
  },
  {name: 'recipeType', type: 'string[]', value: []},
  {name: 'recipePayload', type: 'bytes[]', value: []},
  {name: 'mediaType', type: 'string[]', value: []},
  {name: 'mediaData', type: 'string[]', value: []},
  {name: 'memo', type: 'string', value: ''},
]);
const attestation = {
  recipient: person.address,
  expirationTime: 0n,
  revocable: true,
  refUID: ZeroHash,
  data,
  value: 0n,
};
const deadline = 0n; // none: EAS 0.26 has no deadline
const delegated = await eas.getDelegated();
const signed = await delegated.signDelegatedAttestation(
  {
    schema: LOCATION_SCHEMA_UID,
    ...attestation,
    // Each signature is good for one use.
    nonce: await eas.getNonce(person.address),
    deadline,
  },
  person,
);
// #endregion sign

// #region send
const request = {
  schema: LOCATION_SCHEMA_UID,
  data: attestation,
  attester: person.address,
  signature: signed.signature,
  deadline,
};
const sending = await eas.attestByDelegation(request);
const uid = await sending.wait();
const {attester} = await eas.getAttestation(uid);
console.log('attester is the person', attester === person.address);
console.log(
  'paid by the sponsor   ',
  sending.receipt?.from === sponsor.address,
);
console.log('gas used              ', sending.receipt?.gasUsed);
// #endregion send

// #region again
try {
  await (await eas.attestByDelegation(request)).wait();
} catch (error) {
  const {data: revert} = error as {data?: string};
  // InvalidSignature: the nonce is used.
  console.log('sent a second time    ', revert);
}
provider.destroy();
// #endregion again
