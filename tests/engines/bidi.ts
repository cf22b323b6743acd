import puppeteer, {type Browser, type BrowserContext, type KeyInput, type Page} from 'puppeteer-core';
import type {Button, Driver, Running} from './driver';

class BidiDriver implements Driver {
  readonly engine = 'firefox';
  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly whenClosed: () => Promise<void>,
  ) {}

  goto = async (url: string) => void (await this.page.goto(url));
  // By script: the driver's own commands wait for a document, and a way within the page loads none.
  back = async () => void (await this.page.evaluate('history.back()'));
  forward = async () => void (await this.page.evaluate('history.forward()'));
  reload = async () => void (await this.page.reload());
  evaluate = (source: string, args: readonly unknown[]): Promise<unknown> =>
    this.page.evaluate(`(${source})(...${JSON.stringify(args)})`);
  move = (x: number, y: number) => this.page.mouse.move(x, y);
  down = (button?: Button) => this.page.mouse.down(button && {button});
  up = (button?: Button) => this.page.mouse.up(button && {button});
  tap = (x: number, y: number) => this.page.touchscreen.tap(x, y);
  keyDown = (key: string) => this.page.keyboard.down(key as KeyInput);
  keyUp = (key: string) => this.page.keyboard.up(key as KeyInput);
  type = (text: string) => this.page.keyboard.type(text);
  wheel = (deltaY: number) => this.page.mouse.wheel({deltaY});
  screenshot = async () => Buffer.from(await this.page.screenshot());
  resize = (width: number, height: number) => this.page.setViewport({width, height});
  tabs = async () => (await this.context.pages()).length;
  preload = async (source: string) => void (await this.page.evaluateOnNewDocument(source));
  reset = async () => {
    const others = (await this.context.pages()).filter((page) => page !== this.page);
    await Promise.all(others.map((page) => page.close()));
    await this.page.goto('about:blank');
  };
  close = async () => {
    await this.context.close();
    await this.whenClosed();
  };
}

const launch = (path: string, hasScript = true): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    extraPrefsFirefox: {
      // Firefox reads this when it starts.
      'javascript.enabled': hasScript,
      'ui.prefersReducedMotion': 0,
      'layout.css.prefers-color-scheme.content-override': 1,
      // No request but those of the pages.
      'app.update.enabled': false,
      'network.captive-portal-service.enabled': false,
    },
  });

/** The system's Firefox, over WebDriver BiDi. */
export async function launchFirefox(path: string): Promise<Running> {
  const usual = await launch(path);
  return {
    version: (await usual.version()).replace('/', ' '),
    async open({script} = {}) {
      const browser = script === false ? await launch(path, script) : usual;
      const context = await browser.createBrowserContext();
      return new BidiDriver(context, await context.newPage(), async () => {
        if (browser !== usual) await browser.close();
      });
    },
    close: () => usual.close(),
  };
}
