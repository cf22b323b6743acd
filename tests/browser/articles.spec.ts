import {expect, test, type Page} from '@playwright/test';
import {open} from './ready';

/** A mark that a document loses when another one is loaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, {sameDocument: true}));
const marked = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const inSidebar = (page: Page, path: string) => page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).first();
const article = (page: Page) => page.locator('[data-article]');
/** What the browser says of its connection. */
const connectedBy = (page: Page, connection: {saveData?: boolean; effectiveType?: string}) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), {
    effectiveType: '4g',
    ...connection,
  });
/** Nothing is fetched ahead: what a test sees is what its click asks for. */
const nothingAhead = (page: Page) => connectedBy(page, {saveData: true});
/** Paths of the articles that a page asks for, as they come. */
function articlesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/articles(\/.*)\.txt$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

test('the neighbours of a page in the menu are fetched ahead and open without network', async ({page, context}) => {
  const asked = articlesOf(page);
  await open(page, '/location-protocol/introduction');
  await mark(page);
  // The four before and after it, the nearest first.
  const next = [
    '/location-protocol/quickstart',
    '/hello',
    '/location-protocol/rationale',
    '/location-protocol/eas-schema',
  ];
  await expect.poll(() => asked).toEqual(expect.arrayContaining([...next, '/api', '/introduction']));
  expect(asked.filter((name) => next.includes(name))).toEqual(next);
  expect(new Set(asked).size).toBe(asked.length);
  // The scripts of these pages come beside the articles.
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  const stillComing = async () => {
    const before = await fetched();
    await page.waitForTimeout(1500);
    return (await fetched()) - before;
  };
  await expect.poll(stillComing).toBe(0);
  await context.setOffline(true);
  await inSidebar(page, '/location-protocol/rationale').click();
  await expect(article(page)).toHaveAttribute('data-article', '/location-protocol/rationale');
  await expect(article(page)).not.toBeEmpty();
  expect(await marked(page)).toBe(true);
  await context.setOffline(false);
  // From the next page it goes on with the neighbours that are missing yet.
  await inSidebar(page, '/location-protocol/eas-schema').click();
  await expect.poll(() => asked.join()).toMatch(/payloads.*attestations/);
});

test('the next article comes as HTML with the style sheets it needs, and is the one of its document', async ({
  page,
}) => {
  await nothingAhead(page);
  await open(page, '/location-protocol/introduction');
  await mark(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await inSidebar(page, '/location-protocol/location-types').evaluate((link: HTMLElement) => link.click());
  await expect(article(page)).toHaveAttribute('data-article', '/location-protocol/location-types');
  expect(await marked(page)).toBe(true);
  expect(asked).toContain('/articles/location-protocol/location-types.txt');
  const text = await article(page).innerText();
  // What stands in the article looks as it does in its document, which links the sheets one by one.
  const looks = () =>
    article(page)
      .locator('button, figure, table')
      .evaluateAll((parts) =>
        parts.map((part) => getComputedStyle(part).borderTopColor + getComputedStyle(part).paddingTop),
      );
  const after = await looks();
  await open(page, '/location-protocol/location-types');
  expect(text).toBe(await article(page).innerText());
  expect(after).toEqual(await looks());
});

test('an article of another build is not mixed in: its document is loaded', async ({page}) => {
  await nothingAhead(page);
  await open(page, '/location-protocol/introduction');
  await mark(page);
  await page.route('**/articles/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/^.*/, 'later');
    await route.fulfill({response, body});
  });
  await inSidebar(page, '/location-protocol/rationale').evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => marked(page).catch(() => true)).toBe(false);
  await expect(article(page)).toHaveAttribute('data-article', '/location-protocol/rationale');
});

test('links in an article lead on without a document, and leave to the browser what is its own', async ({
  page,
  context,
}) => {
  await open(page, '/introduction');
  await mark(page);
  const link = article(page).locator('a[href="/sdk/"]').first();
  const [other] = await Promise.all([context.waitForEvent('page'), link.click({modifiers: ['ControlOrMeta']})]);
  await other.close();
  await expect(page).toHaveURL(/\/introduction$/);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sdk\/$/);
  expect(await marked(page)).toBe(true);
  await page.goBack();
  await expect(article(page)).toHaveAttribute('data-article', '/introduction');
  expect(await marked(page)).toBe(true);
});

test('code is copied, and each line of it is whole', async ({page, context}) => {
  await page.setViewportSize({width: 390, height: 844});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/sdk/quick-start/first-attestation');
  const block = page.locator('.a-code').first();
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent());
  const overflows = (boxes: Element[]) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length;
  expect(await page.locator('.a-code > pre').evaluateAll(overflows)).toBe(0);
});

test('Escape puts a definition away, and it comes back with the reader', async ({page}) => {
  await open(page, '/core-concepts/what-is-spatial-data');
  const term = page.locator('.a-term').first();
  const shown = () => term.evaluate((element) => getComputedStyle(element, '::after').display !== 'none');
  await term.focus();
  expect(await shown()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await shown()).toBe(false);
  await page.keyboard.press('Tab');
  await term.focus();
  expect(await shown()).toBe(true);
});
