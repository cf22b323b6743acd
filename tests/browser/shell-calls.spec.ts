import {expect, test, type Page} from '@playwright/test';
import {open} from './ready';

test.use({viewport: {width: 1280, height: 700}});

/** Brings links into view, which is what starts prefetching. */
async function lookAround(page: Page): Promise<void> {
  await page.locator('.theme-doc-sidebar-menu a').first().scrollIntoViewIfNeeded();
  await page.locator('.theme-doc-sidebar-menu a').last().scrollIntoViewIfNeeded();
}

/** The scripts and articles that a page fetches ahead, in a list that grows. */
function fetchedAhead(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && /\.js$|\/articles\//.test(request.url())) asked.push(request.url());
  });
  return asked;
}

// Firefox forbids prefetch links under the policy of the site, and Safari has none: every browser fetches.
test('page code is fetched ahead by credentialed GET requests of low priority', async ({page}) => {
  const asked = fetchedAhead(page);
  const first = page.waitForRequest((request) => request.resourceType() === 'fetch' && request.url().endsWith('.js'));
  await open(page, '/introduction');
  await lookAround(page);
  expect((await first).method()).toBe('GET');
  await page.waitForLoadState('networkidle');
  const run = await page.evaluate(() => [...document.scripts].map(({src}) => src));
  expect(new Set(asked).size, 'each script once').toBe(asked.length);
  expect(asked.filter((href) => run.includes(href))).toEqual([]);
  expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
});

for (const connection of [{effectiveType: '2g'}, {saveData: true}]) {
  test(`nothing is fetched ahead on ${JSON.stringify(connection)}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value, configurable: true});
    }, connection);
    const asked = fetchedAhead(page);
    await open(page, '/introduction');
    await lookAround(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000})));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}
