import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {filesBelow} from '../../delivery/shared/site';
import {copyRepository} from '../../scripts/copy';

interface Manifest {
  files: Record<string, string>;
}

/** Files that differ between two builds, or that only one of them has. */
function differences(one: Manifest, other: Manifest): string[] {
  const names = new Set([...Object.keys(one.files), ...Object.keys(other.files)]);
  return [...names].filter((name) => one.files[name] !== other.files[name]).sort();
}

const manifestOf = async (folder: string): Promise<Manifest> => {
  const build = join(folder, 'build');
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(build, file)))
      .digest('hex');
  return {files: Object.fromEntries((await filesBelow(build)).map((file) => [file, hash(file)]))};
};

const copies: string[] = [];
afterAll(() => copies.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

/** Builds in another folder, without any cache: over a warm one the bundler gives other names to some variables of its runtime. */
function buildElsewhere(zone: string): string {
  const folder = copyRepository();
  copies.push(folder);
  build(folder, zone);
  return folder;
}

const build = (folder: string, zone = 'UTC'): void => {
  execFileSync('npm', ['run', 'build'], {cwd: folder, stdio: 'ignore', env: {...process.env, TZ: zone}});
};

describe('two builds of the same sources', () => {
  it('in two folders and two time zones have the same bytes', {timeout: 900_000}, async () => {
    const one = await manifestOf(buildElsewhere('Pacific/Auckland'));
    const other = await manifestOf(buildElsewhere('America/Anchorage'));
    expect(Object.keys(one.files).length).toBeGreaterThan(200);
    expect(differences(one, other)).toEqual([]);
  });

  it(
    'with another word in a page differ in the files of that page, and in what holds all pages',
    {timeout: 900_000},
    async () => {
      const [folder = ''] = copies;
      const file = join(folder, 'docs/core-concepts/privacy.md');
      const text = readFileSync(file, 'utf8');
      const withWord = (word: string): Promise<Manifest> => {
        writeFileSync(file, `${text}\nThe last word of this page is ${word}.\n`);
        build(folder);
        return manifestOf(folder);
      };
      const [one, other] = [await withWord('north'), await withWord('south')];
      const own = /^(?:core-concepts\/privacy|articles\/core-concepts\/privacy|search\/)/;
      const whole = /^(?:sw\.js|llms-full\.txt|sitemap\.xml)/;
      const changed = differences(one, other);
      expect(changed).toContain('core-concepts/privacy/index.html');
      expect(changed.filter((name) => !own.test(name) && !whole.test(name))).toEqual([]);
    },
  );
});
