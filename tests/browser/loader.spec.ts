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

// A page with figures and a tool, two of the blog, one of Markdown and one with code.
for (const path of [
  '/location-protocol/introduction',
  '/blog/archive',
  '/blog/mdx-blog-post',
  '/markdown-page',
  '/sdk/guides/offchain-workflow',
])
  test(`${path} is read with one style sheet and no script, until a sign of its reader asks for all that it names`, async ({
    page,
  }) => {
    const [asked, scripts] = [requestsOf(page), requestsOf(page, 'script')];
    await neverIdle(page);
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    await page.waitForTimeout(500);
    const early = asked.map((url) => new URL(url).pathname.replace(/\.\w{8}\./, '.'));
    // The browser asks for the icon of its tab when it likes, and behind everything else.
    expect(early.filter((file) => !/^image\/|favicon/.test(file))).toEqual([path, '/assets/css/styles.css']);
    const named = JSON.parse((await page.locator('#a-bundles').textContent())!) as string[];
    await page.mouse.move(5, 5);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    expect(scripts.map((url) => new URL(url).pathname).sort()).toEqual(named.sort());
  });

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
