// runs: sdk
// Registers an attestation with EAS and revokes it. RPC_URL and PRIVATE_KEY
// name a Sepolia node and a funded key.
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {JsonRpcProvider, Wallet} from 'ethers';

const {RPC_URL, PRIVATE_KEY} = process.env;
if (!RPC_URL || !PRIVATE_KEY) throw new Error('Set RPC_URL and PRIVATE_KEY.');
const provider = new JsonRpcProvider(RPC_URL, undefined, {cacheTimeout: -1});
const signer = new Wallet(PRIVATE_KEY, provider);

const {onchain} = new AstralSDK({chainId: 11155111, signer}).location;
const registered = await onchain.create({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});
console.log('uid:', registered.uid);

// revoke() only prepares the transaction: wait() sends it.
const revocation = (await onchain.revoke(registered)) as {
  wait(): Promise<unknown>;
};
await revocation.wait();
console.log('revoked');
provider.destroy();
