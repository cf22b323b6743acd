import type {Browser, Page} from '@playwright/test';
import {fontBytes, sharedScript, weighSite} from './weigh';
import type {Line} from './types';
import {median, medianOf, normal, slow, slowProcessor} from './support/browser';
import {pageKinds} from './support/lighthouse';

export const ms = (value: number): string =>
  Number.isNaN(value) ? 'not reached within half a minute' : `${Math.round(value)} ms`;
const hydrated = (page: Page) =>
  page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached', timeout: 60_000});

/** Hydrates a page. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await hydrated(page);
  await page.waitForTimeout(300);
}

/** From the click on a sidebar link, hovered for 300 ms, to the heading of the next page. The first page has come to rest. */
export const softNavigation =
  (path: string) =>
  async (page: Page, url: string): Promise<number> => {
    await page.goto(`${url}/location-protocol/introduction`, {timeout: 60_000});
    await wake(page);
    await page.waitForLoadState('networkidle');
    const link = page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).first();
    await link.hover();
    await page.waitForTimeout(300);
    return link.evaluate(
      (element: HTMLElement) =>
        new Promise<number>((done) => {
          const before = document.querySelector('h1')?.textContent;
          const start = performance.now();
          const look = (): void => {
            const now = document.querySelector('h1')?.textContent;
            if (now && now !== before) done(performance.now() - start);
            else requestAnimationFrame(look);
          };
          element.click();
          look();
        }),
    );
  };

/** Pages in the menu of the first one: one near it, and one far down. */
const [near, far] = ['/location-protocol/rationale', '/tools/introduction'];

/** What a first tap opens: the button, what is there when it is open, and the width of the screen, CSS px. */
interface Opened {
  readonly button: string;
  readonly open: string;
  readonly width: number;
}
const search: Opened = {button: '.navbar button[aria-haspopup="dialog"]', open: 'dialog[open]', width: 1280};
const menu: Opened = {button: '.navbar__toggle', open: '.navbar-sidebar--show .navbar-sidebar__items', width: 390};

/**
 * From the first click of a visit to what it opens.
 * @param press ms between the finger that comes down, which is the first sign of the reader, and the click
 * @param atRest whether the page has started its script by itself before; if not, the reader is what starts it
 */
const firstClick =
  ({button, open, width}: Opened, press: number, atRest = false) =>
  async (page: Page, url: string): Promise<number> => {
    await page.setViewportSize({width, height: 844});
    if (!atRest) await page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));
    await page.goto(`${url}/location-protocol/introduction`, {timeout: 60_000});
    if (atRest) {
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    }
    return page.evaluate(
      ([from, to, duration]) =>
        new Promise<number>((done) => {
          const target = document.querySelector<HTMLElement>(from);
          const click = (): void => {
            const start = performance.now();
            target?.click();
            const look = (): void => {
              if (document.querySelector(to)) done(performance.now() - start);
              else setTimeout(look, 4);
            };
            look();
          };
          target?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
          if (duration) setTimeout(click, duration);
          else click();
        }),
      [button, open, press] as const,
    );
  };

/** How long a finger rests on what it taps, ms: a short tap. */
const tap = 80;

/** Time of long tasks beyond 50 ms each, from the start of the page to three seconds after it has loaded. */
export async function blocking(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const tasks: {start: number; duration: number}[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({startTime, duration}) => ({start: startTime, duration}))),
    ).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(address, {timeout: 60_000});
  await page.waitForTimeout(3000);
  return page.evaluate(() =>
    (window as unknown as {tasks: {duration: number}[]}).tasks.reduce(
      (sum, {duration}) => sum + Math.max(0, duration - 50),
      0,
    ),
  );
}

/** Waiting times of a reader, on a good machine and on a slow phone. */
export async function waits(browser: Browser, url: string, runs: number): Promise<Line[]> {
  const of = (device: typeof normal, measure: (page: Page, at: string) => Promise<number>) =>
    medianOf(browser, device, runs, (page) => measure(page, url));
  const blocked: number[] = [];
  for (const path of Object.values(pageKinds))
    blocked.push(await of(slowProcessor, (page, at) => blocking(page, at + path)));
  const most = Math.max(...blocked);
  return [
    [
      'Neighbour in the menu after a hover of 300 ms on a page at rest, normal',
      ms(await of(normal, softNavigation(near))),
      '75 ms',
    ],
    [`The same, ${slow.name}`, ms(await of(slow, softNavigation(near))), '280 ms'],
    [`The same for a page far down the menu, ${slow.name}`, ms(await of(slow, softNavigation(far))), 'none set'],
    [
      `First tap of a visit to open search, from the end of a tap of ${tap} ms, normal`,
      ms(await of(normal, firstClick(search, tap))),
      '100 ms',
    ],
    ['The same to open the menu of a phone, normal', ms(await of(normal, firstClick(menu, tap))), '100 ms'],
    [
      'The same to open search, from a click that no finger or pointer announces, normal',
      ms(await of(normal, firstClick(search, 0))),
      'none set',
    ],
    [
      `First tap to open search on a page at rest, ${slow.name}`,
      ms(await of(slow, firstClick(search, tap, true))),
      '600 ms',
    ],
    [
      `First tap to open the menu on a page at rest, ${slow.name}`,
      ms(await of(slow, firstClick(menu, tap, true))),
      '600 ms',
    ],
    [
      `Blocking time, 4x CPU: mean of ${blocked.length} kinds of page, and the most (${Object.keys(pageKinds)[blocked.indexOf(most)]})`,
      `${ms(blocked.reduce((sum, value) => sum + value, 0) / blocked.length)}, ${ms(most)}`,
      '150 ms',
    ],
  ];
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Weights of the pages of a built site. */
export function sizes(folder: string): Line[] {
  const pages = weighSite(folder);
  const range = (part: 'html' | 'css' | 'script'): string => {
    const values = pages.map((page) => page[part]);
    return `${kb(Math.min(...values))} to ${kb(Math.max(...values))}, median ${kb(median(values))}`;
  };
  return [
    ['HTML (gzip), all pages', range('html'), '16.4 KB (16 KiB)'],
    ['Styles before the first paint (gzip)', range('css'), '15 KB'],
    ['Script of a hydrated page (gzip), all its chunks', range('script'), '145 KB'],
    ['Bundles that all pages share (gzip)', kb(sharedScript(pages)), '130 KB'],
    ['Fonts', kb(fontBytes(folder)), '25 KB'],
    ['Requests before load, at most', String(Math.max(...pages.map(({requests}) => requests))), '10'],
  ];
}
