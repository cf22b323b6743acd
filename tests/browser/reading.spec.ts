import {expect, test, type ElementHandle, type Page} from '@playwright/test';
import {isCovered} from '../support/isCovered';
import {setMode, violations} from './axe';
import {kinds, openSearch} from './kinds';
import {open, ready} from './ready';
import {tooWide} from './untidy';
import {watch} from './watch';

/** Links of a text by where they stand in it. A reader has read on before pressing one. */
const ownLinks: Record<string, string> = {
  'of the contents': 'main .table-of-contents li:last-child > a',
  'of a heading': 'main .anchor > .hash-link',
  'of a footnote': 'main [data-footnote-ref]',
  'in the text': 'main :is(p, li, td) > a[href^="/"]:not([target], [href*="."], .breadcrumbs a)',
};
/** Those around it, of which one stands at the top. */
const navbarLink = '.navbar__items a[href^="/"]:not(.navbar__brand, [aria-current])';
const linksAround: Record<string, string> = {
  'of the navbar': navbarLink,
  'of the path to the page': '.breadcrumbs a[href^="/"]',
  'of the menu': '.theme-doc-sidebar-menu a[href^="/"]:not([aria-current])',
  'to the next page': '.pagination-nav__link--next',
  'of the footer': '.footer a[href^="/"]:not([target], [href*="."])',
};

/** Turns a page down as a reader does, waits until it rests, and says how far down it is, in CSS pixels. */
async function readOn(page: Page): Promise<number> {
  const rests = page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    // At its end, a page goes no further.
    if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) return undefined;
    return new Promise<void>((resolve) => {
      addEventListener('scrollend', () => resolve(), {once: true});
      setTimeout(resolve, 1000);
    });
  });
  await page.keyboard.press('PageDown');
  await rests;
  return scrolled(page);
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);
const navbarBottom = (page: Page): Promise<number> =>
  page.locator('nav.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);

/** Presses a link, where there is one, sees what it leads to without another document, and returns to where it was pressed. */
async function followAndReturn(page: Page, css: string): Promise<void> {
  if (css === navbarLink) await page.keyboard.press('Home');
  else await readOn(page);
  const link = page.locator(css).filter({visible: true}).first();
  if ((await link.count()) === 0) return;
  const [before, title] = [page.url(), await page.locator('h1').first().textContent()];
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, {pressedAt: scrollY}), {capture: true, once: true}),
  );
  await link.click();
  await page.waitForURL(({href}) => href !== before, {waitUntil: 'commit'});
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(id ? page.locator(`[id="${id}"]`) : page.locator('h1').first()).toBeInViewport();
  if (!id) await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0);
  const pressedAt = await page.evaluate(() => (window as unknown as {pressedAt?: number}).pressedAt);
  expect(pressedAt, 'no other document was loaded').toBeDefined();
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(page.locator('h1').first()).toHaveText(title ?? '');
  await expect.poll(() => scrolled(page)).toBeCloseTo(pressedAt!, -1);
}

/** What a sheet of paper cuts at its left or right, what of the site is printed around the text, and text that is not dark. */
const faultsOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (css: string) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
    const around = shown('nav.navbar, .theme-doc-sidebar-container, .theme-layout-footer, .theme-doc-toc-desktop');
    const cut = shown('main :is(h1, h2, h3, p, li, table, pre, code, figure)').flatMap((element) => {
      const {left, right, width} = element.getBoundingClientRect();
      const isCut = width > 0 && (left < 0 || right > document.documentElement.clientWidth + 1);
      return isCut ? [`${element.tagName} from ${Math.round(left)} to ${Math.round(right)} px`] : [];
    });
    const light = shown('main :is(h1, p, .button)').filter((element) =>
      /^rgb\((?:2[0-5]\d|1[6-9]\d)/.test(getComputedStyle(element).color),
    );
    // Who holds the sheet has to be able to type where a link leads to.
    const bare = shown('.theme-doc-markdown p a[href^="/"]').filter(
      (link) => !getComputedStyle(link, '::after').content.includes('docs.astral.global'),
    );
    const closed = [...document.querySelectorAll('[role="tabpanel"]')].filter((panel) => !panel.checkVisibility());
    return [...cut, ...[...around, ...light, ...bare, ...closed].map((element) => element.outerHTML.slice(0, 80))];
  });

