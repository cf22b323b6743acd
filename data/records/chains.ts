/**
 * The EIP-712 domains under which the sample records are signed: chain id, EAS contract and the version string that
 * this contract reports. Source: ethereum-attestation-service/eas-contracts@aa47c22:deployments, README.md.
 * The version differs from chain to chain because the contracts were deployed at different times.
 */
export const chains = {
  sepolia: {chainId: 11155111, eas: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e', version: '0.26'},
  base: {chainId: 8453, eas: '0x4200000000000000000000000000000000000021', version: '1.0.1'},
  arbitrum: {chainId: 42161, eas: '0xbD75f629A22Dc1ceD33dDA0b68c546A1c035c458', version: '0.26'},
  celo: {chainId: 42220, eas: '0x72E1d8ccf5299fb36fEfD8CC4394B8ef7e98Af92', version: '1.3.0'},
  'base-sepolia': {chainId: 84532, eas: '0x4200000000000000000000000000000000000021', version: '1.2.0'},
  'arbitrum-sepolia': {chainId: 421614, eas: '0x2521021fc8BF070473E1e1801D3c7B4aB701E1dE', version: '1.3.0'},
  'optimism-sepolia': {chainId: 11155420, eas: '0x4200000000000000000000000000000000000021', version: '1.0.2'},
} as const;

export type SampleChain = keyof typeof chains;
