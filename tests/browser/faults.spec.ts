import {expect, test, type Page} from '@playwright/test';
import {serve} from '../support/server';
import {openTools, withTool} from './kinds';
import {navigate, open, ready} from './ready';
import {watch} from './watch';

/** Counts documents that the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Long enough for a second reload to have begun, if there were one. */
const settle = async (page: Page) => {
  await page.waitForLoadState('load');
  await page.waitForTimeout(1500);
};

/** A page that nothing on /introduction leads to, so that its code has not been fetched ahead. */
const unlinked = '/blog/mdx-blog-post';

const search = (page: Page) => page.locator('.navbar button[aria-haspopup="dialog"]');
const missing = (page: Page) => page.locator('#a-script-missing');
const noCrash = (page: Page) => expect(page.getByText('This page crashed')).toHaveCount(0);

test('what a host lacks for a while is there again, though browsers were told to keep that answer', async ({page}) => {
  let lacks = true;
  const {url, stop} = await serve('build', '/', false, {lacks: (path) => lacks && path.startsWith('/assets/')});
  await page.goto(`${url}introduction`);
  await page.mouse.move(9, 9);
  await expect(missing(page)).toBeVisible();
  lacks = false;
  await expect(async () => {
    await page.reload();
    await page.mouse.move(1, 1);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 3000});
  }).toPass();
  await stop();
});

test('a page older than the deploy reloads once when the code of the next page is gone', async ({page}) => {
  await open(page, '/introduction');
  const loads = countLoads(page);
  // What the page names is of a build that the host has no longer; what it names after a reload is there.
  await page.route('**/assets/js/*.js', (route) => (loads() ? route.continue() : route.fulfill({status: 404})));
  await navigate(page, unlinked);
  await expect.poll(loads).toBe(1);
  await ready(page);
  await expect(page).toHaveURL(unlinked);
  await expect(page.locator('h1')).not.toHaveText(/crashed|Not Found/);
  await settle(page);
  expect(loads()).toBe(1);
});

test('a page whose bundle the host does not have stays readable, and shows the reason and not a wrong base URL', async ({
  page,
}) => {
  await page.route(/\/main\.\w+\.js$/, (route) => route.fulfill({status: 404}));
  const loads = countLoads(page);
  await page.goto('/');
  await expect(missing(page)).toContainText('did not load');
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  await settle(page);
  expect(loads()).toBe(1);
});

test.describe('without network', () => {
  test('search opens, reports that the rest of it did not load, and loads on the next try', async ({page, context}) => {
    await open(page, '/hello');
    await context.setOffline(true);
    await search(page).click();
    await expect(page.getByRole('alert')).toContainText('Search did not load');
    await noCrash(page);
    await page.keyboard.type('schema');
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue('schema');
    await expect(page.locator('dialog a[role="option"]').first()).toBeVisible();
  });

  test('an unknown address is said to be unknown, without a reload', async ({page, context}) => {
    await open(page, '/no-such-page');
    await navigate(page, '/introduction');
    await expect(page.locator('h1')).not.toHaveText('Page not found');
    await context.setOffline(true);
    const loads = countLoads(page);
    await navigate(page, '/no-such-page-either');
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found \| /);
    await settle(page);
    expect(loads()).toBe(0);
  });
});

test.describe('storage', () => {
  test('that is blocked stops nothing, and is said once', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    const problems = watch(page);
    await open(page, '/sdk/');
    await page.locator('.navbar button[class*="toggleButton"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-announcement-bar').getByRole('button').click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await search(page).click();
    await page.getByRole('combobox', {name: 'Search'}).fill('schema');
    await expect(page.locator('dialog [role="option"]').first()).toBeVisible();
    // The specification wants this one warning, and nothing else.
    expect(problems).toEqual([expect.stringContaining('Docusaurus browser storage is not available')]);
  });

  test('with invalid content is ignored', async ({page}) => {
    await page.addInitScript(() => {
      const nonsense = {
        theme: 'purple',
        'docusaurus.announcement.id': '\u0000',
        'docusaurus.announcement.dismiss': 'perhaps',
        'docusaurus.tab.lp-version': 'v9',
        'docs-preferred-version-default': '{"',
      };
      for (const [key, value] of Object.entries(nonsense)) localStorage.setItem(key, value);
    });
    const problems = watch(page);
    await open(page, '/sdk/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    await page.locator('.navbar button[class*="toggleButton"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await search(page).click();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    expect(problems).toEqual([]);
  });
});

/** Puts each text into an element, as translators of browsers do, now and after each change. */
function translate(): void {
  const kept = 'code, pre, script, style, svg, textarea, font, [translate="no"]';
  const look = (): void => {
    const texts = document.evaluate('//body//text()[normalize-space()]', document, null, 6);
    for (let at = 0; at < texts.snapshotLength; at += 1) {
      const text = texts.snapshotItem(at) as Text;
      if (text.parentElement!.closest(kept)) continue;
      const word = document.createElement('font');
      word.textContent = text.data;
      text.replaceWith(word);
    }
  };
  look();
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true, characterData: true});
}

for (const path of ['/', '/introduction', ...withTool])
  test(`a page that the browser translates answers as before: ${path}`, async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await open(page, path);
    await page.evaluate(translate);
    await openTools(page);
    for (const field of await page.locator('main').getByRole('combobox').all())
      if (await field.isEnabled()) await field.press('ArrowDown');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('schema');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/This page crashed|fault of its own/)).toHaveCount(0);
    await navigate(page, '/blog');
    await expect(page).toHaveTitle(/^Astral notes/);
    expect(errors).toEqual([]);
  });
