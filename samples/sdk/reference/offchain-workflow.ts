// runs: sdk
// Signs an attestation that expires, then shows that verify accepts a
// changed copy.
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const sdk = new AstralSDK({chainId: 11155111, signer: Wallet.createRandom()});
const unsigned = await sdk.location.build({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});
// One day, in seconds.
const expirationTime = unsigned.eventTimestamp + 86_400;
const signed = await sdk.location.offchain.sign({...unsigned, expirationTime});
console.log('signer:', signed.signer);

const changed = {...signed, memo: 'Paris'};
const {isValid} = await sdk.location.offchain.verify(changed);
console.log('verify accepts a changed memo:', isValid);
