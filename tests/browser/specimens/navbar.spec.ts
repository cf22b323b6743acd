import {expect, test, type Page} from '@playwright/test';
import {open} from '../ready';

const item = (page: Page, label: string) => page.locator('.navbar__items a', {hasText: new RegExp(`^${label}$`)});
const dropdown = (page: Page, label: string) =>
  page.locator('.navbar .dropdown').filter({has: page.locator(`> a:text-is("${label}")`)});

test.describe('navbar items, as they are sent', () => {
  test.use({viewport: {width: 1600, height: 800}, javaScriptEnabled: false});
  test.beforeEach(({page}) => page.goto('/introduction'));

  test('activeBasePath marks the item on every page below it', async ({page}) => {
    await page.goto('/blog/post');
    await expect(item(page, 'Link item')).toHaveClass(/navbar__link--active/);
  });

  test('locale dropdown, search in the place of its item, raw html and doc sidebar', async ({page}) => {
    const languages = dropdown(page, 'English').locator('.dropdown__link');
    await expect(languages).toHaveText(['English', 'français'], {ignoreCase: true});
    await expect(page.locator('.theme-layout-navbar-left [class*="navbarSearchContainer"]')).toHaveCount(1);
    await expect(page.locator('.theme-layout-navbar-right [class*="navbarSearchContainer"]')).toHaveCount(0);
    await expect(page.locator('.navbar #html-item')).toHaveText('Html item');
    await expect(item(page, 'Sidebar item')).toHaveAttribute('href', '/introduction');
  });

  test('single doc', async ({page}) => {
    await expect(item(page, 'Doc item')).toHaveAttribute('href', '/long');
    await page.goto('/1.0/introduction');
    await expect(item(page, 'Doc item')).toHaveAttribute('href', '/1.0/long');
  });

  test('docs version link', async ({page}) => {
    await page.goto('/long');
    await expect(item(page, 'Version item')).toHaveAttribute('href', '/introduction');
    await page.goto('/1.0/long');
    await expect(item(page, 'Version item')).toHaveAttribute('href', '/1.0/introduction');
  });

  test('docs version dropdown, which leads to the same doc where there is one', async ({page}) => {
    await page.goto('/long');
    await expect(dropdown(page, 'Next').locator('.dropdown__link')).toHaveText(['Next', '1.0']);
    await expect(dropdown(page, 'Next').getByText('1.0')).toHaveAttribute('href', '/1.0/long');
    await page.goto('/newer');
    await expect(dropdown(page, 'Next').getByText('1.0')).toHaveAttribute('href', '/1.0/introduction');
  });

  test('language links lead to the same page', async ({page}) => {
    await expect(dropdown(page, 'English').locator('.dropdown__link').nth(1)).toHaveAttribute(
      'href',
      /^\/fr\/introduction\b/,
    );
    await page.goto('/fr/introduction');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('h1')).toHaveText('Présentation');
  });

  test('an unlisted doc shows in the navbar on its own page only, and asks not to be indexed', async ({page}) => {
    await expect(item(page, 'Unlisted item')).toHaveCount(0);
    await page.goto('/unlisted');
    await expect(item(page, 'Unlisted item')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  });

  test('an item for a draft is absent, and no error', async ({page}) => {
    await expect(item(page, 'Draft item')).toHaveCount(0);
    expect((await page.goto('/draft'))?.status()).toBe(404);
  });
});

