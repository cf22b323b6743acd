import {describe, expect, test} from 'vitest';
import {gas} from '../../data/measurements/gas';
import {readDirective} from '../samples/directive';
import {readText} from './site';

/** What a reader sees first: the page without its front matter, as far as its second heading. */
const firstScreen = (path: string): string =>
  readText(path)
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split(/^## /m)
    .slice(0, 2)
    .join('## ');

describe('questions of newcomers are answered in the first screen', () => {
  test.each([
    ['docs/introduction.md', /ready for production\?\*\* No\b.*\n/],
    ['docs/sdk/guides/register-schema.md', /looks up whether a schema is registered.*registers one/s],
    ['docs/sdk/guides/onchain-polygon.md', /contract answer whether a position is inside.*npx tsx zone\.ts/s],
    ['docs/sdk/guides/testing.md', /no network.*npx tsx test-records\.ts/s],
    ['docs/core-concepts/privacy.md', /Do not put a person's location on a public chain.*not legal advice/s],
    ['docs/core-concepts/comparison.md', /EAS alone.*POAP.*FOAM.*GeoNFT.*W3C Verifiable Credential/s],
  ])('%s', (path, answer) => expect(firstScreen(path)).toMatch(answer));

  test('the home page says that Astral is not ready for production before its steps', () => {
    const home = readText('src/pages/index.tsx');
    expect(home).toMatch(/Not ready for production[\s\S]*to="\/introduction#state"[\s\S]*aria-labelledby="steps"/);
  });
});

describe('cost in money', () => {
  const program = 'samples/onchain/cost.ts';
  const ids = ['point', 'polygon-10', 'polygon-100', 'revoke'];
  const measured = ids.map((id) => String(gas.find((row) => row.id === id)?.gas));

  test('is computed from the measured gas', () => {
    const {args = []} = readDirective(program, readText(program));
    expect(args.slice(1)).toEqual(measured);
    expect(readText('docs/sdk/guides/onchain-workflow.md')).toContain(`npx tsx cost.ts ${args.join(' ')}`);
  });

  test('is gas × price of gas × price of ether', () => {
    // 563,045 gas × 5 gwei × 3,000 dollars
    expect(readText('samples/onchain/cost.out.txt')).toMatch(/563,045 +\$0\.84 +\$8\.45 +\$84\.46/);
  });
});
