// runs: evm
// Compiles LocationGate.sol, deploys it, and lets it read attestations that are
// good, revoked, missing and one of another attester.
// #region imports
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {EAS, SchemaEncoder} from '@ethereum-attestation-service/eas-sdk';
import {ContractFactory, type Wallet, ZeroHash, isError} from 'ethers';
import {LOCATION_SCHEMA, LOCATION_SCHEMA_UID} from './check-attestation';
import {EAS_ADDRESS, connect, walletOf} from './connect';
// #endregion imports

// #region compile
const provider = await connect();
const wallet = walletOf('PRIVATE_KEY', provider);
const other = walletOf('OTHER_KEY', provider);

interface Compiled {
  contracts?: Record<
    string,
    Record<string, {abi: string[]; evm: {bytecode: {object: string}}}>
  >;
  errors?: {severity: string; formattedMessage: string}[];
}
function stop(why: string): never {
  console.error(why);
  process.exit(2);
}
const source = new URL('LocationGate.sol', import.meta.url);
if (!existsSync(source))
  stop('LocationGate.sol is missing. Save it next to this program.');
const {default: solc} = await import('solc').catch(() =>
  stop('solc is not installed. Run: npm install --save-dev solc@0.8.26'),
);
const require = createRequire(import.meta.url);
const input = {
  language: 'Solidity',
  sources: {
    'LocationGate.sol': {
      content: readFileSync(source, 'utf8'),
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
const errors =
  compiled.errors?.filter(({severity}) => severity === 'error') ?? [];
const gateCode = compiled.contracts?.['LocationGate.sol']?.LocationGate;
if (!gateCode || errors.length > 0)
  stop(errors.map(({formattedMessage}) => formattedMessage).join('\n'));
console.log('solc', solc.version().split('+')[0]);
// #endregion compile

// #region deploy
const factory = new ContractFactory(
  gateCode.abi,
  gateCode.evm.bytecode.object,
  wallet,
);
const gate = await factory.deploy(
  EAS_ADDRESS,
  LOCATION_SCHEMA_UID,
  wallet.address,
);
await gate.waitForDeployment();
// #endregion deploy

// #region read
async function attest(by: Wallet): Promise<string> {
  const data = new SchemaEncoder(LOCATION_SCHEMA).encodeData([
    {name: 'eventTimestamp', type: 'uint256', value: 1795258800},
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
  const request = {
    recipient: by.address,
    expirationTime: 0n,
    revocable: true,
    refUID: ZeroHash,
    data,
    value: 0n,
  };
  return (
    await new EAS(EAS_ADDRESS)
      .connect(by)
      .attest({schema: LOCATION_SCHEMA_UID, data: request})
  ).wait();
}

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
await show('other key', await attest(other));
await show('missing  ', '0x' + '42'.repeat(32));
await (
  await new EAS(EAS_ADDRESS)
    .connect(wallet)
    .revoke({schema: LOCATION_SCHEMA_UID, data: {uid}})
).wait();
await show('revoked  ', uid);

provider.destroy();
// #endregion read
