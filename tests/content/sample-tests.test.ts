/** What the tests of `samples/` let through, which their recorded outputs cannot show. */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {messageOf} from '../../plugins/content-checks/samples/run';

const root = join(import.meta.dirname, '../..');
const program = 'samples/onchain/test-records.ts';
const titles = [...readFileSync(join(root, program), 'utf8').matchAll(/^await test\((['"])(.*)\1/gm)].map(
  ([, , title]) => title!,
);

/** For each test: a file, what is taken out of it, and what is put there. */
const removals: Readonly<Record<string, readonly [file: string, text: string, replacement: string]>> = {
  'the same input gives the same record': ['test-records.ts', '      salt: SALT,\n', ''],
  'swapped axes give another record': ['test-records.ts', '[longitude, latitude]', '[0, 0]'],
  'a changed record is rejected': ['test-records.ts', 'offchain.verifyOffchainAttestationSignature(', 'Boolean('],
  "the reader's clock decides whether a record has expired": ['check-attestation.ts', 'expirationTime <= ', '0n > '],
  'the block time decides what a contract accepts': [
    'test-records.ts',
    "  await provider.send('evm_setNextBlockTimestamp', [expires + 1]);\n",
    '',
  ],
  'only the attester can revoke': ['test-records.ts', 'new Wallet(KEYS.other', 'new Wallet(KEYS.user'],
  'a reset takes the chain back to its start': ['test-records.ts', '  await chain.reset();\n', ''],
};

let output = '';
beforeAll(async () => {
  mkdirSync(join(root, '.cache'), {recursive: true});
  // Inside the project, so that programs find its packages.
  const folder = mkdtempSync(join(root, '.cache', 'sample-tests-'));
  cpSync(join(root, 'samples/package.json'), join(folder, 'package.json'));
  // Without a salt, no two records are the same: the first two are tried in runs of their own, and the others with them.
  for (const run of [0, 1]) {
    const copy = join(folder, String(run));
    cpSync(join(root, dirname(program)), copy, {recursive: true});
    const goesOn = [
      'test-records.ts',
      'await body();',
      'await Promise.resolve(body()).catch((error) => console.error(name, error.name));',
    ] as const;
    for (const [file, text, replacement] of [
      goesOn,
      ...titles.filter((_, at) => at % 2 === run).map((title) => removals[title]!),
    ]) {
      const source = readFileSync(join(copy, file), 'utf8');
      expect(source).toContain(text);
      writeFileSync(join(copy, file), source.replaceAll(text, replacement));
    }
    output += await messageOf(join(copy, 'test-records.ts').slice(root.length + 1), [], {});
  }
  rmSync(folder, {recursive: true});
}, 120_000);

describe('a test that a page shows fails without what it tests', () => {
  test('each one is tried', () => expect(Object.keys(removals)).toEqual(titles));
  test.each(titles)('%s', (title) => expect(output).toContain(`${title} AssertionError`));
});
