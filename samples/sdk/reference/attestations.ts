// runs: sdk
// The fields of an attestation before and after it is signed.
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const {location} = new AstralSDK({
  chainId: 11155111,
  signer: Wallet.createRandom(),
});
const unsigned = await location.build({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});
const signed = await location.offchain.sign(unsigned);
console.log(Object.keys(unsigned).join(' '));
const added = Object.keys(signed).filter((field) => !(field in unsigned));
console.log('added by signing:', added.join(' '));
console.log('srs:', signed.srs, signed.location);
