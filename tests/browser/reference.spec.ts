import {expect, test} from '@playwright/test';
import {open} from './ready';

const operations = '/api/reference/location-proofs';

test('a known issue is a closed row until its address is asked for', async ({page}) => {
  const issue = '#known-sdk-record-version';
  await open(page, '/sdk/known-issues');
  const row = page.locator('details').filter({has: page.locator(issue)});
  const text = row.getByText('Do not rely on this field');
  await expect(row).toBeVisible();
  await expect(text).toBeHidden();
  await page.goto(`/sdk/known-issues${issue}`);
  await expect(text).toBeInViewport();
});

test('an operation has its request next to the text where there is room, in sight while the text is read', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, `${operations}#list-location-proofs`);
  const heading = page.getByRole('heading', {name: 'List rows'});
  const tabs = page.getByRole('tablist').first();
  const [left, right] = await Promise.all([heading.boundingBox(), tabs.boundingBox()]);
  expect(right!.x).toBeGreaterThan(left!.x + left!.width - 1);
  expect(left!.width).toBeGreaterThan(380);
  expect(right!.width).toBeGreaterThan(380);
  await page.locator('[id="list-location-proofs-offset"]').scrollIntoViewIfNeeded();
  await expect(tabs).toBeInViewport();
  // So do the contents, with a link to each operation.
  await expect(page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Read one row'})).toBeInViewport();
  await page.setViewportSize({width: 1200, height: 900});
  const last = await page.locator('[id="list-location-proofs-500"]').boundingBox();
  expect((await tabs.boundingBox())!.y).toBeGreaterThan(last!.y);
});

test('an operation is tried in the column of its request, and its response is held against the recorded one', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, `${operations}#list-location-proofs-from-timestamp`);
  const request = page.locator('main [role="tablist"]').first();
  const [{x}, button] = [(await request.boundingBox())!, page.getByRole('button', {name: 'Try it'}).first()];
  // It stays in sight with the request.
  await expect(button).toBeInViewport();
  await button.click();
  const panel = page.getByRole('region', {name: 'Try /api/v0/location-proofs', exact: true});
  const own = panel.getByRole('group', {name: 'Your response'});
  // What stands beside the operation is not said again.
  await expect(own).toHaveCount(0);
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel.getByText('Matches the recorded one.')).toBeVisible();
  await expect(own).toContainText('"chain": "base"');
  await expect(own).toBeInViewport();
  const box = (await panel.boundingBox())!;
  expect(Math.abs(box.x - x)).toBeLessThan(2);
  expect(box.y).toBeGreaterThan(0);
  expect(box.y + box.height).toBeLessThan(900);
  await expect(request).toBeHidden();
  await panel.getByLabel('chain').fill('celo');
  await expect(panel.getByRole('group', {name: /Request/})).toContainText('chain=celo');
  await panel.getByLabel('limit').press('Enter');
  await expect(panel.getByText('Differs from the recorded one.')).toBeVisible();
  await expect(own).toContainText('"chain": "celo"');
  await page.reload();
  await button.click();
  await expect(panel.getByLabel('chain')).toHaveValue('celo');
  await panel.getByRole('button', {name: /^Close/}).click();
  await expect(panel).toHaveCount(0);
  await expect(request).toBeVisible();
  await expect(button).toBeFocused();
});
