import {expect, test, type Page} from '@playwright/test';
import {open} from './ready';

/** A mark that a document loses when another one is loaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, {sameDocument: true}));
const marked = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const text = (page: Page) => page.locator('.theme-doc-markdown');

test('links in a page lead on without a document, and leave to the browser what is its own', async ({
  page,
  context,
}) => {
  await open(page, '/introduction');
  await mark(page);
  const link = text(page).locator('a[href="/sdk/"]').first();
  const [other] = await Promise.all([context.waitForEvent('page'), link.click({modifiers: ['ControlOrMeta']})]);
  await other.close();
  await expect(page).toHaveURL(/\/introduction$/);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sdk\/$/);
  expect(await marked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/introduction$/);
  await expect(link).toBeVisible();
  expect(await marked(page)).toBe(true);
});

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
