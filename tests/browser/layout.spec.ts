import {expect, test, type Page} from '@playwright/test';
import {addedRoutes, specifiedRoutes} from '../built/routes';
import {open} from './ready';

/** One page of each kind, instruments and awkward ones among them. */
const kinds = [
  '/',
  '/introduction',
  '/location-protocol/eas-schema',
  '/location-protocol/location-types',
  '/sdk/',
  '/sdk/background/geospatial',
  '/api/api-reference',
  '/api/graphql-api',
  '/api/ogc-api',
  '/spatial-sol/introduction',
  '/tools/introduction',
  '/location-proofs/glossary',
  '/tutorial-basics/markdown-features',
  '/blog',
  '/blog/long-blog-post',
  '/markdown-page',
  '/no-such-page',
];

/** Elements that stick out of the page at the right, with how far. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 3)
      .map(
        (element) =>
          `${element.tagName}.${element.className} to ${Math.round(element.getBoundingClientRect().right)} of ${width}`,
      )
      .concat('the page scrolls sideways');
  });

for (const path of kinds) {
  test(`no sideways scroll from 320 to 1440 px: ${path}`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, path);
    for (let width = 1440; width >= 320; width -= 80) {
      await page.setViewportSize({width, height: 900});
      expect(await sideways(page), `${path} at ${width} px`).toEqual([]);
    }
  });
}

test('the sweep sees an element that is too wide', async ({page}) => {
  await page.setViewportSize({width: 320, height: 900});
  await open(page, '/introduction');
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.className = 'planted';
    wide.style.minWidth = '900px';
    wide.textContent = 'wide';
    document.querySelector('main')?.prepend(wide);
  });
  expect((await sideways(page)).join()).toContain('planted');
});

test('@full layout never shifts on any route', async ({page}) => {
  test.setTimeout(600_000);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  const moved: string[] = [];
  for (const route of [...specifiedRoutes, ...addedRoutes]) {
    await open(page, route);
    const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
    const total = shifts.reduce((sum, value) => sum + value, 0);
    if (total > 0.001) moved.push(`${route}: ${total.toFixed(3)}`);
  }
  expect(moved).toEqual([]);
});

test('a page prints without chrome, with its link targets, every tab open', async ({page}) => {
  await open(page, '/location-protocol/eas-schema');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('nav.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(page.locator('.theme-layout-footer')).toBeHidden();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  const target = await page.evaluate(() => {
    const link = document.querySelector('.theme-doc-markdown p a[href^="/"]');
    return link && getComputedStyle(link, '::after').content;
  });
  expect(target).toContain('docs.astral.global');
  for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) await expect(panel).toBeVisible();
});
