import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {kitText} from '@site/conformance/cases';
import {reasons, requirements} from '../site';
import proofSchema from '@site/data/reference/schemas/location-proof.json';
import recordSchema from '@site/data/reference/schemas/lp-record.json';
import packageSchema from '@site/data/reference/schemas/offchain-package.json';
import {MUTANTS} from '../typescript/mutants';
import {nodeWithTypeScript, reportOf, runKit} from './run';

interface Case {
  id: string;
  op: string;
  rules: string[];
  flags: string[];
  note: string;
  input: Record<string, unknown>;
  output: {valid?: boolean; codes?: string[]};
}

const LEVELS = new Map<string, {place: number; level: string}>(
  reasons.map(({code, level}, place) => [code, {place, level}]),
);
const reasonOf = (code: string) => LEVELS.get(code)!;

const root = join(import.meta.dirname, '../..');
const kit = JSON.parse(readFileSync(join(root, 'conformance/kit.json'), 'utf8')) as {
  cases: Case[];
  flags: Record<string, string>;
};
const source = (path: string): string => readFileSync(join(root, path), 'utf8');

const run = (program: string[], options: string[] = []) => runKit([...nodeWithTypeScript, ...program], options);
const ourReport = (...program: string[]) => reportOf([...nodeWithTypeScript, ...program]);

describe('the kit', () => {
  it('is what its program makes: npx tsx conformance/make.ts', () => {
    expect(kitText === source('conformance/kit.json')).toBe(true);
  });

  it('has at least 400 cases, each once, with known flags and rules', () => {
    expect(kit.cases.length).toBeGreaterThanOrEqual(400);
    expect(new Set(kit.cases.map(({id}) => id)).size).toBe(kit.cases.length);
    const known = new Set(requirements.map(({id}) => id as string));
    for (const {id, flags, rules: tested, note} of kit.cases) {
      expect(
        flags.every((flag) => flag in kit.flags),
        id,
      ).toBe(true);
      expect(tested.length > 0 && tested.every((rule) => known.has(rule)), id).toBe(true);
      expect(note.length, id).toBeGreaterThan(1);
    }
  });

  it.each(reasons.map(({code}) => code))('has two cases or more for %s', (code) => {
    expect(kit.cases.filter(({output}) => output.codes?.includes(code)).length).toBeGreaterThanOrEqual(2);
  });

  it('expects levels and order of the table', () => {
    for (const {id, output} of kit.cases) {
      const {codes, valid} = output;
      if (!codes) continue;
      const places = codes.map((code) => reasonOf(code).place);
      expect(places, id).toEqual([...places].sort((a, b) => a - b));
      expect(valid, id).toBe(codes.every((code) => reasonOf(code).level === 'warning'));
    }
  });

  it('has valid values that its JSON Schemas accept', () => {
    const ajv = new Ajv2020({strict: false});
    const schemas: Record<string, {name: string; test: (value: unknown) => boolean}> = {
      'check-record': {name: 'record', test: ajv.compile(recordSchema)},
      'check-package': {name: 'package', test: ajv.compile(packageSchema)},
      'check-proof': {name: 'value', test: ajv.compile(proofSchema)},
      'check-claim': {name: 'value', test: ajv.compile({$ref: `${proofSchema.$id}#/$defs/claim`})},
      'check-stamp': {name: 'value', test: ajv.compile({$ref: `${proofSchema.$id}#/$defs/stamp`})},
    };
    for (const {id, op, input, output, flags} of kit.cases) {
      const schema = schemas[op];
      // The schema of a package describes what a writer makes; a verifier also accepts other spellings and ignores members.
      const isRewritten = flags.some((flag) => flag === 'Library' || flag === 'Number' || flag === 'Tampered');
      if (!schema || !output.valid || !(schema.name in input) || (op === 'check-package' && isRewritten)) continue;
      expect(schema.test(input[schema.name]), id).toBe(true);
    }
  });
});

describe('the requirements', () => {
  it('are numbered without a gap, up to the proofs', () => {
    const numbers = requirements.map(({id}) => Number(id.slice(3)));
    expect(numbers).toEqual(Array.from({length: numbers.length}, (_, i) => i + 1));
  });

  it.each(requirements)('$id is on the page that the table names, once', ({id, page}) => {
    expect(source(`docs${page}.md`).split(`<Requirement id="${id}">`)).toHaveLength(2);
  });

  it('are all in the table', () => {
    const listed = new Set(requirements.map(({id}) => id as string));
    for (const page of new Set(requirements.map(({page: path}) => path)))
      for (const [, id = ''] of source(`docs${page}.md`).matchAll(/<Requirement id="([^"]+)">/g))
        expect(listed).toContain(id);
  });

  it('say why when they are ours', () => {
    for (const {id, origin, note} of requirements) if (origin === 'ours') expect(note.length, id).toBeGreaterThan(20);
  });

  it('name every rule of a reason', () => {
    const listed = new Set(requirements.map(({id}) => id as string));
    for (const {code, rules: named} of reasons) for (const rule of named) expect(listed, code).toContain(rule);
  });

  it('name operations that the kit has', () => {
    const ops = new Set(kit.cases.map(({op}) => op));
    for (const {ops: named} of requirements) for (const op of named) expect(ops).toContain(op);
    const page = source('docs/location-protocol/conformance.md');
    for (const op of ops) expect(page).toContain(`\`${op}\``);
  });
});

describe('the runner', () => {
  it('passes our library, every case', async () => {
    const {status, passed, failures, notOffered} = await ourReport(join(root, 'conformance/typescript/lp.ts'));
    expect(failures).toEqual([]);
    expect(notOffered).toEqual({});
    expect(passed).toBe(kit.cases.length);
    expect(status).toBe(0);
  }, 120_000);

  it.each(Object.entries(MUTANTS))(
    'negative control: an implementation that %s',
    async (name, mutant) => {
      const {status, failures, rules: broken} = await ourReport(join(root, 'conformance/typescript/mutant.ts'), name);
      expect(status).toBe(1);
      expect(failures.length).toBeGreaterThan(0);
      if (mutant.rules.length > 0) expect(Object.keys(broken)).toEqual(mutant.rules);
    },
    120_000,
  );

  it('names the rule that fails, in words', async () => {
    const {status, output} = await run(
      [join(root, 'conformance/typescript/mutant.ts'), 'accepts a high s'],
      ['--show', '1'],
    );
    expect(status).toBe(1);
    expect(output).toMatch(/^FAIL package-\S+ \(LP-32\)/m);
    expect(output).toMatch(/^rule LP-32: \d+ failed$/m);
  }, 120_000);

  it.each([
    ['a program that ends at once', ['-e', '0']],
    ['a program that speaks no JSON', ['-e', 'console.log("hello"); setTimeout(() => {}, 20000)']],
  ])(
    'fails for %s',
    async (_, program) => {
      expect((await run(program)).status).toBe(2);
    },
    60_000,
  );
});
