import type {Defect} from '../types';

const verified = '2026-11-21';

export const sdkDefects: Defect[] = [
  {
    id: 'sdk-offchain-verify',
    area: 'sdk',
    title: 'Offchain verify checks the shape of a signature, not the signature',
    severity: 'high',
    happens:
      '`offchain.verify()` looks at the form of the signature and at the expiry. Changed data, a forged signature and a swapped signer all return `isValid: true`.',
    wayRound: 'Keep the salt at signing time and verify with `Offchain` from the EAS SDK.',
    evidence: 'Read in `src/eas/OffchainSigner.ts` and run with changed data, a forged signature and another signer.',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:src/eas/OffchainSigner.ts',
    verified,
  },
];