/** Presses Tab twelve times: each stop is in the window, shows that it has the focus, is not covered, and comes after the one before. */
async function tabOn(page: Page): Promise<void> {
  let before: ElementHandle<Element> | null = null;
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = (await page.locator(':focus').last().elementHandle())!;
    await expect.poll(() => focused.evaluate(isCovered), 'what has the focus can be seen').toBe(false);
    const seen = await focused.evaluate((one, last) => {
      const {outlineStyle, boxShadow} = getComputedStyle(one);
      // An editor is in a tree of its own.
      const isInTree = last?.getRootNode() === one.getRootNode();
      return {
        // The caret marks an editor.
        isMarked: (one as HTMLElement).isContentEditable || outlineStyle !== 'none' || boxShadow !== 'none',
        isInOrder: !isInTree || (last!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      };
    }, before);
    expect(seen).toEqual({isMarked: true, isInOrder: true});
    before = focused;
  }
}

/** What a reader does on any page, in this order; each leaves the page as it was. */
const actions: Record<string, (page: Page) => Promise<void>> = {
  async scroll(page) {
    const isLong = await page.evaluate(() => document.documentElement.scrollHeight > 3 * innerHeight);
    await readOn(page);
    expect((await readOn(page)) > 0 || !isLong).toBe(true);
    if (!isLong) return;
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
    for (const key of ['PageUp', 'Home']) {
      await readOn(page);
      await page.keyboard.press(key);
      await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0);
    }
  },
  async 'follow each kind of link, and go back'(page) {
    for (const [where, css] of Object.entries(ownLinks))
      await test.step(`a link ${where}`, () => followAndReturn(page, css));
  },
  async copy(page) {
    const block = page.locator('.a-code:has(button)').filter({visible: true}).first();
    if ((await block.count()) === 0) return;
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  },
  async 'zoom to 200 % and 400 %'(page) {
    for (const [width, height] of [
      [640, 450],
      [320, 225],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({width, height});
      expect(await tooWide(page)).toEqual([]);
    }
  },
};

/** What is much the same on every page: a third is tried on each, in turn, and in the long layers all. */
const inTurn: typeof actions = {
  ...Object.fromEntries(
    Object.entries(linksAround).map(([where, css]) => [
      `follow a link ${where}, and go back`,
      (page: Page) => followAndReturn(page, css),
    ]),
  ),
  async 'reload, and tab through'(page) {
    const before = await readOn(page);
    await page.reload();
    await ready(page);
    // The not-found page is as long as before only when it has looked for what was meant.
    if (!page.url().endsWith(kinds['the not-found page']!))
      await expect.poll(() => scrolled(page)).toBeCloseTo(before, -1);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to main content');
    await page.keyboard.press('Enter');
    await tabOn(page);
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button')]
        .filter((one) => one.tabIndex === 0 && one.checkVisibility({visibilityProperty: true}))
        .at(-13)
        ?.focus(),
    );
    await tabOn(page);
  },
  async 'read it by other means, in the dark at the top of a phone'(page) {
    expect(await violations(page, 'main')).toEqual([]);
    await page.setViewportSize({width: 390, height: 800});
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await setMode(page, 'dark');
    expect(await violations(page, 'main')).toEqual([]);
    await setMode(page, 'light');
    await page.setViewportSize({width: 1280, height: 900});
  },
  async 'open a link in another tab'(page) {
    const before = page.url();
    const link = page.locator(linksAround['of the footer']!).first();
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({modifiers: ['ControlOrMeta']}),
    ]);
    await other.close();
    expect(page.url()).toBe(before);
  },
  async search(page) {
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  },
  async 'print, from the dark mode too'(page) {
    const closed = await page.locator('main details:not([open])').elementHandles();
    await page.evaluate((all) => {
      const note = () => (document.documentElement.dataset.unprinted = String(all.filter(({open}) => !open).length));
      addEventListener('beforeprint', note, {once: true});
    }, closed as ElementHandle<HTMLDetailsElement>[]);
    await page.pdf();
    await expect(page.locator('html')).toHaveAttribute('data-unprinted', '0');
    for (const details of closed) expect(await details.getAttribute('open')).toBeNull();
    await page.keyboard.press('Home');
    const toggle = page.locator('.navbar button[class*="toggleButton"]').first();
    await toggle.click();
    // A4 between margins of 16 mm, in CSS pixels.
    await page.setViewportSize({width: 672, height: 980});
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('nav.navbar')).toBeHidden();
    expect(await faultsOnPaper(page)).toEqual([]);
    await page.emulateMedia({media: 'screen'});
    await page.setViewportSize({width: 1280, height: 900});
    await toggle.click();
  },
};

