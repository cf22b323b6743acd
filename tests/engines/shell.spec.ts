import {expect, test} from './fixtures';
import {poll} from './poll';
import {box, closed, search} from './search';
import type {Tab} from './tab';

const doc = '/introduction';
const long = '/sdk/guides/offchain-workflow';

/** Scrolls without a wheel, which WebKit's driver lacks, and waits until the page rests. */
async function scrollTo(tab: Tab, y: number): Promise<void> {
  await tab.read((to) => window.scrollTo({top: to, behavior: 'instant'}), y);
  await tab.settled();
}

test('Ctrl and Enter open the chosen result in another tab', async ({tab}) => {
  await tab.open(doc);
  await search(tab, 'geohash');
  await tab.press('Control+Enter');
  await poll(() => tab.driver.tabs()).toBe(2);
  expect(await tab.path()).toBe(doc);
});

test('search moves nothing behind it, and Escape leads back to what had the focus, or to what was read', async ({
  tab,
}) => {
  await tab.open(long);
  await scrollTo(tab, 1200);
  await tab.press('Control+k');
  await poll(() => tab.count(box)).toBe(1);
  await tab.press('Escape');
  await closed(tab);
  await poll(() => tab.read(() => document.activeElement?.closest('main, nav')?.tagName)).toBeTruthy();
  expect(await tab.settled()).toBe(1200);
  await tab.press('Tab');
  await poll(() => tab.focusShows()).toBe(true);

  const link = 'main .pagination-nav__link--next';
  await scrollTo(tab, 900);
  await tab.read((css) => document.querySelector<HTMLElement>(css)!.focus({preventScroll: true}), link);
  const before = await tab.settled();
  await search(tab, 'geohash');
  expect(await tab.style('html', 'overflow-y')).toBe('hidden');
  await tab.press('Escape');
  await closed(tab);
  await poll(() => tab.read((css) => document.activeElement === document.querySelector(css), link)).toBe(true);
  expect(await tab.settled()).toBe(before);
  expect(await tab.style('html', 'overflow-y')).not.toBe('hidden');
});

test.describe('the drawer of a phone @others', () => {
  test.use({size: [390, 844]});

  test('takes the focus along, gives it back on closing, and does not move the page', async ({tab}) => {
    await tab.open(long);
    await scrollTo(tab, 1000);
    await scrollTo(tab, 900);
    const before = await tab.settled();
    await tab.click('.navbar__toggle');
    await poll(() => tab.read(() => document.querySelector('.navbar-sidebar')?.getBoundingClientRect().left)).toBe(0);
    await tab.click('.navbar-sidebar__back');
    await poll(() =>
      tab.read(() => document.activeElement?.closest('.navbar-sidebar__item:not([inert])') !== null),
    ).toBe(true);
    await poll(() => tab.focusShows()).toBe(true);
    await tab.click('.navbar-sidebar__close');
    await poll(() => tab.count('.navbar-sidebar--show')).toBe(0);
    await poll(() => tab.read(() => document.activeElement?.matches('.navbar__toggle'))).toBe(true);
    expect(await tab.settled()).toBe(before);
    expect(await tab.problems()).toEqual([]);
  });
});

test('a hidden navbar shows itself when the keyboard reaches it', async ({tab}) => {
  await tab.open(long);
  await scrollTo(tab, 600);
  const bottom = () => tab.read(() => Math.round(document.querySelector('.navbar')!.getBoundingClientRect().bottom));
  // The framework compares two events of scrolling, and a busy engine makes one of two steps.
  const scrolled = async () => {
    await tab.read(() => window.scrollBy({top: 40, behavior: 'instant'}));
    return bottom();
  };
  await poll(scrolled).toBeLessThanOrEqual(0);
  await tab.read(() => document.querySelector<HTMLElement>('main .hash-link')!.focus({preventScroll: true}));
  await tab.read(() => document.querySelector<HTMLElement>('.navbar a')!.focus({preventScroll: true}));
  await tab.press('Tab');
  await poll(() => tab.read(() => document.activeElement?.closest('.navbar') !== null)).toBe(true);
  await poll(bottom).toBeGreaterThan(40);
  await poll(() => tab.focusShows()).toBe(true);
});

test('tabs and details respond to pointer and keyboard @others', async ({tab}) => {
  await tab.open('/tutorial-basics/markdown-features');
  const first = '.tabs-container [role="tab"]:nth-child(1)';
  const second = '.tabs-container [role="tab"]:nth-child(2)';
  await tab.click(second);
  await poll(() => tab.attribute(second, 'aria-selected')).toBe('true');
  await tab.press('ArrowLeft');
  await tab.press('Enter');
  await poll(() => tab.attribute(first, 'aria-selected')).toBe('true');
  await tab.click('main details > summary');
  const open = () => tab.read(() => document.querySelector<HTMLDetailsElement>('main details')!.open);
  await poll(open).toBe(true);
  await tab.press('Enter');
  await poll(open).toBe(false);
  expect(await tab.problems()).toEqual([]);
});

test('a reader keeps the site and reads it without network @others', async ({tab}) => {
  test.setTimeout(120_000);
  await tab.open('/markdown-page');
  // The button waits for what the browser has saved already.
  await poll(() => tab.text('main [role="status"]')).toMatch(/^No pages are saved/);
  await tab.click(['main button', 'Save these pages for offline reading']);
  await poll(() => tab.text('main [role="status"]'), {timeout: 60_000}).toMatch(/^The pages are saved/);
  expect(await tab.count(['main button', 'Remove the saved pages'])).toBe(1);
  tab.host.disconnect();
  await tab.open('/location-protocol/introduction');
  expect(await tab.text('h1')).not.toBe('Page not found');
  await search(tab, 'geohash');
  await tab.press('Escape');
  tab.host.disconnect(false);
});
