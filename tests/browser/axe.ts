import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** Levels A and AA of WCAG 2.0 to 2.2, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lays everything out, as scrolling through the page would: what is far from the window has no boxes to measure yet. */
const layAllOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const rule = '.markdown * {content-visibility: visible !important}';
    const sheet = [...document.styleSheets].find(({media}) => !media.length);
    if (sheet && sheet.cssRules[0]?.cssText.includes('content-visibility') !== true) sheet.insertRule(rule);
  });

/**
 * What axe-core finds on a page as it stands: each violation as rule, element and why.
 *
 * @param within - a selector, when only a part of the page is looked at
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await layAllOut(page);
  // What passes is not listed element by element: on a long page that list takes longer than the rules.
  const axe = new AxeBuilder({page})
    .setLegacyMode(true)
    .options({resultTypes: ['violations']})
    .withTags(tags);
  const found = await (within ? axe.include(within) : axe).analyze();
  return found.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, any, all, none}) => {
      const why = [...any, ...all, ...none].map(({message}) => message).join('; ');
      return `${id}  ${target.join(' ')}  ${why}`;
    }),
  );
}

/**
 * Switches the colour mode of an open page as a choice in another tab does: what a page draws only for one mode follows, and
 * small windows, which hide the control, can be switched too.
 */
export async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    localStorage.setItem('theme', theme);
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: theme, storageArea: localStorage}));
  }, mode);
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, mode);
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A colour on its way to another is neither. What follows a scroll never ends, and neither does what nobody sees in closed details.
    const timed = document.getAnimations().filter(({timeline, effect}) => {
      const {target} = effect as KeyframeEffect;
      return timeline === document.timeline && target?.checkVisibility();
    });
    await Promise.allSettled(timed.map(({finished}) => finished));
  });
}
