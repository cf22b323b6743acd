import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import badPackages from '@astral-docs/location-record/vectors/bad-packages.json';
import badPayloads from '@astral-docs/location-record/vectors/bad-payloads.json';
import badRecords from '@astral-docs/location-record/vectors/bad-records.json';

const read = (page: string): string => readFileSync(`docs/location-protocol/${page}.md`, 'utf8');
const headingIds = (text: string): string[] =>
  [...text.matchAll(/^##+ .*\{\/\* #([\w-]+) \*\/\}$/gm)].map((match) => match[1]!);
const ruleIds = (text: string): string[] =>
  [...text.matchAll(/<Requirement id="(LP-\d+)">/g)].map((match) => match[1]!);

/** Pages to which rules of the first one have moved. Each has a link there, under the anchor that it had. */
const MOVED = ['schemas', 'payloads', 'attestations', 'verification', 'v01'];
const ofSchema = (): string[] => ['eas-schema', ...MOVED].flatMap((page) => ruleIds(read(page)));

/** Other projects link to these: an entry may be added, never renamed or removed. */
const FROZEN: Readonly<Record<string, readonly string[]>> = {
  'eas-schema': [
    'versions',
    'record-fields',
    'required-fields',
    'optional-fields',
    'v01-fields',
    'schema-strings',
    'chains',
    'encode',
    'decode',
    'offchain',
    'offchain-uid',
    'package',
    'onchain',
    'verify',
    'mapping',
    'test-vectors',
  ],
  'location-types': [
    'registry',
    'one-place',
    'coordinates',
    'coordinate-decimal',
    'geojson',
    'h3',
    'geohash',
    'wkt',
    'address',
    'scaled-coordinates',
    'propose',
  ],
};

describe('normative pages', () => {
  it.each(Object.entries(FROZEN))('%s keeps its anchors', (page, ids) => {
    expect(headingIds(read(page))).toEqual(expect.arrayContaining([...ids]));
  });

  it('leads from the anchor that a rule had to where it is now', () => {
    const text = read('eas-schema');
    const left = MOVED.flatMap((page) =>
      ruleIds(read(page)).map((id) => `<span id="${id}">[${id}](/location-protocol/${page}#${id})</span>`),
    );
    expect(left.length).toBeGreaterThan(15);
    for (const link of left) expect(text).toContain(link);
  });

  it('state every rule that a vector or a finding names', () => {
    const stated = new Set([...ofSchema(), ...ruleIds(read('location-types'))]);
    const named = [...badRecords.cases, ...badPayloads.cases, ...badPackages.cases].map(({rule}) => rule);
    for (const file of ['record/validate', 'record/verify', 'record/location', 'geo/geojson']) {
      named.push(...(readFileSync(`packages/location-record/${file}.ts`, 'utf8').match(/\bLP-\d+\b/g) ?? []));
    }
    for (const rule of new Set(named)) expect(stated).toContain(rule);
  });
});
