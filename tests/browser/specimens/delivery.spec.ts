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
  test(`components keep their state: in a partial, in the page: ${locale || 'en'}`, async ({page}) => {
    const works = async () => {
      const [first, second] = [page.locator('.meter').first(), page.locator('.meter').last()];
      await expect(first).toHaveText('Meter 5 none');
      await first.click();
      await expect(first).toHaveText('Meter 6 none');
      await page.locator('.echo').click();
      await expect(page.locator('.echo')).toHaveText('own own');
      await expect(second).toHaveText('Meter -1.5 none');
      await expect(page.locator('.theme-doc-toc-desktop')).toContainText('From a partial');
    };
    await open(page, `${locale}/components`);
    await works();
    await follow(page, 'introduction', locale ? 'Présentation' : 'Introduction');
    await page.goBack();
    await works();
  });
}

test('code in a page runs', async ({page}) => {
  const works = async () => {
    const inline = page.locator('.inline');
    await expect(inline).toHaveText('Inline 0 mounted');
    await inline.click();
    await expect(inline).toHaveText('Inline 1 mounted');
    await expect(page.locator('.reader')).toHaveText('Colour green');
    await expect(page.locator('.meter')).toHaveText(['Meter 10 green', 'Meter 20 none', 'Meter 30 none']);
    await page.locator('.meter').last().click();
    await expect(page.locator('.meter').last()).toHaveText('Meter 31 none');
    await page.locator('.pressed').click();
    await expect(page.locator('.pressed')).toHaveText('Thanks');
  };
  await open(page, '/code-in-md');
  await works();
  await follow(page, 'components', 'Components');
  await page.goBack();
  await works();
});

test('a name that a page imports is the one it imports', async ({page}) => {
  await open(page, '/same-name');
  await page.locator('.echo').click();
  await expect(page.locator('.echo')).toHaveText('imported imported');
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
