import {chromium, firefox, webkit, type CDPSession, type Page} from '@playwright/test';
import {chromiumArgs, findChromium, type Engine} from '../support/browsers';
import type {Driver} from './driver';

class PlaywrightDriver implements Driver {
  constructor(
    readonly engine: Engine,
    private readonly page: Page,
  ) {
    if (engine === 'chromium') {
      this.slow = async (rate) => {
        this.session ??= await page.context().newCDPSession(page);
        await this.session.send('Emulation.setCPUThrottlingRate', {rate});
      };
    }
  }

  private session?: CDPSession;
  slow?: (factor: number) => Promise<void>;
  goto = async (url: string) => void (await this.page.goto(url));
  back = async () => void (await this.page.goBack());
  forward = async () => void (await this.page.goForward());
  reload = async () => void (await this.page.reload());
  // The source is called by the driver itself, which no policy of the page hinders.
  evaluate = (source: string, args: readonly unknown[]): Promise<unknown> =>
    this.page.evaluate(`(${source})(...${JSON.stringify(args)})`);
  move = (x: number, y: number) => this.page.mouse.move(x, y);
  down = () => this.page.mouse.down();
  up = () => this.page.mouse.up();
  keyDown = (key: string) => this.page.keyboard.down(key);
  keyUp = (key: string) => this.page.keyboard.up(key);
  type = (text: string) => this.page.keyboard.type(text);
  wheel = (deltaY: number) => this.page.mouse.wheel(0, deltaY);
  screenshot = () => this.page.screenshot();
  resize = (width: number, height: number) => this.page.setViewportSize({width, height});
  tabs = () => Promise.resolve(this.page.context().pages().length);
  preload = async (source: string) => void (await this.page.addInitScript(source));
  reset = async () => {
    const others = this.page
      .context()
      .pages()
      .filter((page) => page !== this.page);
    await Promise.all(others.map((page) => page.close()));
    await this.slow?.(1);
    await this.page.goto('about:blank');
  };
  close = async () => void (await this.page.context().browser()?.close());
}

/** Chromium, and on a machine without the system's Firefox or WebKit those that Playwright has installed. */
export async function launchPlaywright(engine: Engine): Promise<Driver> {
  const type = {chromium, firefox, webkit}[engine];
  const browser = await type.launch(engine === 'chromium' ? {executablePath: findChromium(), args: chromiumArgs} : {});
  return new PlaywrightDriver(engine, await (await browser.newContext()).newPage());
}
