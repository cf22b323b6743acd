import type {Defect} from '../types';

const verified = '2026-11-21';

export const spatialSolDefects: Defect[] = [
  {
    id: 'spatial-sol-area',
    area: 'spatial-sol',
    title: 'area always reverts',
    severity: 'medium',
    happens: '`area` reverts for every input.',
    wayRound: 'Compute areas outside the contract and submit the result.',
    evidence: 'Compiled with solc 0.8.26 and executed on a local EVM.',
    source: 'DecentralizedGeo/spatial-sol@48ba886:src/Spatial.sol',
    verified,
  },
];
