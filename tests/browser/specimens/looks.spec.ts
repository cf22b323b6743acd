/**
 * Pictures of what pages are made of, compared with those in `looks/`. They are taken in Chromium with a font of our own, so that
 * another Debian machine with the same Chromium draws the same. After a change of style that is meant, or for another Chromium,
 * record them anew and look at each: `npm run looks:record`.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {open} from '../ready';

const folder = join('tests', 'browser', 'specimens', 'looks');
const recorded = join(folder, 'chromium.txt');
const looks = ['text', 'code', 'tabs', 'table', 'state', 'figure'] as const;

const font = (weight: number): string =>
  `@font-face{font-family:Fixed;font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(
    `node_modules/@fontsource/spectral/files/spectral-latin-${weight}-normal.woff2`,
  ).toString('base64')})}`;
const fixed = `${font(400)}${font(600)}:root{--a-font:Fixed!important;--a-display:Fixed!important;--a-mono:Fixed!important}
*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important}
.navbar,.theme-announcement-bar{display:none!important}`;

test.use({
  bypassCSP: true,
  viewport: {width: 1280, height: 900},
  deviceScaleFactor: 1,
  colorScheme: 'light',
});

async function show(page: Page): Promise<void> {
  await open(page, '/looks');
  await page.addStyleTag({content: fixed});
  await page.evaluate(() => document.fonts.ready);
}

const look = (page: Page, name: string) => page.locator(`#look-${name}`);
/** Edges of letters may differ by a shade; one pixel of five hundred may not. */
const limits = {threshold: 0.2, maxDiffPixelRatio: 0.002};

/** What a failing comparison says. */
function hint(page: Page): string {
  const now = page.context().browser()?.version() ?? '';
  const then = existsSync(recorded) ? readFileSync(recorded, 'utf8').trim() : now;
  const reason = now === then ? 'The style changed.' : `Recorded with Chromium ${then}; this is ${now}.`;
  return `${reason} Compare the pictures in test-results; if the new ones are right, run: npm run looks:record`;
}

// The dark mode has other colours and nothing else: axe and tests/unit/contrast.test.ts look at those. What a phone makes of pages,
// shell-crawl.spec.ts looks at.
test('looks are as recorded', async ({page}) => {
  await show(page);
  for (const name of looks) {
    await expect.soft(look(page, name), hint(page)).toHaveScreenshot([`${name}-light.png`], limits);
  }
});

test('the browser that recorded is named', ({browser}, {config}) => {
  if (config.updateSnapshots === 'all') writeFileSync(recorded, `${browser.version()}\n`);
  expect(readFileSync(recorded, 'utf8')).toMatch(/^\d+\./);
});
