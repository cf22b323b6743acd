// Generated from the output of samples/onchain/gas.ts by "npm run samples". Do not edit.
import type {Sourced} from '../types';

export interface GasMeasurement extends Sourced {
  id: string;
  what: string;
  /** Gas used by the whole transaction. */
  gas: number;
  /** Length of the encoded payload. */
  payloadBytes?: number;
}

/**
 * Method: EAS 1.3.0 bytecode on a private chain (anvil 1.7.1, Cancun rules), one transaction for each row, gas used as
 * the receipt states it. A layer-2 chain adds a fee for data that no row contains.
 */
export const gas: readonly GasMeasurement[] = [
  {id: 'point', what: 'Point, empty memo', gas: 563_045, payloadBytes: 672, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-21'},
  {id: 'memo-8', what: 'Point, memo of 8 bytes', gas: 605_449, payloadBytes: 704, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-21'},
  {id: 'memo-100', what: 'Point, memo of 100 bytes', gas: 673_741, payloadBytes: 800, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-21'},
  {id: 'memo-1000', what: 'Point, memo of 1,000 bytes', gas: 1_311_647, payloadBytes: 1_696, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-21'},
  {id: 'polygon-10', what: 'Polygon of 10 corners, empty memo', gas: 722_493, payloadBytes: 896, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-21'},
  {id: 'polygon-100', what: 'Polygon of 100 corners, empty memo', gas: 2_089_348, payloadBytes: 2_816, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-21'},
  {id: 'png-1x1', what: 'Point with an image of one pixel inside', gas: 806_005, payloadBytes: 960, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-21'},
  {id: 'revoke', what: 'Revocation', gas: 116_517, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-21'},
  {id: 'timestamp', what: 'Time stamp for an offchain UID', gas: 45_497, source: 'executed: samples/onchain/gas.ts', verified: '2026-11-21'},
];