for (const isWhole of [false, true])
  for (const [index, [kind, path]] of Object.entries(kinds).entries())
    test(`${kind} lets a reader ${Object.keys(actions).join(', ')}${isWhole ? ', and all around it @full' : ''}`, async ({
      page,
      context,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({width: 1280, height: 900});
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const problems = watch(page);
      await open(page, path);
      const some = Object.entries(inTurn).filter((_, at) => isWhole || (at + index) % 3 === 0);
      for (const [name, act] of [...Object.entries(actions), ...some]) await test.step(name, () => act(page));
      expect(problems.filter((problem) => kind !== 'the not-found page' || !problem.includes('404'))).toEqual([]);
    });

test.describe('a malformed address shows a page that answers:', () => {
  const answers = async (page: Page) => {
    await ready(page);
    await expect(page.locator('h1')).not.toHaveText('This page crashed');
    await openSearch(page);
    await page.keyboard.press('Escape');
  };
  test('as it is opened', async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const path of ['/%E0%A4', '/sdk/%', '/introduction/50%.html', '/introduction#50%', '/hello#%E0%A4%A']) {
      await page.goto(path, {waitUntil: 'load'});
      await answers(page);
      expect(errors, path).toEqual([]);
    }
    await page.goto(`/introduction#:~:text=${'a%20'.repeat(1000)}`);
    await expect(page, 'no browser looks for it').toHaveURL(/introduction#$/);
  });

  test('after a change of the fragment, and after Back', async ({page}) => {
    await open(page, '/introduction');
    const title = (await page.locator('h1').textContent())!;
    for (const hash of ['#50%', '#100%', '#%E0%A4%A', '#%']) {
      await page.evaluate((to) => (location.hash = to), hash);
      await expect(page.locator('h1')).toHaveText(title);
      await page.locator('footer a[href="/examples"]').click();
      await expect(page).toHaveURL(/\/examples$/);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(title);
    }
    await answers(page);
  });
});

test('the menu shows the entry of a page that is far down', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  for (const path of ['/spatial-sol/introduction', '/tutorial-extras/add-a-plugin', '/astralscan/contributing']) {
    await open(page, path);
    await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('on a phone, the menu opens at the entry of the page, and keys of an input method leave it as it is', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 700});
  await open(page, '/spatial-sol/introduction');
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar .menu__link--active').last()).toBeInViewport();
  const close = page.locator('.navbar-sidebar__close');
  await expect(close).toBeFocused();
  await close.evaluate((button) => {
    for (const init of [{isComposing: true}, {keyCode: 229}])
      button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, ...init}));
  });
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await expect(close).toBeFocused();
});
