import {expect, test} from './fixtures';
import {poll} from './poll';
import {box, closed, option, search} from './search';
import type {Tab} from './tab';

const doc = '/introduction';
const chosen = `${option}[aria-selected="true"]`;
const isFocused = (tab: Tab, css: string) =>
  poll(() => tab.read((of) => document.activeElement === document.querySelector(of), css)).toBe(true);

/** Which result is chosen: its place, whether the field names it as the active one, and whether it can be seen. */
const choice = (tab: Tab) =>
  tab.read(
    (field, one) => {
      const all = [...document.querySelectorAll(one)];
      const at = all.findIndex((result) => result.getAttribute('aria-selected') === 'true');
      const {top, bottom} = all[at]!.getBoundingClientRect();
      return {
        at,
        of: all.length,
        selected: all.filter((result) => result.getAttribute('aria-selected') === 'true').length,
        isNamed: document.querySelector(field)!.getAttribute('aria-activedescendant') === all[at]!.id,
        isSeen: top < innerHeight && bottom > 0,
      };
    },
    box,
    option,
  );

/** Waits until the results are those of the query. */
async function settled(tab: Tab): Promise<number> {
  const all = () => tab.text('dialog [role="status"]').then((said) => Number(/^\d+/.exec(said ?? '')?.[0]));
  let last = NaN;
  // The list of the letters before may still be there, so what is counted has to stay.
  const stays = async (): Promise<boolean> => {
    const before = last;
    last = await all();
    return last === before && last === (await tab.count(option));
  };
  await expect.poll(stays, {intervals: [300]}).toBe(true);
  return last;
}

test('by keyboard, a slash opens search, Tab stays in it, arrows choose a result, and Enter opens it with the focus at its heading', async ({
  tab,
}) => {
  await tab.open(doc);
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
  const most = await settled(tab);
  expect(most).toBeGreaterThan(3);
  expect(await choice(tab)).toEqual({at: 0, of: most, selected: 1, isNamed: true, isSeen: true});
  await tab.press('ArrowDown');
  await tab.press('ArrowDown');
  await poll(() => choice(tab)).toEqual({at: 2, of: most, selected: 1, isNamed: true, isSeen: true});
  await tab.press('ArrowUp');
  await poll(() => choice(tab)).toEqual({at: 1, of: most, selected: 1, isNamed: true, isSeen: true});
  // Up from the first is the last, which comes into view; down from there is the first.
  await tab.press('ArrowUp');
  await tab.press('ArrowUp');
  await poll(() => choice(tab)).toEqual({at: most - 1, of: most, selected: 1, isNamed: true, isSeen: true});
  await tab.press('ArrowDown');
  await poll(() => choice(tab)).toEqual({at: 0, of: most, selected: 1, isNamed: true, isSeen: true});
  await isFocused(tab, box);
  const section = await tab.read(
    (css) => [...document.querySelectorAll<HTMLAnchorElement>(css)].findIndex(({hash}) => hash !== ''),
    option,
  );
  for (let step = 0; step < section; step += 1) await tab.press('ArrowDown');
  await poll(() => choice(tab)).toMatchObject({at: section});
  const goal = await tab.read((css) => document.querySelector<HTMLAnchorElement>(css)!.href, chosen);
  await tab.press('Enter');
  await closed(tab);
  await poll(() => tab.read(() => location.href)).toBe(goal);
  const heading = decodeURIComponent(new URL(goal).hash.slice(1));
  await poll(() => tab.read(() => document.activeElement?.id)).toBe(heading);
  await tab.press('Tab');
  await poll(() => tab.focusShows()).toBe(true);
  expect(await tab.problems()).toEqual([]);
});
