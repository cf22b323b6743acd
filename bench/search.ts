import type {Browser, Page} from '@playwright/test';
import {ms, wake} from './measures';
import {type Device, median, normal, runsOf, slow} from './support/browser';

/** Opens search, pastes a query as soon as the box has the focus, and waits for the first result: from the paste on, ms. */
const paste = (page: Page, query: string): Promise<number> =>
  page.evaluate(
    (text) =>
      new Promise<number>((done) => {
        const option = 'dialog[open] [role="option"]';
        let pasted = 0;
        const look = (): void => {
          if (!pasted && document.activeElement?.matches('dialog[open] [role="combobox"]')) {
            pasted = performance.now();
            // What a paste does to the field, from the editing command to the event.
            document.execCommand('insertText', false, text);
          }
          if (document.querySelector(option)?.getClientRects().length) done(performance.now() - pasted);
          else setTimeout(look);
        };
        document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
        look();
      }),
    query,
  );

/** Waiting times of a first search, on a page at rest with nothing of search fetched. How good it is, tests/built/search.test.ts measures. */
export async function search(browser: Browser, url: string, runs: number): Promise<string[][]> {
  const arrive = async (page: Page): Promise<void> => {
    await page.goto(`${url}/introduction`);
    await wake(page);
  };
  const measure = async (device: Device, aim: string): Promise<string[]> => {
    const opened = await runsOf(browser, device, runs, (page) => paste(page, 'schema uid'), arrive);
    const what = `Search: paste into the freshly opened box to first result, nothing cached, ${device.name}`;
    return [what, ms(median(opened)), aim];
  };
  return [await measure(normal, '150 ms'), await measure(slow, '1500 ms')];
}
