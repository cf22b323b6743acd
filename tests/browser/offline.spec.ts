import {expect, test, type Page} from '@playwright/test';
import {twoBuilds} from './builds';
import {openTools, openSearch, withTool} from './kinds';
import {open, ready} from './ready';

test.use({serviceWorkers: 'allow'});

const keep = (page: Page) => page.getByRole('button', {name: 'Save these pages for offline reading'});
const remove = (page: Page) => page.getByRole('button', {name: 'Remove the saved pages'});
const stores = (page: Page) => page.evaluate(() => caches.keys());

test('the switch says that the pages are saved although the worker does not say so', async ({page}) => {
  await page.addInitScript(() => {
    ServiceWorker.prototype.addEventListener = () => undefined;
  });
  await open(page, '/markdown-page');
  await keep(page).click();
  await expect(remove(page)).toBeVisible({timeout: 60_000});
});

test('a reader keeps the site, reads it without network, sees a deploy at once, and removes it', async ({page}) => {
  test.setTimeout(120_000);
  const site = await twoBuilds();
  try {
    await open(page, `${site.url}/markdown-page`);
    expect(await stores(page)).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await keep(page).click();
    await expect(remove(page)).toBeVisible({timeout: 60_000});
    expect(await stores(page)).toHaveLength(1);

    // A deploy is seen while there is network, although the first build is stored.
    site.deploy();
    const html = await page.evaluate(async () => (await fetch('/introduction')).text());
    await open(page, `${site.url}/introduction`);
    const bundle = await page.locator('#a-bundles').textContent();
    expect(html).toContain((JSON.parse(bundle!) as string[])[0]);

    await site.stop();
    await open(page, `${site.url}/location-protocol/introduction`);
    await expect(page.locator('h1')).not.toHaveText('Page Not Found');
    await openSearch(page);
    await page.keyboard.press('Escape');
    await page
      .locator('.theme-doc-sidebar-menu a[href="/location-protocol/rationale"]')
      .evaluate((a: HTMLElement) => a.click());
    await expect(page).toHaveURL(`${site.url}/location-protocol/rationale`);
    await open(page, site.url + withTool[0]!);
    expect(await openTools(page)).toBeGreaterThan(0);
    await page.goto(`${site.url}/no-such-page`);
    await ready(page);
    await expect(page.locator('h1')).toHaveText('Page Not Found');

    await open(page, `${site.url}/markdown-page`);
    await remove(page).click();
    await expect(keep(page)).toBeVisible();
    expect(await stores(page)).toEqual([]);
    // The worker serves the open page until it is left.
    expect(await page.evaluate(() => fetch('/introduction').catch(() => 'no network'))).toBe('no network');
    expect(await stores(page)).toEqual([]);
    await expect(page.goto(`${site.url}/introduction`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  } finally {
    await site.remove();
  }
});

test('what someone has written into the store is never served, with network and without', async ({page}) => {
  test.setTimeout(120_000);
  const site = await twoBuilds();
  try {
    await open(page, `${site.url}/markdown-page`);
    await keep(page).click();
    await expect(remove(page)).toBeVisible({timeout: 60_000});
    const [script = ''] = JSON.parse((await page.locator('#a-bundles').textContent())!) as string[];
    await page.evaluate(async (path) => {
      for (const name of await caches.keys()) {
        const store = await caches.open(name);
        const evil = () => new Response('window.planted = true', {headers: {'content-type': 'text/javascript'}});
        await store.put(new URL(path, location.href), evil());
        await store.put(new URL('/introduction/index.html', location.href), evil());
      }
    }, script);
    const text = (path: string) =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            (answer) => answer.text(),
            () => 'no answer',
          ),
        path,
      );
    expect(await text(script)).not.toContain('planted');
    await site.stop();
    // Past the cache of HTTP, which would answer for a script that never changes.
    expect(await text(`${script}?again`)).toBe('no answer');
    expect(await text('/introduction')).toBe('no answer');
    expect(await text('/location-protocol/introduction')).toContain('<h1');
  } finally {
    await site.remove();
  }
});
