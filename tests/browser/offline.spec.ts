import {expect, test, type Page} from '@playwright/test';
import {serve} from '../support/server';
import {openSearch} from './kinds';
import {open, ready} from './ready';

test.use({serviceWorkers: 'allow'});

const keep = (page: Page) => page.getByRole('button', {name: 'Save these pages for offline reading'});
const remove = (page: Page) => page.getByRole('button', {name: 'Remove the saved pages'});
const stores = (page: Page) => page.evaluate(() => caches.keys());

test('pages of which a host has one of the build before are not kept', async ({page}) => {
  const {url, stop} = await serve('build', '/', false, {scripts: {'/introduction/index.html': 'The build before'}});
  await open(page, `${url}markdown-page`);
  await keep(page).click();
  await expect(page.getByText(/could not be saved/)).toBeVisible({timeout: 20_000});
  expect(await stores(page)).toEqual([]);
  await stop();
});

test('a reader keeps the site, reads and runs it without network, sees a deploy at once, and removes it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // The switch says that the pages are saved although the worker does not say so; that it does, tests/engines sees.
  await page.addInitScript(() => {
    ServiceWorker.prototype.addEventListener = () => undefined;
  });
  let [isSilent, isDeployed] = [false, false];
  const {url, stop} = await serve('build', '/', false, {
    // As Cloudflare Pages serves it: the addresses of files lead elsewhere, and browsers open no stored response that did.
    cleanUrls: true,
    before: () => (isSilent ? new Promise<void>(() => {}) : undefined),
    headers: (): Record<string, string> => (isDeployed ? {'x-build': 'second'} : {}),
  });
  const site = url.replace(/\/$/, '');
  try {
    await open(page, `${site}/hello`);
    await page.getByRole('button', {name: 'Run record.ts'}).first().click();
    await expect(page.getByText(/The output matches the recorded one/)).toBeVisible();
    await open(page, `${site}/markdown-page`);
    expect(await stores(page)).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await keep(page).click();
    await expect(remove(page)).toBeVisible({timeout: 60_000});
    expect(await stores(page)).toHaveLength(1);

    // A deploy is seen while there is network, although the first build is stored.
    isDeployed = true;
    const response = await page.goto(`${site}/introduction`);
    expect(response?.headers()['x-build']).toBe('second');

    // A network that takes requests and never answers is waited for some seconds.
    isSilent = true;
    await page.goto(`${site}/sdk/guides/testing`, {timeout: 15_000, waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    await stop();
    await open(page, `${site}/location-protocol/introduction`);
    await expect(page.locator('h1')).not.toHaveText('Page not found');
    await openSearch(page);
    await page.keyboard.press('Escape');
    await page
      .locator('.theme-doc-sidebar-menu a[href="/location-protocol/rationale"]')
      .evaluate((a: HTMLElement) => a.click());
    await expect(page).toHaveURL(`${site}/location-protocol/rationale`);
    await open(page, `${site}/hello`);
    await page.getByRole('button', {name: 'Run record.ts'}).first().click();
    await expect(page.getByText(/The output matches the recorded one/)).toBeVisible();
    await open(page, `${site}/api/spatial-queries`);
    await page.getByRole('button', {name: 'Explore with a map'}).click();
    await expect(page.getByRole('region', {name: 'Query explorer'})).toContainText(/of the sample collection/);
    await page.goto(`${site}/no-such-page`);
    await ready(page);
    await expect(page.locator('h1')).toHaveText('Page not found');

    // What someone has written into the store is never served.
    await page.evaluate(async () => {
      for (const name of await caches.keys())
        await (
          await caches.open(name)
        ).put(new URL('/introduction/index.html', location.href), new Response('planted'));
      const [store = ''] = await caches.keys();
      const key = new URL('/hello/index.html', location.href);
      const body = await (await caches.match(key))!.arrayBuffer();
      await (await caches.open(store)).put(key, new Response(body, {headers: {refresh: '0; url=/'}}));
    });
    const headers = (await page.goto(`${site}/hello`))?.headers();
    expect(headers?.['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('refresh');
    await page.goto(`${site}/no-such-page`);
    const text = (path: string) =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            (answer) => answer.text(),
            () => 'no answer',
          ),
        path,
      );
    expect(await text('/introduction')).toBe('no answer');
    expect(await text('/location-protocol/introduction')).toContain('<h1');

    await open(page, `${site}/markdown-page`);
    await remove(page).click();
    await expect(keep(page)).toBeVisible();
    // The worker serves the open page until it is left.
    expect(await text('/location-protocol/introduction')).toBe('no answer');
    expect(await stores(page)).toEqual([]);
    await expect(page.goto(`${site}/introduction`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  } finally {
    await stop();
  }
});
