import {filesBelow, type Site, type Step, versionOf} from '../shared/site';
import {scriptsIn, withList} from './scriptList';

/**
 * Adds the scripts of each page's route to those that the loader starts, so that all of them come at the same time, and names the
 * files of the search dialog, which it asks for when a reader reaches for search before the page can answer.
 */
export const bundles: Step = {
  name: 'scripts of each route',
  async run({record, pages, dir}: Site) {
    const {searchFiles = []} = record.options;
    const found = (await filesBelow(dir)).filter((file) => searchFiles.some((start) => file.startsWith(start)));
    for (const page of pages) {
      const own = page.scripts.map((file) => record.baseUrl + file);
      if (!own.length && page.file !== '404.html') throw new Error(`No script was found for the route ${page.route}.`);
      const files = versionOf(page, record)?.isLast === false ? '' : found.join(' ');
      page.html = withList(page.html, {'data-search': files || undefined}, [...scriptsIn(page.html), ...own]);
    }
  },
};
