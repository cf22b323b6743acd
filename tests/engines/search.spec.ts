import {expect, test} from './fixtures';
import {poll} from './poll';
import {box, closed, option, search} from './search';
import type {Tab} from './tab';

/** The place of the result that is chosen, where the field names it as the active one and it can be seen. */
const choice = (tab: Tab) =>
  tab.read(
    (field, one) => {
      const chosen = document.querySelector(`${one}[aria-selected="true"]`)!;
      const isNamed = document.querySelector(field)!.getAttribute('aria-activedescendant') === chosen.id;
      const {top, bottom} = chosen.getBoundingClientRect();
      return isNamed && top < innerHeight && bottom > 0 && [...document.querySelectorAll(one)].indexOf(chosen);
    },
    box,
    option,
  );

test('by keyboard, a slash opens search, Tab stays in it, arrows choose a result, and Enter opens it with the focus at its heading', async ({
  tab,
}) => {
  await tab.open('/introduction');
  await search(tab, 'antimeridian', () => tab.press('/'));
  const seen = new Set<string>();
  for (let step = 0; step < 12 && !seen.has('Search'); step += 1) {
    await tab.press('Tab');
    const at = await tab.read(() => {
      const one = document.activeElement;
      if (!one || one === document.body || !one.closest('dialog'))
        return one?.closest('main, nav') ? 'page' : 'browser';
      return one.getAttribute('aria-label') ?? (one as HTMLInputElement).type;
    });
    seen.add(at);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['radio', 'Answer and results', 'Search']));
  expect(seen).not.toContain('page');
  const last = async () => (await tab.count(option)) - 1;
  // Up from the first is the last, which comes into view; down from there is the first.
  for (const [keys, at] of [
    [['ArrowDown', 'ArrowDown'], () => 2],
    [['ArrowUp', 'ArrowUp', 'ArrowUp'], last],
    [['ArrowDown'], () => 0],
    [['ArrowDown'], () => 1],
  ] as const) {
    for (const key of keys) await tab.press(key);
    await poll(async () => (await choice(tab)) === (await at())).toBe(true);
  }
  expect(await tab.read((of) => document.activeElement?.matches(of), box)).toBe(true);
  const goal = await tab.read(
    (css) => document.querySelector<HTMLAnchorElement>(css)!.href,
    `${option}[aria-selected="true"]`,
  );
  await tab.press('Enter');
  await closed(tab);
  await poll(() => tab.read(() => location.href)).toBe(goal);
  const heading = decodeURIComponent(new URL(goal).hash.slice(1));
  await poll(() => tab.read(() => document.activeElement?.id)).toBe(heading);
  await tab.press('Tab');
  await poll(() => tab.focusShows()).toBe(true);
  expect(await tab.problems()).toEqual([]);
});
