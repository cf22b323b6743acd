import puppeteer, {type KeyInput, type Page} from 'puppeteer-core';
import {chromiumArgs} from '../support/browsers';
import type {Driver} from './driver';

class PuppeteerDriver implements Driver {
  constructor(
    readonly engine: 'chromium' | 'firefox',
    private readonly page: Page,
  ) {
    if (engine === 'chromium') this.slow = (factor) => page.emulateCPUThrottling(factor);
  }

  slow?: (factor: number) => Promise<void>;
  goto = async (url: string) => void (await this.page.goto(url));
  // By script: the driver's own commands wait for a document, and a way within the page loads none.
  back = async () => void (await this.page.evaluate('history.back()'));
  forward = async () => void (await this.page.evaluate('history.forward()'));
  reload = async () => void (await this.page.reload());
  evaluate = (source: string, args: readonly unknown[]): Promise<unknown> =>
    this.page.evaluate(`(${source})(...${JSON.stringify(args)})`);
  move = (x: number, y: number) => this.page.mouse.move(x, y);
  down = () => this.page.mouse.down();
  up = () => this.page.mouse.up();
  keyDown = (key: string) => this.page.keyboard.down(key as KeyInput);
  keyUp = (key: string) => this.page.keyboard.up(key as KeyInput);
  type = (text: string) => this.page.keyboard.type(text);
  resize = (width: number, height: number) => this.page.setViewport({width, height});
  tabs = async () => (await this.page.browserContext().pages()).length;
  reset = async () => {
    const others = (await this.page.browserContext().pages()).filter((page) => page !== this.page);
    await Promise.all(others.map((page) => page.close()));
    await this.slow?.(1);
    await this.page.goto('about:blank');
  };
  close = () => this.page.browser().close();
}

/** The system's Chromium, over its own protocol, or Firefox, over WebDriver BiDi. */
export async function launchPuppeteer(engine: 'chromium' | 'firefox', path: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: path,
    headless: engine === 'firefox' || 'shell',
    args: engine === 'chromium' ? chromiumArgs : [],
    // Nobody listens, and to tell of each request takes Firefox as long as all else.
    networkEnabled: false,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 0,
      'layout.css.prefers-color-scheme.content-override': 1,
      // One process for pages, and fewer pictures in a second, take a quarter less of the processor.
      'fission.autostart': false,
      'dom.ipc.processPrelaunch.enabled': false,
      'dom.ipc.processCount': 1,
      'layout.frame_rate': 20,
      // No request but those of the pages.
      'app.update.enabled': false,
      'network.captive-portal-service.enabled': false,
    },
  });
  const context = await browser.createBrowserContext();
  return new PuppeteerDriver(engine, await context.newPage());
}
