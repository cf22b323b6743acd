import {expect, test, type Page} from '@playwright/test';
import {open, ready} from '../ready';
import {watch} from '../watch';

/** Follows a link of the page, without loading a document, and waits for the page behind it. */
async function follow(page: Page, name: string, heading: string): Promise<void> {
  await page.evaluate(() => void Object.assign(window, {sameDocument: true}));
  await page.getByRole('main').getByRole('link', {name}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

let problems: string[];
test.beforeEach(({page}) => {
  problems = watch(page, new URL(process.env.SPECIMEN_URL!).origin);
});
test.afterEach(() => expect(problems).toEqual([]));

for (const locale of ['', '/fr']) {
  test(`islands carry themselves: in a partial, in the page, several of a kind: ${locale || 'en'}`, async ({page}) => {
    const works = async () => {
      const [first, second] = [page.locator('.meter').first(), page.locator('.meter').last()];
      const echo = page.locator('.echo');
      await expect(first).toHaveText('Meter 5 none');
      await expect(second).toHaveText('Meter -1.5 none');
      await expect(async () => {
        await first.click();
        await expect(first).not.toHaveText('Meter 5 none', {timeout: 500});
      }).toPass();
      await expect(async () => {
        await echo.click();
        await expect(echo).toHaveText(/own own/, {timeout: 500});
      }).toPass();
      await expect(second).toHaveText('Meter -1.5 none');
      await expect(page.locator('.theme-doc-toc-desktop')).toContainText('From a partial');
    };
    await open(page, `${locale}/islands`);
    await works();
    await follow(page, 'introduction', locale ? 'Présentation' : 'Introduction');
    await page.goBack();
    await works();
  });
}

test('a page with code is alive', async ({page}) => {
  const works = async () => {
    const inline = page.locator('.inline');
    await expect(inline).toHaveText('Inline 0 mounted');
    await inline.click();
    await expect(inline).toHaveText('Inline 1 mounted');
    await expect(page.locator('.reader')).toHaveText('Colour green');
    await expect(page.locator('.meter')).toHaveText(['Meter 10 green', 'Meter 20 none', 'Meter 30 none']);
    await expect(async () => {
      await page.locator('.meter').last().click();
      await expect(page.locator('.meter').last()).not.toHaveText('Meter 30 none', {timeout: 500});
    }).toPass();
    await page.locator('.pressed').click();
    await expect(page.locator('.pressed')).toHaveText('Thanks');
  };
  await open(page, '/code-in-md');
  await works();
  await follow(page, 'islands', 'Islands');
  await page.goBack();
  await works();
});

test('a name that a page imports is the one it imports', async ({page}) => {
  await open(page, '/same-name');
  await page.locator('.echo').click();
  await expect(page.locator('.echo')).toHaveText('imported imported');
});

test('a page that asks for it is interactive: a swizzled admonition with a state, an island in a provider', async ({
  page,
}) => {
  await open(page, '/interactive');
  await expect(page.locator('.meter')).toHaveText('Meter 1 green');
  await expect(async () => {
    await page.locator('.meter').click();
    await expect(page.locator('.meter')).toHaveText(/Meter [2-9] green/, {timeout: 500});
  }).toPass();
  await page.getByRole('button', {name: 'Put away'}).click();
  await expect(page.locator('.admonition')).toHaveCount(0);
});

test.describe('tabs in a page that is sent as HTML', () => {
  const set = (page: Page, index: number) => page.locator('.tabs-container').nth(index);
  const chosen = (page: Page, index: number) => set(page, index).getByRole('tab', {selected: true});

  test('have the values and the default they are given, and all their panels', async ({page}) => {
    await open(page, '/tabs');
    await expect(set(page, 0).getByRole('tab')).toHaveText(['First', 'Second', 'Third']);
    await expect(chosen(page, 0)).toHaveText('Second');
    await expect(set(page, 0).getByRole('tabpanel')).toContainText(['Panel B']);
  });

  test('show what the address asks for, choose together by groupId, write the address, and remember', async ({
    page,
  }) => {
    await open(page, '/tabs?os=a');
    await expect(set(page, 0).getByRole('tabpanel')).toContainText(['Panel A']);
    await expect(chosen(page, 1)).toHaveText('One');
    await set(page, 0).getByRole('tab', {name: 'Third'}).click();
    await expect(set(page, 0).getByRole('tabpanel')).toContainText(['Panel C']);
    await expect(chosen(page, 1)).toHaveText('Three');
    await expect(page).toHaveURL(/\/tabs\?os=c$/);
    await open(page, '/tabs');
    await expect(chosen(page, 0)).toHaveText('Third');
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('every panel is shown, below its name', async ({page}) => {
    await page.goto('/tabs');
    const panels = page.locator('.tabs-container').first().locator('[role="tabpanel"]');
    await expect(panels).toHaveCount(3);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    expect(await panels.allInnerTexts()).toEqual(['First:\n\nPanel A', 'Second:\n\nPanel B', 'Third:\n\nPanel C']);
  });
});

test('an unlisted page of an old version says so, before and after script', async ({page}) => {
  const notice = page.getByRole('main').getByText('This page is unlisted.');
  await page.goto('/1.0/hidden');
  await expect(notice).toHaveCount(1);
  await ready(page);
  await expect(notice).toHaveCount(1);
});

test('an author has links to where else to find them', async ({page}) => {
  await open(page, '/blog/post');
  await expect(page.locator('[class*="authorSocial"] a, .avatar a[href*="github.com/example"]').first()).toBeVisible();
});

test('pages sent as HTML say so, and pages with code do not', async ({page}) => {
  for (const [path, count] of [
    ['/islands', 1],
    ['/1.0/introduction', 1],
    ['/fr/introduction', 1],
    ['/code-in-md', 0],
    ['/interactive', 0],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-article]'), path).toHaveCount(count);
    await expect(page.locator('meta[name^="delivery:"]'), path).toHaveCount(0);
  }
});
