import {expect, test, type Page} from '@playwright/test';
import {open} from '../ready';

/** Headings in details in details, and in tabs in details in a tab that is not chosen. */
const places = ['deep', 'within-all'];

const ways: Record<string, (page: Page, id: string) => Promise<unknown>> = {
  'on a load': async (page, id) => {
    await page.goto('about:blank');
    await open(page, `/tabs#${id}`);
  },
  'on a change of the fragment': async (page, id) => {
    await open(page, '/tabs');
    await expect(page.locator(`#${id}`)).toBeHidden();
    await page.evaluate((to) => (location.hash = to), id);
  },
  'by a link on another page, and on a return': async (page, id) => {
    await open(page, '/more');
    await page.locator(`main a[href="/tabs#${id}"]`).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await page.goBack();
    await expect(page.locator(`#${id}`)).toHaveCount(0);
    await page.goForward();
  },
};

for (const [way, go] of Object.entries(ways))
  test(`a heading in details or tabs is shown ${way}`, async ({page}) => {
    for (const id of places) {
      await go(page, id);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  });

test('a link of the page to another tab, by its address, chooses that tab', async ({page}) => {
  await open(page, '/tabs');
  await expect(page.getByText('Panel B')).toBeVisible();
  const link = page.getByRole('link', {name: 'Third, by its address'});
  await link.click();
  await expect(page.getByText('Panel C')).toBeVisible();
  await expect(link).toBeInViewport();
  await page.reload();
  await expect(page.getByText('Panel C')).toBeVisible();
});
