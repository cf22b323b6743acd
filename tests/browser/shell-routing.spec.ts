import {expect, test} from '@playwright/test';
import {open} from './ready';
import {watch} from './watch';

test.describe('any unknown path shows the not-found page', () => {
  test('on a first load, and suggests nothing when nothing is alike', async ({page}) => {
    const response = await open(page, '/zzzzzzzz/?x=1#y');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found \| /);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', {name: 'home page'})).toBeVisible();
    await expect(page.getByRole('region', {name: 'Closest pages'})).toHaveCount(0);
  });

  test('it suggests the page that was meant', async ({page}) => {
    await open(page, '/sdk/quickstart/instalation');
    const suggestions = page.getByRole('region', {name: 'Closest pages'});
    await expect(suggestions.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
      'href',
      '/sdk/quick-start/installation',
    );
    await suggestions.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL('/sdk/quick-start/installation');
    await expect(page.locator('h1')).not.toHaveText('Page not found');
  });

  test('it finds pages that mention the words of the address, by the index of search', async ({page}) => {
    await open(page, '/how-to/antimeridian-box');
    const mentions = page.getByRole('region', {name: 'Closest pages'});
    await expect(mentions.locator('a[href="/api/spatial-queries"]')).toBeVisible();
    expect(await mentions.getByRole('listitem').count()).toBeLessThanOrEqual(6);
  });
});

test('.html and /index.html are taken off the address, on a host that knows none', async ({page}) => {
  const problems = watch(page);
  for (const [from, to] of [
    ['/index.html', '/'],
    [`/sdk${'.html'.repeat(300)}`, '/sdk'],
    ['/sdk/index.html', '/sdk'],
    ['/markdown-page/index.html?x=1#y', '/markdown-page?x=1#y'],
    ['/introduction.html?x=1#delta', '/introduction?x=1#delta'],
  ] as const) {
    await open(page, from);
    await expect(page).toHaveURL(to);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toHaveText('Page not found');
  }
  // Such a host sends its not-found page; what the reader is shown is the page that was meant.
  expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
});

test("route matching ignores case, as the specification's matcher does", async ({page}) => {
  await open(page, '/INTRODUCTION');
  await expect(page.locator('h1')).not.toHaveText('Page not found');
});

test.describe('a wrong base URL is said on the home page', () => {
  test('the banner suggests the right one, and the policy lets it show', async ({page}) => {
    const problems = watch(page, new URL(process.env.SITE_URL_UNDER_SUB!).origin);
    await page.goto(process.env.SITE_URL_UNDER_SUB!);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toContainText('did not load properly');
    await expect(banner).toContainText('/sub/');
    expect(problems.filter((problem) => problem.includes('Content Security Policy'))).toEqual([]);
  });

  test('other pages have no banner', async ({page}) => {
    await page.goto(`${process.env.SITE_URL_UNDER_SUB!}introduction`);
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});
