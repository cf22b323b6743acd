import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {report} from '../../../plugins/facts/due';
import {movedSince} from '../../../plugins/facts/moved';

const folder = mkdtempSync(join(tmpdir(), 'checkouts-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A repository in `folder`, and what it takes to commit to it. */
function repository(path: string, origin?: string) {
  const dir = join(folder, path);
  mkdirSync(dir, {recursive: true});
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', dir, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  if (origin) git('remote', 'add', 'origin', origin);
  /** Writes files, null removes one, and returns the short name of the commit. */
  const commit = (files: Record<string, string | null>): string => {
    for (const [name, text] of Object.entries(files)) {
      const file = join(dir, name);
      mkdirSync(dirname(file), {recursive: true});
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Change');
    return git('rev-parse', '--short=7', 'HEAD');
  };
  return {git, commit};
}

describe('statements whose source changed', () => {
  let [first, second, third] = ['', '', ''];

  beforeAll(() => {
    const {commit} = repository('a-clone', 'https://github.com/Example/Library.git');
    first = commit({'src/index.ts': 'one', 'src/deep/a.ts': 'one', 'README.md': 'one', 'src/index.tsx': 'one'});
    second = commit({'src/index.ts': 'two', 'src/deep/a.ts': 'two'});
    third = commit({'README.md': null, 'docs/README.md': 'one'});
    repository('Example/named').commit({'a.ts': 'one'});
  });

  const at = (commit: string, path: string) => `Example/Library@${commit}${path && `:${path}`}`;
  const moved = (sources: string[], range = {}) =>
    movedSince([{name: 'statement', sources}], folder, range).moved.map(({from, to, path, changed}) => [
      `${from}..${to}`,
      path,
      changed.join(' '),
    ]);

  it('are those that name the file, and not those that name a file of a longer name', () => {
    expect(moved([at(first, 'src/index.ts'), at(first, 'src/index.tsx')])).toEqual([
      [`${first}..${third}`, 'src/index.ts', 'src/index.ts'],
    ]);
  });

  it('are those that name a folder, a line or the whole repository', () => {
    expect(moved([at(first, 'src')])).toEqual([[`${first}..${third}`, 'src', 'src/deep/a.ts src/index.ts']]);
    expect(moved([at(first, 'src/*')])).toHaveLength(1);
    expect(moved([at(first, 'src/index.ts:12-20')])).toHaveLength(1);
    expect(moved([at(second, '')])).toEqual([[`${second}..${third}`, '', 'README.md docs/README.md']]);
  });

  it('are those whose file was moved away', () => {
    expect(moved([at(second, 'README.md')])).toEqual([[`${second}..${third}`, 'README.md', 'README.md']]);
  });

  it('are compared between the two commits that are given', () => {
    expect(moved([at(first, 'src/index.ts')], {from: second})).toEqual([]);
    expect(moved([at(third, 'src/index.ts')], {from: first, to: second})).toEqual([
      [`${first}..${second}`, 'src/index.ts', 'src/index.ts'],
    ]);
  });

  it('are none when nothing changed since the commit of the source', () => {
    expect(moved([at(third, 'src/index.ts')])).toEqual([]);
  });

  it('are listed with all statements that rest on the file', () => {
    const sources = [at(first, 'src/index.ts')];
    const found = movedSince(
      [
        {name: 'page', sources},
        {name: 'fact', sources: [...sources, 'RFC 7946']},
      ],
      folder,
    );
    expect(found.moved).toMatchObject([{repository: 'Example/Library', names: ['page', 'fact']}]);
    expect(found.missing).toEqual([]);
  });

  it('finds a checkout without an origin by the name of its folder', () => {
    expect(movedSince([{name: 'a', sources: ['Example/named@abcdef0:a.ts']}], folder).missing).toMatchObject([
      {why: 'The checkout of Example/named has no commit abcdef0.'},
    ]);
  });

  it('says what it could not compare, and why', () => {
    const {moved: found, missing} = movedSince(
      [{name: 'a', sources: ['Example/absent@abcdef0:a.ts', at(first, 'src')]}],
      folder,
      {to: 'no-such-tag'},
    );
    expect(found).toEqual([]);
    expect(missing.map(({why}) => why)).toEqual([
      expect.stringContaining('has no checkout of Example/absent'),
      'The checkout of Example/Library has no commit no-such-tag.',
    ]);
    expect(() => movedSince([], join(folder, 'nowhere'))).toThrow('nowhere does not exist');
  });
});

describe('the report', () => {
  it('looks at the sources of pages and of data', () => {
    const {commit} = repository('DecentralizedGeo/spatial-sol');
    commit({'src/Spatial.sol': 'one'});
    const lines = report(['--checkouts', folder, '--from', 'HEAD'], process.cwd(), '2026-11-22');
    expect(lines.at(-1)).toMatch(/^0 of \d{3,} rest on a file that changed; \d+ sources were not compared\.$/);

    commit({'src/Spatial.sol': 'two'});
    const after = report([`--checkouts=${folder}`, '--from=HEAD~1'], process.cwd(), '2026-11-22');
    expect(after).toContain('  review   docs/spatial-sol/introduction.md');
    expect(after).toContain('  review   known issue spatial-sol-distance');
  });

  it('rejects options that lack their value or their folder', () => {
    expect(() => report(['--checkouts'], process.cwd(), '2026-11-22')).toThrow('--checkouts needs a value.');
    expect(() => report(['--from', 'HEAD'], process.cwd(), '2026-11-22')).toThrow('--from and --to need --checkouts.');
  });

  it('lists what is due without options', () => {
    expect(report([], process.cwd(), '2026-11-22').at(-1)).toMatch(/are older than 180 days\.$/);
  });
});
