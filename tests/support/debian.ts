import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** How a command becomes root: as root already, on a machine of a service by `sudo` without a password, or never. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return process.env.CI && spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * Installs packages of Debian or Ubuntu, as root, and says so in one line.
 *
 * @param reason what they are for, as in `which the tests in three browsers need`
 * @returns false on other systems, and for users who may not install anything
 * @throws Error when apt-get fails
 */
export function installDebian(reason: string, ...packages: string[]): boolean {
  const root = existsSync('/usr/bin/apt-get') ? asRoot() : undefined;
  if (!root) return false;
  const apt = (...args: string[]): void => {
    // The variable is set by `env`, because sudo passes none on.
    const [program = '', ...rest] = [
      ...root,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ];
    execFileSync(program, rest, {stdio: ['ignore', 'ignore', 'inherit']});
  };
  console.log(`Installing ${packages.join(', ')}, ${reason}.`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return true;
}

/** Whether a program can be started by its name. */
export const isInstalled = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args).error === undefined;

/** Python with its standard library alone: no installed packages, no environment variables, no compiled files left behind. */
export const python = ['python3', '-S', '-E', '-B'] as const;

/** Debian's package of each program that tests start. */
const packages = {curl: 'curl', python3: 'python3', nginx: 'nginx-light', go: 'golang-go'} as const;
export type SystemProgram = keyof typeof packages;
export const systemPrograms = Object.keys(packages) as readonly SystemProgram[];

/**
 * Makes sure that programs of the system are there, if need be by apt.
 *
 * @throws Error that names those that are missing and cannot be installed
 */
export function ensurePrograms(...programs: readonly SystemProgram[]): void {
  const listMissing = () => programs.filter((program) => !isInstalled(program, '--version'));
  const names = listMissing().map((program) => packages[program]);
  if (names.length === 0 || (installDebian('which the tests start', ...names) && listMissing().length === 0)) return;
  throw new Error(`${names.join(', ')} missing. Install them, or run the tests as root on Debian.`);
}

/** Whether there is a Python that the programs of pages run with. */
export const isPythonNew = (): boolean =>
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0;

/** Makes sure of it. @throws Error when there is none, or an older one */
export function ensurePython(): void {
  ensurePrograms('python3');
  if (!isPythonNew()) throw new Error('Python 3.11 or newer is not installed.');
}
