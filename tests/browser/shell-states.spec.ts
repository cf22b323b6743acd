import {expect, test, type Page} from '@playwright/test';
import {open, ready} from './ready';

test.use({viewport: {width: 1280, height: 700}});

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const theme = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.locator('.navbar button[class*="toggleButton"]');

test.describe('colour mode', () => {
  test.describe('with a dark system', () => {
    test.use({colorScheme: 'dark'});
    test('the mode is light by default, whatever the system prefers', async ({page}) => {
      await open(page, '/introduction');
      await expect(theme(page)).toHaveAttribute('data-theme', 'light');
      expect(await stored(page, 'theme')).toBeNull();
    });
  });

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});
    test('the toggle is disabled until the client has loaded', async ({page}) => {
      await page.goto('/introduction');
      await expect(toggle(page)).toBeDisabled();
    });
  });

  test('the toggle flips the mode, in other tabs too', async ({page, context}) => {
    const other = await context.newPage();
    await open(other, '/blog');
    await open(page, '/introduction');
    for (const mode of ['dark', 'light']) {
      await toggle(page).click();
      for (const tab of [page, other]) await expect(theme(tab)).toHaveAttribute('data-theme', mode);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
    }
  });

  test('a change of the system scheme takes the choice back, and printing does not', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/introduction');
    await toggle(page).click();
    const frame = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.emulateMedia({media: 'print', colorScheme: 'light'});
    await frame();
    await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
    await frame();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, 'theme')).toBeNull();
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
  });
});

test('the announcement bar can be closed, stays closed, and shows again when its id has changed', async ({page}) => {
  await open(page, '/sdk/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  // It speaks of the SDK, so other pages don't show it.
  await open(page, '/introduction');
  await expect(bar).toBeHidden();
  await open(page, '/sdk/');
  await bar.getByRole('button').click();
  await expect(bar).toHaveCount(0);
  expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
  await page.reload();
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await ready(page);
  await expect(bar).toBeVisible();
  expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false');
});

test.describe('the mobile sidebar', () => {
  test.use({viewport: {width: 400, height: 700}});
  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'its button': (page) => page.locator('.navbar-sidebar__close').click(),
    'the backdrop': (page) => page.mouse.click(390, 400),
    Back: (page) => page.goBack(),
    'a window as wide as a desktop': (page) => page.setViewportSize({width: 1200, height: 700}),
  };

  test('locks the page until it is closed, and gives the focus back to its button', async ({page}) => {
    const button = page.locator('.navbar__toggle');
    await open(page, '/examples');
    await page.locator('.navbar__brand').first().click();
    for (const [way, close] of Object.entries(ways)) {
      await button.click();
      await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await close(page);
      await expect(page.locator('.navbar-sidebar--show'), way).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
      await expect(page).toHaveURL('/introduction');
      if (await button.isVisible()) await expect(button).toBeFocused();
    }
  });
});

test('a window of 996 px is mobile, one of 997 px desktop', async ({page}) => {
  await open(page, '/introduction');
  for (const [width, isMobile] of [
    [996, true],
    [997, false],
  ] as const) {
    await page.setViewportSize({width, height: 700});
    await expect(page.locator('.navbar__toggle')).toBeVisible({visible: isMobile});
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({visible: !isMobile});
  }
});

test('Tab adds the class of keyboard navigation, a mouse press takes it away', async ({page}) => {
  await open(page, '/introduction');
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/);
  await page.mouse.click(640, 400);
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/);
});
