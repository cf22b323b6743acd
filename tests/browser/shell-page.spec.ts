import {expect, test} from '@playwright/test';
import {open, ready} from './ready';

const desktop = {width: 1280, height: 800};
const mobile = {width: 400, height: 800};

test.describe('page shell, desktop', () => {
  test.use({viewport: desktop});

  test('2.1 the first stop of Tab is a link that skips to the main content', async ({page}) => {
    await open(page, '/introduction');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.theme-layout-main :focus, .theme-layout-main:focus')).toHaveCount(1);
  });

  test('2.2 one announcement bar is above the navbar', async ({page}) => {
    await open(page, '/introduction');
    await expect(page.locator('.theme-announcement-bar[role="banner"]')).toHaveCount(1);
  });

  test('2.3 a page has one navbar, one main area and one footer', async ({page}) => {
    for (const path of ['/', '/introduction', '/blog', '/markdown-page']) {
      await page.goto(path);
      await expect(page.locator('nav.navbar')).toHaveCount(1);
      await expect(page.locator('.theme-layout-main')).toHaveCount(1);
      await expect(page.locator('.theme-layout-footer')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
    }
  });

  test('2.4 the navbar has a left group and a right group', async ({page}) => {
    await page.goto('/introduction');
    await expect(page.locator('.theme-layout-navbar-left').getByText('Docs', {exact: true})).toBeVisible();
    await expect(page.locator('.theme-layout-navbar-right').getByText('GitHub', {exact: true})).toBeVisible();
  });

  test('2.5 a plain link to a page of ours changes the page without loading a document', async ({page}) => {
    await open(page, '/introduction');
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('article').first()).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('2.5 a plain link to another site opens a new tab', async ({page}) => {
    await page.goto('/introduction');
    const link = page.locator('.navbar a', {hasText: 'GitHub'});
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('2.8 the search slot is part of the navbar', async ({page}) => {
    await page.goto('/introduction');
    await expect(page.locator('.theme-layout-navbar-right [class*="navbarSearchContainer"]')).toHaveCount(1);
  });

  test('2.11 the sidebar item leads to the main doc and is current on every page of the sidebar', async ({page}) => {
    for (const path of ['/introduction', '/sdk/guides/offchain-workflow']) {
      await page.goto(path);
      const item = page.locator('.navbar__items a', {hasText: /^Docs$/});
      await expect(item).toHaveAttribute('href', '/introduction');
      await expect(item).toHaveClass(/navbar__link--active/);
    }
    await page.goto('/blog');
    await expect(page.locator('.navbar__items a', {hasText: /^Docs$/})).not.toHaveClass(/navbar__link--active/);
  });

  test('2.15 the logo links to /introduction', async ({page}) => {
    await page.goto('/blog');
    await expect(page.locator('.navbar__brand')).toHaveAttribute('href', '/introduction');
    await expect(page.locator('.navbar__brand svg')).toBeVisible();
  });

  test('2.16 the navbar has the Docs entry and a GitHub link', async ({page}) => {
    await page.goto('/');
    await expect(page.locator('.navbar a', {hasText: /^Docs$/})).toHaveAttribute('href', '/introduction');
    await expect(page.locator('.navbar a', {hasText: 'GitHub'})).toHaveAttribute('href', /^https:\/\/github\.com\//);
  });

  test('2.7, 2.13 with one language and one version no switcher is shown', async ({page}) => {
    await page.goto('/introduction');
    await expect(page.locator('.navbar')).not.toContainText(/English|Next/);
    await expect(page.locator('.navbar .dropdown')).toHaveCount(0);
  });

  test('2.21 the footer is dark', async ({page}) => {
    await page.goto('/');
    await expect(page.locator('.theme-layout-footer')).toHaveClass(/footer--dark/);
  });

  test('2.22 the footer has columns of links with titles', async ({page}) => {
    await page.goto('/');
    const columns = page.locator('.footer__col');
    expect(await columns.count()).toBeGreaterThan(1);
    for (const column of await columns.all()) {
      await expect(column.locator('.footer__title')).toHaveCount(1);
      expect(await column.locator('.footer__link-item').count()).toBeGreaterThan(0);
    }
  });

  test('2.24 the footer has the year 2025, three community links and GitHub', async ({page}) => {
    await page.goto('/');
    const footer = page.locator('.theme-layout-footer');
    await expect(footer.locator('.footer__copyright')).toContainText('2025');
    for (const host of ['t.me', 'twitter.com', 'warpcast.com', 'github.com']) {
      await expect(footer.locator(`a[href^="https://${host}/"]`).first()).toBeVisible();
    }
  });

  test('2.25 a doc of the sidebar has breadcrumbs, a page outside it has none', async ({page}) => {
    await page.goto('/sdk/guides/offchain-workflow');
    expect(await page.locator('.breadcrumbs__item').count()).toBeGreaterThan(1);
    await page.goto('/location-protocol/media-attachments');
    await expect(page.locator('.breadcrumbs__item')).toHaveCount(0);
  });
});

test.describe('page shell, mobile', () => {
  test.use({viewport: mobile});

  test('2.17 the slide-out sidebar shows the docs menu first, with the main menu out of reach behind it', async ({
    page,
  }) => {
    await open(page, '/introduction');
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar__items--show-secondary')).toBeVisible();
    const panels = page.locator('.navbar-sidebar__item');
    await expect(panels.nth(0)).toHaveAttribute('inert', '');
    await expect(panels.nth(1).getByRole('link', {name: 'Astral', exact: true})).toBeVisible();
  });

  test('2.18 the back button says "← Back to main menu" and leads there', async ({page}) => {
    await open(page, '/introduction');
    await page.locator('.navbar__toggle').click();
    const back = page.locator('.navbar-sidebar__back');
    await expect(back).toHaveText('← Back to main menu');
    await back.click();
    await expect(page.locator('.navbar-sidebar__items--show-secondary')).toHaveCount(0);
    await expect(page.locator('.navbar-sidebar__item').nth(0).getByRole('link', {name: 'Blog'})).toBeVisible();
  });

  test('2.17 outside the docs the slide-out sidebar shows the main menu', async ({page}) => {
    await open(page, '/markdown-page');
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar__item').getByRole('link', {name: 'Docs'})).toBeVisible();
  });

  test('4.9 with nothing to choose the mobile menu has no dropdowns either', async ({page}) => {
    await open(page, '/markdown-page');
    await page.locator('.navbar__toggle').click();
    await ready(page);
    await expect(page.locator('.navbar-sidebar .menu__list-item--collapsed')).toHaveCount(0);
  });
});
