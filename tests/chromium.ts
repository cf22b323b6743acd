import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installDebian} from './debian';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then the system's.
 * @returns its path, or undefined when there is none and Playwright's own build has to serve
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Correct it or unset it.`);
  }
  return known.find((path) => existsSync(path));
}

/** Installs a Chromium where there is none: by apt on Debian, by Playwright elsewhere. */
export function ensureChromium(): void {
  if (findChromium()) return;
  if (installDebian('chromium', 'fonts-liberation')) return;
  const {status} = spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
  if (status !== 0) throw new Error('No Chromium was found or installed. Install one and name it in CHROMIUM_PATH.');
}

/** Switches for a headless Chromium that talks to this machine alone; the sandbox is off only for root, who cannot have it. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
