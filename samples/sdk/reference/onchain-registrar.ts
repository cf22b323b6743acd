// runs: sdk
// Registers with an EAS contract that you name, on a chain that the SDK need
// not know.
// RPC_URL and PRIVATE_KEY name a node and a funded key; EAS_ADDRESS is the
// EAS contract of its chain.
import {AstralSDK, OnchainRegistrar} from '@decentralized-geo/astral-sdk';
import {JsonRpcProvider, Wallet} from 'ethers';
import {EAS_ADDRESS} from '../../onchain/connect';

const {RPC_URL, PRIVATE_KEY} = process.env;
if (!RPC_URL || !PRIVATE_KEY) throw new Error('Set RPC_URL and PRIVATE_KEY.');
const provider = new JsonRpcProvider(RPC_URL, undefined, {cacheTimeout: -1});
const signer = new Wallet(PRIVATE_KEY, provider);

const unsigned = await new AstralSDK({chainId: 11155111}).location.build({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});
const registrar = new OnchainRegistrar({signer, contractAddress: EAS_ADDRESS});
const {uid, chainId} = await registrar.registerOnchainLocationAttestation(unsigned);
console.log('uid:', uid);
console.log('chain:', chainId);
provider.destroy();
