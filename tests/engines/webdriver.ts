import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {freePort} from '../support/port';
import type {Driver} from './driver';

/** Keys without a character that tests press: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/**
 * The toolbar of the MiniBrowser is wider than a phone. GTK reads this style sheet from the folder of its settings, and then
 * the window can be made as narrow as the tests want it.
 */
const smallToolbar = '* {padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 4px}';

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

class WebDriver implements Driver {
  readonly engine = 'webkit';
  constructor(
    private readonly call: Call,
    private readonly stop: () => Promise<void>,
  ) {}

  goto = async (url: string) => void (await this.call('POST', '/url', {url}));
  back = async () => void (await this.call('POST', '/back', {}));
  forward = async () => void (await this.call('POST', '/forward', {}));
  reload = async () => void (await this.call('POST', '/refresh', {}));
  evaluate = (source: string, args: readonly unknown[]): Promise<unknown> =>
    this.call('POST', '/execute/async', {
      // A promise of the page is awaited; its failure is handed back, as the driver would wait for ever.
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve((async () => (${source})(...JSON.parse(arguments[0])))())
          .then((value) => done([value ?? null]), (error) => done([null, String(error && error.stack || error)]));`,
      args: [JSON.stringify(args)],
    }).then((answer) => {
      const [value, failure] = answer as [unknown, string?];
      if (failure) throw new Error(failure);
      return value;
    });
  private act = async (type: 'pointer' | 'key', actions: object[]) => {
    await this.call('POST', '/actions', {
      actions: [{type, id: type, ...(type === 'pointer' && {parameters: {pointerType: 'mouse'}}), actions}],
    });
  };
  move = (x: number, y: number) =>
    this.act('pointer', [{type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0}]);
  down = () => this.act('pointer', [{type: 'pointerDown', button: 0}]);
  up = () => this.act('pointer', [{type: 'pointerUp', button: 0}]);
  keyDown = (key: string) => this.act('key', [{type: 'keyDown', value: keys[key] ?? key}]);
  keyUp = (key: string) => this.act('key', [{type: 'keyUp', value: keys[key] ?? key}]);
  type = (text: string) =>
    this.act(
      'key',
      [...text].flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]),
    );
  resize = async (width: number, height: number) => {
    // The window is larger than the page by its toolbar.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const [innerHeight, outerHeight] = (await this.evaluate('() => [innerHeight, outerHeight]', [])) as [
        number,
        number,
      ];
      await this.call('POST', '/window/rect', {width, height: height + outerHeight - innerHeight});
    }
  };
  tabs = async () => ((await this.call('GET', '/window/handles')) as string[]).length;
  reset = async () => {
    const own = await this.call('GET', '/window');
    for (const handle of (await this.call('GET', '/window/handles')) as string[]) {
      if (handle === own) continue;
      await this.call('POST', '/window', {handle});
      await this.call('DELETE', '/window');
    }
    await this.call('POST', '/window', {handle: own});
    await this.goto('about:blank');
  };
  close = async () => {
    await this.call('DELETE', '');
    await this.stop();
  };
}

/** A screen that nobody sees. @throws Error when Xvfb does not start */
async function startScreen(): Promise<{display: string; screen: ChildProcess}> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]!.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('error', reject).once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return {display, screen};
}

/** WebKitGTK's MiniBrowser, over WebDriver, on a screen of its own. */
export async function launchWebkit(path: string): Promise<Driver> {
  const {display, screen} = await startScreen();
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), smallToolbar);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      // Without a graphics card, each frame that is handed over this way takes a processor for a second.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // The browser outlives its driver by a moment, and must not write into the folder while it is removed.
      MESA_SHADER_CACHE_DISABLE: 'true',
    },
  });

  const request = async (method: string, where: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${where}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
      // The driver sometimes never answers; the test then says which command it was, not only that its time was up.
      signal: AbortSignal.timeout(60_000),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${where}: the driver does not respond`, {cause: error});
    });
    const {value} = (await answer.json()) as {value: {error?: string; message?: string} | null};
    if (!answer.ok) throw new Error(`${method} ${where}: ${value?.error} ${value?.message}`);
    return value;
  };
  const ended = (child: ChildProcess) =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill();
    });
  const stop = async (): Promise<void> => {
    await ended(driver);
    await ended(screen);
    rmSync(folder, {recursive: true, force: true, maxRetries: 20, retryDelay: 200});
  };
  const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': {binary: path, args: ['--automation']}}};
  for (let attempt = 1; ; attempt += 1) {
    try {
      const {sessionId} = (await request('POST', '', {capabilities})) as {sessionId: string};
      return new WebDriver((method, where, body) => request(method, `/${sessionId}${where}`, body), stop);
    } catch (error) {
      // The driver needs a moment before it listens.
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
