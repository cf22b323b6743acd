import {expect, test, type Page} from '@playwright/test';
import {hold, navigate, open} from './ready';

const box = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const options = (page: Page) => page.locator('[role="option"]');

test('search opens again for who presses its keys right after Escape', async ({page}) => {
  await open(page, '/introduction');
  for (let times = 0; times < 50; times += 1) {
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused({timeout: 2000});
    await page.keyboard.press('Escape');
  }
});

test('search fetches nothing before a reader shows the intent', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/\/search[./](?:index\.json|\w+\.js)$/.exec(request.url()) ?? [])));
  await open(page, '/introduction');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', {name: 'Search'}).hover();
  await expect
    .poll(() => [...asked].sort())
    .toEqual([expect.stringMatching(/^\/search\.\w+\.js$/), '/search/index.json']);
});

test('results narrow to an area, widen again, and open', async ({page}) => {
  await page.goto('/?q=verify');
  await expect(options(page).first()).toBeVisible();
  await page.locator('label', {hasText: /^Proofs$/}).click();
  const groups = page.getByRole('group').filter({has: options(page)});
  await expect(groups.first()).toContainText('Proofs');
  await expect(groups.filter({hasNotText: 'Proofs'})).toHaveCount(0);
  await page.locator('label', {hasText: /^All$/}).click();
  await expect(groups.filter({hasNotText: 'Proofs'})).not.toHaveCount(0);
  const href = (await options(page).first().getAttribute('href'))!;
  await options(page).first().click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);
});

test('on a phone the filters take one row, and results begin in the upper half of the screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 844});
  await page.goto('/?q=verify');
  await expect(options(page).first()).toBeInViewport();
  expect((await options(page).first().boundingBox())!.y).toBeLessThan(422);
  const last = page.locator('dialog fieldset label').last();
  await last.click();
  await expect(last).toBeInViewport({ratio: 1});
});

test('a short answer has a value to copy and a link to the complete page', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?q=eas%20address%20arbitrum%20one');
  const answer = page.getByRole('region', {name: 'Short answer'});
  await expect(answer).toContainText('0xbD75f629A22Dc1ceD33dDA0b68c546A1c035c458');
  await expect(answer.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('status').filter({hasText: 'and a short answer'})).toBeVisible();
  await answer.getByRole('button', {name: 'Copy Arbitrum One'}).click();
  await expect(answer.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0xbD75f629A22Dc1ceD33dDA0b68c546A1c035c458');
  await answer.getByRole('link').click();
  await expect(page).toHaveURL('/location-protocol/schemas#chains');
  await expect(box(page)).toHaveCount(0);
});

test('a search that finds nothing can be reported with what was searched, and offers near terms', async ({page}) => {
  await page.goto('/?q=atestatoin%20wzzq');
  await expect(page.getByRole('status').filter({hasText: 'Nothing found for atestatoin wzzq'})).toBeVisible();
  const report = page.getByRole('link', {name: 'Report that this was not found'});
  const to = new URL((await report.getAttribute('href')) ?? '');
  expect(to.origin + to.pathname).toBe('https://github.com/AstralProtocol/docs/issues/new');
  expect(to.searchParams.get('title')).toBe('Search: nothing found for "atestatoin wzzq"');
  expect(to.searchParams.get('body')).toContain('atestatoin wzzq');
  await expect(options(page).first()).toContainText(/attest/i);
  await page.getByRole('button', {name: /^attestations?$/}).click();
  await expect(page.getByRole('status').filter({hasText: /^\d+ sections on/})).toBeVisible();
  await box(page).fill('qqqzzzq');
  await expect(
    page.getByRole('status').filter({hasText: 'Nothing found for qqqzzzq. Here are tutorials to begin with'}),
  ).toBeVisible();
  await expect(options(page).filter({hasText: 'Your first location record'})).toBeVisible();
});

test('search that is opened while a page of another kind loads stays open and keeps the input', async ({page}) => {
  await open(page, '/introduction');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  const release = await hold(page, '**/assets/js/*.js');
  const navbar = await page.locator('nav.navbar').elementHandle();
  const before = await page.locator('h1').textContent();
  // A place that nothing has prefetched, with a layout of its own.
  await navigate(page, '/blog/welcome');
  await expect(page).toHaveURL('/blog/welcome');
  await expect(page.locator('h1')).toHaveText(before ?? '');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('geo');
  await expect(options(page).first()).toBeVisible();
  release();
  await expect(page.locator('h1')).not.toHaveText(before ?? '');
  expect(await navbar?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(box(page)).toHaveValue('geo');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('hash');
  await expect(box(page)).toHaveValue('geohash');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
});

test('search begins with tutorials, letters leave the panel as it is, and the shortcut keeps them', async ({page}) => {
  await open(page, '/introduction');
  await page.keyboard.press('Control+k');
  await expect(options(page).filter({hasText: 'Your first location record'})).toBeVisible();
  const seen = await page.getByRole('dialog').evaluateHandle((dialog) => {
    const states = new Set<string>();
    const look = () => states.add(`${dialog.clientHeight}${/Nothing found/.exec(dialog.textContent)?.[0] ?? ''}`);
    new MutationObserver(look).observe(dialog, {subtree: true, childList: true});
    return states;
  });
  await page.keyboard.type('geohash', {delay: 50});
  await expect(options(page).locator('mark').first()).toHaveText(/geohash/i);
  expect(await seen.evaluate((states) => [...states])).toHaveLength(1);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveValue('geohash');
});

test('an index that cannot be loaded shows an error and can be loaded again', async ({page}) => {
  let broken = true;
  await page.route('**/search/index.json', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/?q=geohash');
  await expect(page.getByText('The search index could not be loaded.')).toBeVisible();
  await expect(box(page)).toHaveValue('geohash');
  broken = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(options(page).first().locator('mark').first()).toHaveText(/geohash/i);
});

test('the box opens and takes text before anything of search has arrived', async ({page}) => {
  const release = await hold(page, /\/assets\/js\/search\.|\/search\/index\.json/);
  await open(page, '/introduction');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('geohash');
  // A screen reader reads what changes in an element that was there before.
  const region = page.getByRole('dialog').getByRole('status');
  await expect(region).toHaveText('Loading the index');
  const status = await region.elementHandle();
  release();
  await expect(options(page).first()).toBeVisible();
  expect(await status?.textContent()).toMatch(/^\d+ sections? on \d+ pages?/);
  expect(await status?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(box(page)).toHaveValue('geohash');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
});

test('keys that confirm or choose a text in an input method do nothing else', async ({page}) => {
  await page.goto('/?q=verify');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  // Engines mark such a key as composing; Safari only gives the one that ends the composition the code 229.
  for (const mark of [{isComposing: true}, {keyCode: 229}]) {
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter'])
      await box(page).dispatchEvent('keydown', {key, ...mark});
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveValue('verify');
    await expect(page).toHaveURL('/?q=verify');
  }
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  for (const mark of [{isComposing: true}, {keyCode: 229}]) {
    const button = page.getByRole('button', {name: 'Search'});
    await button.dispatchEvent('keydown', {key: 'k', ctrlKey: true, ...mark});
    await button.dispatchEvent('keydown', {key: '/', ...mark});
    await expect(box(page)).toHaveCount(0);
  }
});
