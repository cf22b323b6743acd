import {expect, test, type Page} from '@playwright/test';
import {open} from './ready';

/** How far the heading that the address names is from the top of the window, in pixels. */
const targetTop = (page: Page): Promise<number> =>
  page.evaluate(() => document.getElementById(decodeURIComponent(location.hash.slice(1)))!.getBoundingClientRect().top);

for (const path of ['/sdk/guides/testing', '/api/spatial-queries', '/location-protocol/rules', '/sdk/extensions'])
  test(`a contents link leads to its heading after a scroll, and Back to where the reader was: ${path}`, async ({
    page,
  }) => {
    await open(page, path);
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await page.locator('.table-of-contents a').last().click();
    await expect.poll(() => targetTop(page)).toBeLessThan(300);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });
