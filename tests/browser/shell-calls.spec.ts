import {expect, test, type Page} from '@playwright/test';
import {open} from './ready';

test.use({viewport: {width: 1280, height: 700}});

/** Opens a page and brings links into view, which is what starts prefetching. */
async function lookAround(page: Page): Promise<void> {
  await open(page, '/introduction');
  await page.locator('.theme-doc-sidebar-menu a').first().scrollIntoViewIfNeeded();
  await page.locator('.theme-doc-sidebar-menu a').last().scrollIntoViewIfNeeded();
}

const prefetched = (page: Page) => page.locator('link[rel="prefetch"][href$=".js"]');

test('page code is fetched ahead by link prefetch', async ({page}) => {
  await lookAround(page);
  await expect(prefetched(page)).not.toHaveCount(0);
});

test('page code is fetched ahead by GET with credentials where a browser has no link prefetch', async ({page}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
  });
  const request = page.waitForRequest((one) => one.resourceType() === 'xhr' && one.url().endsWith('.js'));
  await lookAround(page);
  expect((await request).method()).toBe('GET');
});

for (const connection of [{effectiveType: '2g'}, {saveData: true}]) {
  test(`nothing is fetched ahead on ${JSON.stringify(connection)}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value, configurable: true});
    }, connection);
    await lookAround(page);
    await page.waitForLoadState('networkidle');
    await expect(prefetched(page)).toHaveCount(0);
  });
}
