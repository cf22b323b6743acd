import {existsSync, readdirSync} from 'node:fs';
import {type Browser, chromium} from '@playwright/test';
import {ensurePrograms, installDebian, systemPrograms} from './debian';

/** The three browser engines that the site is tested in. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** WebKitGTK has no browser of its own but this one, which its driver starts; the folder between depends on the processor. */
const miniBrowsers = (): string[] =>
  existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`) : [];

const known: Record<Engine, readonly string[]> = {
  chromium: [
    // Chromium without its own windows, toolbars and their scripts: the same pages in less than half the time.
    '/usr/bin/chromium-headless-shell',
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
  chromium: ['chromium-headless-shell', 'fonts-liberation'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

const variable = (engine: Engine): string => `${engine.toUpperCase()}_PATH`;

/**
 * Finds a browser of an engine: the file that `CHROMIUM_PATH`, `FIREFOX_PATH` or `WEBKIT_PATH` names, then the system's, and of
 * Chromium the one that `npx playwright install chromium` has fetched.
 * @throws Error when the variable names a file that does not exist
 */
export function findEngine(engine: Engine): string | undefined {
  const named = process.env[variable(engine)];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable(engine)} names ${named}, which does not exist. Correct it or unset it.`);
  }
  const paths = engine === 'chromium' ? [...known.chromium, chromium.executablePath()] : known[engine];
  return paths.find((path) => existsSync(path));
}

/**
 * Makes sure that the engines are there. On Debian as root it installs what is missing.
 *
 * @throws Error that says what is missing and how to get it
 */
export function ensureEngines(engines: readonly Engine[]): void {
  const missing = engines.filter((engine) => !findEngine(engine));
  if (!missing.length) return;
  const names = missing.flatMap((engine) => packages[engine]);
  if (installDebian('which the tests in browsers need', ...names)) return;
  throw new Error(
    `${missing.join(', ')} not found. Install ${names.join(', ')} (the names of Debian), or name the browsers in ${missing.map(variable).join(', ')}.`,
  );
}

/** Switches for a headless Chromium that talks to this machine alone; the sandbox is off only for root, who cannot have it. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Letters are as wide as on a screen; without windows, Chromium would round them to whole pixels.
  '--font-render-hinting=none',
];

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({executablePath: findEngine('chromium'), args: chromiumArgs});

// `tsx tests/support/browsers.ts chromium firefox` makes sure of these; without arguments, of everything that tests start.
if (require.main === module)
  try {
    const [engines, programs] =
      process.argv.length > 2 ? [process.argv.slice(2), []] : [Object.keys(known), systemPrograms];
    ensureEngines(engines as Engine[]);
    ensurePrograms(...programs);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
