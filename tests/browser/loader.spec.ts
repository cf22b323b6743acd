import {expect, test, type Page} from '@playwright/test';
import {openSearch} from './kinds';
import {navigate, open} from './ready';

/** What a page has asked for, as it comes: everything, or one type of resource. */
function requestsOf(page: Page, type?: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!type || request.resourceType() === type) asked.push(request.url());
  });
  return asked;
}

/** Takes the idle start away, so that only a sign of the reader starts anything. A browser without a mouse says that one is in its corner. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {requestIdleCallback: () => 0});
    window.addEventListener('pointermove', (event) => event.clientX || event.stopImmediatePropagation(), true);
  });

test('a page is read without script until its reader gives a sign', async ({page}) => {
  const asked = requestsOf(page, 'script');
  await neverIdle(page);
  await page.goto('/introduction');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await page.mouse.move(5, 5);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThan(4);
});

// A page with figures and a tool, and one of the blog.
for (const path of ['/location-protocol/introduction', '/blog/mdx-blog-post']) {
  test(`nothing but one style sheet shares the line with the first paint of ${path}`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/\.\w{8}\./, '.')));
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    await expect.poll(() => asked.some((file) => file.endsWith('.js'))).toBe(true);
    const early = asked.slice(
      0,
      asked.findIndex((file) => /\.js$|manifest/.test(file)),
    );
    // The browser asks for the icon of its tab when it likes, and behind everything else.
    expect(early.filter((file) => !/^image\/|favicon/.test(file))).toEqual([path, '/assets/css/styles.css']);
  });
}

test('one style sheet serves all pages: nothing that script adds later asks for another', async ({page}) => {
  const sheets = requestsOf(page, 'stylesheet');
  await open(page, '/introduction');
  await openSearch(page);
  await page.keyboard.press('Escape');
  for (const path of ['/blog', '/sdk/reference/attestations', '/', '/core-concepts/status']) await navigate(page, path);
  await page.waitForLoadState('networkidle');
  const names = sheets.map((url) => new URL(url).pathname.replace(/\.\w{8}\./, '.'));
  // The home page brings the sheet of its tools, and the dialog its own.
  expect(names.filter((name) => /styles|docs|blog|shared/.test(name))).toEqual(['/assets/css/styles.css']);
});

test('links work before any script', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await neverIdle(page);
  await page.goto('/introduction');
  await page.locator('.footer a[href="/sdk/"]').click();
  await expect(page).toHaveURL(/\/sdk\/$/);
});

for (const path of ['/blog/archive', '/blog/long-blog-post', '/markdown-page', '/sdk/guides/offchain-workflow'])
  test(`no script that ${path} needs comes a round trip after the others`, async ({page}) => {
    const asked = requestsOf(page, 'script');
    await neverIdle(page);
    await page.goto(path);
    const named = JSON.parse((await page.locator('#a-bundles').textContent())!) as string[];
    await page.keyboard.press('Shift');
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    expect(asked.map((url) => new URL(url).pathname).filter((file) => !named.includes(file))).toEqual([]);
  });
