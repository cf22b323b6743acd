import {expect, test, type Page} from '@playwright/test';
import {open} from './ready';

/** What a page has asked for, as it comes: everything, or one type of resource. */
function requestsOf(page: Page, type?: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!type || request.resourceType() === type) asked.push(request.url());
  });
  return asked;
}

/** Takes the idle start away, so that only a sign of the reader starts anything. */
const neverIdle = (page: Page) => page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));

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

// A page with figures and a tool, and one of the blog: each needs several of the sheets that the build makes.
for (const path of ['/location-protocol/one-place', '/blog/mdx-blog-post']) {
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
    expect(early.filter((file) => !/^image\/|favicon/.test(file))).toEqual([path, '/assets/css/page.css']);
  });
}

test('the styles of all pages come once, with the scripts, and change nothing that is in view', async ({page}) => {
  const sheets = requestsOf(page, 'stylesheet');
  await page.route('**/assets/css/styles.*.css', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.goto('/introduction');
  // The browser measures the words of a drawing anew when it likes, some tenths of a pixel apart.
  const looks = () =>
    page.locator('body :not(svg *):visible').evaluateAll((elements) =>
      elements.map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const {color, backgroundColor, fontSize} = getComputedStyle(element);
        return [element.tagName, x, y, width, height, color, backgroundColor, fontSize].join(' ');
      }),
    );
  await page.evaluate(() => document.fonts.ready);
  const before = await looks();
  await open(page, '/introduction');
  await expect
    .poll(() => page.locator('link[data-whole]').evaluate((link: HTMLLinkElement) => Boolean(link.sheet)))
    .toBe(true);
  expect(await looks()).toEqual(before);
  expect(sheets.filter((file) => /\/styles\./.test(file)).length).toBeLessThanOrEqual(2);
});

test('links work before any script', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await neverIdle(page);
  await page.goto('/introduction');
  await page.locator('.footer a[href="/sdk/"]').click();
  await expect(page).toHaveURL(/\/sdk\/$/);
});
