// runs: evm
// Compiles LocationGate.sol, deploys it, and lets it read attestations that are good, revoked, missing and a stranger's.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {EAS, SchemaEncoder} from '@ethereum-attestation-service/eas-sdk';
import {ContractFactory, JsonRpcProvider, Wallet, ZeroHash, isError} from 'ethers';
import solc from 'solc';
import {LOCATION_SCHEMA, LOCATION_SCHEMA_UID} from './check-attestation';

const {RPC_URL, PRIVATE_KEY, STRANGER_KEY} = process.env;
if (!RPC_URL || !PRIVATE_KEY || !STRANGER_KEY)
  throw new Error('Set RPC_URL, PRIVATE_KEY and STRANGER_KEY.');
const provider = new JsonRpcProvider(RPC_URL, undefined, {
  staticNetwork: true,
  cacheTimeout: -1,
});
const wallet = new Wallet(PRIVATE_KEY, provider);
const EAS_SEPOLIA = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e';

// #region compile
interface Compiled {
  contracts: Record<
    string,
    Record<string, {abi: string[]; evm: {bytecode: {object: string}}}>
  >;
  errors?: {severity: string; formattedMessage: string}[];
}
const require = createRequire(import.meta.url);
const input = {
  language: 'Solidity',
  sources: {
    'LocationGate.sol': {
      content: readFileSync(new URL('LocationGate.sol', import.meta.url), 'utf8'),
    },
  },
  settings: {
    evmVersion: 'cancun',
    optimizer: {enabled: true},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
  },
};
const findImport = (path: string) => ({
  contents: readFileSync(require.resolve(path), 'utf8'),
});
const compiled = JSON.parse(
  solc.compile(JSON.stringify(input), {import: findImport}),
) as Compiled;
const gateCode = compiled.contracts['LocationGate.sol']?.LocationGate;
if (!gateCode)
  throw new Error(
    compiled.errors?.map((error) => error.formattedMessage).join('\n'),
  );
console.log('solc', solc.version().split('+')[0]);
// #endregion compile

// #region deploy
const factory = new ContractFactory(
  gateCode.abi,
  gateCode.evm.bytecode.object,
  wallet,
);
const gate = await factory.deploy(EAS_SEPOLIA, LOCATION_SCHEMA_UID, wallet.address);
await gate.waitForDeployment();
// #endregion deploy

async function attest(by: Wallet): Promise<string> {
  const data = new SchemaEncoder(LOCATION_SCHEMA).encodeData([
    {name: 'eventTimestamp', type: 'uint256', value: 1795258800},
    {name: 'srs', type: 'string', value: 'EPSG:4326'},
    {name: 'locationType', type: 'string', value: 'geojson-point'},
    {
      name: 'location',
      type: 'string',
      value: '{"type":"Point","coordinates":[-0.001475,51.477811]}',
    },
    {name: 'recipeType', type: 'string[]', value: []},
    {name: 'recipePayload', type: 'bytes[]', value: []},
    {name: 'mediaType', type: 'string[]', value: []},
    {name: 'mediaData', type: 'string[]', value: []},
    {name: 'memo', type: 'string', value: 'Airy transit circle'},
  ]);
  const request = {
    recipient: by.address,
    expirationTime: 0n,
    revocable: true,
    refUID: ZeroHash,
    data,
    value: 0n,
  };
  return (
    await new EAS(EAS_SEPOLIA)
      .connect(by)
      .attest({schema: LOCATION_SCHEMA_UID, data: request})
  ).wait();
}

// #region read
async function show(label: string, uid: string): Promise<void> {
  try {
    const answer: unknown = await gate.getFunction('read').staticCall(uid);
    console.log(label, ...(answer as unknown[]));
  } catch (error) {
    if (!isError(error, 'CALL_EXCEPTION')) throw error;
    console.log(label, 'reverts with', error.revert?.name);
  }
}

const uid = await attest(wallet);
await show('good     ', uid);
await show('stranger ', await attest(new Wallet(STRANGER_KEY, provider)));
await show('missing  ', '0x' + '42'.repeat(32));
await (
  await new EAS(EAS_SEPOLIA)
    .connect(wallet)
    .revoke({schema: LOCATION_SCHEMA_UID, data: {uid}})
).wait();
await show('revoked  ', uid);
// #endregion read

provider.destroy();
