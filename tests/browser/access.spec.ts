import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Locator, type Page} from '@playwright/test';
import axe from 'axe-core';
import {setMode, violations} from './axe';
import {kinds, openTools, openSearch, withTool} from './kinds';
import {open} from './ready';
import {spoken} from './screenreader';
import {builtRoutes} from './site';

test.use({reducedMotion: 'reduce'});
const wide = {width: 1280, height: 900};
const narrow = {width: 390, height: 800};
const ways = [
  ['light', wide],
  ['dark', wide],
  ['dark', narrow],
  ['light', narrow],
] as const;

async function inWays(page: Page, path: string, chosen: readonly (typeof ways)[number][]): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize(wide);
  await open(page, path);
  for (const [mode, size] of chosen) {
    await page.setViewportSize(size);
    await setMode(page, mode);
    found.push(...(await violations(page)).map((problem) => `${path} ${mode} ${size.width}: ${problem}`));
  }
  return found;
}

test.describe('axe finds nothing', () => {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`on ${kind}`, async ({page}) => {
      test.setTimeout(180_000);
      // Both modes and both widths, if not each with each; the long layer has all four, on every route.
      expect(await inWays(page, path, [ways[0], ways[2]])).toEqual([]);
    });
  }

  test('in search, with results, with none, and before the first letter', async ({page}) => {
    await open(page, '/introduction');
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await openSearch(page);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('combobox', {name: 'Search'}).fill('qqqxxxzzz');
      await expect(page.locator('dialog [role="option"]')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test('in both panels of the slide-out menu', async ({page}) => {
    await page.setViewportSize(narrow);
    await open(page, '/sdk/guides/offchain-workflow');
    await page.locator('.navbar__toggle').click();
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await violations(page)).toEqual([]);
    }
    await page.locator('.navbar-sidebar__back').click();
    expect(await violations(page)).toEqual([]);
  });

  test('in opened tools', async ({page}) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const path of withTool) {
      await page.setViewportSize(wide);
      await open(page, path);
      expect(await openTools(page), path).toBeGreaterThan(0);
      for (const [mode, size] of [
        ['light', wide],
        ['dark', narrow],
      ] as const) {
        await page.setViewportSize(size);
        await setMode(page, mode);
        const problems = await violations(page, 'section[class*="panel_"]');
        found.push(...problems.map((problem) => `${path} ${mode} ${size.width}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });

  test('unless there is something (negative control)', async ({page}) => {
    await open(page, '/introduction');
    await page.evaluate(() => {
      const image = document.createElement('img');
      image.src = '/img/icon-192.png';
      const text = document.createElement('p');
      text.textContent = 'pale';
      text.style.cssText = 'color: #ccc; background: #fff';
      document.querySelector('main')!.append(image, text);
    });
    const found = (await violations(page)).join('\n');
    expect(found).toMatch(/^image-alt /m);
    expect(found).toMatch(/^color-contrast /m);
  });
});

const parts = 6;
const routes = existsSync('build') ? builtRoutes() : [];
/** How every page is looked at, as the record says it. */
const modes = ways.map(([mode, {width}]) => `${mode}, ${width} px`);
/** The parts of one run find each other by the address of its server. */
const reports = join('.cache', 'test', 'axe', (process.env.SITE_URL ?? '').replace(/\D/g, ''));

for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing on any route @full: part ${part + 1} of ${parts}`, async ({page}) => {
    test.setTimeout(600_000);
    const own = routes.filter((_, index) => index % parts === part);
    const found: string[] = [];
    for (const path of own) found.push(...(await inWays(page, path, ways)));
    mkdirSync(reports, {recursive: true});
    writeFileSync(join(reports, `${part}.json`), JSON.stringify({pages: own.length, violations: found.length}));
    const files = readdirSync(reports);
    if (files.length === parts && process.env.RECORD_ACCESSIBILITY) {
      const all = files.map(
        (file) => JSON.parse(readFileSync(join(reports, file), 'utf8')) as {pages: number; violations: number},
      );
      const total = (key: 'pages' | 'violations') => all.reduce((sum, report) => sum + report[key], 0);
      const file = 'data/measurements/accessibility.json';
      const run = {
        date: process.env.RECORD_ACCESSIBILITY,
        axeVersion: axe.version,
        pages: total('pages'),
        modes,
        violations: total('violations'),
      };
      writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
    }
    if (files.length === parts) rmSync(reports, {recursive: true, force: true});
    expect(found).toEqual([]);
  });
}

test.describe('by keyboard alone', () => {
  const focused = (page: Page) => page.locator(':focus');

  test('a reader skips to the text, follows a link, and is at the title of the next page', async ({page}) => {
    await open(page, '/introduction');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await page.locator('main .markdown a[href^="/"]:not(.hash-link, [href*="#"])').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/introduction');
    await expect(focused(page)).toHaveJSProperty('tagName', 'H1');
  });

  test('a reader searches and opens what was found; Escape leads back', async ({page}) => {
    await open(page, '/introduction');
    await openSearch(page, 'axis order');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openSearch(page, 'axis order');
    const box = page.getByRole('combobox', {name: 'Search'});
    const first = await box.getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await expect(box).not.toHaveAttribute('aria-activedescendant', first!);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL('/introduction');
  });

  const modeToggle = (page: Page) => page.locator('.navbar button[class*="toggleButton"]');
  /** Whether Enter on a focused control changes an attribute of the page. */
  const answersEnter = async (page: Page, control: Locator, attribute: string): Promise<boolean> => {
    const read = () => page.locator('html').getAttribute(attribute);
    const before = await read();
    await control.focus();
    await page.keyboard.press('Enter');
    return before !== (await read());
  };

  test('a reader switches the mode', async ({page}) => {
    await open(page, '/introduction');
    expect(await answersEnter(page, modeToggle(page), 'data-theme')).toBe(true);
    await expect(modeToggle(page)).toBeFocused();
  });

  test('a control that only a pointer moves is caught (negative control)', async ({page}) => {
    await open(page, '/introduction');
    await page.evaluate(() => document.addEventListener('keydown', (event) => event.preventDefault(), true));
    expect(await answersEnter(page, modeToggle(page), 'data-theme')).toBe(false);
    await modeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  const menuOf = (page: Page) => page.locator('.navbar-sidebar');
  const openMenu = async (page: Page) => {
    await page.setViewportSize(narrow);
    await open(page, '/introduction');
    await page.locator('.navbar__toggle').focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page).locator(':focus')).toHaveCount(1);
  };
  /** How often the focus leaves the open menu on a way through all of it, and on a step back. */
  const leaves = async (page: Page): Promise<number> => {
    const stops = await menuOf(page).locator('a:visible, button:visible').count();
    let count = 0;
    for (const key of [...Array.from({length: stops + 3}, () => 'Tab'), 'Shift+Tab']) {
      await page.keyboard.press(key);
      if ((await menuOf(page).locator(':focus').count()) === 0) count += 1;
    }
    return count;
  };

  test('the slide-out menu keeps the focus, closes on Escape, and gives the focus back', async ({page}) => {
    await openMenu(page);
    expect(await leaves(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('.navbar__toggle')).toBeFocused();
  });

  test('a menu that lets the focus go is caught (negative control)', async ({page}) => {
    await openMenu(page);
    await page.evaluate(() => {
      // Neither the menu's own handling of keys nor the page's being out of reach.
      window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true);
      for (const element of document.querySelectorAll('[inert]')) element.removeAttribute('inert');
    });
    expect(await leaves(page)).toBeGreaterThan(0);
  });

  test('a reader opens each tool and reaches its first field', async ({page}) => {
    test.setTimeout(120_000);
    for (const path of withTool) {
      await open(page, path);
      const panel = page.locator('main section[class*="panel_"]').first();
      // The playground opens by itself, and leaves the focus where it is.
      if (path === '/playground') await panel.focus();
      else {
        await page.locator('main [class*="closed_"] > button').first().focus();
        await page.keyboard.press('Enter');
      }
      await expect(panel, path).toBeFocused();
      await expect(
        panel.locator('input, select, textarea, button, [contenteditable="true"], a[href]').first(),
      ).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel.locator(':focus'), path).toHaveCount(1);
    }
  });
});

test.describe('a screen reader reads in order', () => {
  /** The first pattern that no phrase after the one before it matches. */
  const outOfOrder = (phrases: readonly string[], patterns: readonly RegExp[]): RegExp | undefined => {
    let from = 0;
    return patterns.find((pattern) => {
      const at = phrases.findIndex((phrase, index) => index >= from && pattern.test(phrase));
      from = at + 1;
      return at < 0;
    });
  };
  const inOrder = (phrases: readonly string[], patterns: readonly RegExp[]) =>
    expect(outOfOrder(phrases, patterns), phrases.join('\n')).toBeUndefined();
  const shell = [
    /^link, Skip to main content/,
    /^(?:banner|region)/,
    /^navigation, Main/,
    /^link, .*Docs/,
    /^button, .*Search/,
    /^navigation, Docs sidebar/,
    /^main/,
    /^navigation, Breadcrumbs/,
    /^heading, .*, level 1/,
    /^heading, .*, level 2/,
    /^contentinfo/,
  ];

  test('the shell: skip link, announcement, navigation, page, foot', async ({page}) => {
    await open(page, '/hello');
    inOrder(await spoken(page, '#__docusaurus', 1500), shell);
  });

  test('a page whose foot comes first is caught (negative control)', async ({page}) => {
    await open(page, '/hello');
    await page.evaluate(() => {
      const foot = document.querySelector('footer.theme-layout-footer')!;
      foot.parentElement!.prepend(foot);
    });
    expect(String(outOfOrder(await spoken(page, '#__docusaurus', 1500), shell))).toBe('/^contentinfo/');
  });

  test('search: dialog, box, filter, count, results under the name of their page', async ({page}) => {
    await open(page, '/hello');
    await openSearch(page);
    const phrases = await spoken(page, 'dialog', 150);
    inOrder(phrases, [
      /^dialog, Search this site/,
      /^combobox, Search, schema, .*expanded, active descendant/,
      /^button, Close/,
      /^status/,
      /^\d+ sections on \d+ pages|^status, \d+ sections/,
      /^group, Show/,
      /^radio, Everything, checked/,
      /^listbox, Results/,
      /^group, \S+/,
      /^option, .*, selected, position 1/,
    ]);
  });

  test('a tool: what it is, each field with its name and value, then the answer as a table', async ({page}) => {
    await open(page, '/spatial-sol/introduction');
    await openTools(page);
    inOrder(await spoken(page, 'section[aria-label="Fixed-point calculator"]', 150), [
      /^region, Fixed-point calculator/,
      /^textbox, Longitude \(degrees, WGS 84\), -0\.001475/,
      /^textbox, Latitude \(degrees, WGS 84\), 51\.477812/,
      /^slider, .*10 to the power 9/,
      /^combobox, Rounding/,
      /^table, The place as integers/,
      /^columnheader, Axis/,
      /^rowheader, Longitude/,
      /^cell, -1475000/,
    ]);
  });
});

test.describe('after a link inside the site', () => {
  const follow = async (page: Page) => {
    await page.locator('.navbar a[href="/blog"]').first().click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('main h1').first()).toHaveText('Astral notes');
  };

  test('the focus is on the title', async ({page}) => {
    await open(page, '/introduction');
    await follow(page);
    await expect(page.locator('main h1').first()).toBeFocused();
  });

  test('a focus that stays elsewhere is caught (negative control)', async ({page}) => {
    await open(page, '/introduction');
    await page.evaluate(() => (HTMLElement.prototype.focus = () => undefined));
    await follow(page);
    await page.waitForTimeout(500);
    await expect(page.locator('main h1').first()).not.toBeFocused();
  });
});

test.describe('a page can be read', () => {
  const sample = ['/', '/introduction', '/sdk/', '/api/api-reference', '/location-proofs/glossary', '/blog', '/nope'];

  const doubleText = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  /** By how many pixels the page is wider than its window. */
  const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  for (const [name, size] of [
    ['320 px wide', {width: 320, height: 600}],
    // A window of 1280 px at 400 % is 320 px; text alone at 200 % is the other half of the criterion.
    ['with text of 200 %', {width: 640, height: 800}],
  ] as const) {
    test(`${name}, without scrolling sideways`, async ({page}) => {
      test.setTimeout(90_000);
      await page.setViewportSize(size);
      const wideOnes: string[] = [];
      for (const path of sample) {
        await open(page, path);
        if (name.includes('200')) await doubleText(page);
        const over = await tooWide(page);
        if (over > 0) wideOnes.push(`${path} is ${over} px too wide`);
      }
      expect(wideOnes).toEqual([]);
    });
  }

  test('text that is too wide at 200 % alone is caught (negative control)', async ({page}) => {
    await page.setViewportSize({width: 640, height: 800});
    await open(page, '/introduction');
    await page.evaluate(() => (document.querySelector<HTMLElement>('main h1')!.style.minWidth = '36rem'));
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await doubleText(page);
    expect(await tooWide(page)).toBeGreaterThan(0);
  });

  test('in forced colours: what has the focus and what is current still shows', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, '/introduction');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = () => page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline()).not.toBe('none');
    const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    const marked = () => current.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await marked()).not.toBe('none');
    // Which colours are forced is the reader's business: axe computes contrast from ours, so that rule does not apply.
    const found = await violations(page);
    expect(found.filter((problem) => !problem.startsWith('color-contrast'))).toEqual([]);
    // Planted: styles without outlines.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('a, button'))
        element.style.setProperty('outline', 'none', 'important');
    });
    expect([await outline(), await marked()]).toEqual(['none', 'none']);
  });

  test('without motion by readers who ask for none', async ({page}) => {
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1)
          .map((animation) => String((animation.effect as KeyframeEffect | null)?.target?.className)),
      );
    await open(page, '/');
    expect(await moving()).toEqual([]);
    // Planted: a part that turns whatever the reader has asked for.
    await page.evaluate(() => {
      const part = document.querySelector('main h1')!;
      part.className = 'turns';
      part.animate([{rotate: '0deg'}, {rotate: '360deg'}], {duration: 4000, iterations: Infinity});
    });
    expect(await moving()).toEqual(['turns']);
  });

  /** WCAG 2.2, 2.5.8: 24 px, or so far apart that circles of 24 px do not meet; links within a sentence are exempt. */
  const smallTargets = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const inText = (element: Element) =>
        element.matches('a') && element.closest('p, li, td, dd, dt, figcaption, h1, h2, h3, h4, blockquote, summary');
      const boxes = [...document.querySelectorAll('a[href], button, input, select, summary, [role="tab"]')]
        .filter((element) => !inText(element) || element.closest('.menu, .pagination-nav, .footer'))
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        .filter(
          ({element, box}) => box.width > 1 && box.height > 1 && element.checkVisibility({visibilityProperty: true}),
        )
        .filter(({element}) => !element.closest('[inert], [aria-hidden="true"]'));
      const small = boxes.filter(({box}) => box.width < 24 || box.height < 24);
      const centre = ({box}: {box: DOMRect}) => [box.x + box.width / 2, box.y + box.height / 2] as const;
      return small
        .filter((one) =>
          boxes.some((other) => {
            if (other === one || other.element.contains(one.element) || one.element.contains(other.element))
              return false;
            const [x, y] = centre(one);
            const nearX = Math.max(other.box.left, Math.min(x, other.box.right));
            const nearY = Math.max(other.box.top, Math.min(y, other.box.bottom));
            return Math.hypot(nearX - x, nearY - y) < 12;
          }),
        )
        .map(({element, box}) => {
          const name = (element.textContent || element.getAttribute('aria-label') || element.className).trim();
          return `${element.tagName} "${name.slice(0, 40)}" ${Math.round(box.width)}×${Math.round(box.height)}`;
        });
    });

  for (const size of [wide, narrow]) {
    test(`with targets of 24 px, ${size.width} px wide`, async ({page}) => {
      test.setTimeout(90_000);
      await page.setViewportSize(size);
      const found: string[] = [];
      for (const path of sample) {
        await open(page, path);
        found.push(...(await smallTargets(page)).map((target) => `${path} ${target}`));
      }
      expect(found).toEqual([]);
    });
  }

  test('a target too small is caught (negative control)', async ({page}) => {
    await open(page, '/nope');
    await page.evaluate(() => {
      const box = document.createElement('div');
      for (const name of ['one', 'two']) {
        const button = document.createElement('button');
        button.textContent = name;
        button.style.cssText = 'width: 10px; height: 10px; padding: 0; border: 0; font-size: 4px';
        box.append(button);
      }
      document.querySelector('main')!.append(box);
    });
    expect((await smallTargets(page)).join()).toMatch(/BUTTON "one" 10×10/);
  });
});
