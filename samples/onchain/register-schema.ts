// runs: evm
// Registers a schema with the registry of EAS, unless it is there, and reads it
// back.
// #region setup
import {SchemaRegistry} from '@ethereum-attestation-service/eas-sdk';
import {ZeroAddress, isError} from 'ethers';
import {connect, walletOf} from './connect';
import {ZONE_SCHEMA, findSchema, registryOf, uidOf} from './find-schema';

const provider = await connect();
const wallet = walletOf('PRIVATE_KEY', provider);
const registry = new SchemaRegistry(await registryOf(provider)).connect(wallet);

const uid = uidOf(ZONE_SCHEMA); // known before anything is sent
console.log('uid     ', uid);
// #endregion setup

// #region register
const request = {
  schema: ZONE_SCHEMA,
  resolverAddress: ZeroAddress, // no contract is asked about attestations
  revocable: true,
};
if (await findSchema(provider, uid)) console.log('found    already registered');
else {
  const transaction = await registry.register(request);
  await transaction.wait(); // sends it, then waits for one confirmation
  console.log('gas used', transaction.receipt?.gasUsed);
}
// #endregion register

// #region check
const found = await findSchema(provider, uid);
if (found?.schema !== ZONE_SCHEMA)
  throw new Error('The schema is not registered.');
console.log('schema  ', found.schema);

try {
  await registry.contract.register.staticCall(ZONE_SCHEMA, ZeroAddress, true);
} catch (error) {
  if (!isError(error, 'CALL_EXCEPTION')) throw error;
  console.log('again    reverts with', error.revert?.name);
}
// Another text is another schema: one space is enough.
console.log(
  'space   ',
  uidOf('string name, int40[] ring') === uid ? 'same' : 'another',
  'UID',
);

provider.destroy();
// #endregion check
