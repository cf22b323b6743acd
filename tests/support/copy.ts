import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative, resolve} from 'node:path';

/** Folders that a copy of the project leaves out: results of builds and tests, and packages. */
const left = /^(?:node_modules|build|\.git|\.docusaurus|\.cache|test-results|playwright-report)$/;

/**
 * Copies the project into a temporary folder, so that builds with changed pages leave the project's own folders alone. Packages
 * are linked one by one: the folder that holds the links is the copy's own, and so is the cache of the bundler in it.
 *
 * @returns the folder; who asked for it removes it
 */
export function copySite(): string {
  const root = resolve('.');
  const copy = mkdtempSync(join(tmpdir(), 'astral-docs-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (source) =>
      !relative(root, source)
        .split(/[\\/]/)
        .some((part) => left.test(part)),
  });
  const packages = join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // A package of the project is that of the copy.
    if (name === '@astral-docs' || name === 'astral-samples')
      cpSync(join(root, 'node_modules', name), join(packages, name), {recursive: true, verbatimSymlinks: true});
    else if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  return copy;
}

/** Copies what the repository holds or will hold into a folder. @returns the paths of the files from the root */
export function copyFiles(folder: string): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {encoding: 'utf8', maxBuffer: 1e8});
  const files = list.split('\0').filter((name) => name && existsSync(name));
  // Node.js 24 takes a link to a folder for a folder.
  for (const file of files) cpSync(file, join(folder, file), {verbatimSymlinks: true, recursive: true});
  return files;
}

/**
 * Copies what the repository holds or will hold, with its history and without any cache. Packages are hard links: tools resolve
 * other links to where they lead, which is the project's own folder.
 *
 * @returns the folder; who asked for it removes it
 */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'astral-docs-')));
  copyFiles(copy);
  execFileSync('cp', ['-al', 'node_modules', join(copy, 'node_modules')]);
  rmSync(join(copy, 'node_modules', '.cache'), {recursive: true, force: true});
  execFileSync('cp', ['-a', '.git', join(copy, '.git')]);
  return copy;
}

/** A copy of the project with what its checks have kept: the copy has the same pages, so nothing is checked twice. */
export function copyProject(): string {
  const copy = copySite();
  const kept = join('.cache', 'checks');
  if (existsSync(kept)) cpSync(kept, join(copy, kept), {recursive: true});
  return copy;
}

export interface Ended {
  status: number | null;
  output: string;
  /** Time of processors, all processes together, in seconds: what it takes on a machine that does nothing else. */
  busy: number;
}

/** The environment of a contributor: not of the machine that guards main, which checks everything, and not of a test. */
function contributor(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {...process.env, TIMEFORMAT: 'busy %U %S'};
  for (const name of Object.keys(env))
    if (/^(?:NODE_ENV|CI|GITHUB_ACTIONS|VITEST(?:_\w+)?)$/.test(name)) delete env[name];
  return env;
}

/** Starts npm in a folder, as a contributor does, in a group of processes of its own. */
export const startNpm = (folder: string, ...args: readonly string[]): ChildProcess =>
  spawn('npm', args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: contributor()});

/** Ends what `startNpm` has started, and all processes below it. */
export function endNpm({pid}: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** Runs a line of a shell in a folder, as a contributor does. */
export function shell(folder: string, line: string): Ended {
  const {status, stdout, stderr} = spawnSync('bash', ['-c', `time { ${line}\n}`], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: contributor(),
  });
  const [, user = '0', system = '0'] = /busy ([\d.]+) ([\d.]+)/.exec(stderr) ?? [];
  return {status, output: stdout + stderr, busy: Number(user) + Number(system)};
}
