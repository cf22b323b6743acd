// runs: sdk
// A wallet without a provider cannot register: the cause is the error of
// ethers.
import {AstralSDK, RegistrationError} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const signer = Wallet.createRandom();
const {onchain} = new AstralSDK({chainId: 11155111, signer}).location;
try {
  await onchain.create({
    // longitude, latitude
    location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
    memo: '',
  });
} catch (error) {
  if (!(error instanceof RegistrationError)) throw error;
  const {code} = error.cause as {code?: string};
  console.log(error.code, 'caused by', code);
}
