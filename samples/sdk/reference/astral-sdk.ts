// runs: sdk
// One SDK object for one chain: build a place, sign it, read what was signed.
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const sdk = new AstralSDK({chainId: 11155111, signer: Wallet.createRandom()});
const record = await sdk.location.offchain.create({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});
console.log('uid:', record.uid);
console.log('location:', record.location);
