import {type CDPSession, expect, type Locator, type Page, test} from '@playwright/test';
import {wake} from './ready';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

type Spot = readonly [x: number, y: number];

/** Brings an element to the middle of the screen, out of the way of everything that sticks to its edges. */
async function centre(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
}

/** A point of an element, as parts of its width and height, on the screen. */
async function spot(target: Locator, across: number, down: number): Promise<Spot> {
  const box = (await target.boundingBox())!;
  return [box.x + box.width * across, box.y + box.height * down];
}

/** Moves one finger from point to point, as slowly as a reader does. The browser makes of it what it makes of any finger. */
async function swipe(page: Page, from: Spot, to: Spot, steps = 10): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints: spots.map(([x, y]) => ({x, y}))});
  await send('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await send('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
    await page.waitForTimeout(16);
  }
  // A finger that rests before it lifts flings nothing. While a page is flung, the browser takes a tap for a stop.
  for (let rest = 0; rest < 3; rest += 1) {
    await page.waitForTimeout(50);
    await send('touchMove', [to]);
  }
  await send('touchEnd', []);
  await session.detach();
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** How far the page scrolls while something is done, after it has come to rest. */
async function scrollDuring(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await scrolled(page);
  await act();
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const now = await scrolled(page);
      const rests = now === last;
      last = now;
      return rests;
    })
    .toBe(true);
  return last - before;
}

const converter = ['/location-protocol/one-place', 'Convert a place of your own', 'Place converter'] as const;

test.describe('the place converter', () => {
  const chart = (panel: Locator) => panel.getByRole('application');
  const placeOf = async (panel: Locator): Promise<[number, number]> => {
    const text = await panel.getByLabel('A place in any form').inputValue();
    return text.split(',').map(Number) as [number, number];
  };

  test('lets a finger scroll past its map, and takes the place that is tapped, the finer after zooming in', async ({
    page,
  }) => {
    const panel = await wake(page, converter, 'tap');
    const before = await placeOf(panel);
    for (const zoom of [0, 2]) {
      for (let step = 0; step < zoom; step += 1) await panel.getByRole('button', {name: 'Zoom in'}).tap();
      await centre(chart(panel));
      const [x, y] = await spot(chart(panel), 0.5, 0.8);
      expect(await scrollDuring(page, () => swipe(page, [x, y], [x + 4, y - 200]))).toBeGreaterThan(120);
    }
    expect(await placeOf(panel)).toEqual(before);
    // It opened around its place; two steps out from there is the world.
    for (let step = 0; step < 4; step += 1) await panel.getByRole('button', {name: 'Zoom out'}).tap();
    await centre(chart(panel));
    // The middle of the map of the world is 0°, 0°; a quarter of the way up and to the right is north-east of it.
    await page.touchscreen.tap(...(await spot(chart(panel), 0.5, 0.5)));
    await expect.poll(async () => (await placeOf(panel)).map((value) => Math.abs(value) < 1)).toEqual([true, true]);
    await page.touchscreen.tap(...(await spot(chart(panel), 0.7, 0.3)));
    await expect.poll(async () => (await placeOf(panel)).map((value) => value > 25)).toEqual([true, true]);
    const [lon, lat] = await placeOf(panel);
    await expect(panel.getByText(`[${lon},${lat}]`, {exact: true})).toBeVisible();

    for (let step = 0; step < 4; step += 1) await panel.getByRole('button', {name: 'Zoom in'}).tap();
    await centre(chart(panel));
    await page.touchscreen.tap(...(await spot(chart(panel), 0.6, 0.5)));
    await expect.poll(async () => (await placeOf(panel))[0]).not.toBe(lon);
    const [finer] = await placeOf(panel);
    expect(finer - lon).toBeGreaterThan(0.02);
    expect(finer - lon).toBeLessThan(1);
    await expect(page).toHaveURL(new RegExp(`place=${finer}`));
  });
});

test.describe('the query explorer', () => {
  const explorer = ['/api/spatial-queries', 'Explore with a map', 'Query explorer'] as const;
  const chart = (panel: Locator) => panel.getByRole('img', {name: /Map of the world/});
  const sides = async (panel: Locator): Promise<number[]> => {
    const of = (name: string) => panel.getByRole('textbox', {name, exact: true}).inputValue();
    return (await Promise.all(['West', 'South', 'East', 'North'].map(of))).map(Number);
  };

  test('turns under a sideways finger, scrolls with the page under one that moves up, and draws a box under either', async ({
    page,
  }) => {
    const panel = await wake(page, explorer, 'tap');
    /** The western edge of what is seen, in tenths of a degree. */
    const west = async (): Promise<number> => {
      const transform = await chart(panel).locator('.land').nth(1).getAttribute('transform');
      const [x, , scale] = transform!.match(/-?[\d.]+/g)!.map(Number);
      return -x! / scale!;
    };
    await centre(chart(panel));
    const before = await west();
    const [x, y] = await spot(chart(panel), 0.5, 0.8);
    expect(await scrollDuring(page, () => swipe(page, [x, y], [x + 4, y - 200]))).toBeGreaterThan(120);
    await centre(chart(panel));
    const still = await west();
    const [from, to] = [await spot(chart(panel), 0.8, 0.5), await spot(chart(panel), 0.3, 0.52)];
    expect(await scrollDuring(page, () => swipe(page, from, to))).toBe(0);
    expect(await west()).toBeGreaterThan(still + 50);
    // What the finger dragged before the browser took it for a scroll is a hair at most.
    expect(Math.abs(still - before)).toBeLessThan(20);
    expect(await sides(panel)).toEqual([-11, 35, 30, 60]);

    await panel.getByRole('button', {name: 'Show the world'}).tap();
    await panel.getByRole('button', {name: 'Draw a box'}).tap();
    await expect(panel.getByRole('button', {name: 'Draw a box'})).toHaveAttribute('aria-pressed', 'true');
    await centre(chart(panel));
    // Steeper than wide: the finger goes where it would scroll the page elsewhere.
    const [first, last] = [await spot(chart(panel), 0.5, 0.7), await spot(chart(panel), 0.6, 0.3)];
    expect(await scrollDuring(page, () => swipe(page, first, last))).toBe(0);
    await expect
      .poll(async () => (await sides(panel)).map((side, i) => Math.abs(side - [0, -57, 36, 57][i]!) < 3))
      .toEqual([true, true, true, true]);
    await expect(panel.getByRole('button', {name: 'Draw a box'})).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(/north=5\d/);
  });
});
