// runs: sdk
// Which options of a single call have no effect, and what takes their place.
// #region imports
import {AstralSDK, AstralError} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const input = {
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: '',
};
const sdk = new AstralSDK({chainId: 11155111, signer: Wallet.createRandom()});
// #endregion imports

// #region per-call
const options = {
  revocable: false,
  expirationTime: new Date('2030-01-01T00:00:00Z'),
};
const ignored = await sdk.location.offchain.create(input, options);
console.log('as options:        ', ignored.revocable, ignored.expirationTime);

const unsigned = await sdk.location.build(input);
const kept = await sdk.location.offchain.sign({
  ...unsigned,
  revocable: false,
  expirationTime: 1893456000,
});
console.log('on the attestation:', kept.revocable, kept.expirationTime);
// #endregion per-call

// #region private-key
const told = (error: unknown): string =>
  error instanceof AstralError
    ? `${error.code}: ${error.message.split('\n')[0]}`
    : String(error);
const keyless = new AstralSDK({chainId: 11155111});
const privateKey = '0x' + '11'.repeat(32); // a throw-away key
await keyless.location.offchain
  .create(input, {privateKey})
  .catch((error: unknown) => console.log('privateKey:        ', told(error)));
// #endregion private-key

// #region memo
await sdk.location.offchain
  .create({location: input.location})
  .catch((error: unknown) => console.log('no memo:           ', told(error)));
// #endregion memo
