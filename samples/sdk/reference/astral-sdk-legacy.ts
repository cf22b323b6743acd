// runs: sdk
// The calls of 0.1 in version 0.2.0. New programs use AstralSDK.
import {AstralSDKLegacy} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const sdk = new AstralSDKLegacy({
  chainId: 11155111,
  signer: Wallet.createRandom(),
});
const record = await sdk.createOffchainLocationAttestation({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});
console.log('uid:', record.uid);
console.log('schema:', sdk.getSchemaUID(11155111));
