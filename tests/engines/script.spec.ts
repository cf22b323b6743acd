import {expect, test} from './fixtures';
import {poll} from './poll';

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
    test('the menu button leads to a list of all pages @one', async ({tab}) => {
      await tab.visit('/introduction');
      await tab.click('a.navbar__toggle');
      await poll(() => tab.path()).toBe('/pages');
      await poll(() => tab.count('main .markdown li a[href]')).toBeGreaterThan(60);
      await tab.click('main .markdown li a[href]');
      await poll(() => tab.path()).not.toBe('/pages');
      expect(await tab.text('h1')).not.toBe('Page not found');
    });
  });
});
