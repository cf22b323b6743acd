import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listPackageLicences, platformPackageLicenceText, readLock} from '../../config/licences';

type Packages = ReturnType<typeof readLock>['packages'];

/** Entries that do not come from the public registry, or that nobody could hold to what was locked. */
function unlockedPackages(packages: Packages): string[] {
  return (
    Object.entries(packages)
      // The workspaces are of this repository: they have a folder, and a link to it.
      .filter(([folder, {link}]) => folder.includes('node_modules/') && !link)
      .flatMap(([folder, entry]) => {
        const {resolved, integrity, optional, os} = entry as (typeof packages)[string] & {integrity?: string};
        // The lock file leaves out addresses, so that any registry a builder is configured for may serve the same bytes.
        if (resolved && !resolved.startsWith('https://registry.npmjs.org/'))
          return [`${folder} comes from ${resolved}`];
        // npm locks machine code of systems other than its own by version alone.
        if (!integrity && optional && os) return [];
        return integrity?.startsWith('sha512-') ? [] : [`${folder} has no SHA-512`];
      })
  );
}

/** Licences that ask for no more than naming, or for sharing changes to the file itself; and three that are looked at by hand. */
const accepted =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD(?:-[23]-Clause)?|Apache-2\.0|MPL-2\.0|EPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Python-2\.0|PSF-2\.0|WTFPL|Zlib|Unlicense)$/;
const known: Record<string, string> = {
  'require-like': 'MIT, in its readme file only',
};

const doubtful = (list: ReturnType<typeof listPackageLicences>): string[] =>
  list
    .filter(({name, licence}) => {
      const choices = licence.replace(/[()]/g, '').split(' OR ');
      const good = choices.some((choice) => choice.split(' AND ').every((part) => accepted.test(part)));
      return !good && licence !== platformPackageLicenceText && !(name in known);
    })
    .map(({name, licence}) => `${name}: ${licence}`);

describe('where the packages come from', () => {
  it('every package is of the public registry, and is held to its SHA-512', () =>
    expect(unlockedPackages(readLock().packages)).toEqual([]));

  it('no package runs a script when it is installed', () =>
    expect(readFileSync('.npmrc', 'utf8').match(/.*ignore-scripts.*/g)).toEqual(['ignore-scripts=true']));
});

describe('licences', () => {
  it('allow what is done here', () => expect(doubtful(listPackageLicences())).toEqual([]));
});

describe('what a pull request may change', () => {
  it('is approved by maintainers, but for pages and notes', () => {
    const rules = readFileSync('.github/CODEOWNERS', 'utf8')
      .split('\n')
      .filter((line) => /^[^#]/.test(line))
      .map((line) => line.trim().split(/\s+/));
    const [[everything, ...owners], ...others] = rules as [string[], ...string[][]];
    expect(everything).toBe('*');
    expect(owners).not.toEqual([]);
    // What stands further down wins, so nothing else may be without an owner.
    expect(others.filter(([, owner]) => !owner)).toEqual([['/docs/'], ['/blog/']]);
  });

  it.each(readdirSync('.github/workflows'))('gets no rights and no secrets from the workflow %s', (name) => {
    const text = readFileSync(`.github/workflows/${name}`, 'utf8');
    // These run what a stranger sends with the rights of this repository, and a text of an event is a part of the command.
    expect(text).not.toMatch(/pull_request_target|issue_comment|\bissues:|write-all|run:.*\$\{\{(?!\s*matrix\.)/);
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text.match(/uses: .*@(?![0-9a-f]{40} ).*/g)).toBeNull();
    if (text.includes('pull_request:')) expect(text).not.toMatch(/\bsecrets\b|: write/);
  });
});
