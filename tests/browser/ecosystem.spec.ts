import {expect, test} from '@playwright/test';
import {open} from './ready';

test.describe('table of tools', () => {
  test('narrows down by words, purpose and state, and says how many are left', async ({page}) => {
    await open(page, '/tools/introduction');
    const table = page.getByRole('region', {name: 'Tools with their status and the evidence for it'});
    const all = await table.locator('tbody tr').count();
    expect(all).toBeGreaterThan(20);

    await page.getByRole('searchbox', {name: 'Words'}).fill('geohash ipfs');
    await expect(table.locator('tbody tr')).toHaveCount(1);
    await expect(page.locator('fieldset output')).toHaveText(`1 of ${all} tools`);

    await page.getByRole('searchbox', {name: 'Words'}).fill('');
    await page.getByRole('combobox', {name: 'State'}).selectOption('Gone');
    const gone = await table.locator('tbody tr').count();
    expect(gone).toBeLessThan(all);
    await expect(table.getByText('Gone', {exact: true})).toHaveCount(gone);
  });

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});
    test('is whole, and shows no field that does nothing', async ({page}) => {
      await page.goto('/tools/introduction');
      expect(await page.locator('tr[id^="tool-"]').count()).toBeGreaterThan(20);
      await expect(page.locator('fieldset')).toBeHidden();
    });
  });
});

test.describe('fixed-point calculator', () => {
  const path = '/spatial-sol/introduction';

  test('is fetched at the press of its button, takes the focus, and works by keyboard', async ({page}) => {
    await open(page, path);
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await page.getByRole('button', {name: 'Try a place and a scale'}).press('Enter');
    const panel = page.getByRole('region', {name: 'Fixed-point calculator'});
    await expect(panel).toBeFocused();
    expect(scripts.length).toBeGreaterThan(0);
    await expect(panel.getByText('51477812000', {exact: true}).first()).toBeVisible();

    const scale = panel.getByRole('slider');
    await scale.focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
    await expect(panel.getByText('514778', {exact: true}).first()).toBeVisible();
    for (let step = 0; step < 14; step++) await page.keyboard.press('ArrowRight');
    await expect(panel.getByText('Overflows')).toHaveCount(3);
  });

  test('reports what is wrong with a place, and shows the result again after a fix', async ({page}) => {
    await open(page, path);
    await page.getByRole('button', {name: 'Try a place and a scale'}).click();
    const panel = page.getByRole('region', {name: 'Fixed-point calculator'});
    const latitude = panel.getByRole('textbox', {name: 'Latitude'});
    await latitude.fill('91');
    await expect(panel.getByRole('status')).toHaveText('Latitude is outside ±90°.');
    await expect(latitude).toHaveAttribute('aria-invalid', 'true');
    await latitude.fill('north');
    await expect(panel.getByRole('status')).toContainText('is not a decimal number');
    await latitude.fill('-90');
    await expect(panel.getByRole('status')).toBeEmpty();
    await expect(panel.getByText('-90000000000', {exact: true}).first()).toBeVisible();
  });

  test.describe('on a narrow screen', () => {
    test.use({viewport: {width: 320, height: 640}});
    test('does not widen the page', async ({page}) => {
      await open(page, path);
      await page.getByRole('button', {name: 'Try a place and a scale'}).click();
      await expect(page.getByRole('region', {name: 'Fixed-point calculator'})).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});
    test('leaves its table of scales', async ({page}) => {
      await page.goto(path);
      await expect(page.getByRole('region', {name: /^Scale of a coordinate/}).locator('tbody tr')).toHaveCount(8);
      await expect(page.getByRole('button', {name: 'Try a place and a scale'})).toBeHidden();
    });
  });
});
