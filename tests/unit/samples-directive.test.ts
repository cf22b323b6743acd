import {describe, expect, test} from 'vitest';
import {readDirective} from '../../plugins/samples/directive';

describe('first line of a program', () => {
  test.each(['// run: offline', '// runs: never', '// runs: offline and evm', ''])(
    'rejects %j with place and fix',
    (line) => {
      expect(() => readDirective('samples/x.ts', line)).toThrow(/^samples\/x\.ts:1: .*Write "\/\/ runs: offline"/);
    },
  );
});
