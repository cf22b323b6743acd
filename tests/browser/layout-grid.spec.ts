import {expect, test, type Page} from '@playwright/test';
import {open} from './ready';

/** The parts of what is asked for that a reader sees without scrolling. */
const seen = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
      }),
    [...selectors],
  );

const card = '[class*="card_"]:not([hidden])';
const screens = [
  {
    name: 'a laptop',
    width: 1280,
    height: 900,
    shows: ['[class*="readiness_"] a', `${card} [class*="verified_"]`, `${card} dl > div:nth-child(3)`],
  },
  // A phone has room for what Astral does and where to start; the record follows.
  {name: 'a phone', width: 390, height: 844, shows: ['[class*="lead_"] + p', '[class*="actions_"] a']},
] as const;

for (const {name, width, height, shows} of screens) {
  test(`the first screen of the home page says what, for whom, and shows what comes of it: ${name}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, '/');
    const parts = ['h1', '[class*="lead_"]', ...shows].map((part) => `main ${part}`);
    expect(await seen(page, parts)).toEqual(parts);
    const words = await page.locator('main [class*="hero_"]').innerText();
    for (const word of ['Ethereum', 'EAS', 'delivered', 'Research preview', 'Status and trust'])
      expect(words).toContain(word);
  });
}

/** Left and right edges of the first element that fits, without its padding. */
const edges = (page: Page, selector: string): Promise<[left: number, right: number]> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {left, right} = element.getBoundingClientRect();
      const {paddingLeft, paddingRight} = getComputedStyle(element);
      return [Math.round(left + parseFloat(paddingLeft)), Math.round(right - parseFloat(paddingRight))] as [
        number,
        number,
      ];
    });

for (const width of [1280, 2560]) {
  test(`navbar, page and footer are on one grid: ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const [path, content] of [
      ['/', 'main section'],
      ['/blog', '.container:has(> main)'],
    ] as const) {
      await open(page, path);
      const bar = await edges(page, 'nav.navbar');
      expect(bar[1] - bar[0], path).toBeLessThanOrEqual(1280);
      expect(await edges(page, content), path).toEqual(bar);
      expect(await edges(page, 'footer > .container'), path).toEqual(bar);
    }
    await open(page, '/location-protocol/eas-schema');
    expect(await edges(page, 'footer > .container')).toEqual(await edges(page, 'nav.navbar'));
    // Tables and code end on one line; text ends where it has at most 75 characters of 8 px.
    const [left, right] = await edges(page, '.theme-doc-markdown');
    expect(right - left).toBeLessThanOrEqual(688);
    const text = (await page.locator('.theme-doc-markdown .markdown > p').nth(1).boundingBox())!;
    expect(text.x).toBe(left);
    expect(text.width).toBeLessThanOrEqual(600);
    for (const part of ['.markdown > .table-frame', '.markdown .theme-code-block']) {
      const box = (await page.locator(`.theme-doc-markdown ${part}`).first().boundingBox())!;
      expect([Math.round(box.x), Math.round(box.x + box.width)], part).toEqual([left, right]);
    }
  });
}

test('announcement, navbar and stripe take at most 96 px of a phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 844});
  await page.goto('/introduction');
  const bar = (await page.locator('nav.navbar').boundingBox())!;
  expect(bar.y + bar.height).toBeLessThanOrEqual(96);
});

test('the drawer has captions, and no stripe crosses it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/introduction');
  await page.locator('.navbar__toggle').first().click();
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer.locator('.a-menu-caption')).toHaveText(['Learn', 'Build', 'Specify', 'Project']);
  const bottom = (await page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().top)) + 49;
  await expect
    .poll(() => page.evaluate((y) => Boolean(document.elementFromPoint(100, y)?.closest('.navbar-sidebar')), bottom))
    .toBe(true);
});

test('a wide table becomes a list of labelled rows on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/location-protocol/eas-schema');
  const frame = page.locator('.a-stack').first();
  const {inner, outer, label} = await frame.evaluate((element) => ({
    inner: element.scrollWidth,
    outer: element.clientWidth,
    label: getComputedStyle(element.querySelector('[data-label]')!, '::before').content,
  }));
  expect(inner).toBe(outer);
  expect(label).not.toBe('none');
  await page.setViewportSize({width: 1280, height: 900});
  await expect(frame.locator('thead')).toBeVisible();
});
