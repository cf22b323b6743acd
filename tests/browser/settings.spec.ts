import {expect, test, type Page} from '@playwright/test';
import {open} from './ready';

const style = (page: Page, css: string, property: string): Promise<string> =>
  page
    .locator(css)
    .first()
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

test.describe('with less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing moves by itself', async ({page}) => {
    await open(page, '/introduction');
    await page
      .locator('.theme-doc-sidebar-item-category-level-1.menu__list-item--collapsed .menu__caret')
      .first()
      .click();
    await expect(page.locator('.navbar')).toHaveCSS('transition-duration', '0s');
    const moving = await page.evaluate(
      () => document.getAnimations().filter((one) => Number(one.effect?.getTiming().duration) > 20).length,
    );
    expect(moving).toBe(0);
  });
});

test.describe('in forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('the focus, the current page and the chosen tab show', async ({page}) => {
    await open(page, '/introduction');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    for (const css of [':focus', '.theme-doc-sidebar-menu [aria-current="page"]'])
      await expect(page.locator(css).first()).not.toHaveCSS('outline-style', 'none');
    await open(page, '/tutorial-basics/markdown-features');
    const edge = (state: string) =>
      style(page, `.tabs-container [role="tab"][aria-selected="${state}"]`, 'border-bottom-color');
    expect(await edge('true')).not.toBe(await edge('false'));
  });
});

test.describe('with more contrast', () => {
  test.use({contextOptions: {contrast: 'more'}});

  test('muted text takes the colour of text, and edges that of ink', async ({page}) => {
    await open(page, '/introduction');
    const text = await style(page, ':root', '--a-text');
    for (const token of ['--a-text-muted', '--a-border']) expect(await style(page, ':root', token)).toBe(text);
  });
});

test('a change of mode is one step', async ({page}) => {
  await open(page, '/introduction');
  const colours = await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .evaluate(async (button) => {
      const link = document.querySelector('.navbar__link')!;
      (button as HTMLElement).click();
      const seen = [];
      for (let frame = 0; frame < 6; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.push(getComputedStyle(link).color);
      }
      return new Set(seen).size;
    });
  expect(colours).toBe(1);
});

// It rests on `@media (scripting: none)` and `<noscript>`, which a second start of each engine would try again.
test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('nothing dead is shown, and all of every tab is', async ({page}) => {
    await page.goto('/tutorial-basics/markdown-features');
    await expect(page.locator('button, [role="tab"], .menu__caret').filter({visible: true})).toHaveCount(0);
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(1);
    await expect(panels.filter({visible: false})).toHaveCount(0);
  });

  test('the menu button of a phone leads to a list of all pages', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/introduction');
    await page.locator('a.navbar__toggle').click();
    await expect(page).toHaveURL('/pages');
    const links = page.locator('main .markdown li a[href]');
    expect(await links.count()).toBeGreaterThan(60);
    await links.first().click();
    await expect(page).not.toHaveURL('/pages');
    await expect(page.locator('h1')).not.toHaveText('Page not found');
  });
});
