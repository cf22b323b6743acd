import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {gasModule} from '../../scripts/gas';
import {fingerprint, isOutside, listPrograms, recordOf, variableOf} from '../../checks/samples/run';
import {readRuns} from '../../checks/runs';

/** What programs print is compared by tests/content/programs.ts. Here is what can be seen without running them. */
const root = join(import.meta.dirname, '../..');
const programs = listPrograms();
const recordings = JSON.parse(readFileSync(join(root, 'samples/recordings.json'), 'utf8')) as {
  programs: Record<string, string>;
};

test.each(programs.filter(({mode}) => isOutside(mode)))(
  '$path is as it was when its output was recorded',
  (program) => {
    expect(existsSync(recordOf(program.path)), `Run: npm run samples -- ${program.path}`).toBe(true);
    const variable = isOutside(program.mode) ? variableOf(program.mode) : '';
    const fix = `${program.path} changed since its output was recorded. Run: ${variable}=… npm run samples -- ${program.path}`;
    expect(recordings.programs[program.path], fix).toBe(fingerprint(program, programs));
  },
);

test('programs of the private chain are found', () =>
  expect(programs.filter(({mode}) => mode === 'evm').length).toBeGreaterThan(10));

test('the published gas figures are those that were measured', () => {
  expect(readFileSync(join(root, 'data/measurements/gas.ts'), 'utf8')).toBe(gasModule());
});

test('the reader of the project sees what the tests run, and what they only hold', () => {
  const project = readRuns();
  for (const path of [
    'samples/offchain/verify-record.ts',
    'samples/api/first.sh',
    'samples/api',
    'tests/unit/fence.test.ts',
    'tests/run.ts',
  ])
    expect(project.runs(path), path).toBe(true);
  for (const path of [
    'samples/sdk/browser-wallet.ts',
    'samples/api/nginx.conf',
    'samples/none.ts',
    'tests/hosts/try.ts',
  ])
    expect(project.runs(path), path).toBe(false);
});
