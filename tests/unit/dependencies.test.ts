import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** A version, or versions of what only this package depends on. */
  overrides: Record<string, string | Record<string, string>>;
}
interface Renovate {
  packageRules: {matchPackageNames: string[]; allowedVersions?: string; groupName?: string}[];
}
interface Row {
  name: string;
  version: string;
  /** The other cells: reason, end and what else the table says. */
  rest: string[];
}

const read = (path: string): string => readFileSync(path, 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const renovate = JSON.parse(read('renovate.json')) as Renovate;
const page = read('DEPENDENCIES.md');

/** The rows of the table below a heading. */
function rows(text: string, heading: string): Row[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [name = '', version = '', ...rest] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return {name: name.replaceAll('`', ''), version, rest};
    });
}

const listed = (list: Row[]): Record<string, string> =>
  Object.fromEntries(list.map(({name, version}) => [name, version]));
const ranges = ({dependencies, devDependencies}: Manifest) => ({...dependencies, ...devDependencies});
const exact = (from: Manifest): Record<string, string> =>
  Object.fromEntries(Object.entries(ranges(from)).filter(([, version]) => /^\d/.test(version)));

/** Overrides as the table names them: `package`, or `package > its dependency`. */
const flat = (overrides: Manifest['overrides']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(overrides).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value]]
        : Object.entries(value).map(([inner, version]) => [`${name} > ${inner}`, version]),
    ),
  );

describe('exceptions among the dependencies', () => {
  it('exact versions each have a row with the same version', () =>
    expect(listed(rows(page, 'Exact versions'))).toEqual(exact(manifest)));

  it('overrides each have a row with the same version', () =>
    expect(listed(rows(page, 'Overrides'))).toEqual(flat(manifest.overrides)));

  it('older majors are in package.json with that range, and Renovate holds them there', () => {
    const older = rows(page, 'Older major versions');
    const all = ranges(manifest);
    expect(listed(older)).toEqual(Object.fromEntries(older.map(({name}) => [name, all[name]])));
    const held = renovate.packageRules.flatMap((rule) => (rule.allowedVersions ? rule.matchPackageNames : []));
    expect(held.sort()).toEqual(older.map(({name}) => name).sort());
  });

  it('each row has a reason and an end', () => {
    for (const heading of ['Exact versions', 'Overrides', 'Older major versions'])
      for (const {name, rest} of rows(page, heading))
        expect(rest.filter(Boolean).length, name).toBe(heading === 'Older major versions' ? 3 : 2);
  });

  it('a new exception without a row, or a row that is stale, is caught (negative control)', () => {
    const pinned = {...manifest, dependencies: {...manifest.dependencies, clsx: '2.1.1'}};
    expect(listed(rows(page, 'Exact versions'))).not.toEqual(exact(pinned));
    expect(listed(rows(page.replace('| `solc` | 0.8.26 |', '| `solc` | 0.8.25 |'), 'Exact versions'))).not.toEqual(
      exact(manifest),
    );
  });

  it('all packages of the framework have one version, and Renovate moves them together', () => {
    const versions = Object.entries(ranges(manifest)).filter(
      ([name]) => name.startsWith('@docusaurus/') || name === 'create-docusaurus',
    );
    expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
    expect(renovate.packageRules.find(({groupName}) => groupName === 'docusaurus')?.matchPackageNames).toEqual([
      '@docusaurus/**',
      'create-docusaurus',
    ]);
  });
});
