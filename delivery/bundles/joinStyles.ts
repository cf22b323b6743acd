import {joinSheets, linkOne, screenSheets, writeSheet} from './sheets';
import type {Site, Step} from '../shared/site';

/**
 * Joins the style sheets of each page into one. The first paint waits for all of them, and a second one costs one more round trip
 * than its bytes: 150 ms on a phone. There are about a dozen different sets.
 */
export const oneSheet: Step = {
  name: 'one style sheet for each page',
  async run(site: Site) {
    const written = new Map<string, string>();
    for (const page of site.pages) {
      const sheets = screenSheets(page.html);
      if (sheets.length < 2) continue;
      const set = sheets.join(' ');
      const href = written.get(set) ?? (await writeSheet(site, 'page', await joinSheets(site, sheets)));
      written.set(set, href);
      page.html = linkOne(page.html, sheets, href);
    }
  },
};
