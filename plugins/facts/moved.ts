import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';

/** A statement of the site with the sources it was checked against. */
export interface Stated {
  /** For instance `docs/sdk/index.md` or `fact schema.v0.1.uid`. */
  name: string;
  /** As front matter and data write them; only `owner/repo@commit:path` can be compared. */
  sources: readonly string[];
}

/** A file of a repository at a commit, and the statements that rest on it. */
export interface Moved {
  repository: string;
  /** Commits that were compared: the one of the source or the one that was asked for, and the newer one. */
  from: string;
  to: string;
  /** The file or folder that the source names; empty for the whole repository. */
  path: string;
  /** Files at or below that path that differ, sorted. */
  changed: string[];
  names: string[];
}

/** A source that could not be compared, and why. */
export interface Missing {
  source: string;
  why: string;
  names: string[];
}

export interface Range {
  /** Commit or tag to compare from. Without it each source is compared from the commit that it names. */
  from?: string;
  /** Commit, branch or tag to compare with. Default: what is checked out. */
  to?: string;
}

const form = /^([\w.-]+\/[\w.-]+)@([0-9a-f]{7,40})(?::(.+))?$/;

function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return undefined;
  }
}

const isCheckout = (folder: string): boolean => existsSync(join(folder, '.git')) || existsSync(join(folder, 'HEAD'));

/** Folders with a repository in them, at most two levels down: `spatial-sol` or `DecentralizedGeo/spatial-sol`. */
function checkoutsIn(folder: string): string[] {
  const below = (parent: string): string[] =>
    readdirSync(parent, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(parent, entry.name));
  return below(folder).flatMap((child) => (isCheckout(child) ? [child] : below(child).filter(isCheckout)));
}

/** Answers each question once: a source is named by many statements, and each answer starts a program. */
function once<T>(ask: (...words: string[]) => T): (...words: string[]) => T {
  const known = new Map<string, T>();
  return (...words) => {
    const key = words.join('\0');
    if (!known.has(key)) known.set(key, ask(...words));
    return known.get(key)!;
  };
}

/** Finds the checkout of a repository: by the address of its `origin`, or else by the name of its folder. */
function finder(folders: readonly string[]): (repository: string) => string | undefined {
  const origins = folders.map((folder) => ({
    folder,
    origin: (git(folder, 'remote', 'get-url', 'origin') ?? '')
      .trim()
      .replace(/\.git$/, '')
      .toLowerCase(),
  }));
  return once((repository: string) => {
    const wanted = repository.toLowerCase();
    const found = origins.find(({origin}) => origin.endsWith(`/${wanted}`) || origin.endsWith(`:${wanted}`));
    return found?.folder ?? folders.find((folder) => basename(folder).toLowerCase() === wanted.split('/')[1]);
  });
}

/**
 * Statements whose source changed between two commits of its repository.
 *
 * @param checkouts folder that holds clones, by repository name or by `owner/name`
 * @throws Error if the folder does not exist
 */
export function movedSince(
  statements: readonly Stated[],
  checkouts: string,
  {from, to = 'HEAD'}: Range = {},
): {moved: Moved[]; missing: Missing[]} {
  if (!existsSync(checkouts)) throw new Error(`${checkouts} does not exist.`);
  const checkoutOf = finder(checkoutsIn(checkouts));
  const commitOf = once((folder: string, name: string) =>
    git(folder, 'rev-parse', '--verify', '--short=7', '--end-of-options', `${name}^{commit}`)?.trim(),
  );
  // Without renames, a file that was moved away counts as changed where it was.
  const differing = once((folder: string, start: string, end: string) =>
    git(folder, 'diff', '--name-only', '--no-renames', '-z', start, end)?.split('\0').filter(Boolean).sort(),
  );
  const bySource = new Map<string, string[]>();
  for (const {name, sources} of statements)
    for (const source of sources) if (form.test(source)) bySource.set(source, [...(bySource.get(source) ?? []), name]);

  const moved: Moved[] = [];
  const missing: Missing[] = [];
  for (const [source, names] of [...bySource].sort(([a], [b]) => a.localeCompare(b))) {
    const [, repository = '', commit = '', written = ''] = form.exec(source)!;
    // A source can end in a line, `file.ts:12`, or in `/*`.
    const path = written.replace(/(?:\/\*+|:\d.*)$/, '');
    const folder = checkoutOf(repository);
    const [start, end] = [from ?? commit, to].map((name) => folder && commitOf(folder, name));
    const all = folder && start && end ? differing(folder, start, end) : undefined;
    if (!folder || !start || !end || !all) {
      const unknown = start ? to : (from ?? commit);
      const why = folder
        ? `The checkout of ${repository} has no commit ${unknown}.`
        : `${checkouts} has no checkout of ${repository}.`;
      missing.push({source, why, names});
      continue;
    }
    const changed = all.filter((file) => !path || file === path || file.startsWith(`${path}/`));
    if (changed.length) moved.push({repository, from: start, to: end, path, changed, names});
  }
  return {moved, missing};
}
