import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
  type SignedOffchainAttestation,
} from '@ethereum-attestation-service/eas-sdk';
import {JsonRpcProvider, Wallet, ZeroAddress, ZeroHash} from 'ethers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {KEYS, SEPOLIA, startLocalChain, type LocalChain} from '@site/samples/onchain/local-chain';
import {problem} from '@site/samples/sdk/accept';
import {placeOf} from '@site/samples/examples/geolocation';
import {SCHEMA_UID, decodePayload, encodePlace, signRecord} from '@site/samples/offchain/location';
import {
  onchainRejectionReason,
  payloadOf,
  rejectionReason,
  type SignedRecord,
} from '@site/samples/offchain/verify-record';
import {messageOf} from '../../plugins/content-checks/samples/run';
import {ensurePython, python} from '../support/debian';

const SCHEMA = 'string lp_version,string srs,string location_type,string location';
const now = (): bigint => BigInt(Math.floor(Date.now() / 1000));
const wallet = new Wallet(KEYS.user);
const location = '{"type":"Point","coordinates":[-0.001475,51.477812]}';

interface Change {
  version?: string;
  chainId?: bigint;
  address?: string;
  schema?: string;
  time?: bigint;
  expirationTime?: bigint;
}

/** A record that is really signed with these values, so that only one check can refuse it. */
async function sign(change: Change = {}): Promise<SignedRecord> {
  const {version = '0.26', chainId = 11155111n, address = SEPOLIA.eas, schema = SCHEMA} = change;
  const offchain = new Offchain({address, version, chainId}, OffchainAttestationVersion.Version2, new EAS(address));
  const values = ['1.0.0', 'http://www.opengis.net/def/crs/OGC/1.3/CRS84', 'geojson-point', location];
  const data = new SchemaEncoder(SCHEMA).encodeData(
    SCHEMA.split(',').map((field, index) => ({name: field.split(' ')[1]!, type: 'string', value: values[index]!})),
  );
  const sig = await offchain.signOffchainAttestation(
    {
      schema: SchemaRegistry.getSchemaUID(schema, ZeroAddress, true),
      recipient: ZeroAddress,
      time: change.time ?? now(),
      expirationTime: change.expirationTime ?? 0n,
      revocable: true,
      refUID: ZeroHash,
      data,
    },
    wallet,
  );
  return {signer: wallet.address, sig};
}

describe('the verifier without a network', () => {
  const check = async (change: Change, signer = wallet.address) => rejectionReason(await sign(change), signer, '');

  test('accepts a record, and any version of the domain', async () => {
    expect(await check({})).toBeUndefined();
    expect(await check({version: '1.0.0'})).toBeUndefined();
    expect(payloadOf(await sign()).location).toBe(location);
  });

  test.each<[string, Change, string]>([
    ['another chain', {chainId: 8453n}, 'chain 8453 is not accepted'],
    ['another contract', {address: '0x1111111111111111111111111111111111111111'}, 'not for EAS'],
    ['another schema', {schema: 'string place'}, 'the schema is not accepted'],
    ['a time in the future', {time: now() + 3600n}, 'the signing time is in the future'],
    ['an expiry in the past', {time: now() - 60n, expirationTime: now() - 1n}, 'expired'],
  ])('refuses %s', async (_name, change, reason) => expect(await check(change)).toContain(reason));

  test('accepts hexadecimal digits in any case, and the UID next to `sig`', async () => {
    const {signer, sig} = await sign({address: SEPOLIA.eas.toLowerCase()});
    expect(await rejectionReason({signer, sig}, signer.toLowerCase(), '')).toBeUndefined();
    const loud = (hex: string): string => `0x${hex.slice(2).toUpperCase()}`;
    const message = {...sig.message, schema: loud(sig.message.schema), recipient: loud(sig.message.recipient)};
    const record = {signer, uid: loud(sig.uid!), sig: {...sig, uid: undefined, message}};
    expect(await rejectionReason(record, signer, '')).toBeUndefined();
    expect(payloadOf(record).location).toBe(location);
  });

  test('gets the signer from another source', async () => {
    expect(await check({}, '0x1563915e194D8CfBA1943570603F7606A3115508')).toContain('does not match');
  });

  test('rejects a version that was changed after signing, and numbers that are not a signature', async () => {
    const record = await sign();
    const renamed = {...record.sig, domain: {...record.sig.domain, version: '1.0.0'}};
    expect(await rejectionReason({...record, sig: renamed}, wallet.address, '')).toContain('does not match');
    const broken = {...record.sig, signature: {v: 27, r: ZeroHash, s: `0x${'ff'.repeat(32)}`}};
    expect(await rejectionReason({...record, sig: broken}, wallet.address, '')).toContain('cannot be checked');
  });

  test('rejects junk, and a payload that does not fit its schema', async () => {
    for (const stranger of [null, {}, {sig: null}, {sig: {domain: null, message: {schema: SCHEMA_UID}}}])
      expect(await rejectionReason(stranger as never, wallet.address, '')).toContain('cannot be checked');
    expect(await rejectionReason(await signRecord(wallet, '0x12'), wallet.address, '')).toContain('cannot be checked');
  });
});

