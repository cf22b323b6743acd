import type {Browser, Page} from '@playwright/test';
import {ms, wake} from './measures';
import {type Device, median, normal, runsOf, slow} from './support/browser';

interface Opened {
  /** From the shortcut to the first option that can be seen, ms. */
  fromShortcut: number;
  /** From the paste into the box, as soon as that has the focus, to the first option that can be seen, ms. */
  fromPaste: number;
}

/** A page as a reader has it before searching: hydrated, at rest, nothing of search fetched. */
async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/introduction`);
  await wake(page);
}

/** Opens search, pastes a query as soon as the box has the focus and waits for the first result. */
const paste = (page: Page, query: string): Promise<Opened> =>
  page.evaluate(
    (text) =>
      new Promise<Opened>((done) => {
        const option = 'dialog[open] [role="option"]';
        const start = performance.now();
        let pasted = 0;
        const look = (): void => {
          if (!pasted && document.activeElement?.matches('dialog[open] [role="combobox"]')) {
            pasted = performance.now();
            // What a paste does to the field, from the editing command to the event.
            document.execCommand('insertText', false, text);
          }
          const now = performance.now();
          if (document.querySelector(option)?.getClientRects().length)
            done({fromShortcut: now - start, fromPaste: now - pasted});
          else setTimeout(look);
        };
        document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
        look();
      }),
    query,
  );

const typed = ['antimeridian', 'bbox axis order', 'schema uid', 'verify a signature', 'geohash precision'];

/** Types queries letter by letter; for each letter the time from its event to the new DOM with its layout, ms. */
async function keystrokes(page: Page): Promise<number[]> {
  await paste(page, 'record');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, {times});
    document.addEventListener(
      'input',
      () => {
        const start = performance.now();
        const dialog = document.querySelector('dialog[open]') as HTMLDialogElement;
        const observer = new MutationObserver(() => {
          dialog.getBoundingClientRect();
          times.push(performance.now() - start);
          observer.disconnect();
        });
        observer.observe(dialog, {subtree: true, childList: true, attributes: true, characterData: true});
      },
      {capture: true},
    );
  });
  for (const query of typed) {
    await page.locator('dialog [role="combobox"]').fill('');
    await page.keyboard.type(query, {delay: 60});
  }
  return page.evaluate(() => (window as unknown as {times: number[]}).times);
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Waiting times of a first search, and of each letter after. How good the results are, tests/built/search.test.ts measures. */
export async function search(browser: Browser, url: string, runs: number): Promise<string[][]> {
  const lines: string[][] = [];
  const on = async (device: Device, aim: string): Promise<void> => {
    const opened = await runsOf(
      browser,
      device,
      runs,
      (page) => paste(page, 'schema uid'),
      (page) => arrive(page, url),
    );
    const of = (which: keyof Opened): string => ms(median(opened.map((times) => times[which])));
    const letters = (await runsOf(browser, device, 1, keystrokes, (page) => arrive(page, url))).flat();
    lines.push(
      [
        `Search: paste into the freshly opened box to first result, nothing cached, ${device.name}`,
        of('fromPaste'),
        aim,
      ],
      [`Search: the same from the shortcut that opens the box, ${device.name}`, of('fromShortcut'), aim],
      [
        `Search: a letter typed to results in the DOM, median and 95th percentile of ${letters.length}, ${device.name}`,
        `${percentile(letters, 0.5).toFixed(1)} ms, ${percentile(letters, 0.95).toFixed(1)} ms`,
        '16 ms',
      ],
    );
  };
  await on(normal, '150 ms');
  await on(slow, '1500 ms');
  return lines;
}
