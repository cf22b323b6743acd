import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {installDebian} from './debian';

/** The three browser engines that the site is tested in. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** WebKitGTK has no browser of its own but this one, which its driver starts; the folder between depends on the processor. */
const miniBrowsers = (): string[] =>
  existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`) : [];

const known: Record<Engine, readonly string[]> = {
  chromium: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  webkit: miniBrowsers(),
};

/** Debian's package of each engine, with what it needs to be driven. */
const packages: Record<Engine, readonly string[]> = {
  chromium: ['chromium', 'fonts-liberation'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

const variable = (engine: Engine): string => `${engine.toUpperCase()}_PATH`;

/**
 * Finds a browser of an engine: the file that `CHROMIUM_PATH`, `FIREFOX_PATH` or `WEBKIT_PATH` names, then the system's.
 * @returns its path, or undefined when there is none and Playwright's own build has to serve
 * @throws Error when the variable names a file that does not exist
 */
export function findEngine(engine: Engine): string | undefined {
  const named = process.env[variable(engine)];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable(engine)} names ${named}, which does not exist. Correct it or unset it.`);
  }
  return known[engine].find((path) => existsSync(path));
}

export const findChromium = (): string | undefined => findEngine('chromium');

/**
 * Installs the engines that are missing: by apt on Debian as root, as Playwright's own builds elsewhere.
 * @throws Error when Playwright cannot install its builds; on Debian, the error of apt-get
 */
export function ensureEngines(engines: readonly Engine[]): void {
  const missing = engines.filter((engine) => !findEngine(engine));
  if (!missing.length) return;
  if (installDebian(...missing.flatMap((engine) => packages[engine]))) return;
  const {status} = spawnSync('npx', ['playwright', 'install', ...missing], {stdio: 'inherit'});
  if (status !== 0) {
    const variables = missing.map(variable).join(', ');
    throw new Error(`${missing.join(', ')} could not be installed. Install them and name them in ${variables}.`);
  }
}

/** Installs a Chromium where there is none. */
export const ensureChromium = (): void => ensureEngines(['chromium']);

/** Switches for a headless Chromium that talks to this machine alone; the sandbox is off only for root, who cannot have it. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
