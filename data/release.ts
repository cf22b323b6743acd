import type {Sourced} from './types';

/** The release of the SDK that these pages describe. */
export const sdkRelease = {
  name: '@decentralized-geo/astral-sdk',
  version: '0.2.0',
  commit: '2daf1b5',
  repository: 'https://github.com/DecentralizedGeo/astral-sdk',
  source: 'DecentralizedGeo/astral-sdk@2daf1b5:package.json',
  verified: '2026-11-21',
} as const satisfies Sourced & Record<string, string>;
