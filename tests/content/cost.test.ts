import {describe, expect, test} from 'vitest';
import {gas} from '../../data/measurements/gas';
import {readDirective} from '../../plugins/samples/directive';
import {readText} from '../../checks/files';

describe('cost in money', () => {
  const program = 'samples/onchain/cost.ts';
  const ids = ['point', 'polygon-10', 'polygon-100', 'revoke'];
  const measured = ids.map((id) => String(gas.find((row) => row.id === id)?.gas));

  test('is computed from the measured gas', () => {
    const {args = []} = readDirective(program, readText(program));
    expect(args.slice(1)).toEqual(measured);
    expect(readText('docs/sdk/guides/gas.md')).toContain(`npx tsx cost.ts ${args.join(' ')}`);
  });

  test('is gas × price of gas × price of ether', () => {
    // 565,186 gas × 5 gwei × 3,000 dollars
    expect(readText('samples/onchain/cost.out.txt')).toMatch(/565,186 +\$0\.02 +\$0\.85 +\$8\.48 +\$84\.78/);
  });
});
