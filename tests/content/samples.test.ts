import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {gasModule} from '../../plugins/content-checks/samples/gas';
import {fingerprint, listPrograms, recordOf} from '../../plugins/content-checks/samples/run';

/** What programs print is compared by plugins/content-checks/programs.ts. Here is what can be seen without running them. */
const root = join(import.meta.dirname, '../..');
const programs = listPrograms();
const recordings = JSON.parse(readFileSync(join(root, 'samples/recordings.json'), 'utf8')) as {
  programs: Record<string, string>;
};

test.each(programs.filter(({mode}) => mode === 'sdk'))('$path is as it was when its output was recorded', (program) => {
  expect(existsSync(recordOf(program.path)), `Run: npm run samples -- ${program.path}`).toBe(true);
  const fix = `${program.path} changed since its output was recorded. Run: ASTRAL_SDK_TARBALL=… npm run samples -- ${program.path}`;
  expect(recordings.programs[program.path], fix).toBe(fingerprint(program, programs));
});

test('the published gas figures are those that were measured', () => {
  expect(readFileSync(join(root, 'data/measurements/gas.ts'), 'utf8')).toBe(gasModule());
});
