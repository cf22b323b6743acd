import {expect, test} from '@playwright/test';
import {setMode, violations} from './axe';
import {openSearch} from './kinds';
import {open} from './ready';

test.use({reducedMotion: 'reduce'});
// Pages of each kind are looked at by reading.spec.ts, and in the long layers every page by shell-crawl.spec.ts.
test('axe finds nothing in search, with results, with none, and before the first letter', async ({page}) => {
  await open(page, '/introduction');
  for (const mode of ['light', 'dark'] as const) {
    await setMode(page, mode);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openSearch(page);
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.getByRole('combobox', {name: 'Search'}).fill('qqqxxxzzz');
    await expect(page.getByRole('status').filter({hasText: 'Nothing found'})).toBeVisible();
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('by keyboard alone, the slide-out menu keeps the focus and gives it back on Escape, and axe finds nothing in it', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/introduction');
  await page.locator('.navbar__toggle').focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.locator(':focus')).toHaveCount(1);
  for (const mode of ['light', 'dark'] as const) {
    await setMode(page, mode);
    expect(await violations(page)).toEqual([]);
  }
  const stops = await menu.locator('a:visible, button:visible').count();
  for (const key of [...Array.from({length: stops + 3}, () => 'Tab'), 'Shift+Tab']) {
    await page.keyboard.press(key);
    // After the last comes what the browser has around the page, as with any dialog.
    await expect(page.locator(':focus:not(.navbar-sidebar *)')).toHaveCount(0);
  }
  await page.locator('.navbar-sidebar__back').click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(page.locator('.navbar__toggle')).toBeFocused();
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
