import type {Page} from '@playwright/test';
import {ready} from '../tests/browser/ready';

export const ms = (value: number): string =>
  Number.isNaN(value) ? 'not reached within half a minute' : `${Math.round(value)} ms`;

/** Hydrates a page, and waits until it rests. */
export async function wake(page: Page): Promise<void> {
  await ready(page);
  await page.waitForLoadState('networkidle');
}

/** From the click on a sidebar link, hovered for 300 ms, to the heading of the next page. The first page has come to rest. */
export async function softNavigation(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/location-protocol/introduction`, {timeout: 60_000});
  await wake(page);
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

/** Long tasks from the start of a page to three seconds after it has loaded, in ms. */
export interface Tasks {
  /** What they take beyond 50 ms each. */
  blocked: number;
  /** The longest after the first paint. */
  longest: number;
}

export async function measureTasks(page: Page, address: string): Promise<Tasks> {
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({type: 'longtask', buffered: true});
  });
  await page.goto(address, {timeout: 60_000});
  await page.waitForTimeout(3000);
  return page.evaluate(() => {
    const {tasks} = window as unknown as {tasks: PerformanceEntry[]};
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const late = tasks.filter(({startTime}) => startTime > (paint?.startTime ?? 0));
    return {
      blocked: tasks.reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0),
      longest: Math.max(0, ...late.map(({duration}) => duration)),
    };
  });
}
