import {expect, test, type Page} from '@playwright/test';
import {open} from '../ready';

const ways: Record<string, (page: Page, id: string) => Promise<unknown>> = {
  'on a load': (page, id) => open(page, `/tabs#${id}`),
  'on a change of the fragment': async (page, id) => {
    await open(page, '/tabs');
    await page.evaluate((to) => (location.hash = to), id);
  },
  'on Back from another page': async (page, id) => {
    await open(page, `/tabs#${id}`);
    await page.locator('.navbar__brand').first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
  },
};

for (const [way, go] of Object.entries(ways))
  for (const [place, id] of Object.entries({'details in details': 'deep'}))
    test(`a heading in ${place} is shown ${way}`, async ({page}) => {
      await go(page, id);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });
