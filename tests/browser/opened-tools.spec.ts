import {expect, test} from '@playwright/test';
import {setMode, violations} from './axe';
import {watch} from './watch';
import {openTools, withTool} from './kinds';
import {open} from './ready';

test.use({hasTouch: true, reducedMotion: 'reduce'});

for (const path of withTool) {
  test(`tools work by keyboard and touch, in both modes and on a phone, under the policy: ${path}`, async ({page}) => {
    test.setTimeout(90_000);
    const problems = watch(page);
    await open(page, path);
    const panels = page.locator('main section[class*="panel_"]');
    // The playground opens by itself, and leaves the focus where it is.
    if (path === '/playground') await panels.first().focus();
    else {
      await page.locator('main [class*="closed_"] > button').first().focus();
      await page.keyboard.press('Enter');
    }
    await expect(panels.first()).toBeFocused();
    await expect(
      panels.first().locator('input, select, textarea, button, [contenteditable="true"], a[href]').first(),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panels.first().locator(':focus')).toHaveCount(1);

    await openTools(page);
    await expect(panels.getByText(/Fetching the sample collection/)).toHaveCount(0);
    expect(await violations(page, 'section[class*="panel_"]')).toEqual([]);
    await page.setViewportSize({width: 390, height: 800});
    await setMode(page, 'dark');
    expect(await violations(page, 'section[class*="panel_"]')).toEqual([]);

    await page.setViewportSize({width: 320, height: 640});
    for (const summary of await panels.locator('summary').all()) await summary.tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const small = await panels
      .locator('button, input, select, textarea, summary, [role="tab"], label:has(input)')
      .evaluateAll((controls) =>
        controls
          .map((control) => ({control, box: control.getBoundingClientRect()}))
          // A box to tick is as large as the label that it stands in.
          .filter(({control, box}) => box.width > 1 && !control.matches('label input'))
          .filter(({box}) => box.width < 24 || box.height < 24)
          .map(({control, box}) => `${control.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
      );
    expect(small).toEqual([]);
    // Safari on a phone zooms into a field whose type is smaller than 16 px, and the reader has to find the way back.
    const sizes = await panels
      .locator('input:not([type="range"], [type="checkbox"]), select, textarea, [contenteditable="true"]')
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    expect(problems).toEqual([]);
  });
}
