import {joinSheets, linkOne, screenSheets, wordsOfPages, writeSheet} from './sheets';
import {partForScript} from './stylesheet';
import type {Site, Step} from '../shared/site';

/** Names the style sheet that the loader asks for together with the scripts. */
export const nameLate = (html: string, href: string): string =>
  html.replace(/(<script type="?application\/json"?)(?=[^>]*\bid="?a-bundles)/, `$1 data-late=${href}`);

/**
 * Joins the style sheets of each page into one. The first paint waits for all of them, and a second one costs one more round trip
 * than its bytes: 150 ms on a phone. There are about a dozen different sets. What only script can show goes to a sheet of its own,
 * which comes with the scripts (../boot/loader.js).
 */
export const oneSheet: Step = {
  name: 'one style sheet for each page',
  async run(site: Site) {
    const words = wordsOfPages(site.pages);
    const written = new Map<string, {href: string; late: string}>();
    for (const page of site.pages) {
      const sheets = screenSheets(page.html);
      if (!sheets.length) continue;
      const set = sheets.join(' ');
      let one = written.get(set);
      if (!one) {
        const {screen, late} = partForScript(await joinSheets(site, sheets), words);
        one = {href: await writeSheet(site, 'page', screen), late: late && (await writeSheet(site, 'late', late))};
        written.set(set, one);
      }
      page.html = linkOne(page.html, sheets, one.href);
      if (one.late) page.html = nameLate(page.html, one.late);
    }
  },
};
