import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Browser, type Page} from '@playwright/test';
import {filesBelow} from '../../delivery/shared/site';
import {buildStarter} from '../starter/build';
import {ready} from './ready';
import {serve} from './server';
import {watch} from './watch';

/** A site that nobody here wrote: the starter of the framework, from its package, under the layer. */
test.describe.configure({mode: 'serial', timeout: 600_000});

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />';

type Served = Awaited<ReturnType<typeof serve>> & {folder: string};
let stock: Served;
let delivered: Served;
let routes: string[];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const folders = buildStarter();
  stock = {...(await serve(folders.stock)), folder: folders.stock};
  delivered = {...(await serve(folders.delivered)), folder: folders.delivered};
  routes = (await filesBelow(folders.stock))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, ''));
});
test.afterAll(() => {
  for (const {server} of [stock, delivered]) server?.close();
});

/** Gzipped bytes of the scripts that a page has started, those that were only fetched ahead left out. */
async function scriptWeight(page: Page, {url, folder}: Served, route: string): Promise<number> {
  await page.goto(url + route);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const started = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => new URL(name).pathname),
  );
  return [...new Set(started)]
    .filter((path) => path.endsWith('.js'))
    .reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0);
}

const inMode = (browser: Browser, colorScheme: 'light' | 'dark') =>
  browser.newPage({colorScheme, viewport: {width: 1280, height: 900}});

for (const mode of ['light', 'dark'] as const) {
  test(`@full every route of the starter hydrates without a message, in ${mode} mode`, async ({browser}) => {
    expect(routes.length).toBeGreaterThan(20);
    const page = await inMode(browser, mode);
    const problems = watch(page, new URL(delivered.url).origin);
    // Pictures of its authors come from another site.
    await page.route(/^https:/, (route) => route.fulfill({status: 200, contentType: 'image/svg+xml', body: picture}));
    for (const route of routes) {
      await page.goto(delivered.url + route);
      await ready(page);
      await page.waitForLoadState('networkidle');
      expect(await page.getAttribute('html', 'data-theme'), route).toBe(mode);
      expect(
        problems.filter((problem) => !problem.startsWith('other origin: https://github.com/')),
        route,
      ).toEqual([]);
    }
    await page.close();
  });
}

test('@full pages of the starter say the same with the layer and without', async ({page}) => {
  const textOf = async ({url}: Served, route: string) => {
    await page.goto(url + route);
    await ready(page);
    await page.waitForLoadState('networkidle');
    return (await page.locator('#__docusaurus').innerText()).replace(/\s+/g, ' ');
  };
  for (const route of routes) expect(await textOf(delivered, route), route).toBe(await textOf(stock, route));
});

test('@full pages with code work: the starter has one in its docs and one in its blog', async ({page}) => {
  await page.goto(`${delivered.url}docs/tutorial-basics/markdown-features`);
  await ready(page);
  const said = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    }),
  );
  await page.getByText('Docusaurus green', {exact: false}).last().click();
  expect(await said).toContain('You clicked the color');
});

test('@full code is copied, and is legible in dark mode', async ({browser}) => {
  const page = await inMode(browser, 'dark');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${delivered.url}docs/tutorial-basics/create-a-page`);
  await ready(page);
  const block = page.locator('[data-article] .theme-code-block').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await block.locator('code').evaluate((code: HTMLElement) => code.textContent));
  const colours = await block.evaluate((element) => {
    const pre = element.querySelector('pre');
    return pre && [getComputedStyle(pre).backgroundColor, getComputedStyle(pre).color];
  });
  // Dracula, as the configuration of the starter has it.
  expect(colours).toEqual(['rgb(40, 42, 54)', 'rgb(248, 248, 242)']);
  await page.close();
});

test('@full the starter is at least 15 KB of script lighter with the layer, on every page without code', async ({
  page,
}) => {
  const lines: string[] = [];
  for (const route of routes) {
    const before = await scriptWeight(page, stock, route);
    const after = await scriptWeight(page, delivered, route);
    const isArticle = (await page.locator('[data-article]').count()) > 0;
    lines.push(`${((before - after) / 1000).toFixed(1)} KB lighter: /${route} (${before} to ${after})`);
    if (isArticle) expect(before - after, lines.at(-1)).toBeGreaterThanOrEqual(15_000);
    else expect(after, lines.at(-1)).toBeLessThanOrEqual(before);
  }
  console.log(lines.join('\n'));
});
