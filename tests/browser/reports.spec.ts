/** What readers of other documentation sites have reported, tried as they did. */
import {expect, test, type Page} from '@playwright/test';
import {open} from './ready';

test.use({viewport: {width: 1280, height: 800}});
const contents = (page: Page) => page.locator('.theme-doc-toc-desktop a');

test('a part is at one place, whether its page is loaded or a link of another page leads to it', async ({page}) => {
  await open(page, '/introduction');
  const link = page.locator('main :is(p, li, td) > a[href*="#"][href^="/"]').first();
  const href = (await link.getAttribute('href'))!;
  const part = page.locator(`[id="${decodeURIComponent(href.split('#')[1]!)}"]`);
  const top = () => part.evaluate((one) => one.getBoundingClientRect().top);
  await link.click();
  await expect(part).toBeInViewport();
  await page.waitForTimeout(500);
  const led = await top();
  await page.goto('about:blank');
  await open(page, href);
  await expect.poll(top).toBeCloseTo(led, -1);
});

test('the entry of the contents that was pressed is the one that is marked', async ({page}) => {
  await open(page, '/sdk/guides/testing');
  const count = await contents(page).count();
  for (let place = 0; place < count; place += 1) {
    await contents(page).nth(place).click();
    const id = decodeURIComponent((await contents(page).nth(place).getAttribute('href'))!.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    // The last parts of a page can't come to the top of the window.
    if (!isAtEnd) await expect(contents(page).nth(place)).toHaveClass(/table-of-contents__link--active/);
  }
});