test.describe('navbar items, desktop', () => {
  test.use({viewport: {width: 1600, height: 800}});

  test('plain link', async ({page}) => {
    await open(page, '/introduction');
    await item(page, 'Link item').click();
    await expect(page).toHaveURL('/blog');
    await expect(item(page, 'Link item')).toHaveClass(/navbar__link--active/);
  });

  test('dropdown, with the type written out or told by its items', async ({page}) => {
    await open(page, '/introduction');
    for (const label of ['More', 'Untyped']) await expect(dropdown(page, label)).toHaveCount(1);
    await dropdown(page, 'Untyped').hover();
    await dropdown(page, 'Untyped').getByRole('link', {name: 'Described page'}).click();
    await expect(page).toHaveURL('/described');
  });

  test('switchers keep the search string and the hash', async ({page}) => {
    await open(page, '/introduction?x=1#beta');
    await expect(dropdown(page, 'Next').getByText('1.0')).toHaveAttribute('href', '/1.0/introduction?x=1#beta');
    await expect(dropdown(page, 'English').locator('.dropdown__link').nth(1)).toHaveAttribute(
      'href',
      '/fr/introduction?x=1&persistLocale=true#beta',
    );
  });

  test('a dropdown opens on Enter, and closes on Enter, a click, a touch and focus elsewhere, and Escape', async ({
    page,
  }) => {
    await open(page, '/introduction');
    const more = dropdown(page, 'More');
    const button = more.locator('> a');
    for (const close of [
      () => button.press('Enter'),
      () => page.mouse.click(800, 500),
      () => page.locator('main').dispatchEvent('touchstart'),
      () => page.locator('.navbar__brand').focus(),
      async () => {
        await more.locator('.dropdown__link').first().focus();
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
      },
    ]) {
      await button.press('Enter');
      await expect(more).toHaveClass(/dropdown--show/);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await close();
      await expect(more).not.toHaveClass(/dropdown--show/);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('a dropdown that hangs on the pointer goes away on Escape until the pointer has left', async ({page}) => {
    await open(page, '/introduction');
    const menu = dropdown(page, 'More').locator('.dropdown__menu');
    await dropdown(page, 'More').hover();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.mouse.move(800, 600);
    await dropdown(page, 'More').hover();
    await expect(menu).toBeVisible();
  });

  test('an item that fails shows its config', async ({page}) => {
    await page.goto('/introduction?bomb');
    await page.mouse.move(3, 3);
    const report = page.locator('#__docusaurus');
    await expect(report).toContainText('A theme navbar item failed to render');
    await expect(report).toContainText('"type": "custom-bomb"');
    await expect(report).toContainText('Cause:');
    await expect(report).toContainText('The bomb went off.');
  });
});

test.describe('navbar items, mobile', () => {
  test.use({viewport: {width: 400, height: 800}});

  const openMenu = async (page: Page, path: string) => {
    await open(page, path);
    await page.locator('.navbar__toggle').click();
    const back = page.locator('.navbar-sidebar__back');
    if (await page.locator('.navbar-sidebar__items--show-secondary').count()) await back.click();
    return page.locator('.navbar-sidebar__item').first();
  };
  const group = (menu: ReturnType<Page['locator']>, label: string) =>
    menu
      .locator('.menu__list-item')
      .filter({has: menu.page().locator(`.menu__list-item-collapsible:has-text("${label}")`)});

  test('dropdowns start collapsed, unless they contain the active route', async ({page}) => {
    await expect(group(await openMenu(page, '/more'), 'More')).not.toHaveClass(/menu__list-item--collapsed/);
    await expect(group(await openMenu(page, '/blog'), 'More')).toHaveClass(/menu__list-item--collapsed/);
    await expect(group(await openMenu(page, '/blog'), 'Languages')).toHaveClass(/menu__list-item--collapsed/);
  });

  test('the slide-out sidebar has no search, and its switchers keep the search string and the hash', async ({page}) => {
    const menu = await openMenu(page, '/introduction?x=1#beta');
    await expect(menu.locator('[class*="navbarSearchContainer"]')).toHaveCount(0);
    for (const label of ['Versions', 'Languages']) {
      await group(menu, label).locator('.menu__list-item-collapsible').getByRole('button').last().click();
    }
    await expect(menu.locator('a[href^="/1.0/"]', {hasText: '1.0'})).toHaveAttribute(
      'href',
      '/1.0/introduction?x=1#beta',
    );
    await expect(menu.locator('a[href^="/fr/"]')).toHaveAttribute(
      'href',
      '/fr/introduction?x=1&persistLocale=true#beta',
    );
  });
});
