// runs: sdk
// Builds and encodes with the Astral SDK, signs with the EAS SDK: a complete package that any EAS tool can check.
// #region imports
import {writeFileSync} from 'node:fs';
import {AstralSDK, LOCATION_V1_SCHEMA} from '@decentralized-geo/astral-sdk';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroHash} from 'ethers';
// #endregion imports

// #region build
const sdk = new AstralSDK({chainId: 11155111});
const unsigned = await sdk.location.build({
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]}, // longitude, latitude
  locationType: 'geojson-point',
  timestamp: new Date(),
  memo: 'Airy transit circle',
});
const data = sdk.location.encode(unsigned);
console.log('payload', data.length, 'characters');
// #endregion build

// #region sign
const wallet = Wallet.createRandom(); // a throw-away key
const sepolia = {
  address: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
  version: '0.26',
  chainId: 11155111n,
};
const offchain = new Offchain(
  sepolia,
  OffchainAttestationVersion.Version2,
  new EAS(sepolia.address),
);
const sig = await offchain.signOffchainAttestation(
  {
    schema: LOCATION_V1_SCHEMA.uid,
    recipient: wallet.address,
    time: BigInt(Math.floor(Date.now() / 1000)), // the moment of signing, as you say it
    expirationTime: 0n,
    revocable: true,
    refUID: ZeroHash,
    data,
  },
  wallet,
);
// #endregion sign

// #region save
// JSON has no bigint: whole numbers become text.
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;
writeFileSync(
  'record.json',
  JSON.stringify({signer: wallet.address, sig}, plain, 2),
);
writeFileSync('signer.txt', wallet.address);
console.log('signer ', wallet.address);
console.log('uid    ', sig.uid);
// #endregion save
