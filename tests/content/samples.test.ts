import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {gasModule} from '../samples/gas';
import {
  fingerprint,
  isOutside,
  listPrograms,
  outsideOf,
  prepareSdk,
  recordOf,
  runAll,
  variableOf,
  type Outcome,
} from '../samples/run';

const root = join(import.meta.dirname, '../..');
const programs = listPrograms();
const tarball = outsideOf('sdk');
const executed = programs.filter(
  ({mode}) => mode === 'offline' || mode === 'evm' || (isOutside(mode) && outsideOf(mode)),
);
const outcomes = new Map<string, Outcome | Error>();

const recorded = (path: string): string => {
  const file = recordOf(path);
  if (!existsSync(file)) throw new Error(`${path} has no recorded output. Run: npm run samples -- ${path}`);
  return readFileSync(file, 'utf8');
};

describe('samples', () => {
  let started = 0;
  beforeAll(async () => {
    started = performance.now();
    const sdk = tarball ? await prepareSdk(tarball) : undefined;
    await runAll(executed, programs, sdk, (program, outcome) => outcomes.set(program.path, outcome));
  }, 240_000);
  afterAll(() => console.log(`${executed.length} programs in ${((performance.now() - started) / 1000).toFixed(1)} s`));

  test.each(executed.map(({path}) => path))('%s prints what is recorded', (path) => {
    const outcome = outcomes.get(path);
    if (outcome instanceof Error) throw outcome;
    expect(outcome?.output, `Output differs. If that is meant, run: npm run samples -- ${path}`).toBe(recorded(path));
  });

  const recordings = JSON.parse(readFileSync(join(root, 'samples/recordings.json'), 'utf8')) as {
    programs: Record<string, string>;
  };
  test.each(programs.filter(({mode}) => isOutside(mode)))(
    '$path is as it was when its output was recorded',
    (program) => {
      recorded(program.path);
      const variable = isOutside(program.mode) ? variableOf(program.mode) : '';
      const cure = `${program.path} changed since its output was recorded. Run: ${variable}=… npm run samples -- ${program.path}`;
      expect(recordings.programs[program.path], cure).toBe(fingerprint(program, programs));
    },
  );

  test('the published gas figures are those that were measured', () => {
    expect(readFileSync(join(root, 'data/measurements/gas.ts'), 'utf8')).toBe(gasModule());
  });
});
