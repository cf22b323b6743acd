import {expect, test, type Page} from '@playwright/test';
import {open, ready} from './ready';

test.use({viewport: {width: 1280, height: 700}});

/** Brings links into view, which is what starts prefetching. */
async function lookAround(page: Page): Promise<void> {
  await page.locator('.theme-doc-sidebar-menu a').first().scrollIntoViewIfNeeded();
  await page.locator('.theme-doc-sidebar-menu a').last().scrollIntoViewIfNeeded();
}

const prefetches = (page: Page) => page.locator('head link[rel="prefetch"]').count();

test.describe('5.3 the title of a page', () => {
  test("is its own, the delimiter and the site's", async ({page}) => {
    await page.goto('/sdk/');
    const site = await page.locator('meta[property="og:site_name"], .navbar__title').first().textContent();
    await expect(page).toHaveTitle(new RegExp(`^.+ \\| ${site}$`));
  });
});

test.describe('7.1 page code is fetched ahead', () => {
  test('by links in the head', async ({page}) => {
    await open(page, '/introduction');
    await lookAround(page);
    await expect.poll(() => prefetches(page)).toBeGreaterThan(0);
    const [asked, run] = await page.evaluate(() => [
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({href}) => href),
      [...document.scripts].map(({src}) => src),
    ]);
    expect(new Set(asked).size, 'each script once').toBe(asked!.length);
    expect(asked!.filter((href) => run!.includes(href))).toEqual([]);
  });

  test('by credentialed GET requests where links cannot', async ({page}) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
      const seen: string[] = [];
      Object.assign(window, {seen});
      const {open: openRequest, send} = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
        Object.assign(this, {asked: `${String(args[0])} ${String(args[1])}`});
        return (openRequest as (...a: unknown[]) => void).apply(this, args);
      };
      XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
        seen.push(`${this.withCredentials} ${(this as XMLHttpRequest & {asked: string}).asked}`);
        return send.call(this, body);
      };
    });
    await open(page, '/introduction');
    await lookAround(page);
    const seen = () => page.evaluate(() => (window as unknown as {seen: string[]}).seen);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
    for (const request of await seen()) expect(request).toMatch(/^true GET .*\/assets\/js\/.+\.js$/);
  });
});

for (const connection of [{effectiveType: '2g'}, {effectiveType: 'slow-2g'}, {saveData: true}]) {
  test(`7.2 nothing is fetched ahead on ${JSON.stringify(connection)}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value, configurable: true});
    }, connection);
    await open(page, '/introduction');
    await lookAround(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await prefetches(page)).toBe(0);
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
