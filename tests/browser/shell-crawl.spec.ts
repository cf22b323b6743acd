import {existsSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {ready} from './ready';
import {builtRoutes} from './site';
import {watch} from './watch';

const parts = 6;
const routes = existsSync('build') ? builtRoutes() : [];

for (let part = 0; part < parts; part += 1) {
  test(`1.3, 7.0 every route loads cleanly and asks no other origin: part ${part + 1} of ${parts}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    expect(routes.length).toBeGreaterThan(75);
    const problems = watch(page, new URL(baseURL!).origin);
    const found: string[] = [];
    for (const route of routes.filter((_, index) => index % parts === part)) {
      await page.goto(route);
      await ready(page);
      await expect(page.locator('h1').first()).toBeAttached();
      found.push(...problems.splice(0).map((problem) => `${route}  ${problem}`));
    }
    expect(found).toEqual([]);
  });
}

test.describe('the crawl catches what it is there for', () => {
  const controls = {
    'a console error': ['console.error("planted")', /^console error: planted/],
    'a console warning': ['console.warn("planted")', /^console warning: planted/],
    'an uncaught error': ['setTimeout(() => { throw new Error("planted") })', /^uncaught: planted/],
    'a missing file': ['fetch("/planted.json")', /^status 404: .*planted\.json/],
    'a failed request': ['fetch("/cut-off.json").catch(() => 0)', /^failed: .*cut-off\.json/],
    'a request to another origin': ['fetch("https://example.org/").catch(() => 0)', /^other origin: https:\/\/example/],
  } as const;
  for (const [name, [script, expected]] of Object.entries(controls)) {
    test(name, async ({page, baseURL}) => {
      const problems = watch(page, new URL(baseURL!).origin);
      await page.route('**/planted.html', (route) =>
        route.fulfill({contentType: 'text/html', body: `<title>planted</title><script>${script}</script>`}),
      );
      await page.route('**/cut-off.json', (route) => route.abort('connectionreset'));
      await page.route('https://example.org/', (route) => route.abort());
      await page.goto('/planted.html');
      await expect.poll(() => problems.join('\n')).toMatch(expected);
    });
  }
});
