// runs: evm
// Registers and revokes from a contract account, such as a Safe. The account is
// the attester, not its owner.
// #region setup
import {EAS, SchemaEncoder} from '@ethereum-attestation-service/eas-sdk';
import {
  ContractFactory,
  ZeroHash,
  type ContractTransactionResponse,
} from 'ethers';
import {compile} from '../spatial-sol/compile';
import {
  LOCATION_SCHEMA,
  LOCATION_SCHEMA_UID,
  checkAttestation,
} from './check-attestation';
import {EAS_ADDRESS, connect, walletOf} from './connect';

const provider = await connect();
const owner = walletOf('PRIVATE_KEY', provider);
const {Account} = compile(new URL('Account.sol', import.meta.url));
const account = await new ContractFactory(
  Account!.abi,
  Account!.bytecode,
  owner,
).deploy();
await account.waitForDeployment();
const address = await account.getAddress();
// #endregion setup

// #region call
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
const {interface: contract} = new EAS(EAS_ADDRESS).contract;
const attest = contract.encodeFunctionData('attest', [
  {
    schema: LOCATION_SCHEMA_UID,
    data: {
      recipient: address,
      expirationTime: 0n,
      revocable: true,
      refUID: ZeroHash,
      data,
      value: 0n,
    },
  },
]);
// #endregion call

// #region execute
// With a Safe, propose {to: EAS_ADDRESS, data: attest, value: 0} instead.
const execute = async (call: string) => {
  const sent = (await account.getFunction('execute')(
    EAS_ADDRESS,
    call,
  )) as ContractTransactionResponse;
  return (await sent.wait())!;
};
const {logs} = await execute(attest);
// The UID is in the event Attested.
const uid = contract.parseLog(logs[0]!)!.args.uid as string;
const check = async () => {
  const checked = await checkAttestation(provider, EAS_ADDRESS, uid, [address]);
  return checked.ok ? 'ok, attested by the account' : checked.reason;
};
console.log('registered ', await check());
// #endregion execute

// #region revoke
await execute(
  contract.encodeFunctionData('revoke', [
    {schema: LOCATION_SCHEMA_UID, data: {uid, value: 0n}},
  ]),
);
console.log('then       ', await check());
provider.destroy();
// #endregion revoke
