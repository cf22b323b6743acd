import {kinds} from '../browser/kinds';
import {expect, test} from './fixtures';
import {poll} from './poll';
import type {Tab} from './tab';

/** A short page is gone through as a whole. A long one, from its start, and from so many controls before its end. */
const fromStart = 60;
const fromEnd = 20;

/** What is wrong on the way from what has the focus, one press of Tab after the other, to the last link of the page at most. */
async function goThrough(tab: Tab, steps: number): Promise<{found: string[]; ended: boolean}> {
  const found: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await tab.press('Tab');
    const {problems, ended} = await tab.read(() => {
      const at = document.activeElement as HTMLElement;
      const last = (window as unknown as {last?: Element}).last;
      Object.assign(window, {last: at});
      if (at === document.body) return {problems: ['the focus is lost'], ended: true};
      const name = `${at.tagName} ${(at.getAttribute('aria-label') ?? at.innerText).slice(0, 40)}`;
      const order = last && !(last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
      const {outlineStyle, boxShadow} = getComputedStyle(at);
      return {
        problems: [
          ...(order ? [`out of order: ${name}`] : []),
          ...(outlineStyle === 'none' && boxShadow === 'none' ? [`no mark of the focus: ${name}`] : []),
        ],
        ended: [...document.querySelectorAll('footer a[href]')].at(-1) === at,
      };
    });
    found.push(...problems);
    if (!(await tab.focusShows())) {
      // What slides in needs a moment.
      const shows = await poll(() => tab.focusShows(), {timeout: 2000})
        .toBe(true)
        .catch(() => false);
      if (shows === false) found.push(`out of sight: ${await tab.focus()}`);
    }
    if (ended) return {found, ended};
  }
  return {found, ended: false};
}

// The other kinds of pages are gone through in Chromium, by the list of what readers do on a page.
for (const kind of ['a doc with code', 'operations of the API'])
  test(`Tab goes through ${kind} in the order of reading, and what has the focus shows`, async ({tab}) => {
    await tab.open(kinds[kind]!);
    const {found, ended} = await goThrough(tab, fromStart);
    if (!ended) {
      await tab.read((count) => {
        const controls = 'a[href], button, input, select, summary, [tabindex="0"]';
        const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
          (one) => one.tabIndex >= 0 && one.checkVisibility({visibilityProperty: true}),
        );
        const next = stops.at(-count)!;
        const at = document.activeElement!;
        if (at.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) next.focus();
      }, fromEnd);
      const rest = await goThrough(tab, fromEnd + 10);
      found.push(...rest.found, ...(rest.ended ? [] : ['the end is not reached']));
    }
    expect(found).toEqual([]);
  });
