import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Whether `aptInstall` can work: Debian or a relative, as root. */
export const canApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of Debian. The one place where the tests do so.
 *
 * @throws Error when apt-get fails
 */
export function aptInstall(...packages: readonly string[]): void {
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

const works = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes sure that a program of the system is there, if need be by apt.
 *
 * @throws Error that names the program when it is missing and cannot be installed
 */
export function ensureProgram(program: string, debianPackage: string): void {
  if (works(program)) return;
  if (canApt()) aptInstall(debianPackage);
  if (!works(program))
    throw new Error(`${program} is missing. Install ${debianPackage}, or run the tests as root on Debian.`);
}
