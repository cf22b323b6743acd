import {expect, test} from '@playwright/test';
import {watch} from './watch';
import {hold, open, wake} from './ready';
import {describeShifts, noteShifts} from './shifts';

const EXPLORE = ['/api/spatial-queries', 'Explore with a map', 'Query explorer'] as const;

test.describe('the query explorer', () => {
  test('answers a typed question', async ({page}) => {
    const faults = watch(page);
    const panel = await wake(page, EXPLORE);
    const side = (name: string) => panel.getByRole('textbox', {name, exact: true});
    await expect(panel.getByText('12 rows match, 10 sent')).toHaveCount(3);
    const question = {West: '176.8', South: '-19.3', East: '-178.2', North: '-15.9', From: ''};
    for (const [name, value] of Object.entries(question)) await side(name).fill(value);
    await panel.getByRole('listitem').filter({hasText: 'Taveuni 180th meridian marker'}).hover();
    await expect(panel.locator('svg text', {hasText: 'Taveuni'}), 'its mark has its name').toBeVisible();
    await expect(panel.getByText('bbox=176.8,-19.3,180,-15.9').first()).toBeVisible();
    await expect(panel.getByText('bbox=-180,-19.3,-178.2,-15.9').first()).toBeVisible();
    await expect(page).toHaveURL(/west=176\.8/);
    await expect(page).toHaveURL(/from=(&|$)/);
    expect(faults).toEqual([]);
  });

  test('hands the GraphQL form to the workbench', async ({page}) => {
    const panel = await wake(page, EXPLORE);
    await panel.getByRole('link', {name: 'Open the GraphQL form in the workbench'}).press('Enter');
    const workbench = page.getByRole('region', {name: 'GraphQL workbench', exact: true});
    // What came by a link waits for a press.
    await expect(workbench.getByRole('region', {name: 'Result, as JSON'})).toHaveText('');
    await workbench.getByRole('button', {name: 'Run', exact: true}).press('Enter');
    await expect(workbench.getByText('"locationProofsCount": 12')).toBeVisible();
  });
});

test('the GraphQL workbench gives the errors of the server', async ({page}) => {
  const query = encodeURIComponent('{ place }');
  await open(page, `/api/graphql-api?query=${query}&variables=`);
  const panel = page.getByRole('region', {name: 'GraphQL workbench', exact: true});
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(panel.getByText('HTTP 400')).toBeVisible();
  await expect(panel.getByRole('region', {name: 'Result, as JSON'})).not.toContainText('locations');
});

test('an example that comes late does not replace what was pasted meanwhile', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await wake(page, ['/api/graphql-api', 'Open the workbench', 'GraphQL workbench']);
  const release = await hold(page, '**/samples/graphql/newest.graphql');
  await panel.getByLabel('Example').selectOption('The two newest rows');
  const editor = panel.getByRole('textbox', {name: 'GraphQL operation'});
  await editor.click();
  await page.evaluate(() => navigator.clipboard.writeText('# of the reader'));
  await page.keyboard.press('ControlOrMeta+V');
  const answered = page.waitForResponse('**/samples/graphql/newest.graphql');
  release();
  await (await answered).finished();
  await expect(editor).toContainText('# of the reader');
});

test('Back opens the tool whose state it leads to', async ({page}) => {
  await open(page, '/location-protocol/one-place#place=12.5,+41.9');
  const panel = page.getByRole('region', {name: 'Place converter', exact: true});
  await expect(panel).toBeVisible();
  await page.locator('.theme-doc-toc-desktop a').last().click();
  await page.locator('footer a[href="/examples"]').click();
  await expect(page).toHaveURL(/examples$/);
  for (const place of [/one-place#(?!place)/, /#place=12\.5/]) {
    await page.goBack();
    await expect(page).toHaveURL(place);
  }
  await expect(panel).toBeVisible();
});

test('a tool that needs data asks for it when it is opened, and moves the page once', async ({page}) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  await noteShifts(page);
  await open(page, '/api/spatial-queries');
  expect(seen.filter((address) => /^\/(?:records|reference|samples)\//.test(address))).toEqual([]);
  // Data that comes late must not move what the reader has begun to read.
  const release = await hold(page, '**/records/records.json');
  await page.getByRole('button', {name: EXPLORE[1]}).press('Enter');
  const panel = page.getByRole('region', {name: EXPLORE[2], exact: true});
  await expect.poll(() => seen.filter((address) => address === '/records/records.json').length).toBe(1);
  release();
  await expect(panel).toBeVisible();
  // What opens moves what is below it: that is the one move. It is over after the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  await describeShifts(page);
  await expect(panel.getByText(/of the sample collection/)).toBeVisible();
  expect(await describeShifts(page)).toBeUndefined();
});
