// runs: sdk
// A signer that cannot return its address: `cause` is the underlying error.
import {AstralSDK, SigningError} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const signer = Wallet.createRandom();
signer.getAddress = () => Promise.reject(new Error('device is locked'));
const {offchain} = new AstralSDK({chainId: 11155111, signer}).location;
try {
  await offchain.create({
    // longitude, latitude
    location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
    memo: '',
  });
} catch (error) {
  if (!(error instanceof SigningError)) throw error;
  console.log(error.code, error.cause?.message);
}
