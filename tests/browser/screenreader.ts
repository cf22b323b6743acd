import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

interface Reader {
  start(options: {container: Element}): Promise<void>;
  next(): Promise<void>;
  stop(): Promise<void>;
  spokenPhraseLog(): Promise<string[]>;
}

/**
 * What a screen reader says of a part of a page, phrase by phrase in reading order. It is a simulation that follows the ARIA
 * specifications (accessible names, roles, states), and no real product.
 *
 * @param selector - the part that is read
 * @param most - phrases after which reading stops
 */
export async function spoken(page: Page, selector: string, most = 200): Promise<string[]> {
  // From the site's own origin, because its policy lets no other script in.
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync('node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js', 'utf8'),
    }),
  );
  return page.evaluate(
    async ([part, limit]) => {
      const from = '/virtual-screen-reader.js';
      const {virtual} = (await import(from)) as {virtual: Reader};
      await virtual.start({container: document.querySelector(part)!});
      const log = await virtual.spokenPhraseLog();
      const first = log[0];
      let wrapped = false;
      for (let i = 0; i < limit; i += 1) {
        await virtual.next();
        const said = (await virtual.spokenPhraseLog()).at(-1);
        // After the end it begins anew. The second phrase can repeat the first: the part, then its name.
        if (i > 1 && said === first) {
          wrapped = true;
          break;
        }
      }
      const all = await virtual.spokenPhraseLog();
      await virtual.stop();
      return wrapped ? all.slice(0, -1) : [...all];
    },
    [selector, most] as const,
  );
}
