import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Sourced} from '../types';

export interface GasMeasurement extends Sourced {
  id: string;
  what: string;
  /** Gas used by the whole transaction. */
  gas: number;
  /** Length of the encoded payload, on which the gas depends; without it, it depends on the zero bytes of the UID. */
  payloadBytes?: number;
}

const program = 'samples/onchain/gas.ts';
const row = /^([a-z0-9-]+)\s+([\d,]+)\s+([\d,]+|-)\s+(.+)$/gm;
const parseNumber = (text = ''): number => Number(text.replaceAll(',', ''));

/**
 * What the measuring program printed. Method: EAS 0.26, the bytecode of Sepolia, on a private chain (anvil 1.7.1, Cancun rules), one
 * transaction for each row, gas used as the receipt states it. A layer-2 chain adds a fee for data that no row contains.
 */
export const gas: readonly GasMeasurement[] = [
  ...readFileSync(join(__dirname, '../..', program.replace('.ts', '.out.txt')), 'utf8').matchAll(row),
].map(([, id = '', used, bytes, what = '']) => ({
  id,
  what,
  gas: parseNumber(used),
  ...(bytes !== '-' && {payloadBytes: parseNumber(bytes)}),
  source: `executed: ${program}`,
  verified: '2026-11-23',
}));