test.each([[[200, 95]], [[0, 90.1]], [[NaN, 0]], [['1', '2']], [[]]])(
  'no record of a Point at %j is made',
  (coordinates) => expect(() => encodePlace({location: {type: 'Point', coordinates}})).toThrow(RangeError),
);

test('signs what the EAS package accepts, with its UID', async () => {
  const {sig} = await signRecord(wallet, encodePlace({location, memo: 'é'}));
  const config = {address: SEPOLIA.eas, version: '0.26', chainId: 11155111n};
  const offchain = new Offchain(config, OffchainAttestationVersion.Version2, new EAS(SEPOLIA.eas));
  const accepts = (changed: object) =>
    offchain.verifyOffchainAttestationSignature(wallet.address, {...sig, ...changed} as SignedOffchainAttestation);
  expect(accepts({})).toBe(true);
  expect(accepts({uid: ZeroHash})).toBe(false);
  expect(payloadOf({signer: wallet.address, sig}).memo).toBe('é');
});

describe('verify.py', () => {
  beforeAll(ensurePython);
  /** Exit status and output for a record in a file, and the expected signer. */
  const check = (record: SignedRecord, signer = wallet.address): {status: number | null; output: string} => {
    const folder = mkdtempSync(join(tmpdir(), 'verify-'));
    const file = join(folder, 'record.json');
    writeFileSync(file, JSON.stringify(record));
    const args = [...python.slice(1), 'packages/conformance/python/verify.py', file, signer];
    const {status, stdout} = spawnSync(python[0], args, {encoding: 'utf8'});
    rmSync(folder, {recursive: true});
    return {status, output: stdout};
  };
  const place = {location: {type: 'Point', coordinates: [-0.001475, 51.477812]}, memo: 'Airy transit circle'};

  test('prints what the page shows, and rejects what the verifier rejects', async () => {
    const record = await signRecord(wallet, encodePlace(place));
    const shown = readFileSync('docs/examples/verify-python.md', 'utf8').split('```text title="Output"\n')[1];
    expect(check(record)).toEqual({status: 0, output: shown?.split('```')[0]});
    expect(check(record, SEPOLIA.eas).output).toContain('does not match');
    const moved = {...record.sig.message, data: encodePlace({...place, memo: 'moved'})};
    expect(check({...record, sig: {...record.sig, message: moved}}).output).toContain('does not match');
    const late = await signRecord(wallet, encodePlace(place), {expirationTime: '1'});
    expect(check(late)).toEqual({status: 1, output: 'result   rejected: expired\n'});
    const early = await signRecord(wallet, encodePlace(place), {time: String(now() + 3600n)});
    expect(check(early).output).toContain('in the future');
    const {uid, ...sig} = record.sig;
    expect(check({...record, uid, sig}).status).toBe(0);
    for (const junk of [await signRecord(wallet, '0x1234'), {...record, sig: {...sig, message: undefined}}, []])
      expect(check(junk as SignedRecord).output).toContain('the record cannot be checked');
  });
});

test.each<[location: string, eventTimestamp: bigint, verdict: string | undefined]>([
  ['{"type":"Point","coordinates":[-0.001475,51.477812]}', now(), undefined],
  ['{"type":"Point","coordinates":[-0.001475,51.477812,47]}', now(), undefined],
  ['{"type":"Point","coordinates":[0,51.5]}', 4102444800n, 'the event is in the future'],
  ['{"type":"Polygon","coordinates":[]}', now(), 'the location is not a Point'],
  ['null', now(), 'the location is not a Point'],
  ['Greenwich', now(), 'not readable'],
  ['{"type":"Point","coordinates":[0,51.5,0,0]}', now(), 'the position is not two or three numbers'],
  ['{"type":"Point","coordinates":["0","51.5"]}', now(), 'the position is not two or three numbers'],
  ['{"type":"Point","coordinates":[-0.53,51.5]}', now(), '-0.53, 51.5 is outside the area'],
  ['{"type":"Point","coordinates":[0.35,51.5]}', now(), '0.35, 51.5 is outside the area'],
  ['{"type":"Point","coordinates":[0,51.27]}', now(), '0, 51.27 is outside the area'],
  ['{"type":"Point","coordinates":[0,51.71]}', now(), '0, 51.71 is outside the area'],
])('an application judges a record of %s at the time %s', async (location, eventTimestamp, verdict) => {
  const record = await signRecord(wallet, encodePlace({location, eventTimestamp: Number(eventTimestamp)}));
  expect(await problem(record, wallet.address.toLowerCase()).catch(() => 'not readable')).toBe(verdict);
});

