import {existsSync, readFileSync} from 'node:fs';
import {hashFiles} from '@astral-docs/content-checks/files';
import {expect, test} from 'vitest';
import {listParts, listPrograms} from '../../plugins/content-checks/samples/run';
import {outputOf} from '../../plugins/samples/fill';

/** What programs print is compared by plugins/content-checks/programs.ts. Here is what can be seen without running them. */
const recordings = JSON.parse(readFileSync('samples/recordings.json', 'utf8')) as {programs: Record<string, string>};

test.each(listPrograms().filter(({mode}) => mode === 'sdk'))(
  '$path is as it was when its output was recorded',
  ({path}) => {
    expect(existsSync(outputOf(path)), `Run: npm run samples -- ${path}`).toBe(true);
    const fix = `${path} changed since its output was recorded. Run: ASTRAL_SDK_TARBALL=… npm run samples -- ${path}`;
    expect(recordings.programs[path], fix).toBe(hashFiles(listParts(path)));
  },
);

test('an output depends on what a program imports, and on each program that runs before it', () =>
  expect(listParts('samples/onchain/revoke-record.ts')).toEqual(
    expect.arrayContaining([
      'samples/onchain/connect.ts',
      'samples/onchain/register-record.ts',
      'samples/offchain/first-record.ts',
    ]),
  ));
