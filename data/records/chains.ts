import {networks} from '../networks';

/** Names of chains in the collection, as the API writes them, and their keys in data/networks. */
const KEYS = {
  sepolia: 'sepolia',
  base: 'base',
  arbitrum: 'arbitrum',
  celo: 'celo',
  'base-sepolia': 'baseSepolia',
  'arbitrum-sepolia': 'arbitrumSepolia',
  'optimism-sepolia': 'optimismSepolia',
} as const;

export type SampleChain = keyof typeof KEYS;

/**
 * The EIP-712 domain of a chain: its id, its EAS contract and the version string that this contract reports. The version differs
 * from chain to chain because the contracts were deployed at different times.
 */
export function domainOf(chain: SampleChain): {chainId: number; eas: `0x${string}`; version: string} {
  const network = networks.find(({key}) => key === KEYS[chain]);
  if (!network) throw new Error(`data/networks knows no ${KEYS[chain]}`);
  return {chainId: network.chainId, eas: network.eas, version: network.easVersion};
}
