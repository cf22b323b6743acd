/** What readers of other documentation sites have reported, tried as they did. */
import {expect, test, type Page} from '@playwright/test';
import {open} from './ready';

test.use({viewport: {width: 1280, height: 800}});
const contents = (page: Page) => page.locator('.theme-doc-toc-desktop a');

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
