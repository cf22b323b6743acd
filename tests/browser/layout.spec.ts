import {expect, test} from '@playwright/test';
import {open} from './ready';
import {describeShifts, noteShifts} from './shifts';

test('long names in the list of sections are whole', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/sdk/reference/schema-types');
  const links = page.locator('.theme-doc-toc-desktop a');
  expect(await links.count()).toBeGreaterThan(5);
  const overhangs = await links.evaluateAll((all) => {
    const edge = all[0]!.closest('.table-of-contents')!.getBoundingClientRect().right;
    return all.map((link) => link.getBoundingClientRect().right - edge);
  });
  expect(Math.max(...overhangs)).toBeLessThanOrEqual(1);
});

test('the entry of the contents that was pressed is the one that is marked', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/sdk/guides/testing');
  const contents = page.locator('.theme-doc-toc-desktop a');
  for (let place = 0; place < (await contents.count()); place += 1) {
    await contents.nth(place).click();
    const id = decodeURIComponent((await contents.nth(place).getAttribute('href'))!.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    // The last parts of a page can't come to the top of the window.
    if (!isAtEnd) await expect(contents.nth(place)).toHaveClass(/table-of-contents__link--active/);
  }
});

for (const [speed, face] of [
  [100, 'Spectral'],
  [0.1, 'Spectral fallback'],
] as const)
  test(`a first visit on a phone reads the title in ${face} when faces come at ${speed} times the speed`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await noteShifts(page);
    await page.addInitScript((factor) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / factor;
    }, speed);
    await open(page, '/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('astral.font'))).toBe('fetched');
    const family = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
    expect(family.split(',')[0]!.replaceAll('"', '')).toBe(face);
    expect(await describeShifts(page)).toBeUndefined();
  });
