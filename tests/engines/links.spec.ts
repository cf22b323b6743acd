import {expect, test} from './fixtures';
import {poll} from './poll';
import type {Tab} from './tab';

const doc = '/sdk/guides/testing';
const footnotes = '/tutorial-basics/markdown-features';
const contentsLink = (place: string) => `main .table-of-contents li:${place} a`;
const size = [1280, 700] as const;

/** Turns pages down as a reader does, waits until the page rests, and says how far down it is. */
async function readOn(tab: Tab, pages: number): Promise<number> {
  await tab.read(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let page = 0; page < pages; page += 1) await tab.press('PageDown');
  return tab.settled();
}

/** Waits until the part that the address names begins below the navbar, or stands on the last screen of the page. */
async function expectTarget(tab: Tab): Promise<void> {
  const place = () =>
    tab.read(() => {
      const top = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top;
      if (top === undefined) return 'there is no such part';
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      return top > -2 && (top < 130 || (isAtEnd && top < innerHeight)) ? '' : `${location.hash} is at ${top} px`;
    });
  await poll(place).toBe('');
}

async function expectScroll(tab: Tab, expected: number): Promise<void> {
  await poll(async () => Math.abs((await tab.scrolled()) - expected) < 3 || (await tab.scrolled())).toBe(true);
}

/** Presses a link after a scroll, by the pointer or by Enter, and takes the way back and forth. */
async function followAndReturn(tab: Tab, link: string, key?: 'Enter'): Promise<void> {
  // Brings the link into the window, if it isn't there.
  await tab.hover(link);
  const before = await tab.settled();
  const path = await tab.path();
  if (key) await tab.read((css) => document.querySelector<HTMLElement>(css)!.focus({preventScroll: true}), link);
  await (key ? tab.press(key) : tab.click(link));
  await poll(() => tab.path()).not.toBe(path);
  await expectTarget(tab);
  await tab.driver.back();
  await poll(() => tab.path()).toBe(path);
  // Chromium leads back to the part that the address names, the others to where the reader was.
  if (path.includes('#') && tab.engine === 'chromium') await expectTarget(tab);
  else await expectScroll(tab, before);
  await tab.driver.forward();
  await expectTarget(tab);
}

test.describe('after a scroll, a link within the page leads to its part, Back to where the reader was @others:', () => {
  test.use({size});

  test('a contents link, by Enter', async ({tab}) => {
    await tab.open(doc);
    await readOn(tab, 2);
    await followAndReturn(tab, contentsLink('last-child'), 'Enter');
  });

  test('a footnote, and its way back', async ({tab}) => {
    await tab.open(footnotes);
    await tab.read(() => document.querySelector('[data-footnote-ref]')!.scrollIntoView({block: 'center'}));
    await followAndReturn(tab, '[data-footnote-ref]');
    await followAndReturn(tab, '[data-footnote-backref]');
  });

  test('a contents link on a phone', async ({tab}) => {
    await tab.driver.resize(390, 700);
    await tab.open(doc);
    await tab.click('.theme-doc-toc-mobile button');
    await followAndReturn(tab, '.theme-doc-toc-mobile li:nth-child(2) a');
  });
});

/** Presses a link once the page has begun to move by a key, and waits until the page rests. */
async function pressInMotion(tab: Tab, link: string): Promise<void> {
  await tab.read(
    (css) => addEventListener('scroll', () => document.querySelector<HTMLElement>(css)!.click(), {once: true}),
    link,
  );
  const before = await tab.path();
  await tab.press('PageDown');
  await poll(() => tab.path()).not.toBe(before);
  await tab.settled();
}

test('a link pressed while the page still moves leads to its part, or to the top of its page', async ({tab}) => {
  await tab.open(doc);
  for (const place of ['nth-child(2)', 'first-child']) {
    await pressInMotion(tab, contentsLink(place));
    await expectTarget(tab);
  }
  await pressInMotion(tab, '.theme-doc-sidebar-menu a[href^="/sdk/guides/"]:not([aria-current])');
  expect(await tab.scrolled()).toBe(0);
});

test.describe('an address with a fragment', () => {
  test.use({size});

  test('shows its part on a load, and lets links lead on', async ({tab}) => {
    await tab.open(`${doc}#fixtures`);
    await expectTarget(tab);
    await readOn(tab, 1);
    await followAndReturn(tab, contentsLink('first-child'));
  });

  test('that is damaged, and longer than browsers take, shows the page', async ({tab}) => {
    await tab.open(`${doc}#${'%'.repeat(200_000)}`);
    await poll(() => tab.read(() => location.hash)).toBe('');
    await tab.click(contentsLink('first-child'));
    await expectTarget(tab);
  });
});

test('an unknown address that the browser writes otherwise is asked for twice at most', async ({tab}) => {
  await tab.open('/x%e3%81%82');
  await poll(() => tab.text('h1')).toBe('Page not found');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(tab.host.asked.filter((path) => path.startsWith('/x')).length).toBeLessThan(3);
});

test.describe('after a change of page', () => {
  test.use({size});

  test('a contents link leads to its part, and Back leads through every place', async ({tab}) => {
    await tab.open(doc);
    const first = await readOn(tab, 2);
    await tab.click('.theme-doc-sidebar-menu a[href^="/sdk/guides/"]:not([href="/sdk/guides/testing"])');
    await poll(() => tab.path()).not.toBe(doc);
    const other = await tab.path();
    await poll(() => tab.read(() => document.activeElement?.tagName)).toBe('H1');
    await expectScroll(tab, 0);
    const second = await readOn(tab, 1);
    await followAndReturn(tab, contentsLink('last-child'));
    await tab.driver.back();
    await expectScroll(tab, second);
    await tab.driver.back();
    await poll(() => tab.path()).toBe(doc);
    await expectScroll(tab, first);
    await tab.driver.forward();
    await poll(() => tab.path()).toBe(other);
    await expectScroll(tab, second);
    await tab.driver.reload();
    await tab.wake();
    await expectScroll(tab, second);
  });

  test('the end of a long page is there again after a short page', async ({tab}) => {
    await tab.open(doc);
    await tab.press('End');
    await tab.settled();
    await tab.click('footer a[href="/markdown-page"]');
    await poll(() => tab.path()).toBe('/markdown-page');
    await expectScroll(tab, 0);
    await tab.driver.back();
    await poll(() => tab.path()).toBe(doc);
    // In the face of the text, which the second page brings, the page may be a line shorter.
    await poll(() => tab.read(() => document.documentElement.scrollHeight - innerHeight - scrollY < 3)).toBe(true);
  });
});
