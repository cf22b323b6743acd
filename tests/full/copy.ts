import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {copySite} from '../../bench/support/copy';

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
export function contributor(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {...process.env, TIMEFORMAT: 'busy %U %S'};
  for (const name of [
    'NODE_ENV',
    'CI',
    'GITHUB_ACTIONS',
    'VITEST',
    'VITEST_WORKER_ID',
    'VITEST_POOL_ID',
    'VITEST_MODE',
  ])
    delete env[name];
  return env;
}

/** Starts npm in a folder, as a contributor does, in a group of processes of its own. */
export const startNpm = (folder: string, ...args: readonly string[]): ChildProcess =>
  spawn('npm', args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: contributor()});

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
