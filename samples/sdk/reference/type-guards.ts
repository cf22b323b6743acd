// runs: sdk
// What the guards accept: they look at the form of a value, not at what it
// stands for.
import {
  isDate,
  isEthereumAddress,
  isLocationAttestationUID,
  isOffchainLocationAttestation,
  isSupportedNetwork,
  isUnixTimestamp,
  AstralSDK,
} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const signer = Wallet.createRandom();
const record = await new AstralSDK({
  chainId: 11155111,
  signer,
}).location.offchain.create({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: '',
});
console.log('offchain:', isOffchainLocationAttestation(record));
console.log('uid:', isLocationAttestationUID(record.uid));
console.log('address:', isEthereumAddress(record.signer));
console.log('seconds:', isUnixTimestamp(record.eventTimestamp));
console.log('milliseconds:', isUnixTimestamp(Date.now())); // pass as well
console.log('date:', isDate(new Date('never')));
console.log('base-sepolia:', isSupportedNetwork('base-sepolia'));
