import {noteInList} from './scriptList';
import {joinSheets, linkOne, screenSheets, wordsOfPages, writeSheet} from './sheets';
import {partForScript} from './stylesheet';
import type {Site, Step} from '../shared/site';

/**
 * Joins the style sheets of each page into one. The first paint waits for all of them, and a second one costs one more round trip
 * than its bytes: 150 ms on a phone. There are about a dozen different sets. What only script can show goes to a sheet of its own,
 * which comes with the scripts (../boot/loader.js).
 */
export const oneSheet: Step = {
  name: 'one style sheet for each page',
  async run(site: Site) {
    const words = wordsOfPages(site.pages);
    const written = new Map<string, {href: string; deferred: string}>();
    for (const page of site.pages) {
      const sheets = screenSheets(page.html);
      if (!sheets.length) continue;
      const set = sheets.join(' ');
      let one = written.get(set);
      if (!one) {
        const {screen, deferred} = partForScript(await joinSheets(site, sheets), words);
        one = {
          href: await writeSheet(site, 'page', screen),
          deferred: deferred && (await writeSheet(site, 'deferred', deferred)),
        };
        written.set(set, one);
      }
      page.html = linkOne(page.html, sheets, one.href);
      if (one.deferred) page.html = noteInList(page.html, `data-deferred=${one.deferred}`);
    }
  },
};
