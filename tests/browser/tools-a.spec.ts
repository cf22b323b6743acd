import {expect, type Page, test} from '@playwright/test';
import attestations from '../../conformance/vectors/attestations.json';
import place from '../../conformance/vectors/place.json';
import {open} from './ready';

const PLACE = '/location-protocol/one-place';
const RECORD = '/location-protocol/payloads';
const converter = (page: Page) => page.getByRole('region', {name: 'Place converter'});
const workbench = (page: Page) => page.getByRole('region', {name: 'Record workbench'});

/** Opens a tool by keyboard alone. */
async function wake(page: Page, path: string, button: string): Promise<void> {
  await open(page, path);
  // Islands come to life after the page; until then their buttons are disabled.
  const opener = page.getByRole('button', {name: button});
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
}

/** Requests that leave for another origin, or that carry anything away. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).hostname !== 'localhost') sent.push(request.url());
  });
  return sent;
}

test.describe('place converter', () => {
  test('shows one place in every form without script', async ({browser}, info) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: info.project.use.baseURL});
    const page = await context.newPage();
    await page.goto(PLACE);
    const table = page.getByRole('region', {name: /^One place in every form/});
    for (const id of ['geojson', 'wkt', 'h3', 'geohash', 'dms'] as const)
      await expect(table).toContainText(place.encodings[id].text);
    await expect(page.getByRole('button', {name: 'Convert a place of your own'})).toBeHidden();
    await context.close();
  });

  test('wakes by keyboard, takes the focus and agrees with the vectors', async ({page}) => {
    const sent = watchRequests(page);
    await wake(page, PLACE, 'Convert a place of your own');
    await expect(converter(page)).toBeFocused();
    for (const id of ['geojson', 'wkt', 'h3', 'geohash', 'wkb', 'epsg-3857'] as const)
      await expect(converter(page).getByText(place.encodings[id].text, {exact: true})).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('converts what is typed, keeps it in the address, and takes it up again', async ({page}) => {
    await wake(page, PLACE, 'Convert a place of your own');
    await expect(converter(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('52.520008, 13.404954');
    await expect(converter(page).getByText('[52.520008,13.404954]', {exact: true})).toBeVisible();
    await converter(page)
      .getByRole('button', {name: /^Swap: read as latitude/})
      .focus();
    await page.keyboard.press('Enter');
    await expect(converter(page).getByText('[13.404954,52.520008]', {exact: true})).toBeVisible();
    await expect(page).toHaveURL(/place=52\.520008.*order=lat-lon/);
    await open(page, page.url());
    await expect(converter(page).getByText('[13.404954,52.520008]', {exact: true})).toBeVisible();
  });

  test('keeps a text that it cannot read and says why, next to the field', async ({page}) => {
    await open(page, `${PLACE}?place=POINT+(1,2)`);
    const field = page.getByLabel('A place in any form');
    await expect(field).toHaveValue('POINT (1,2)');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/spaces separate the axes/);
    await expect(converter(page).getByRole('alert')).toContainText('WKT');
  });

  test('moves the mark by arrow keys and by a press', async ({page}) => {
    await open(page, `${PLACE}?place=0,+0`);
    const map = page.getByRole('application');
    const field = page.getByLabel('A place in any form');
    await map.focus();
    await page.keyboard.press('ArrowUp');
    await expect(field).not.toHaveValue('0, 0');
    const [lon, lat] = (await field.inputValue()).split(',').map(Number);
    expect([Math.abs(lon!) < 0.5, lat! > 1]).toEqual([true, true]);
    const before = await field.inputValue();
    await map.click({position: {x: 60, y: 60}});
    await expect(field).not.toHaveValue(before);
  });
});

test('the map of the place converter says where it is at every zoom, and is dragged', async ({page}) => {
  await open(page, `${PLACE}?place=13.38,+52.5`);
  const map = page.getByRole('application');
  const zoom = async (times: number) => {
    for (let step = 0; step < times; step += 1) await page.getByRole('button', {name: 'Zoom in'}).click();
  };
  await zoom(1);
  await expect(map.getByText('Moscow')).toBeVisible();
  await expect(map.getByText('60° N')).toBeVisible();
  await expect(map.getByText('Nairobi')).toHaveCount(0);
  const area = (await map.boundingBox())!;
  await page.mouse.move(area.x + 300, area.y + 200);
  await page.mouse.down();
  await page.mouse.move(area.x + 300, area.y + 20, {steps: 5});
  await page.mouse.up();
  // Dragged up by half its height, it shows what lies further south; the place stays.
  await expect(map.getByText('Nairobi')).toBeVisible();
  await expect(page.getByLabel('A place in any form')).toHaveValue('13.38, 52.5');
  await zoom(3);
  await expect(page.getByText(/^No coast is drawn so near/)).toBeVisible();
  await zoom(6);
  await expect(map.getByText(/^52\.[45]\d*° N$/).first()).toBeVisible();
});

test.describe('record workbench', () => {
  const vector = attestations.cases.find(({id}) => id === 'v0.2')!;

  test('shows a decoded payload without script', async ({browser}, info) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: info.project.use.baseURL});
    const page = await context.newPage();
    await page.goto(RECORD);
    await expect(page.getByRole('list', {name: 'Words of the example payload'}).getByRole('listitem')).toHaveCount(14);
    await context.close();
  });

  test('builds, signs and checks a record by keyboard alone, and sends nothing', async ({page}) => {
    const sent = watchRequests(page);
    await wake(page, RECORD, 'Build or check a record of your own');
    await expect(workbench(page)).toBeFocused();
    await expect(workbench(page).getByText(vector.uid, {exact: true})).toBeVisible();
    await expect(workbench(page).getByText(vector.byDomainVersion['0.26'].digest, {exact: true})).toBeVisible();
    await workbench(page).getByRole('button', {name: 'Sign with a throwaway key'}).focus();
    await page.keyboard.press('Enter');
    await expect(workbench(page).getByText(/^Signed by 0x/)).toBeVisible();
    await workbench(page).getByRole('button', {name: 'Check it'}).focus();
    await page.keyboard.press('Enter');
    await expect(workbench(page).getByRole('tab', {name: 'Check'})).toBeFocused();
    await expect(workbench(page).getByText(/^Intact:/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('keeps the form in the address, and no key or signature', async ({page}) => {
    await open(page, `${RECORD}?generation=v0.2&location={`);
    const field = workbench(page).getByLabel('location', {exact: true});
    await expect(field).toHaveValue('{');
    await expect(field).toHaveAccessibleDescription(/does not parse/);
    await field.fill('{"type":"Point","coordinates":[1,2]}');
    await workbench(page).getByRole('button', {name: 'Sign with a throwaway key'}).click();
    await expect(workbench(page).getByText(/^Signed by 0x/)).toBeVisible();
    await expect(page).toHaveURL(/location=/);
    expect(page.url()).not.toMatch(/key|signature|[?&][rsv]=/);
  });

  test('tells a sound example from a tampered one', async ({page}) => {
    await open(page, `${RECORD}?tab=check`);
    await workbench(page)
      .getByRole('button', {name: /^A valid v0\.2 record/})
      .click();
    await expect(workbench(page).getByText(/^Intact:/)).toBeVisible();
    await workbench(page).getByRole('button', {name: 'The same record, with its place changed after signing'}).click();
    await expect(workbench(page).getByText(/^Not intact:/)).toBeVisible();
    await expect(workbench(page).getByText('uid-mismatch')).toBeVisible();
  });

  test('moves between its tabs by arrow keys', async ({page}) => {
    await open(page, `${RECORD}?tab=build`);
    await workbench(page).getByRole('tab', {name: 'Build'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(workbench(page).getByRole('tab', {name: 'Check'})).toBeFocused();
    await expect(workbench(page).getByRole('tab', {name: 'Check'})).toHaveAttribute('aria-selected', 'true');
  });
});

test('both tools fit a page of 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const [path, part] of [
    [`${PLACE}?place=1,+2`, converter],
    [`${RECORD}?tab=check`, workbench],
    [`${RECORD}?tab=build`, workbench],
  ] as const) {
    await open(page, path);
    await expect(part(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
