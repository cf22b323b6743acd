import {expect, test, type Page} from '@playwright/test';
import {open, ready} from './ready';

test.use({viewport: {width: 1280, height: 700}});

/** Brings links into view, which is what starts prefetching. */
async function lookAround(page: Page): Promise<void> {
  await page.locator('.theme-doc-sidebar-menu a').first().scrollIntoViewIfNeeded();
  await page.locator('.theme-doc-sidebar-menu a').last().scrollIntoViewIfNeeded();
}

test.describe('5.3 the title of a page', () => {
  test("is its own, the delimiter and the site's", async ({page}) => {
    await page.goto('/sdk/');
    const site = await page.locator('meta[property="og:site_name"], .navbar__title').first().textContent();
    await expect(page).toHaveTitle(new RegExp(`^.+ \\| ${site}$`));
  });
});

/** The scripts that a page fetches ahead, in a list that grows. */
function fetchedAhead(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith('.js')) asked.push(request.url());
  });
  return asked;
}

// Firefox forbids prefetch links under the policy of the site, and Safari has none: every browser fetches.
test('7.1 page code is fetched ahead by credentialed GET requests of low priority', async ({page}) => {
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

for (const connection of [{effectiveType: '2g'}, {effectiveType: 'slow-2g'}, {saveData: true}]) {
  test(`7.2 nothing is fetched ahead on ${JSON.stringify(connection)}`, async ({page}) => {
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

test('7.3, 8.5 without browser storage the site works, and warns once', async ({page}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await open(page, '/introduction');
  await page.locator('.navbar button[class*="toggleButton"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog');
  await ready(page);
  expect(warnings.filter((text) => text.includes('Docusaurus browser storage is not available'))).toHaveLength(1);
  expect(errors).toEqual([]);
});
