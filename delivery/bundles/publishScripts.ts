import {join} from 'node:path';
import {indexFile} from '../search/publish';
import {filesBelow, type Site, type Step} from '../shared/site';
import {noteInList, scriptsIn, withScripts} from './scriptList';

/**
 * Adds the scripts of each page's route to those that the loader starts, so that all of them come at the same time, and names the
 * files of the search dialog, which it asks for when a reader reaches for search before the page can answer.
 */
export const bundles: Step = {
  name: 'scripts of each route',
  async run(site: Site) {
    const {record, pages, dir} = site;
    // None when a search service has taken over.
    const search = (await filesBelow(join(dir, 'assets')))
      .filter((name) => /^(?:js|css)\/search\.\w+\.\w+$/.test(name))
      .map((name) => `assets/${name}`);
    for (const page of pages) {
      const own = page.scripts.map((file) => record.baseUrl + file);
      if (!own.length && page.file !== '404.html') throw new Error(`No script was found for the route ${page.route}.`);
      const files = search.length ? `data-search="${[...search, indexFile(page, record)].join(' ')}"` : '';
      page.html = noteInList(withScripts(page.html, [...scriptsIn(page.html), ...own]), files);
    }
  },
};
