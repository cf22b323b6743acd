import {expect, test, type Page} from '@playwright/test';
import {kinds, openTools, openSearch, withTool} from './kinds';
import {open} from './ready';
import {watch} from './watch';

/** Notes what the policy of a page blocks, and everything else that must not happen. */
async function guard(page: Page, baseURL: string): Promise<string[]> {
  const problems = watch(page, new URL(baseURL).origin);
  await page.exposeFunction('violated', (text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {violated} = window as unknown as {violated: (text: string) => void};
      violated(`${event.effectiveDirective} blocks ${event.blockedURI} ${event.sample}`);
    });
  });
  return problems;
}

/** The not-found page answers 404, and the browser says so in its console. */
const expected = /status 404: \S*\/no-such-page|Failed to load resource: .*404/;
const unexpected = (problems: string[]) => problems.filter((problem) => !expected.test(problem));

test.describe('a strict policy that nothing breaks', () => {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`on ${kind}`, async ({page, baseURL}) => {
      const problems = await guard(page, baseURL!);
      const response = await open(page, path);
      expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
      const tabs = page.locator('main [role="tab"][aria-selected="false"]:visible');
      if (await tabs.count()) await tabs.first().click();
      const copy = page.locator('main pre').locator('..').getByRole('button').first();
      if (await copy.count()) {
        await copy.hover();
        await copy.click();
      }
      const toggle = page.locator('.navbar button[class*="toggleButton"]');
      await toggle.click();
      await openSearch(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(unexpected(problems)).toEqual([]);
    });
  }

  test('in the slide-out menu', async ({page, baseURL}) => {
    const problems = await guard(page, baseURL!);
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/introduction');
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar__back').click();
    await page.locator('.navbar-sidebar__close').click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('in any tool', async ({page, baseURL}) => {
    test.setTimeout(120_000);
    expect(withTool.length).toBeGreaterThan(0);
    const problems = await guard(page, baseURL!);
    const found: string[] = [];
    for (const path of withTool) {
      await open(page, path);
      expect(await openTools(page), path).toBeGreaterThan(0);
      found.push(...problems.splice(0).map((problem) => `${path}  ${problem}`));
    }
    expect(found).toEqual([]);
  });

  test('at another path than the site was built for', async ({page}) => {
    const problems = await guard(page, process.env.SITE_URL_UNDER_SUB!);
    await page.goto(process.env.SITE_URL_UNDER_SUB!);
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toBeVisible();
    expect(problems.filter((problem) => problem.startsWith('policy'))).toEqual([]);
  });
});

/** Names of fields that tools keep in the address; the program is what tests/engines/escapes.spec.ts tries. */
const fields = [
  ...['query', 'variables', 'environment', 'database', 'place', 'order', 'h3', 'geohash', 'as', 'type', 'location'],
  ...['srs', 'memo', 'text', 'bbox', 'fromTimestamp', 'limit', 'format', 'q', 'program'],
];

test('what someone else writes into the address of a tool stays text', async ({page, baseURL}) => {
  test.setTimeout(120_000);
  const hostile = `javascript:planted()"><img src=x onerror="planted()"><svg onload="planted()"></svg>`;
  const query = new URLSearchParams(fields.map((name) => [name, hostile])).toString();
  const problems = await guard(page, baseURL!);
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
  expect(unexpected(problems)).toEqual([]);
});

test('the policy holds on a host that sends no headers', async ({page, baseURL}) => {
  const problems = await guard(page, baseURL!);
  await page.route(/\/introduction$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
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
  await expect.poll(() => problems.join('\n')).toMatch(/policy: script-src-elem/);
  await expect.poll(() => problems.join('\n')).toMatch(/policy: img-src/);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

test('a page that breaks the policy is caught (negative control)', async ({page, baseURL, request}) => {
  const headers = (await request.get('/introduction')).headers();
  const problems = await guard(page, baseURL!);
  await page.route('**/planted.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'content-security-policy': headers['content-security-policy']!},
      body: '<title>planted</title><p style="color: red">x</p><script>window.planted = 1</script><img src="https://example.org/x.png">',
    }),
  );
  await page.goto('/planted.html');
  await expect.poll(() => problems.join('\n')).toMatch(/policy: style-src-attr/);
  await expect.poll(() => problems.join('\n')).toMatch(/policy: script-src-elem/);
  await expect.poll(() => problems.join('\n')).toMatch(/policy: img-src/);
});
