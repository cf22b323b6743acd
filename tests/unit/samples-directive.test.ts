import {describe, expect, test} from 'vitest';
import {readDirective} from '../../plugins/samples/directive';

describe('first line of a program', () => {
  test.each([
    ['// runs: offline', {mode: 'offline', after: undefined}],
    ['// runs: evm; after: samples/a/b.ts', {mode: 'evm', after: 'samples/a/b.ts'}],
    [
      '// runs: offline; after: samples/a/b.ts; args: a.json @b.txt',
      {mode: 'offline', after: 'samples/a/b.ts', args: ['a.json', '@b.txt']},
    ],
    ['# runs: never, because it waits for a person', {mode: 'never', after: undefined}],
  ])('%s', (line, expected) => {
    expect(readDirective('samples/x.ts', `${line}\ncode`)).toEqual(expected);
  });

  test.each(['// run: offline', '// runs: never', '// runs: offline and evm', ''])(
    'rejects %j with place and fix',
    (line) => {
      expect(() => readDirective('samples/x.ts', line)).toThrow(/^samples\/x\.ts:1: .*Write "\/\/ runs: offline"/);
    },
  );
});
