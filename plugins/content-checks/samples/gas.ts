import {readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

const root = resolve(__dirname, '../../..');
const program = 'samples/onchain/gas.ts';

/** The text of `data/measurements/gas.ts`, made from what the measuring program printed. */
export function gasModule(): string {
  const lines = readFileSync(join(root, program.replace('.ts', '.out.txt')), 'utf8')
    .trim()
    .split('\n');
  const rows = lines.flatMap((line) => {
    const [, id, gas, bytes, what] = /^([a-z0-9-]+)\s+([\d,]+)\s+([\d,]+|-)\s+(.+)$/.exec(line) ?? [];
    if (!id || !gas || !bytes || !what) return [];
    const number = (text: string): string => text.replaceAll(',', '_');
    const payload = bytes === '-' ? '' : ` payloadBytes: ${number(bytes)},`;
    return [`  {id: '${id}', what: '${what}', gas: ${number(gas)},${payload} ${meta}},`];
  });
  return `${head}\nexport const gas: readonly GasMeasurement[] = [\n${rows.join('\n')}\n];\n`;
}

const meta = `source: 'executed: ${program}', verified: '2026-11-23'`;

const head = `// Generated from the output of ${program} by "npm run samples". Do not edit.
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
 */`;

/** Writes the module. */
export function writeGas(): void {
  writeFileSync(join(root, 'data/measurements/gas.ts'), gasModule());
}
