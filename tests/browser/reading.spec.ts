import {expect, test, type Page} from '@playwright/test';
import {kinds, openSearch} from './kinds';
import {open, ready} from './ready';
import {tooWide} from './untidy';
import {watch} from './watch';

/** What a reader does on any page, in this order; each leaves the page as it was. */
const actions: Record<string, (page: Page) => Promise<void>> = {
  async scroll(page) {
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY > 0 || document.body.scrollHeight <= innerHeight)).toBe(true);
  },
  async 'follow a link within the page, and go back'(page) {
    const link = page.locator('main .table-of-contents a').last();
    if ((await link.count()) === 0) return;
    const path = new URL(page.url()).pathname;
    await link.click();
    const target = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
    await expect(target).toBeInViewport();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).href.endsWith(path)).toBe(true);
  },
  async 'follow a link to another page, and go back'(page) {
    const title = await page.locator('h1').first().textContent();
    await page.locator('footer a[href="/examples"]').click();
    await expect(page).toHaveURL(/\/examples$/);
    await expect(page.locator('h1').first()).toBeInViewport();
    await page.goBack();
    await expect(page.locator('h1').first()).toHaveText(title ?? '');
  },
  async reload(page) {
    await page.reload();
    await ready(page);
  },
  async print(page) {
    const closed = 'main details:not([open])';
    const count = await page.locator(closed).count();
    await page.evaluate((css) => {
      const note = () => (document.documentElement.dataset.unprinted = String(document.querySelectorAll(css).length));
      addEventListener('beforeprint', note, {once: true});
    }, closed);
    await page.pdf();
    await expect(page.locator('html')).toHaveAttribute('data-unprinted', '0');
    await expect(page.locator(closed)).toHaveCount(count);
  },
  async copy(page) {
    const block = page.locator('.a-code:has(button)').first();
    if ((await block.count()) === 0) return;
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  },
  async search(page) {
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  },
  async 'zoom to 200 %'(page) {
    await page.setViewportSize({width: 640, height: 450});
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize({width: 1280, height: 900});
  },
  async 'tab into the page'(page) {
    await page.reload();
    await ready(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
  },
};

for (const [kind, path] of Object.entries(kinds))
  test(`${kind} lets a reader ${Object.keys(actions).join(', ')}`, async ({page, baseURL, context}) => {
    test.setTimeout(120_000);
    await page.setViewportSize({width: 1280, height: 900});
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const problems = watch(page, new URL(baseURL!).origin);
    await open(page, path);
    for (const [name, act] of Object.entries(actions)) await test.step(name, () => act(page));
    expect(problems.filter((problem) => kind !== 'the not-found page' || !problem.includes('404'))).toEqual([]);
  });

test.describe('a malformed address shows a page that answers:', () => {
  const answers = async (page: Page) => {
    await ready(page);
    await expect(page.locator('h1')).not.toHaveText('This page crashed');
    await openSearch(page);
    await page.keyboard.press('Escape');
  };
  for (const path of ['/%E0%A4', '/sdk/%', '/introduction/50%.html', '/introduction#50%', '/introduction#%E0%A4%A'])
    test(`opened as ${path}`, async ({page}) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.goto(path, {waitUntil: 'load'});
      await answers(page);
      expect(errors).toEqual([]);
    });

  for (const hash of ['#50%', '#100%', '#%E0%A4%A', '#%'])
    test(`after a change to ${hash}, and after Back`, async ({page}) => {
      await open(page, '/introduction');
      const title = (await page.locator('h1').textContent())!;
      await page.evaluate((to) => (location.hash = to), hash);
      await expect(page.locator('h1')).toHaveText(title);
      await page.locator('footer a[href="/examples"]').click();
      await expect(page).toHaveURL(/\/examples$/);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(title);
      await answers(page);
    });
});

for (const path of ['/spatial-sol/introduction', '/tutorial-extras/add-a-plugin', '/astralscan/contributing'])
  test(`the menu shows the entry of a page that is far down: ${path}`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, path);
    await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 700}});
  for (const [way, close] of Object.entries({
    'its button': (page: Page) => page.locator('.navbar-sidebar__close').click(),
    Back: (page: Page) => page.goBack(),
    'the backdrop': (page: Page) => page.mouse.click(385, 400),
  }))
    test(`the menu closed by ${way} gives the focus back to its button`, async ({page}) => {
      await open(page, '/examples');
      await page.locator('.navbar__brand').first().click();
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
      await close(page);
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(page.locator('.navbar__toggle')).toBeFocused();
      await expect(page).toHaveURL('/introduction');
    });

  test('the menu shows the entry of the page when it opens', async ({page}) => {
    await open(page, '/spatial-sol/introduction');
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar .menu__link--active').last()).toBeInViewport();
  });

  test('keys of an input method neither close the menu nor move its focus', async ({page}) => {
    await open(page, '/introduction');
    await page.locator('.navbar__toggle').click();
    const close = page.locator('.navbar-sidebar__close');
    await expect(close).toBeFocused();
    await close.evaluate((button) => {
      for (const init of [{isComposing: true}, {keyCode: 229}])
        button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, ...init}));
    });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await expect(close).toBeFocused();
  });
});

test('a place at a pole is drawn without an error, in one paste', async ({page, baseURL}) => {
  const problems = watch(page, new URL(baseURL!).origin);
  await open(page, '/location-protocol/one-place');
  await page.getByRole('button', {name: 'Convert a place of your own'}).click();
  const field = page.getByLabel('A place in any form');
  for (const place of ['-90, -180', '0, 90', 'POINT (180 -90)', 'POLYGON ((0 85, 90 90, 180 -90, 0 85))']) {
    await field.fill(place);
    await page.waitForTimeout(300);
  }
  await expect(page.locator('main svg path[d*="Infinity"], main svg path[d*="NaN"]')).toHaveCount(0);
  expect(problems).toEqual([]);
});
