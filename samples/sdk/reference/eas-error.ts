// runs: sdk
// A malformed recipient is noticed when EAS signs it.
import {AstralSDK, EASError} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const signer = Wallet.createRandom();
const {offchain} = new AstralSDK({chainId: 11155111, signer}).location;
try {
  await offchain.create({
    // longitude, latitude
    location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
    memo: '',
    recipient: '0x1234',
  });
} catch (error) {
  if (!(error instanceof EASError)) throw error;
  console.log(error.code, 'cause:', error.cause !== undefined);
}
