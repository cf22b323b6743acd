// runs: sdk; args: -0.001475 51.477812 Airy-Transit-Circle
// Signs a place of yours with a key that it keeps for the next run.
// Usage: npx tsx own-record.ts <longitude> <latitude> [memo]
// #region input
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {AstralSDK, LOCATION_V1_SCHEMA} from '@decentralized-geo/astral-sdk';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroAddress, ZeroHash} from 'ethers';

function stop(why: string): never {
  console.error(why);
  process.exit(2);
}
const [longitude, latitude, memo = ''] = process.argv.slice(2);
if (longitude === undefined || latitude === undefined)
  stop('Usage: npx tsx own-record.ts <longitude> <latitude> [memo]');
// #endregion input

// #region key
// Whoever has this file can sign as you: keep it out of version control.
if (!existsSync('key.txt'))
  writeFileSync('key.txt', Wallet.createRandom().privateKey, {mode: 0o600});
const wallet = new Wallet(readFileSync('key.txt', 'utf8').trim());
// #endregion key

// #region build
const sdk = new AstralSDK({chainId: 11155111});
const unsigned = await sdk.location
  .build({
    location: {type: 'Point', coordinates: [Number(longitude), Number(latitude)]},
    locationType: 'geojson-point',
    timestamp: new Date(),
    memo, // required, also when it is empty
  })
  .catch((error: Error) => stop(error.message.split('\n')[0] ?? ''));
// #endregion build

// #region sign
const eas = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e'; // on Sepolia
const sig = await new Offchain(
  {address: eas, version: '0.26', chainId: 11155111n},
  OffchainAttestationVersion.Version2,
  new EAS(eas),
).signOffchainAttestation(
  {
    schema: LOCATION_V1_SCHEMA.uid,
    recipient: ZeroAddress,
    time: BigInt(Math.floor(Date.now() / 1000)),
    expirationTime: 0n,
    revocable: true,
    refUID: ZeroHash,
    data: sdk.location.encode(unsigned),
  },
  wallet,
);
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;
writeFileSync(
  'record.json',
  JSON.stringify({signer: wallet.address, sig}, plain, 2),
);
writeFileSync('trusted.txt', `${wallet.address}\n`);
console.log('signer', wallet.address);
console.log('uid   ', sig.uid);
// #endregion sign
