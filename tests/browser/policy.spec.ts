import {expect, test} from '@playwright/test';
import {watch} from './watch';
import {openSearch} from './kinds';
import {open, ready} from './ready';

// Every route is loaded under the policy by shell-crawl.spec.ts, every tool by opened-tools.spec.ts, every kind of page read by reading.spec.ts.
test('no form of an address leads the not-found page to another host', async ({page, baseURL}) => {
  const host = new URL(baseURL!).host;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of [
    ...['//evil.example/x.html', '///evil.example/x.html', '/\\evil.example/x.html', '/\\/evil.example/index.html'],
    ...['/.//evil.example/x.html', '/x/..//evil.example/x.html', '/\t/evil.example/x.html', '/\n/evil.example/x.html'],
    ...[
      '/%2F%2Fevil.example/x.html',
      '/%5Cevil.example/x.html',
      '/%09/evil.example/x.html',
      '/%00//evil.example/x.html',
    ],
    ...['//evil.example/x', '//evil.example/introduction/index.html', '//user@evil.example:80/x.html'],
    ...['//evil.example/%E0%A4', '/／／evil.example/x.html', '/⁄/evil.example/x.html', '/。/evil.example/x.html'],
    '/javascript:alert(1).html',
  ]) {
    await page.goto(baseURL!.replace(/\/$/, '') + path);
    await ready(page);
    expect(new URL(page.url()).host, path).toBe(host);
    expect(new URL(page.url()).pathname, path).not.toMatch(/^\/[/\\]|\.html$/);
    await expect(page.locator('h1')).toHaveText('Page not found');
  }
  expect(asked.filter((url) => new URL(url).host !== host)).toEqual([]);
});

/** Names of fields that tools keep in the address; the program is what tests/engines/escapes.spec.ts tries. */
const fields = [
  ...['query', 'variables', 'environment', 'database', 'place', 'order', 'h3', 'geohash', 'as', 'type', 'location'],
  ...['srs', 'memo', 'text', 'bbox', 'fromTimestamp', 'limit', 'format', 'q', 'program'],
];

test('what someone else writes into the address of a tool stays text', async ({page}) => {
  test.setTimeout(120_000);
  const hostile = `javascript:planted()"><img src=x onerror="planted()"><svg onload="planted()"></svg>`;
  const query = new URLSearchParams(fields.map((name) => [name, hostile])).toString();
  const problems = watch(page);
  await page.exposeFunction('planted', () => problems.push('the text was run'));
  for (const path of ['/api/graphql-api', '/api/spatial-queries', '/location-protocol/payloads', '/playground']) {
    await open(page, `${path}?${query}#${query}`);
    // A tool whose state is in the address opens by itself.
    await expect(page.locator('main section[class*="panel_"]')).toBeVisible();
    const found = await page
      .locator('img[src="x"], [onload], [onerror], a[href^="javascript:"], iframe:not([sandbox])')
      .count();
    expect(found, path).toBe(0);
  }
  expect(problems).toEqual([]);
});

test('the policy holds on a host that sends no headers', async ({page}) => {
  const problems = watch(page);
  await page.route(/\/introduction$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
    delete headers['content-security-policy'];
    await route.fulfill({response, headers});
  });
  const response = await open(page, '/introduction');
  expect(response?.headers()).not.toHaveProperty('content-security-policy');
  await openSearch(page);
  await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = 1';
    document.body.append(script);
    document.body.append(Object.assign(new Image(), {src: 'https://example.org/x.png'}));
  });
  await expect.poll(() => problems.join('\n')).toMatch(/inline script .*violates.*script-src/);
  await expect.poll(() => problems.join('\n')).toMatch(/image 'https:\/\/example\.org\/x\.png'.*violates.*img-src/);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});
