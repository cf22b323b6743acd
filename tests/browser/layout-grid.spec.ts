import {expect, test} from '@playwright/test';
import {open} from './ready';

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
    for (const part of ['h1', '[class*="lead_"]', ...shows])
      await expect(page.locator(`main ${part}`).first()).toBeInViewport({ratio: 1});
    const words = await page.locator('main [class*="hero_"]').innerText();
    for (const word of ['Ethereum', 'EAS', 'delivered', 'Research preview', 'Status and trust'])
      expect(words).toContain(word);
  });
}

test('announcement, navbar and stripe take at most 96 px of a phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 844});
  await page.goto('/introduction');
  const bar = (await page.locator('nav.navbar').boundingBox())!;
  expect(bar.y + bar.height).toBeLessThanOrEqual(96);
});

test('on a phone, the contents come back with the header, and close when one of them is chosen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/sdk/guides/offchain-workflow');
  const button = page.getByRole('button', {name: 'On this page'});
  // The header hides with the second step down.
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY >= 1500);
  await page.mouse.wheel(0, 1500);
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, -400);
  await expect(button).toBeInViewport();
  await button.click();
  const link = page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Revoke a record'});
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', {name: 'Revoke a record'})).toBeInViewport();
});
