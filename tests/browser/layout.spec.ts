import {expect, test, type Page} from '@playwright/test';
import {builtRoutes} from '../built/routes';
import {open} from './ready';

test('long names in the list of sections are whole', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/sdk/reference/schema-types');
  const links = page.locator('.theme-doc-toc-desktop a');
  expect(await links.count()).toBeGreaterThan(5);
  const cut = await links.evaluateAll((all) =>
    all
      .filter((link) => {
        const list = link.closest('.table-of-contents') as HTMLElement;
        return link.getBoundingClientRect().right > list.getBoundingClientRect().right + 1;
      })
      .map((link) => link.textContent),
  );
  expect(cut).toEqual([]);
});

/** Notes each shift of a page's layout that no reader has caused: how far it goes, and what moved. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: {value: number; what: string}[] = [];
    Object.assign(window, {shifts});
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: {node?: Node}[];
    }
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
        const [moved] = sources.map(({node}) => (node instanceof Element ? node.outerHTML : node?.textContent));
        if (!hadRecentInput) shifts.push({value, what: (moved ?? '').slice(0, 120)});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

/** The sum of all shifts, with what moved in each, when it can be seen; nothing below a thousandth. */
const shiftsOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const {shifts} = window as unknown as {shifts: {value: number; what: string}[]};
    const total = shifts.reduce((sum, {value}) => sum + value, 0);
    return total > 0.001 ? `${total.toFixed(3)} ${shifts.map(({what}) => what).join(' … ')}` : undefined;
  });

for (const width of [1280, 390]) {
  test(`@full layout never shifts on any route, ${width} px wide`, async ({page}) => {
    test.setTimeout(600_000);
    await page.setViewportSize({width, height: 800});
    await noteShifts(page);
    const moved: string[] = [];
    for (const route of builtRoutes()) {
      await open(page, route);
      const shifts = await shiftsOf(page);
      if (shifts) moved.push(`${route}: ${shifts}`);
    }
    expect(moved).toEqual([]);
  });
}

/** What a sheet of paper cuts at its left or right: elements of the text that reach beyond the page. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, table, pre, code, figure)')].flatMap((element) => {
      const {left, right, width} = element.getBoundingClientRect();
      const beyond = width > 0 && (left < 0 || right > document.documentElement.clientWidth + 1);
      return beyond ? [`${element.tagName} ${Math.round(left)} to ${Math.round(right)}`] : [];
    }),
  );

/** Shows the page as it is printed. */
async function forPaper(page: Page): Promise<void> {
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('nav.navbar')).toBeHidden();
}

test('nothing is cut off on paper, and text is dark on it from either mode', async ({page}) => {
  // A4 between margins of 16 mm, in CSS pixels.
  await page.setViewportSize({width: 672, height: 980});
  for (const path of [
    '/',
    '/location-protocol/location-types',
    '/api/api-reference',
    '/blog/long-blog-post',
    '/markdown-page',
    // Tables with addresses of contracts and with digests, which have no place to break.
    '/location-protocol/schemas',
    '/location-protocol/attestations',
    '/sdk/quick-start/configuration',
  ]) {
    await page.emulateMedia({media: 'screen'});
    await open(page, path);
    await forPaper(page);
    expect(await cutOff(page), path).toEqual([]);
    // A sheet that a reader prints from the dark mode has the colours of the light one, and no background under white text.
    // Both in one step: figures that come meanwhile bring texts of their own.
    const [light, dark] = await page.locator('main :is(h1, p, .button)').evaluateAll((all) =>
      ['light', 'dark'].map((mode) => {
        document.documentElement.dataset.theme = mode;
        return all.map((one) => getComputedStyle(one).color);
      }),
    );
    expect(dark, path).toEqual(light);
    expect(light).not.toContain('rgb(255, 255, 255)');
  }
});

test('a page prints without chrome, with its link targets, every tab open', async ({page}) => {
  await open(page, '/location-protocol/eas-schema');
  await forPaper(page);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(page.locator('.theme-layout-footer')).toBeHidden();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  const target = await page.evaluate(() => {
    const link = document.querySelector('.theme-doc-markdown p a[href^="/"]');
    return link && getComputedStyle(link, '::after').content;
  });
  expect(target).toContain('docs.astral.global');
  for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) await expect(panel).toBeVisible();
});
