import {expect, type Page, test} from '@playwright/test';
import {open} from './ready';

const PLACE = '/location-protocol/one-place';
const RECORD = '/location-protocol/payloads';
const converter = (page: Page) => page.getByRole('region', {name: 'Place converter'});
const workbench = (page: Page) => page.getByRole('region', {name: 'Record workbench'});

test('the place converter opens in the place of the sheet with its button', async ({page}) => {
  await open(page, PLACE);
  const opener = page.getByRole('button', {name: 'Convert a place of your own'});
  await expect(opener).toBeEnabled();
  await opener.evaluate((button) => window.scrollBy(0, button.parentElement!.getBoundingClientRect().top - 300));
  await opener.click();
  await expect(converter(page)).toBeFocused();
  expect(Math.abs((await converter(page).boundingBox())!.y - 300)).toBeLessThan(2);
});

test('the map of the place converter is dragged, and says when no coast is drawn so near', async ({page}) => {
  await open(page, `${PLACE}?place=13.38,+52.5`);
  const map = page.getByRole('application');
  await page.getByRole('button', {name: 'Zoom out'}).click();
  await expect(map.getByText('Moscow')).toBeVisible();
  await expect(map.getByText('Nairobi')).toHaveCount(0);
  const area = (await map.boundingBox())!;
  await page.mouse.move(area.x + 300, area.y + 200);
  await page.mouse.down();
  await page.mouse.move(area.x + 300, area.y + 20, {steps: 5});
  await page.mouse.up();
  // Dragged up by more than half its height, it shows what lies further south; the place stays.
  await expect(map.getByText('Nairobi')).toBeVisible();
  await expect(page.getByLabel('A place in any form')).toHaveValue('13.38, 52.5');
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', {name: 'Zoom in'}).click();
  await expect(page.getByText(/^No coast is drawn so near/)).toBeVisible();
});

test.describe('record workbench', () => {
  test('keeps the form in the address, and no key or signature', async ({page}) => {
    await open(page, `${RECORD}?location={`);
    const field = workbench(page).getByLabel('location', {exact: true});
    await expect(field).toHaveValue('{');
    await expect(field).toHaveAccessibleDescription(/does not parse/);
    await field.fill('{"type":"Point","coordinates":[1,2]}');
    await workbench(page).getByRole('button', {name: 'Sign with a throwaway key'}).click();
    await expect(workbench(page).getByText(/^Signed by 0x/)).toBeVisible();
    await expect(page).toHaveURL(/location=/);
    expect(page.url()).not.toMatch(/key|signature|[?&][rsv]=/);
  });

  test('moves between its tabs by arrow keys, and gives its verdict on an example next to it', async ({page}) => {
    await open(page, `${RECORD}?tab=build`);
    await workbench(page).getByRole('tab', {name: 'Build'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(workbench(page).getByRole('tab', {name: 'Check'})).toBeFocused();
    await expect(workbench(page).getByRole('tab', {name: 'Check'})).toHaveAttribute('aria-selected', 'true');
    const select = workbench(page).getByLabel('Example');
    await expect(select.locator('option:checked')).toHaveText('Choose an example');
    await select.selectOption({index: 1});
    const field = workbench(page).getByLabel('A record, a package or a payload');
    await expect(field).not.toHaveValue('');
    const verdict = (await workbench(page)
      .getByText(/^Intact:/)
      .boundingBox())!;
    const {x, y, width, height} = (await field.boundingBox())!;
    expect([verdict.x > x + width, verdict.y < y + height]).toEqual([true, true]);
    await page.reload();
    await expect(field).not.toHaveValue('');
  });
});

test('a map draws as many corners of a shape as browsers can, and says so of more', async ({page}) => {
  for (const [count, drawn] of [[3000, 1] as const, [3001, 0] as const]) {
    const corners = Array.from({length: count}, (_, at) => `${at % 2 ? -9 : 9}+${at / 100}`).join();
    await open(page, `/location-protocol/one-place?n=${count}#place=LINESTRING(${corners})`);
    await expect(page.getByText(/does not draw the shape/)).toHaveCount(1 - drawn);
    await expect(page.locator('main svg [class*="shape_"]')).toHaveCount(drawn);
  }
});
