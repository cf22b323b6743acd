import {expect, test} from '@playwright/test';
import {open} from './ready';

test('Escape puts a definition away, and it comes back with the reader', async ({page}) => {
  await open(page, '/core-concepts/what-is-spatial-data');
  const term = page.locator('.a-term').first();
  const shown = () => term.evaluate((element) => getComputedStyle(element, '::after').display !== 'none');
  await term.focus();
  expect(await shown()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await shown()).toBe(false);
  await page.keyboard.press('Tab');
  await term.focus();
  expect(await shown()).toBe(true);
});
