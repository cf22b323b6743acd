import {expect, test} from '@playwright/test';
import {navigate, open} from './ready';

const menu = '.theme-doc-sidebar-menu';

test('a category that opens fills with what it holds, which comes then', async ({page}) => {
  // Nothing is fetched ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/menus/')) asked.push(pathname);
  });
  await open(page, '/research/introduction');
  const links = page.locator(menu).locator('a[href^="/core-concepts/"]');
  await expect(links).toHaveCount(0);
  await page
    .locator(menu)
    .getByRole('button', {name: /Expand.*Core concepts/})
    .click();
  await expect.poll(() => links.count()).toBeGreaterThan(3);
  expect(asked).toHaveLength(1);
});

test('a page of another section opens with its menu, its place in it and its breadcrumbs', async ({page}) => {
  await open(page, '/research/introduction');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await navigate(page, '/sdk/reference/attestations');
  await expect(page.locator('h1')).toHaveText('Attestations and results');
  await expect(page.locator(`${menu} [aria-current="page"]`)).toHaveText('Attestations and results');
  await expect(page.locator('.theme-doc-breadcrumbs')).toContainText('SDK');
  await expect(page).toHaveTitle(/Attestations and results/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a link to a page with or without the slash at its end leads to it', async ({page}) => {
  await open(page, '/research/introduction');
  await navigate(page, '/hello/');
  await expect(page.locator('[data-article]')).toHaveAttribute('data-article', '/hello');
});

test('a link to an address that the site has not says so in the page', async ({page}) => {
  await open(page, '/research/introduction');
  await navigate(page, '/nowhere');
  await expect(page.locator('h1')).toHaveText('Page Not Found');
});
