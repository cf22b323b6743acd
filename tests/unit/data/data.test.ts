import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {concatHex, getAddress, keccak256, stringToHex} from 'viem';
import {describe, expect, it} from 'vitest';
import {knownIssues} from '../../../data/known-issues';
import {errors} from '../../../data/errors';
import {figureTables} from '../../../data/figure-tables';
import {glossary} from '../../../data/glossary';
import {networks} from '../../../data/networks';
import {schemas} from '../../../data/schemas';
import {status} from '../../../data/status';
import type {Sourced} from '../../../data/types';
import {formatLength} from '../../../src/lib/readable';
import {isCitedSource, splitCitedSources} from '../../../src/lib/source';

const collections: Record<string, readonly (Omit<Sourced, 'verified'> & {name: string; verified: string})[]> = {
  networks: networks.map((entry) => ({...entry, name: entry.key})),
  schemas: schemas.map((entry) => ({...entry, name: entry.key})),
  glossary: glossary.map((entry) => ({...entry, name: entry.id})),
  status: Object.entries(status).map(([name, entry]) => ({...entry, name})),
  errors: errors.map((entry) => ({...entry, name: entry.id})),
  knownIssues: knownIssues.map((entry) => ({...entry, name: entry.id})),
};

describe.each(Object.entries(collections))('data/%s', (_, entries) => {
  it('holds entries, each with its own name', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({name}) => name)).size).toBe(entries.length);
  });

  it('says of each entry where it comes from and when it was verified', () => {
    for (const {name, source, verified} of entries) {
      expect(verified, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(splitCitedSources(source).length, name).toBeGreaterThan(0);
      for (const part of splitCitedSources(source)) expect(isCitedSource(part), `${name}: ${part}`).toBe(true);
    }
  });
});

describe('networks', () => {
  it('write their addresses with the EIP-55 checksum', () => {
    for (const {key, eas, schemaRegistry} of networks) {
      expect(getAddress(eas), key).toBe(eas);
      expect(getAddress(schemaRegistry), key).toBe(schemaRegistry);
    }
  });

  it('agree with the deployment files of the EAS contracts package', () => {
    const folders: Record<string, string> = {
      ethereum: 'mainnet',
      arbitrum: 'arbitrum-one',
      baseSepolia: 'base-sepolia',
      optimismSepolia: 'optimism-sepolia',
    };
    const address = (folder: string, contract: string): string =>
      (JSON.parse(readFileSync(join(folder, `${contract}.json`), 'utf8')) as {address: string}).address;
    let compared = 0;
    for (const {key, chainId, eas, schemaRegistry} of networks) {
      const folder = join('node_modules/@ethereum-attestation-service/eas-contracts/deployments', folders[key] ?? key);
      if (!existsSync(folder)) continue;
      compared += 1;
      expect(Number(readFileSync(join(folder, '.chainId'), 'utf8')), key).toBe(chainId);
      expect(address(folder, 'EAS'), key).toBe(eas);
      expect(address(folder, 'SchemaRegistry'), key).toBe(schemaRegistry);
    }
    expect(compared).toBe(networks.length - 1);
  });

  it('name only schemas that exist', () => {
    const known = new Set(schemas.map(({key}) => key));
    for (const {knownSchemas} of networks) for (const {schema} of knownSchemas) expect(known).toContain(schema);
  });
});

describe('schemas', () => {
  it.each(schemas)(
    '$key has the UID that its text, resolver and revocability give',
    ({string, resolver, revocable, uid}) => {
      expect(keccak256(concatHex([stringToHex(string), resolver, revocable ? '0x01' : '0x00']))).toBe(uid);
    },
  );
});

describe('glossary', () => {
  it('defines each term in one sentence, under one name', () => {
    for (const {id, definition} of glossary) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(definition, id).toMatch(/^[A-Z0-9“‘].*[.]$/s);
    }
    const names = glossary.flatMap(({term, aliases = []}) => [term, ...aliases].map((name) => name.toLowerCase()));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('known issues', () => {
  it('carry their area in their id', () => {
    for (const {id, area} of knownIssues) expect(id.startsWith(`${area}-`), id).toBe(true);
  });

  it('name methods and classes that the SDK has', () => {
    const contract = readFileSync('data/reference/astral-sdk.d.ts', 'utf8');
    for (const {id, area, concerns} of knownIssues)
      if (area === 'sdk' && concerns && !concerns.includes('import') && !concerns.includes(' '))
        for (const name of concerns.split('.')) expect(contract, id).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

it.each(Object.entries(figureTables))(
  'the figure table %s has rows as wide as its head, and heads that differ',
  (_, {head, rows}) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(head.length);
    expect(new Set(head).size).toBe(head.length);
  },
);

describe('the table of scales', () => {
  it.each(figureTables.scales!.rows)('%s rounds by at most %s, and fits %s', (scale, rounding, type) => {
    const exponent = Number(Array.from(String(scale).slice(2), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join(''));
    // Half a unit, along the equator of WGS 84, whose radius is 6,378,137 m.
    expect(rounding).toBe(formatLength((Math.PI * 6_378_137) / 180 / 2 / 10 ** exponent));
    // The largest value has one bit more for its sign, in whole bytes.
    const bits = (180n * 10n ** BigInt(exponent)).toString(2).length + 1;
    expect(type).toBe(`\`int${Math.ceil(bits / 8) * 8}\``);
  });
});
