import {engines, expect, test} from './fixtures';
import {poll} from './poll';
import {startsScript} from './host';
import type {Tab, Target} from './tab';

type Size = readonly [width: number, height: number];

interface Control {
  name: string;
  path: string;
  /** What is pressed by the pointer, or else the keys. */
  target?: Target;
  keys?: string;
  size?: Size;
  /** Called when the document is there, before anything is pressed. */
  watch?: (tab: Tab) => Promise<void>;
  /** Whether the page is in the state that one press leads to: neither that of none nor that of two. */
  done: (tab: Tab) => Promise<boolean>;
}

const doc = '/introduction';
const phone: Size = [390, 844];
const hasDialog = async (tab: Tab) => (await tab.count('dialog[open] [role="combobox"]')) === 1;
const caret = '.theme-doc-sidebar-item-category-level-1.menu__list-item--collapsed .menu__caret';

const controls: Control[] = [
  {name: 'the search button', path: doc, target: '.navbar [aria-haspopup="dialog"]', done: hasDialog},
  {name: 'Ctrl K', path: doc, keys: 'Control+k', done: hasDialog},
  {
    name: 'the colour mode',
    path: doc,
    target: '.navbar [class*="toggleButton"]',
    done: async (tab) => (await tab.attribute('html', 'data-theme')) === 'dark',
  },
  {
    name: 'the caret of a category',
    path: doc,
    target: caret,
    done: (tab) => tab.read(() => document.querySelectorAll('.menu__caret[aria-expanded="true"]').length === 1),
  },
  {
    name: 'the menu button of a phone',
    path: doc,
    size: phone,
    target: '.navbar__toggle',
    done: async (tab) => (await tab.count('.navbar-sidebar--show .navbar-sidebar__close')) === 1,
  },
  {
    name: 'the table of contents of a phone',
    path: doc,
    size: phone,
    target: '.theme-doc-toc-mobile button',
    done: async (tab) => (await tab.count('.theme-doc-toc-mobile a')) > 0,
  },
  {
    name: 'a tab',
    path: '/tutorial-basics/markdown-features',
    target: '.tabs-container [role="tab"][aria-selected="false"]',
    done: (tab) =>
      tab.read(
        () =>
          document.querySelector('.tabs-container [role="tab"]:nth-child(2)')?.getAttribute('aria-selected') === 'true',
      ),
  },
  {
    name: 'the copy button of a code block',
    path: '/sdk/guides/offchain-workflow',
    target: ['.a-code-bar button', 'Copy'],
    // What the button says goes away again, so that it is counted as it comes.
    watch: (tab) =>
      tab.read(() => {
        document.documentElement.dataset.said = '0';
        new MutationObserver((changes) => {
          const said = changes.filter(({target}) => (target as Element).matches('.a-code-said') && target.textContent);
          const {dataset} = document.documentElement;
          dataset.said = String(Number(dataset.said) + said.length);
        }).observe(document.body, {childList: true, subtree: true});
      }),
    done: async (tab) => (await tab.attribute('html', 'data-said')) === '1',
  },
  {
    name: 'the button of a tool',
    path: '/location-protocol/one-place',
    target: ['main button', 'Convert a place of your own'],
    done: async (tab) => (await tab.count('section[aria-label="Place converter"] textarea')) > 0,
  },
];

/** Milliseconds after the script that hydrates the page is let through; 0 is just before. */
const moments = [0, 130, 260, 400];
/** By what Chromium's processor is slowed from the press until the page has hydrated. */
const slowed = 4;

test.describe('one press around hydration does what it says, once:', () => {
  for (const [index, {name, path, target, keys, size, watch, done}] of [...controls, ...controls].entries()) {
    const isWhole = index >= controls.length;
    test(`${name}${isWhole ? ' @full, at every moment' : ''}`, async ({tab}) => {
      test.setTimeout(300_000);
      if (size) await tab.driver.resize(...size);
      // Another moment for the next control, and in the next engine.
      const one = moments[(index + engines.indexOf(tab.engine)) % moments.length]!;
      for (const after of isWhole ? moments : [one]) {
        const release = tab.host.hold(startsScript);
        await tab.visit(path);
        await watch?.(tab);
        if (target) await tab.hover(target);
        const press = async () => {
          if (keys) return tab.press(keys);
          await tab.driver.down();
          await tab.driver.up();
        };
        // Slowed where it matters and no longer: a processor is slowed by giving it something else to do.
        await tab.driver.slow?.(slowed);
        if (after === 0) await press();
        release();
        if (after > 0) {
          await new Promise((resolve) => setTimeout(resolve, after));
          await press();
        }
        await tab.wake();
        await tab.driver.slow?.(1);
        await poll(() => done(tab), {timeout: 15_000, message: `lost ${after} ms after main, or done twice`}).toBe(
          true,
        );
        // A second press, if there is one, comes with the first; what it undoes is undone when the page has come to rest.
        await new Promise((resolve) => setTimeout(resolve, 200));
        expect(await done(tab), `undone ${after} ms after main`).toBe(true);
        await tab.read(() => localStorage.clear());
      }
    });
  }
});
