import {expect, test} from './fixtures';

test.describe('with less motion @one', () => {
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

test.describe('in forced colours @one', () => {
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

test.describe('with more contrast @one', () => {
  test.use({settings: {contrast: 'more'}});

  test('muted text takes the colour of text, and edges that of ink', async ({tab}) => {
    await tab.open('/introduction');
    expect(await tab.read(() => matchMedia('(prefers-contrast: more)').matches)).toBe(true);
    const token = (name: string) => tab.style(':root', name);
    expect(await token('--a-text-muted')).toBe(await token('--a-text'));
    expect(await token('--a-border')).toBe(await token('--a-text'));
  });
});
