import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {reasons} from '@astral-docs/location-record/reasons/table';
import {requirements} from '@site/data/protocol/requirements';
import proofSchema from '@site/data/reference/schemas/location-proof.json';
import recordSchema from '@site/data/reference/schemas/lp-record.json';
import packageSchema from '@site/data/reference/schemas/offchain-package.json';
import {operations} from '../typescript/operations';
import {kit, root} from './run';
import kitSchema from '../kit.schema.json';
import privateData from '@astral-docs/location-record/vectors/private-data.json';

const source = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the kit', () => {
  it('has the form that its schema gives', () => {
    const isKit = new Ajv2020({strict: false}).compile(kitSchema);
    isKit(kit);
    expect(isKit.errors).toBe(null);
  });

  it('has at least 400 cases, each once, with known flags and rules', () => {
    expect(kit.cases.length).toBeGreaterThanOrEqual(400);
    expect(new Set(kit.cases.map(({id}) => id)).size).toBe(kit.cases.length);
    const rules = new Set(requirements.map(({id}) => id as string));
    for (const {id, flags, rules: tested} of kit.cases) {
      const unknown = [...flags.filter((flag) => !(flag in kit.flags)), ...tested.filter((rule) => !rules.has(rule))];
      expect(unknown, id).toEqual([]);
    }
  });

  it.each(reasons.map(({code}) => code))('has two cases or more for %s', (code) => {
    expect(kit.cases.filter(({output}) => output?.codes?.includes(code)).length).toBeGreaterThanOrEqual(2);
  });

  it('has the reasons of the table', () => {
    expect(kit.reasons).toEqual(Object.fromEntries(reasons.map(({code, level, rules}) => [code, {level, rules}])));
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
      if (!schema || !output?.valid || !(schema.name in (input as object)) || (op === 'check-package' && isRewritten))
        continue;
      expect(schema.test((input as Record<string, unknown>)[schema.name]), id).toBe(true);
    }
  });
});

describe('the requirements', () => {
  it('are numbered without a gap, each once on the page that the table names', () => {
    const pages = [...new Set(requirements.map(({page}) => page))];
    const shown = pages.flatMap((page) =>
      [...source(`docs${page}.md`).matchAll(/<Requirement id="LP-([^"]+)">/g)].map(([, number]) => ({number, page})),
    );
    const listed = requirements.map(({id, page}, i) => {
      expect(id).toBe(`LP-${i + 1}`);
      return {number: String(i + 1), page};
    });
    expect(shown.sort((a, b) => Number(a.number) - Number(b.number))).toEqual(listed);
  });

  it('say why when they are ours', () => {
    for (const {id, origin, note} of requirements) if (origin === 'ours') expect(note.length, id).toBeGreaterThan(20);
  });

  it("quote the draft's words when they are the draft's, and only then", () => {
    for (const {id, origin, quote} of requirements) expect(/^“[^”]+”/.test(quote ?? ''), id).toBe(origin === 'draft');
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

it('the library finds the root of private data that the vectors have', () => {
  expect(operations['private-root']({leaves: privateData.leaves as never}).root).toBe(privateData.root);
});
