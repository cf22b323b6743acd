import {expect, test, type Page} from '@playwright/test';
import {hold, open} from './ready';

test.use({viewport: {width: 1280, height: 700}});

const firstClosedCategory = '.theme-doc-sidebar-item-category.menu__list-item--collapsed';

/** The transition that the sidebar uses to open a category, with the height that it opens to. */
async function openCategory(page: Page): Promise<{transition: string; height: number}> {
  await open(page, '/introduction');
  return page
    .locator(firstClosedCategory)
    .first()
    .evaluate(async (category) => {
      const seen = new Promise<{transition: string; height: number}>((resolve) => {
        new MutationObserver(() => {
          // The list of a category that was never open is made when it opens.
          const list = category.querySelector('ul');
          if (list?.style.transition) resolve({transition: list.style.transition, height: list.scrollHeight});
        }).observe(category, {attributes: true, attributeFilter: ['style'], childList: true, subtree: true});
      });
      category.querySelector<HTMLElement>('.menu__caret, .menu__link--sublist-caret')!.click();
      return seen;
    });
}

test('a category opens in a time that follows its height, eased in and out', async ({page}) => {
  const {transition, height} = await openCategory(page);
  const scale = height / 36;
  const expected = Math.round((4 + 15 * scale ** 0.25 + scale / 5) * 10);
  expect(transition).toContain(`${expected}ms`);
  expect(expected).toBeGreaterThanOrEqual(40);
  expect(transition).toContain('ease-in-out');
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});
  test('a category opens in 1 ms', async ({page}) => {
    expect((await openCategory(page)).transition).toMatch(/\b1ms\b/);
  });
});

test('keys of the history have at most six letters', async ({page}) => {
  await open(page, '/introduction');
  await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog');
  expect(await page.evaluate(() => (history.state as {key: string}).key)).toMatch(/^[a-z0-9]{1,6}$/);
});

test('the progress bar starts 200 ms after the route change, at 8 per cent, without a spinner', async ({page}) => {
  await open(page, '/introduction');
  const release = await hold(page, /\/assets\/js\/[^/]+\.js$|\/articles\//);
  const bar = await page.evaluate(async () => {
    const started = performance.now();
    const frames: {at: number; transform: string; transition: string}[] = [];
    document.querySelector<HTMLElement>('.theme-doc-sidebar-menu a[href="/research/introduction"]')!.click();
    await new Promise<void>((resolve) => {
      const look = () => {
        const element = document.querySelector<HTMLElement>('#nprogress .bar');
        const last = frames.at(-1);
        const transform = element?.style.transform ?? '';
        if (transform && transform !== last?.transform) {
          frames.push({at: performance.now() - started, transform, transition: element!.style.transition});
        }
        if (frames.length === 3 || performance.now() - started > 8000) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
    return {frames, spinner: document.querySelectorAll('#nprogress .spinner').length};
  });
  release();
  const [first, second, third] = bar.frames;
  expect(first!.at).toBeGreaterThanOrEqual(195);
  // The bar starts at its minimum of 0.08; each trickle, 800 ms after the one before, adds at most 0.02.
  const progress = bar.frames.map(({transform}) => 1 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)![1]) / 100);
  expect(progress[0]).toBeCloseTo(0.08, 5);
  expect(progress[1]! - progress[0]!).toBeLessThanOrEqual(0.0201);
  expect(progress[2]! - progress[1]!).toBeLessThanOrEqual(0.0201);
  expect(first!.transition + second!.transition).toContain('200ms');
  expect(third!.at - second!.at).toBeGreaterThan(700);
  expect(bar.spinner).toBe(0);
  await expect(page).toHaveURL('/research/introduction');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('the way back to the top goes by steps of 0.85 where scrolling is not smooth', async ({page}) => {
  await open(page, '/location-protocol/eas-schema');
  await page.locator('main').evaluate((main) => (main.style.minHeight = '6000px'));
  await page.evaluate(() => scrollTo(0, 3000));
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, -200);
  const button = page.locator('.theme-back-to-top-button');
  await expect(button).toBeVisible();
  const steps = await page.evaluate(async () => {
    const seen: {from: number; to: number}[] = [];
    const original = window.scrollTo.bind(window) as (x: number, y: number) => void;
    window.scrollTo = ((x: number, y: number) => {
      seen.push({from: window.scrollY, to: y});
      original(x, y);
    }) as typeof window.scrollTo;
    document.querySelector<HTMLElement>('.theme-back-to-top-button')!.click();
    await new Promise<void>((resolve) => {
      const look = () => (window.scrollY === 0 ? resolve() : requestAnimationFrame(look));
      look();
    });
    return seen;
  });
  expect(steps.length).toBeGreaterThan(5);
  for (const {from, to} of steps.filter((step) => step.from > 20)) expect(Math.abs(to - from * 0.85)).toBeLessThan(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
