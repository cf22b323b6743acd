import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {reportOf} from './run';

const root = join(import.meta.dirname, '../..');
const samples = join(root, 'conformance/python');
const {cases} = JSON.parse(readFileSync(join(root, 'conformance/kit.json'), 'utf8')) as {cases: unknown[]};

/** Planted errors: the file, what is replaced, and the rule that the runner has to name. */
const MUTATIONS = {
  'swaps two words': {
    file: 'ethereum.py',
    from: '    return head + tail\n',
    to: '    return head[32:64] + head[:32] + head[64:] + tail\n',
    rule: 'LP-15',
  },
  'accepts a high s': {
    file: 'checks.py',
    from: "'signature-high-s': found is not None and s > HALF",
    to: "'signature-high-s': False",
    rule: 'LP-32',
  },
  'skips the domain': {
    file: 'ethereum.py',
    from: "b'\\x19\\x01' + domain_separator(domain) + struct",
    to: "b'\\x19\\x01' + struct",
    rule: 'LP-24',
  },
} as const;

describe('the implementation in Python', () => {
  const command = ['python3', '-S', '-E', '-B'];
  const folder = mkdtempSync(join(tmpdir(), 'lp-python-'));
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('passes every case, with the standard library alone', async () => {
    const {status, implementation, passed, failures, notOffered} = await reportOf([...command, join(samples, 'lp.py')]);
    expect(failures).toEqual([]);
    expect(notOffered).toEqual({});
    expect(implementation.language).toBe('Python');
    expect(passed).toBe(cases.length);
    expect(status).toBe(0);
  }, 120_000);

  it.each(Object.entries(MUTATIONS))(
    'negative control: a copy that %s',
    async (name, {file, from, to, rule}) => {
      const copy = join(folder, name.replaceAll(' ', '-'));
      cpSync(samples, copy, {recursive: true});
      const source = readFileSync(join(copy, file), 'utf8');
      expect(source.split(from)).toHaveLength(2);
      writeFileSync(join(copy, file), source.replace(from, to));
      const {status, rules} = await reportOf([...command, join(copy, 'lp.py')]);
      expect(status).toBe(1);
      expect(Object.keys(rules)).toContain(rule);
    },
    120_000,
  );
});
