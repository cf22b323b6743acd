// runs: sdk
// What the Astral SDK sends when the wallet, the chain id and the contract
// address don't belong together, and a guard. It starts a private chain with an
// id and addresses of its own, because the SDK knows neither.
import {
  AstralSDK,
  OnchainRegistrar,
  LOCATION_V1_SCHEMA,
  type AstralError,
} from '@decentralized-geo/astral-sdk';
import {JsonRpcProvider, Wallet, type Signer} from 'ethers';
import {KEYS, startLocalChain} from '../onchain/local-chain';

const chain = await startLocalChain(undefined, undefined, true);
const provider = new JsonRpcProvider(chain.url, undefined, {cacheTimeout: -1});
const signer = new Wallet(KEYS.user, provider);
const unsigned = await new AstralSDK({chainId: 11155111}).location.build({
  // Longitude, latitude.
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: '',
});

// #region registrar
const contractAddress = chain.eas;
const before = await provider.getBalance(signer);
await new OnchainRegistrar({signer, contractAddress})
  .registerOnchainLocationAttestation(unsigned)
  .catch((error: AstralError) => console.log('address alone   ', error.name));
const lost = (await provider.getBlock('latest', true))!
  .prefetchedTransactions[0]!;
console.log('sent to         ', lost.to, 'instead of', contractAddress);
console.log('ether spent     ', before > (await provider.getBalance(signer)));

const registrar = new OnchainRegistrar({
  signer,
  contractAddress,
  schemaUID: LOCATION_V1_SCHEMA.uid, // without it, contractAddress is ignored
});
const kept = await registrar.registerOnchainLocationAttestation(unsigned);
console.log('address and UID ', kept.chain, kept.chainId);
// #endregion registrar

// #region other-network
// Base, Optimism and Base Sepolia have EAS at one address. Give this chain an
// EAS there too.
const BASE_EAS = '0x4200000000000000000000000000000000000021';
await provider.send('anvil_setCode', [
  BASE_EAS,
  await provider.getCode(chain.eas),
]);
// The wallet is on chain 31337.
const sdk = new AstralSDK({chainId: 8453, signer});
const {chain: name, chainId} = await sdk.location.onchain.register(unsigned);
console.log('reported as     ', name, chainId);
// #endregion other-network

// #region guard
/**
 * Stops unless the wallet is on this chain. Call it before each onchain call,
 * because users switch networks. Ethers asks the node each time, except with
 * `staticNetwork`: there it believes what you configured.
 */
export async function requireNetwork(
  wallet: Signer,
  expected: number,
): Promise<void> {
  const network = await wallet.provider?.getNetwork();
  if (network?.chainId !== BigInt(expected))
    throw new Error(
      `The wallet is on chain ${network?.chainId ?? 'none'}, not ${expected}.`,
    );
}
// #endregion guard

// #region guarded
await requireNetwork(signer, 8453)
  .then(() => sdk.location.onchain.register(unsigned))
  .catch((error: Error) => console.log('with the guard  ', error.message));
// #endregion guarded

provider.destroy();
chain.stop();
