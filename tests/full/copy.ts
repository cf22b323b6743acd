import {spawn, spawnSync} from 'node:child_process';
import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {copySite} from '../../bench/support/copy';
import {busyOf} from '../../bench/support/watched';

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

/** The same; `busy` ends when something is printed, and is not a number when it never is. */
export async function shellUntil(folder: string, line: string, wanted: RegExp): Promise<Ended> {
  const child = spawn('bash', ['-c', line], {cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: contributor()});
  let output = '';
  let busy = Number.NaN;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
      if (Number.isNaN(busy) && wanted.test(output)) busy = busyOf(child.pid!);
    });
  const status = await new Promise<number | null>((done) => child.on('close', done));
  return {status, output, busy};
}