describe('a reading of a phone', () => {
  const coords = {longitude: -0.001475, latitude: 51.477812, altitude: 46.5, accuracy: 8, altitudeAccuracy: 3};

  test('keeps accuracy, altitude and time in the signed bytes', () => {
    const reading = {coords, timestamp: 1767225600999} as GeolocationPosition;
    const fields = decodePayload(encodePlace(placeOf(reading)));
    expect(JSON.parse(String(fields.location))).toEqual({type: 'Point', coordinates: [-0.001475, 51.477812, 46.5]});
    expect(JSON.parse(String(fields.memo))).toEqual({accuracy_m: 8, altitude_accuracy_m: 3});
    expect(JSON.parse(placeOf(reading, 'A-1042').memo)).toHaveProperty('order', 'A-1042');
    expect(fields.eventTimestamp).toBe(1767225600n);
  });

  test('leaves the altitude out when the device does not know it', () => {
    const reading = {coords: {...coords, altitude: null}, timestamp: 0} as GeolocationPosition;
    expect(placeOf(reading).location.coordinates).toHaveLength(2);
  });
});

describe('the verifier with a chain', () => {
  let chain: LocalChain;
  let other: Server;
  beforeAll(async () => {
    chain = await startLocalChain();
    other = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    }).listen(0, '127.0.0.1');
  }, 60_000);
  afterAll(() => {
    chain?.stop();
    other?.close();
  });
  const otherUrl = (): string => `http://127.0.0.1:${(other.address() as AddressInfo).port}`;

  test('rejects a record that its signer has revoked, and ignores revocations by others', async () => {
    const provider = new JsonRpcProvider(chain.url, SEPOLIA.chainId, {staticNetwork: true, cacheTimeout: -1});
    const revoke = async (key: string, uid: string) =>
      (await new EAS(SEPOLIA.eas).connect(new Wallet(key, provider)).revokeOffchain(uid)).wait();
    const record = await sign();
    await revoke(KEYS.other, record.sig.uid!);
    expect(await rejectionReason(record, wallet.address, chain.url)).toBeUndefined();
    await revoke(KEYS.user, record.sig.uid!);
    expect(await rejectionReason(record, wallet.address, chain.url)).toBe('revoked by its signer');
    provider.destroy();
  });

  test('reads a registered record by its UID, and rejects what is missing, revoked or of another attester', async () => {
    const provider = new JsonRpcProvider(chain.url, SEPOLIA.chainId, {staticNetwork: true, cacheTimeout: -1});
    const eas = new EAS(SEPOLIA.eas).connect(wallet.connect(provider));
    const data = encodePlace({location: 'u10hb', locationType: 'geohash'});
    const request = {recipient: ZeroAddress, expirationTime: 0n, revocable: true, refUID: ZeroHash, data, value: 0n};
    const uid = await (await eas.attest({schema: SCHEMA_UID, data: request})).wait();
    const check = (signer = wallet.address, id = uid) => onchainRejectionReason(id, signer, chain.url);
    expect(await check()).toBeUndefined();
    expect(await check(SEPOLIA.eas)).toBe(`registered by ${wallet.address}`);
    expect(await check(undefined, `0x${'42'.repeat(32)}`)).toBe('not found');
    await (await eas.revoke({schema: SCHEMA_UID, data: {uid}})).wait();
    expect(await check()).toBe('revoked by its attester');
    provider.destroy();
  });

  test('accepts nothing when the chain is another one or does not respond', async () => {
    const record = await sign();
    expect(await rejectionReason(record, wallet.address, otherUrl())).toBe('RPC_URL answers for chain 1');
    expect(await rejectionReason(record, wallet.address, 'http://127.0.0.1:1')).toContain('cannot tell');
  });

  const noChain = /^2: Nothing answers at .*\. Start the chain: npx tsx local-chain\.ts$/;
  const otherChain = /^2: .* is chain 1, not 11155111\. Set RPC_URL to the right chain\.$/;

  test.each<[name: string, program: string, message: RegExp, args?: () => string[], url?: () => string]>([
    [
      'a port in use',
      'onchain/local-chain',
      /^1: Port \d+ is in use\. Stop .*local-chain\.ts \d+$/,
      () => [new URL(chain.url).port],
    ],
    ['no chain', 'onchain/register', noChain, () => [], () => 'http://127.0.0.1:1'],
    ['another chain', 'onchain/register', otherChain, () => [], otherUrl],
    ['no chain, with viem', 'react/with-viem', noChain, () => [], () => 'http://127.0.0.1:1'],
    ['another chain, with viem', 'react/with-viem', otherChain, () => [], otherUrl],
    ['a missing file', 'offchain/verify-record', /^2: none\.json does not exist/, () => ['none.json', wallet.address]],
    [
      'a file that is not JSON',
      'offchain/verify-record',
      /^2: .* is not JSON\.$/,
      () => [import.meta.filename, wallet.address],
    ],
    [
      'an argument that is not a UID',
      'onchain/find-schema',
      /^2: 0x12 is not a UID: write 0x and 64 hexadecimal digits\.$/,
      () => ['0x12'],
    ],
    ['missing arguments', 'offchain/verify-record', /^2: Usage: npx tsx verify-record\.ts <file or UID>/],
  ])(
    '%s is one sentence with its fix',
    async (_name, program, message, args, url) => {
      const env: Record<string, string> = url ? {RPC_URL: url(), PRIVATE_KEY: KEYS.user} : {};
      expect(await messageOf(`samples/${program}.ts`, args?.() ?? [], env)).toMatch(message);
    },
    60_000,
  );
});
