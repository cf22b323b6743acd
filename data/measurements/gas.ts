// Generated from the output of samples/onchain/gas.ts by "npm run samples". Do not edit.
import type {Sourced} from '../types';

export interface GasMeasurement extends Sourced {
  id: string;
  what: string;
  /** Gas used by the whole transaction. */
  gas: number;
  /** Length of the encoded payload, on which the gas depends; without it, it depends on the zero bytes of the UID. */
  payloadBytes?: number;
}

/**
 * Method: EAS 0.26, the bytecode of Sepolia, on a private chain (anvil 1.7.1, Cancun rules), one transaction for each row, gas used as
 * the receipt states it. A layer-2 chain adds a fee for data that no row contains.
 */
export const gas: readonly GasMeasurement[] = [
  {id: 'point', what: 'Point, empty memo', gas: 565_186, payloadBytes: 672, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'memo-8', what: 'Point, memo of 8 bytes', gas: 607_646, payloadBytes: 704, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'memo-100', what: 'Point, memo of 100 bytes', gas: 676_106, payloadBytes: 800, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'memo-1000', what: 'Point, memo of 1,000 bytes', gas: 1_315_581, payloadBytes: 1_696, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'polygon-10', what: 'Polygon of 10 corners, empty memo', gas: 725_026, payloadBytes: 896, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'polygon-100', what: 'Polygon of 100 corners, empty memo', gas: 2_095_243, payloadBytes: 2_816, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'png-1x1', what: 'Point with an image of one pixel inside', gas: 808_650, payloadBytes: 960, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'revoke', what: 'Revocation: Point, empty memo', gas: 117_701, payloadBytes: 672, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'revoke-memo-8', what: 'Revocation: Point, memo of 8 bytes', gas: 119_893, payloadBytes: 704, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'revoke-memo-1000', what: 'Revocation: Point, memo of 1,000 bytes', gas: 187_814, payloadBytes: 1_696, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'revoke-polygon-100', what: 'Revocation: Polygon of 100 corners, empty memo', gas: 264_529, payloadBytes: 2_816, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'timestamp', what: 'Time stamp for a UID without a zero byte', gas: 45_797, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
  {id: 'timestamp-zero', what: 'Time stamp for a UID with one zero byte', gas: 45_785, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-23'},
];
