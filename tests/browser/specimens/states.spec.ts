import {expect, test} from '@playwright/test';
import {open, ready} from '../ready';

test.use({viewport: {width: 1400, height: 700}});

test('a footer of plain links is one row, parted by middle dots', async ({page}) => {
  await page.goto('/introduction');
  const links = await page.locator('.footer__links .footer__link-item').count();
  expect(links).toBe(3);
  await expect(page.locator('.footer__link-separator')).toHaveText(Array<string>(links - 1).fill('·'));
  await expect(page.locator('.footer__title')).toHaveCount(0);
});

test('a footer may have a logo in two variants, one for each mode', async ({page}) => {
  await open(page, '/introduction');
  const logos = page.locator('.footer img');
  await expect(logos.filter({visible: true})).toHaveCount(1);
  const light = await logos.filter({visible: true}).getAttribute('src');
  await page.locator('.navbar button[class*="toggleButton"]').click();
  await expect(logos.filter({visible: true})).toHaveCount(1);
  expect(await logos.filter({visible: true}).getAttribute('src')).not.toBe(light);
});

test('the table of contents covers levels 2 and 3, in docs and pages', async ({page}) => {
  await page.goto('/long');
  const contents = page.locator('.theme-doc-toc-desktop a');
  await expect(contents).toHaveCount(12);
  await expect(contents.filter({hasText: 'in detail'})).toHaveCount(0);
  await page.goto('/more');
  await expect(page.locator('.table-of-contents a')).toHaveCount(12);
});

test('a page says its title, description, keywords and image', async ({page}) => {
  await page.goto('/described');
  const content = (selector: string) => page.locator(`head meta[${selector}]`).last().getAttribute('content');
  await expect(page).toHaveTitle('Described page | Specimen');
  expect(await content('property="og:title"')).toBe('Described page | Specimen');
  expect(await content('name="description"')).toBe('A page that says all there is to say about itself.');
  expect(await content('property="og:description"')).toBe('A page that says all there is to say about itself.');
  expect(await content('name="keywords"')).toBe('specimen,metadata');
  expect(await content('property="og:image"')).toBe('https://specimen.example/img/mark.svg');
});

test("a page without a title carries the site's", async ({page}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Specimen');
});

const crashes = [
  {
    where: 'the layout',
    path: '/crash',
    title: 'Crash in the layout | Specimen',
    around: 1,
    says: /outer\s+Cause:\s+inner/,
  },
  {where: 'Markdown', path: '/crash-in-markdown', title: /Specimen$/, around: 1, says: /./},
  {where: 'a page without layout', path: '/crash-bare', title: 'Page Error', around: 1, says: /outer\s+Cause:\s+inner/},
];
for (const {where, path, title, around, says} of crashes)
  test(`a crash in ${where} says why, spares what is around it, and Try again clears it`, async ({page}) => {
    await page.goto(path);
    await page.mouse.move(3, 3);
    await expect(page.locator('h1')).toHaveText('This page crashed');
    await expect(page.locator('#__docusaurus')).toContainText(says);
    await expect(page).toHaveTitle(title);
    for (const part of ['nav.navbar', 'footer']) await expect(page.locator(part)).toHaveCount(around);
    await page.evaluate(() => sessionStorage.setItem('healed', 'yes'));
    await page.getByRole('button', {name: 'Try again'}).click();
    // A press on a page that crashed before it hydrated is kept for ten seconds.
    await expect(page.getByText(/(?:page|component) is well/)).toBeVisible({timeout: 15_000});
  });

test.describe('after navigation', () => {
  test('the page scrolls to the anchor, and the navbar hides', async ({page}) => {
    await open(page, '/introduction');
    await page.locator('main a', {hasText: 'a part of it'}).click();
    await expect(page).toHaveURL('/long#delta');
    await expect
      .poll(() => page.locator('#delta').evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(100);
    await expect
      .poll(() => page.locator('nav.navbar').evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(0);
  });

  test('a change of the query alone does nothing', async ({page}) => {
    await open(page, '/long');
    await page.evaluate(() => scrollTo(0, 700));
    await page.evaluate(() => {
      history.pushState({key: 'abcdef'}, '', '?q=1');
      window.dispatchEvent(new PopStateEvent('popstate', {state: {key: 'abcdef'}}));
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });
});

test('the preferred version is stored when the reader chooses one, and cleared when it is unknown', async ({page}) => {
  const key = 'docs-preferred-version-default';
  const preferred = () => page.evaluate((name) => localStorage.getItem(name), key);
  await open(page, '/introduction');
  await page.locator('.navbar .dropdown', {hasText: 'Next'}).first().hover();
  await page.locator('.navbar .dropdown__link', {hasText: '1.0'}).click();
  await expect(page).toHaveURL('/1.0/introduction');
  await expect.poll(preferred).toBe('1.0');
  await page.evaluate((name) => localStorage.setItem(name, '9.9'), key);
  await page.goto('/introduction');
  await ready(page);
  await expect.poll(preferred).toBeNull();
});
