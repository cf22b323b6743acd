import {describe, expect, test} from 'vitest';
import {readDirective} from '../../plugins/samples/directive';
import {fingerprint, type Program} from '../../plugins/content-checks/samples/run';

describe('first line of a program', () => {
  test.each([
    ['// runs: offline', {mode: 'offline', reason: '', after: undefined}],
    ['// runs: evm; after: samples/a/b.ts', {mode: 'evm', reason: '', after: 'samples/a/b.ts'}],
    [
      '// runs: offline; after: samples/a/b.ts; args: a.json @b.txt',
      {mode: 'offline', reason: '', after: 'samples/a/b.ts', args: ['a.json', '@b.txt']},
    ],
    [
      '# runs: never, because it waits for a person',
      {mode: 'never', reason: 'it waits for a person', after: undefined},
    ],
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

describe('fingerprint of a program', () => {
  const program = (path: string, source: string, after?: string): Program => ({
    path,
    source,
    mode: 'sdk',
    reason: '',
    after,
  });
  const part = program('samples/a/part.ts', 'one');
  const main = program('samples/b/main.ts', "import {x} from '../a/part';");

  test('changes with a program that it imports', () => {
    const before = fingerprint(main, [main, part]);
    expect(fingerprint(main, [main, {...part, source: 'two'}])).not.toBe(before);
  });

  test('changes with a program that runs before it, and with nothing else', () => {
    const last = program('samples/c.ts', 'code', 'samples/a/part.ts');
    const before = fingerprint(last, [last, part, main]);
    expect(fingerprint(last, [last, {...part, source: 'two'}, main])).not.toBe(before);
    expect(fingerprint(last, [last, part, {...main, source: 'other'}])).toBe(before);
  });
});
