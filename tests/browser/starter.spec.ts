import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {listFilesBelow} from '@astral-docs/paint-first/shared/site';
import {buildStarter} from '../starter/build';
import {ready} from './ready';
import {serve} from '../support/server';
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
  routes = (await listFilesBelow(folders.stock))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, ''));
});
test.afterAll(() => {
  for (const {server} of [stock, delivered]) server?.close();
});

interface Visit {
  text: string;
  /** Gzipped bytes of the scripts that the page has started; those that were only fetched ahead are not counted. */
  script: number;
}

async function visit(page: Page, {url, folder}: Served, route: string): Promise<Visit> {
  await page.goto(url + route);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const started = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => new URL(name).pathname),
  );
  return {
    text: (await page.locator('#__docusaurus').innerText()).replace(/\s+/g, ' '),
    script: [...new Set(started)].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0),
  };
}

test('@full every route of the starter hydrates without a message, says what it says without the layer, and has no more script', async ({
  browser,
  page: plain,
}) => {
  expect(routes.length).toBeGreaterThan(20);
  const page = await browser.newPage({colorScheme: 'light', viewport: {width: 1280, height: 900}});
  const problems = watch(page, new URL(delivered.url).origin);
  // Pictures of the starter's authors come from another site, and are replaced.
  await page.route(/^https:/, (route) => route.fulfill({status: 200, contentType: 'image/svg+xml', body: picture}));
  for (const route of routes) {
    const without = await visit(plain, stock, route);
    const own = await visit(page, delivered, route);
    const ours = problems.filter((problem) => !problem.startsWith('other origin: https://github.com/'));
    expect(ours, route).toEqual([]);
    expect(await page.getAttribute('html', 'data-theme'), route).toBe('light');
    expect(own.text, route).toBe(without.text);
    const line = `/${route}: ${own.script} bytes of script with the layer, ${without.script} without`;
    console.log(line);
    // The same script in more files compresses a little less well.
    expect(own.script, line).toBeLessThanOrEqual(without.script + 1000);
  }
  await page.close();
});
