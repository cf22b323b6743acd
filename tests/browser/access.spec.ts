import {expect, test} from '@playwright/test';
import {setMode, violations} from './axe';
import {openSearch} from './kinds';
import {open} from './ready';
import {builtRoutes} from '../support/builtSite';

test.use({reducedMotion: 'reduce'});
const wide = {width: 1280, height: 900};
const narrow = {width: 390, height: 800};
const ways = [
  ['light', wide],
  ['dark', wide],
  ['dark', narrow],
  ['light', narrow],
] as const;

// Pages of each kind are looked at by reading.spec.ts.
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

const parts = 6;
const routes = builtRoutes();
for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing on any route @full: part ${part + 1} of ${parts}`, async ({page}) => {
    test.setTimeout(600_000);
    const own = routes.filter((_, index) => index % parts === part);
    const found: string[] = [];
    for (const path of own) {
      await page.setViewportSize(wide);
      await open(page, path);
      for (const [mode, size] of ways) {
        await page.setViewportSize(size);
        await setMode(page, mode);
        found.push(...(await violations(page)).map((problem) => `${path} ${mode} ${size.width}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test('by keyboard alone, the slide-out menu keeps the focus and gives it back on Escape, and axe finds nothing in it', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
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
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await page.locator('.navbar-sidebar__back').click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(page.locator('.navbar__toggle')).toBeFocused();
});
