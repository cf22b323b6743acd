import {existsSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {ready} from './ready';
import {builtRoutes} from './site';
import {logoAt, untidy} from './untidy';
import {watch} from './watch';

const parts = 6;
const routes = existsSync('build') ? builtRoutes() : [];

for (let part = 0; part < parts; part += 1) {
  test(`1.3, 7.0 every route loads cleanly, asks no other origin and is tidy: part ${part + 1} of ${parts}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    expect(routes.length).toBeGreaterThan(75);
    const problems = watch(page, new URL(baseURL!).origin);
    const found: string[] = [];
    const logos = new Set<number>();
    for (const route of routes.filter((_, index) => index % parts === part)) {
      await page.goto(route);
      await ready(page);
      await expect(page.locator('h1').first()).toBeAttached();
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 900});
        found.push(...(await untidy(page)).map((fault) => `${route} at ${width} px  ${fault}`));
        if (width === 1280) logos.add(await logoAt(page));
      }
      found.push(...problems.splice(0).map((problem) => `${route}  ${problem}`));
    }
    expect(found).toEqual([]);
    expect([...logos], 'the logo stands still from page to page').toHaveLength(1);
  });
}

test.describe('the crawl catches what it is there for', () => {
  test('an untidy page', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto('/introduction');
    await ready(page);
    expect(await untidy(page)).toEqual([]);
    await page.evaluate(() => {
      const text = (x: number, words: string) => `<text x="${x}" y="20">${words}</text>`;
      const planted = document.createElement('div');
      planted.innerHTML =
        `<div class="table-frame"><table><tr><td>${'wide'.repeat(400)}</table></div>` +
        `<div class="planted-box">${'<p>high</p>'.repeat(9)}</div>` +
        `<figure><svg role="img" width="90" height="40">${text(0, 'first')}${text(9, 'second')}${text(70, 'outside')}</svg></figure>` +
        `<div class="a-code-name planted-title">${'name '.repeat(9)}</div>` +
        '<h3 class="anchor">Ghost <a class="hash-link planted-link" href="#">#</a></h3>';
      document.querySelector('main .markdown')!.append(planted);
      const style = (name: string, set: string) => (document.querySelector<HTMLElement>(name)!.style.cssText = set);
      style('.planted-box', 'height:20px;overflow:auto');
      style('.planted-title', 'white-space:normal;width:40px;display:block');
      style('.planted-link', 'position:static;display:inline-block;width:100%');
    });
    const found = (await untidy(page)).join('\n');
    for (const fault of ['table cut', 'box scrolls', 'leaves its drawing', 'collide', 'several lines', 'stands below'])
      expect(found).toContain(fault);
  });

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
