// runs: sdk
// Sets expiry and revocability on the unsigned attestation: as options of a
// call they have no effect.
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const {location} = new AstralSDK({
  chainId: 11155111,
  signer: Wallet.createRandom(),
});
const unsigned = await location.build({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: '',
});

const ignored = await location.offchain.sign(unsigned, {revocable: false});
console.log('as an option:', ignored.revocable);
const kept = await location.offchain.sign({...unsigned, revocable: false});
console.log('on the attestation:', kept.revocable);
