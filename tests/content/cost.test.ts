import {describe, expect, test} from 'vitest';
import {gas} from '../../data/measurements/gas';
import {readDirective} from '../../plugins/samples/directive';
import {listFiles, readText} from '@astral-docs/content-checks/files';
import {facts} from '../../data';
import {quadrantGas} from '../../data/measurements/polygon-gas';

test('cost in money is computed from the measured gas', () => {
  const program = 'samples/onchain/cost.ts';
  const {args = []} = readDirective(program, readText(program));
  const ids = ['point', 'polygon-10', 'polygon-100', 'revoke', 'revoke-polygon-100'];
  expect(args.slice(1)).toEqual(ids.map((id) => String(gas.find((row) => row.id === id)?.gas)));
  expect(readText('docs/sdk/guides/gas.md')).toContain(`npx tsx cost.ts ${args.join(' ')}`);
});

describe('measured gas', () => {
  test.each(['attest', 'revoke'])('is on the line whose slope pages print: %s', (family) => {
    // Registering and revoking depend on bytes.
    const rows = gas.filter(({id}) => (/^(?:revoke|timestamp)/.exec(id)?.[0] ?? 'attest') === family);
    expect(rows.length).toBeGreaterThan(1);
    const slope = Number(facts.get(`gas.${family}-word`)!.value.replaceAll(',', ''));
    for (const {id, gas: used, payloadBytes = 0} of rows) {
      const line = rows[0]!.gas + slope * ((payloadBytes - rows[0]!.payloadBytes!) / 32);
      // Text needs a slot of its own for its length, and a second item of media too.
      expect(Math.abs(used - line) / used, id).toBeLessThan(0.05);
    }
  });

  test('is the same wherever a page shows the same transaction', () => {
    const printed = (path: string, pattern: RegExp) =>
      Number(pattern.exec(readText(`samples/${path}.out.txt`))?.[1]?.replaceAll(',', ''));
    const measured = (id: string) => gas.find((row) => row.id === id)?.gas;
    expect(printed('examples/batch', /1 timestamp +([\d,]+)/)).toBe(measured('timestamp'));
    // Both records have 704 bytes.
    expect(printed('onchain/revoke-record', /^revoke +(\d+)n/m)).toBe(measured('revoke-memo-8'));
  });

  test('is what a page types, unless it is rounded', () => {
    const numbers = (text: string) => [...text.matchAll(/\d+(?:[,_]\d{3})*/g)].map(([one]) => one.replace(/[,_]/g, ''));
    // A transaction has at most this much gas (EIP-7825).
    const known = new Set(['16777216']);
    for (const path of listFiles(['data/measurements', 'samples']).filter((name) => /\.out\.txt$|^data/.test(name)))
      for (const number of numbers(readText(path))) known.add(number);
    const typed = listFiles(['docs', 'blog']).flatMap((path) =>
      readText(path)
        .replace(/^```.*?^```/gms, '')
        .split(/\n\n|\n(?=\|)/)
        .filter((part) => /\bgas\b/i.test(part))
        .flatMap((part) =>
          numbers((part.match(/\d+(?:,\d{3})+/g) ?? []).join(' ')).map((number) => `${path}: ${number}`),
        ),
    );
    expect(typed.length).toBeGreaterThan(20);
    expect(typed.filter((one) => !one.endsWith('00') && !known.has(one.split(' ')[1]!))).toEqual([]);
  });

  test('of Spatial.sol was taken in each quadrant', () => {
    const quadrants = quadrantGas.map(({longitude, latitude}) => `${Math.sign(longitude)} ${Math.sign(latitude)}`);
    expect(new Set(quadrants).size).toBe(4);
  });
});
