/**
 * A step of `npm run build` writes build/licences.txt: the licence of every package that the lock file names, as the package
 * states it.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

interface Lock {
  packages: Record<
    string,
    {
      version?: string;
      dev?: boolean;
      link?: boolean;
      license?: string;
      resolved?: string;
      optional?: boolean;
      os?: string[];
    }
  >;
}

export interface Licence {
  name: string;
  version: string;
  licence: string;
  /** Only used to build and test, and no part of what readers get. */
  dev: boolean;
}

/** Said of the machine code of a package, which npm splits by system and which states its licence in the main package. */
export const platformPackageLicenceText = 'as its main package';

export const readLock = (): Lock => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

/** The licence that an installed package states in the old form, which npm does not copy to the lock file. */
function stated(folder: string): string | undefined {
  const {licenses} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {licenses?: {type: string}[]};
  return licenses?.map(({type}) => type).join(' OR ');
}

/** Every package of the lock file once for each version, sorted by name. */
export function listPackageLicences(lock = readLock()): Licence[] {
  const found = new Map<string, Licence>();
  for (const [folder, {version, dev, license, os}] of Object.entries(lock.packages)) {
    if (!folder.includes('node_modules/') || !version) continue;
    const name = folder.replace(/^.*node_modules\//, '');
    const key = `${name}@${version}`;
    const known = found.get(key);
    found.set(key, {
      name,
      version,
      licence: license ?? known?.licence ?? (os ? platformPackageLicenceText : (stated(folder) ?? 'not stated')),
      dev: (known?.dev ?? true) && Boolean(dev),
    });
  }
  const order = new Intl.Collator('en').compare;
  return [...found.values()].sort((a, b) => order(a.name, b.name) || order(a.version, b.version));
}

function licencesPage(list: readonly Licence[]): string {
  const counts = new Map<string, number>();
  for (const {licence} of list) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'));
  return [
    '# Licences of what this site is built from',
    '',
    'Made by the build from the lock file. “Site” packages can be part of what readers get, “tools” only build and test.',
    '',
    '| Licence | Packages |',
    '|---|--:|',
    ...summary.map(([licence, count]) => `| ${licence} | ${count} |`),
    '',
    '| Package | Version | Licence | Part of |',
    '|---|---|---|---|',
    ...list.map(({name, version, licence, dev}) => `| ${name} | ${version} | ${licence} | ${dev ? 'tools' : 'site'} |`),
    '',
  ].join('\n');
}

if (require.main === module) writeFileSync(join('build', 'licences.txt'), licencesPage(listPackageLicences()));
