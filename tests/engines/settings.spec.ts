import {expect, test} from './fixtures';

test.describe('without script', () => {
  test.use({settings: {script: false}});

  test('nothing dead is shown, and all of every tab is', async ({tab}) => {
    await tab.visit('/tutorial-basics/markdown-features');
    expect(await tab.read(() => matchMedia('(scripting: none)').matches)).toBe(true);
    const shown = await tab.read(() =>
      [...document.querySelectorAll<HTMLElement>('button, [role="tab"], .menu__caret')]
        .filter((control) => control.checkVisibility({visibilityProperty: true}))
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(shown).toEqual([]);
    const panels = await tab.read(() =>
      [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')].map((panel) => panel.checkVisibility()),
    );
    expect(panels.length).toBeGreaterThan(1);
    expect(panels).not.toContain(false);
  });

  test.describe('on a phone', () => {
    test.use({size: [390, 844]});
    test('the menu button leads to a list of all pages', async ({tab}) => {
      await tab.visit('/introduction');
      await tab.click('a.navbar__toggle');
      await expect.poll(() => tab.path()).toBe('/pages');
      await expect.poll(() => tab.count('main .markdown li a[href]')).toBeGreaterThan(60);
      await tab.click('main .markdown li a[href]');
      await expect.poll(() => tab.path()).not.toBe('/pages');
      expect(await tab.text('h1')).not.toBe('Page Not Found');
    });
  });
});

test.describe('with less motion @media', () => {
  test.use({settings: {motion: 'reduce'}});

  test('nothing moves by itself', async ({tab}) => {
    await tab.open('/introduction');
    expect(await tab.read(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await tab.click('.theme-doc-sidebar-item-category-level-1.menu__list-item--collapsed .menu__caret');
    expect(await tab.style('.navbar', 'transition-duration')).toBe('0s');
    const moving = await tab.read(
      () => document.getAnimations().filter((one) => Number(one.effect?.getTiming().duration) > 20).length,
    );
    expect(moving).toBe(0);
  });
});

test.describe('in forced colours @media', () => {
  test.use({settings: {forcedColors: true}});

  test('the focus, the current page and the chosen tab show', async ({tab}) => {
    await tab.open('/introduction');
    expect(await tab.read(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await tab.press('Tab');
    await tab.press('Tab');
    expect(await tab.read(() => getComputedStyle(document.activeElement!).outlineStyle)).not.toBe('none');
    expect(await tab.style('.theme-doc-sidebar-menu [aria-current="page"]', 'outline-style')).not.toBe('none');
    await tab.open('/tutorial-basics/markdown-features');
    const edge = (state: string) =>
      tab.style(`.tabs-container [role="tab"][aria-selected="${state}"]`, 'border-bottom-color');
    expect(await edge('true')).not.toBe(await edge('false'));
  });
});

test.describe('with more contrast @media', () => {
  test.use({settings: {contrast: 'more'}});

  test('muted text takes the colour of text, and edges that of ink', async ({tab}) => {
    await tab.open('/introduction');
    expect(await tab.read(() => matchMedia('(prefers-contrast: more)').matches)).toBe(true);
    const token = (name: string) => tab.style(':root', name);
    expect(await token('--a-text-muted')).toBe(await token('--a-text'));
    expect(await token('--a-border')).toBe(await token('--a-text'));
  });
});
