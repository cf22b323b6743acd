import {expect, test, type Page} from '@playwright/test';
import {openTools, openSearch} from './kinds';
import {open} from './ready';
import {spoken} from './screenreader';

/**
 * What someone who listens to the site hears on the way from the start of a page to an answer of a tool. Each leg names a
 * part of the page and the phrases that have to come, in this order; between them others may come.
 */
interface Leg {
  does: string;
  act: (page: Page) => Promise<void>;
  part: string;
  hears: readonly RegExp[];
}

const journey: readonly Leg[] = [
  {
    does: 'opens a tutorial, and is offered to skip the navigation',
    act: (page) => open(page, '/developer-resources/quickstart').then(() => undefined),
    part: '#__docusaurus',
    hears: [/^link, Skip to main content/, /^navigation, Main/, /^button, .*Search/, /^main/, /^heading, .*level 1/],
  },
  {
    does: 'reads the tutorial: title, steps, code with what it is, the next page',
    act: () => Promise.resolve(),
    part: 'main',
    hears: [
      /^heading, .*level 1/,
      /^heading, .*level 2/,
      /^(?:button, Copy|.*Copy)/,
      /^navigation, Docs pages/,
      /^link, .*Next/,
    ],
  },
  {
    does: 'searches, and hears how much was found and what each result is',
    act: (page) => openSearch(page, 'fixed point'),
    part: 'dialog',
    hears: [
      /^dialog, Search this site/,
      /^combobox, Search/,
      /^status|^\d+ sections/,
      /^listbox, Results/,
      /^option, .*selected/,
    ],
  },
  {
    does: 'goes to a page with a tool and opens it',
    act: async (page) => {
      await page.keyboard.press('Escape');
      await open(page, '/spatial-sol/introduction');
      await openTools(page);
    },
    part: 'section[aria-label="Fixed-point calculator"]',
    hears: [/^region, Fixed-point calculator/, /^textbox, Longitude/, /^slider/, /^combobox, Rounding/, /^table/],
  },
  {
    does: 'types something that is not a number, and hears what is wrong with it',
    act: async (page) => {
      await page.getByLabel('Longitude (degrees, WGS 84)').fill('abc');
      await expect(page.getByText(/Write digits and a point/)).toBeVisible();
    },
    part: 'section[aria-label="Fixed-point calculator"]',
    hears: [/^textbox, Longitude.*abc.*invalid/, /^status|Write digits and a point/],
  },
];

/** The first pattern that no phrase after the one before it matches. */
function missing(phrases: readonly string[], patterns: readonly RegExp[]): RegExp | undefined {
  let from = 0;
  return patterns.find((pattern) => {
    const at = phrases.findIndex((phrase, index) => index >= from && pattern.test(phrase));
    from = at + 1;
    return at < 0;
  });
}

test('a listener gets from a tutorial through search to the result of a tool', async ({page}) => {
  test.setTimeout(120_000);
  for (const {does, act, part, hears} of journey) {
    await act(page);
    const phrases = await spoken(page, part, 1500);
    expect(missing(phrases, hears), `${does}\n${phrases.slice(0, 200).join('\n')}`).toBeUndefined();
  }
});

test('a field that is not named is missed on the way (negative control)', async ({page}) => {
  await open(page, '/spatial-sol/introduction');
  await openTools(page);
  const part = 'section[aria-label="Fixed-point calculator"]';
  await page
    .locator(`${part} label`)
    .first()
    .evaluate((label) => label.remove());
  expect(missing(await spoken(page, part, 200), [/^textbox, Longitude/])).toEqual(/^textbox, Longitude/);
});
