import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import geometry from '@site/data/reference/schemas/geojson-geometry.json';
import lpRecord from '@site/data/reference/schemas/lp-record.json';
import lpV01 from '@site/data/reference/schemas/lp-v01.json';
import offchainPackage from '@site/data/reference/schemas/offchain-package.json';
import badPackages from '../vectors/bad-packages.json';
import badRecords from '../vectors/bad-records.json';
import payloads from '../vectors/payloads.json';
import records from '../vectors/records.json';

const ajv = new Ajv2020({strict: false, allErrors: true});
const record = ajv.compile(lpRecord);
const v01 = ajv.compile(lpV01);
const shape = ajv.compile(geometry);
const pack = ajv.compile(offchainPackage);

/** What JSON Schema cannot say, or what only a program finds. */
const BEYOND_SCHEMA = new Set(['ring-open', 'h3-not-cell', 'wkt-syntax']);

describe('corrected JSON Schema', () => {
  it.each(badRecords.cases)('$id ($code): rejects what it can', ({record: value, code, level}) => {
    expect(record(value)).toBe(level === 'warning' || BEYOND_SCHEMA.has(code));
  });

  it('would refuse text locations with the oneOf of the published schema, and only those', () => {
    // The published alternatives in short: two of them, Well-Known Text and address, take any string.
    const published = ajv.compile({
      oneOf: [
        {type: 'array', minItems: 2, maxItems: 2, items: {type: 'number'}},
        {type: 'object', required: ['type']},
        {type: 'object', required: ['x', 'y', 'scale']},
        {type: 'string', pattern: '^[89ab][0-9a-f]{14}$'},
        {type: 'string', pattern: '^[0-9b-hjkmnp-z]+$'},
        {type: 'string'},
        {type: 'string'},
      ],
    });
    for (const {record: value} of records.cases) {
      const {location} = value as {location: unknown};
      expect(published(location)).toBe(typeof location !== 'string');
    }
  });
});

describe('other schemas', () => {
  it('fit the nine fields', () => {
    for (const {generation, values} of payloads.cases) expect(v01(values)).toBe(generation === 'v0.1');
  });

  it('fit geometries', () => {
    expect(shape({type: 'Point', coordinates: [-0.001475, 51.477812]})).toBe(true);
    expect(shape({type: 'Point', coordinates: [40, 100]})).toBe(false);
    expect(shape({type: 'MultiPoint', coordinates: []})).toBe(false);
  });

  it('ask for the salt of a package', () => {
    const saltless = badPackages.cases.filter(({code}) => code === 'salt-missing');
    for (const {package: value} of saltless) expect(pack(value)).toBe(false);
  });
});
