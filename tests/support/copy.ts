import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';

/** Copies what the repository holds or will hold into a folder. @returns the paths of the files from the root */
export function copyFiles(folder: string): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {encoding: 'utf8', maxBuffer: 1e8});
  const files = list.split('\0').filter((name) => name && existsSync(name));
  // Node.js 24 takes a link to a folder for a folder.
  for (const file of files) cpSync(file, join(folder, file), {verbatimSymlinks: true, recursive: true});
  return files;
}

/**
 * Copies what the repository holds or will hold, with its history and with what its checks have kept: the copy has the same pages, so
 * nothing is checked twice. Packages are hard links, as tools resolve other links to where they lead, which is the project's own folder.
 *
 * @param onlyChecks whether nothing but checks runs there: for these a link to the packages does, which is there at once
 * @returns the folder; who asked for it removes it
 */
export function copyProject(onlyChecks = false): string {
  mkdirSync('.cache', {recursive: true});
  const copy = mkdtempSync(resolve('.cache', 'copy-'));
  copyFiles(copy);
  if (onlyChecks) symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  else execFileSync('cp', ['-al', 'node_modules', copy]);
  // Git writes into some of its files in place.
  execFileSync('cp', ['-a', '.git', copy]);
  // What a bundler and npm write in place.
  for (const name of onlyChecks ? [] : ['.cache', '.package-lock.json'])
    rmSync(join(copy, 'node_modules', name), {recursive: true, force: true});
  const checks = join('.cache', 'checks');
  if (existsSync(checks)) cpSync(checks, join(copy, checks), {recursive: true});
  return copy;
}

/** The environment of a contributor: not of the machine that guards main, which checks everything, and not of a test. */
function contributor(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {...process.env};
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
export function shell(folder: string, line: string): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync('bash', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: contributor(),
  });
  return {status, output: stdout + stderr};
}
