import type {Page} from '@playwright/test';

export const ms = (value: number): string =>
  Number.isNaN(value) ? 'not reached within half a minute' : `${Math.round(value)} ms`;

/** Hydrates a page. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached', timeout: 60_000});
  await page.waitForTimeout(300);
}

/** From the click on a sidebar link, hovered for 300 ms, to the heading of the next page. The first page has come to rest. */
export async function softNavigation(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/location-protocol/introduction`, {timeout: 60_000});
  await wake(page);
  await page.waitForLoadState('networkidle');
  const link = page.locator('.theme-doc-sidebar-menu a[href="/tools/introduction"]').first();
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
}

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
