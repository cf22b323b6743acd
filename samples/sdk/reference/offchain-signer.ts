// runs: sdk
// Signs an unsigned attestation without an SDK object around the signer.
import {AstralSDK, OffchainSigner} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';

const unsigned = await new AstralSDK({chainId: 11155111}).location.build({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});
const wallet = Wallet.createRandom();
const signer = new OffchainSigner({signer: wallet, chainId: 11155111});
const signed = await signer.signOffchainLocationAttestation(unsigned);
console.log('signed by the wallet:', signed.signer === wallet.address);
