// runs: sdk
// Builds and encodes with the Astral SDK, and signs with a key that is kept in
// a file.
// #region build
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';
import {signRecord} from '../offchain/location';

const sdk = new AstralSDK({chainId: 11155111}); // Sepolia
const unsigned = await sdk.location.build({
  // Longitude, latitude.
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  locationType: 'geojson-point',
  timestamp: new Date(),
  memo: 'Airy transit circle', // required, also when it is empty
});
// #endregion build

// #region sign
if (!existsSync('key.txt'))
  writeFileSync('key.txt', Wallet.createRandom().privateKey, {mode: 0o600});
const wallet = new Wallet(readFileSync('key.txt', 'utf8').trim());
const record = await signRecord(wallet, sdk.location.encode(unsigned));

writeFileSync('record.json', JSON.stringify(record, null, 2));
writeFileSync('signer.txt', wallet.address);
console.log('signer', wallet.address);
console.log('uid   ', record.sig.uid);
// #endregion sign
