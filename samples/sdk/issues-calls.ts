// runs: sdk
// What options of a call, the debug option and the results of the SDK really
// do.
import {createServer} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {
  AstralApiClient,
  AstralError,
  AstralSDK,
  LOCATION_V1_SCHEMA,
  isSupportedNetwork,
  validateLocationProtocolSchema,
} from '@decentralized-geo/astral-sdk';
import {
  Contract,
  JsonRpcProvider,
  Wallet,
  ZeroAddress,
  solidityPackedKeccak256,
} from 'ethers';

const {RPC_URL, PRIVATE_KEY, OTHER_KEY} = process.env;
if (!RPC_URL || !PRIVATE_KEY || !OTHER_KEY)
  throw new Error('Set RPC_URL, PRIVATE_KEY and OTHER_KEY.');
const provider = new JsonRpcProvider(RPC_URL, undefined, {
  staticNetwork: true,
  cacheTimeout: -1,
});
const signer = new Wallet(PRIVATE_KEY, provider);
const other = new Wallet(OTHER_KEY, provider);
const input = {
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
};
const told = (error: unknown): string =>
  error instanceof AstralError
    ? `${error.name}: ${error.message}`
    : String(error);
const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(() => 'no error', told);

// #region sticky
const first = new AstralSDK({chainId: 11155111}).location.offchain;
const one = await first.create(input, {signer});
const two = await first.create(input, {signer: other});
console.log('second signer used:', one.signer !== two.signer);

const spoiled = new AstralSDK({chainId: 11155111}).location.offchain;
const privateKey = '0x' + '11'.repeat(32); // a throw-away key
console.log('privateKey:', await outcome(spoiled.create(input, {privateKey})));
console.log('then signer:', await outcome(spoiled.create(input, {signer})));
// #endregion sticky

// #region overrides
const sdk = new AstralSDK({chainId: 11155111, signer});
const EAS_SEPOLIA = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e';
const eas = new Contract(
  EAS_SEPOLIA,
  [
    'function getAttestation(bytes32) view returns (tuple(bytes32 uid, bytes32 schema, uint64 time, uint64 expirationTime, uint64 revocationTime, bytes32 refUID, address recipient, address attester, bool revocable, bytes data))',
  ],
  provider,
);
const replaced = await sdk.location.onchain.create(input, {
  txOverrides: {data: '0x1234'},
});
const stored = (await eas.getFunction('getAttestation')(replaced.uid)) as {
  data: string;
};
console.log('payload stored with txOverrides.data:', stored.data);
console.log('memo of the returned object:', replaced.memo);
// NotPayable: the v0.1 schema has no resolver that could take the ether.
await sdk.location.onchain
  .create(input, {txOverrides: {value: 1n}})
  .catch(({cause}: {cause: {data: string}}) =>
    console.log('txOverrides.value:', cause.data),
  );
// #endregion overrides

// #region schema
const uid = '0x' + '42'.repeat(32);
const schema = {uid, rawString: 'string note'};
console.log(
  'other fields, offchain:',
  await outcome(sdk.location.offchain.create(input, {schema})),
);
console.log(
  'other fields, onchain:',
  await outcome(sdk.location.onchain.create(input, {schema})),
);

// The nine fields with a space after each comma: another text, so another UID.
const spaced = LOCATION_V1_SCHEMA.rawString.replaceAll(',', ', ');
const REGISTRY = '0x0a7E2Ff54e76B8E6659aedc9103FB21c038050D0';
const registry = new Contract(
  REGISTRY,
  ['function register(string schema, address resolver, bool revocable)'],
  signer,
);
const registration = (await registry.getFunction('register')(
  spaced,
  ZeroAddress,
  true,
)) as {wait(): Promise<unknown>};
await registration.wait();
const spacedUid = solidityPackedKeccak256(
  ['string', 'address', 'bool'],
  [spaced, ZeroAddress, true],
);
const elsewhere = await sdk.location.onchain.create(input, {
  schema: {uid: spacedUid, rawString: spaced},
});
const revocation = (await sdk.location.onchain.revoke(elsewhere)) as {
  wait(): Promise<unknown>;
};
const revoked = await revocation.wait().then(
  () => 'revoked',
  (error: {code?: string}) => `fails with ${error.code}`,
);
console.log('revoking under another schema UID:', revoked);
// #endregion schema

// #region results
const unsigned = await sdk.location.build(input);
const encoded = sdk.location.encode(unsigned);
console.log('decoded memo:', JSON.stringify(sdk.location.decode(encoded).memo));
console.log('version of a record:', one.version);
console.log('srs:', unsigned.srs, unsigned.location);
console.log(
  'networks:',
  LOCATION_V1_SCHEMA.networks.join(' '),
  isSupportedNetwork('base-sepolia'),
);
const required =
  'string lp_version,string srs,string location_type,string location';
const {conformant, missing} = validateLocationProtocolSchema(required);
console.log(
  'schema of the v0.2 draft conformant:',
  conformant,
  missing.join(' '),
);
console.log(
  'method of 0.1:',
  'createOffchainLocationAttestation' in (sdk as object),
);
// #endregion results

// #region debug
let lines = 0;
const {log} = console;
console.log = () => (lines += 1);
await new AstralSDK({
  chainId: 11155111,
  signer,
  debug: true,
}).location.offchain.create(input);
console.log = log;
console.log('lines printed with debug:', lines);
// #endregion debug

// #region api
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(404, {'content-type': 'application/json'}).end('{}');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const {port} = server.address() as AddressInfo;
const client = new AstralApiClient(`http://127.0.0.1:${port}`);
await client.getConfig().catch(() => undefined);
await client
  .getLocationAttestation('0x' + '42'.repeat(32))
  .catch(() => undefined);
server.close();
console.log(
  'paths asked for:',
  asked.map((path) => path.slice(0, 12)).join(' '),
);
// #endregion api

provider.destroy();
