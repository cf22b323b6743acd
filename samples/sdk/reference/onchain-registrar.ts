// runs: sdk
// Registers with an EAS contract that you name, on a chain that the SDK
// doesn't know. It starts such a chain: id 31337, its own addresses.
import {
  AstralSDK,
  LOCATION_V1_SCHEMA,
  OnchainRegistrar,
} from '@decentralized-geo/astral-sdk';
import {JsonRpcProvider, Wallet} from 'ethers';
import {KEYS, startLocalChain} from '../../onchain/local-chain';

const chain = await startLocalChain(undefined, undefined, true);
const provider = new JsonRpcProvider(chain.url, undefined, {cacheTimeout: -1});
const signer = new Wallet(KEYS.user, provider);

const unsigned = await new AstralSDK({chainId: 11155111}).location.build({
  // Longitude, latitude.
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});
const registrar = new OnchainRegistrar({
  signer,
  contractAddress: chain.eas,
  schemaUID: LOCATION_V1_SCHEMA.uid, // without it, the address is ignored
});
const {uid, chainId} =
  await registrar.registerOnchainLocationAttestation(unsigned);
console.log('uid:', uid);
console.log('chain:', chainId);
provider.destroy();
chain.stop();
