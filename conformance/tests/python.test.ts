import {execFileSync, spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {kit, reportOf, root} from './run';

// The standard library alone: no installed packages, no environment variables, no compiled files left behind.
const python = ['python3', '-S', '-E', '-B'] as const;
const isRecent = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0;

if (!isRecent) {
  console.log('Python 3.11 or newer is missing: its implementation is left out.');
  it('is run where Python is', () => expect(isRecent).toBe(false));
} else
  describe('the implementation in Python', () => {
    it('passes every case', async () => {
      const {status, implementation, passed, failures, notOffered} = await reportOf([
        ...python,
        join(root, 'conformance/python/lp.py'),
      ]);
      expect(failures).toEqual([]);
      expect(notOffered).toEqual({});
      expect(implementation.language).toBe('Python');
      expect(passed).toBe(kit.cases.length);
      expect(status).toBe(0);
    }, 300_000);

    it('has no planted fault that the kit lets pass: each fortieth, all with npm run faults', () => {
      const output = execFileSync(python[0], [join(root, 'conformance/mutate.py'), '--every', '40'], {
        encoding: 'utf8',
      });
      expect(output).toMatch(/^\d{2,} faults planted, \d+ found, 0 survive$/m);
    }, 300_000);
  });
