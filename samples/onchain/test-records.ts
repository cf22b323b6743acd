// runs: evm
// Tests code that signs, registers and reads location records, without a
// network: fixed keys, fixed times, a chain of its own.
// #region setup
import assert from 'node:assert/strict';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
} from '@ethereum-attestation-service/eas-sdk';
import {JsonRpcProvider, Wallet, ZeroAddress, ZeroHash} from 'ethers';
import {checkAttestation} from './check-attestation';
import {KEYS, LOCATION_SCHEMA, SEPOLIA, startLocalChain} from './local-chain';

// The same name and parameters as in node:test, so that you can import that one
// instead.
async function test(
  name: string,
  body: () => void | Promise<void>,
): Promise<void> {
  await body();
  console.log('ok  ', name);
}
// #endregion setup

// #region fixtures
const START = Date.parse('2030-01-01T00:00:00Z') / 1000; // Unix seconds
const SALT = '0x' + '5a'.repeat(32);
const SCHEMA_UID = SchemaRegistry.getSchemaUID(
  LOCATION_SCHEMA,
  ZeroAddress,
  true,
);

/** Payload of a v0.1 record: longitude first, decimal degrees on WGS 84. */
const payload = (longitude: number, latitude: number): string =>
  new SchemaEncoder(LOCATION_SCHEMA).encodeData([
    {name: 'eventTimestamp', type: 'uint256', value: START},
    {name: 'srs', type: 'string', value: 'EPSG:4326'},
    {name: 'locationType', type: 'string', value: 'geojson-point'},
    {
      name: 'location',
      type: 'string',
      value: JSON.stringify({
        type: 'Point',
        coordinates: [longitude, latitude],
      }),
    },
    {name: 'recipeType', type: 'string[]', value: []},
    {name: 'recipePayload', type: 'bytes[]', value: []},
    {name: 'mediaType', type: 'string[]', value: []},
    {name: 'mediaData', type: 'string[]', value: []},
    {name: 'memo', type: 'string', value: ''},
  ]);
// #endregion fixtures

// #region offchain
const signer = new Wallet(KEYS.user);
const offchain = new Offchain(
  {address: SEPOLIA.eas, version: '0.26', chainId: BigInt(SEPOLIA.chainId)},
  OffchainAttestationVersion.Version2,
  new EAS(SEPOLIA.eas),
);
const sign = (data: string) =>
  offchain.signOffchainAttestation(
    {
      schema: SCHEMA_UID,
      recipient: signer.address,
      time: BigInt(START),
      expirationTime: 0n,
      revocable: true,
      refUID: ZeroHash,
      data,
      salt: SALT,
    },
    signer,
  );

await test('the same input gives the same record', async () => {
  const [one, two] = [
    await sign(payload(13.4, 52.5)),
    await sign(payload(13.4, 52.5)),
  ];
  assert.equal(one.uid, two.uid);
  assert.deepEqual(one.signature, two.signature);
});

await test('swapped axes give another record', async () => {
  const [one, two] = [
    await sign(payload(13.4, 52.5)),
    await sign(payload(52.5, 13.4)),
  ];
  assert.notEqual(one.uid, two.uid);
});

await test('a changed record is rejected', async () => {
  const record = await sign(payload(13.4, 52.5));
  const changed = {
    ...record,
    message: {...record.message, data: payload(13.5, 52.5)},
  };
  assert.ok(
    offchain.verifyOffchainAttestationSignature(signer.address, record),
  );
  assert.ok(
    !offchain.verifyOffchainAttestationSignature(signer.address, changed),
  );
});
// #endregion offchain

// #region chain
const chain = await startLocalChain(START); // on a free port
const provider = new JsonRpcProvider(chain.url, SEPOLIA.chainId, {
  staticNetwork: true,
  cacheTimeout: -1, // blocks come at once, so answers must not be kept
});
const eas = new EAS(SEPOLIA.eas).connect(new Wallet(KEYS.user, provider));

/** @param expirationTime Unix seconds; 0 for never */
async function register(expirationTime = 0n): Promise<string> {
  const transaction = await eas.attest({
    schema: SCHEMA_UID,
    data: {
      recipient: ZeroAddress,
      expirationTime,
      revocable: true,
      refUID: ZeroHash,
      data: payload(13.4, 52.5),
      value: 0n,
    },
  });
  return transaction.wait();
}
// #endregion chain

// #region onchain
await test("the reader's clock decides whether a record has expired", async () => {
  const expires = START + 3600;
  const uid = await register(BigInt(expires));
  const check = (now: number) =>
    checkAttestation(provider, SEPOLIA.eas, uid, [signer.address], now);
  assert.equal((await check(expires - 1)).ok, true);
  assert.deepEqual(await check(expires), {ok: false, reason: 'expired'});
});

await test('the block time decides what a contract accepts', async () => {
  const expires = START + 7200;
  await register(BigInt(expires));
  await provider.send('evm_setNextBlockTimestamp', [expires + 1]);
  await provider.send('evm_mine', []);
  await assert.rejects(
    register(BigInt(expires)),
    /InvalidExpirationTime|0x08e8b937/,
  );
});

await test('only the attester can revoke', async () => {
  const uid = await register();
  const other = new EAS(SEPOLIA.eas).connect(new Wallet(KEYS.other, provider));
  const revocation = await other.revoke({schema: SCHEMA_UID, data: {uid}});
  await assert.rejects(revocation.wait(), /AccessDenied|0x4ca88867/);
});

await test('a reset takes the chain back to its start', async () => {
  const uid = await register();
  await chain.reset();
  assert.equal((await eas.getAttestation(uid)).uid, ZeroHash);
});

provider.destroy();
chain.stop();
// #endregion onchain
