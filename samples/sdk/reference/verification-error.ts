// runs: sdk
// verify does not throw when a record fails: read isValid and reason.
import {AstralSDK, VerificationError} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const signer = Wallet.createRandom();
const {offchain} = new AstralSDK({chainId: 11155111, signer}).location;
const record = await offchain.create({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: '',
});
const {isValid, reason} = await offchain.verify({...record, signature: '{}'});
console.log('isValid:', isValid);
console.log('reason:', reason);

// Throw it yourself if your program needs an error.
console.log(VerificationError.withReason('revoked', 'a-uid').message);
