import type {Plugin} from '@docusaurus/types';
import {listLoadedPages} from '@astral-docs/search/loadedPages';

/** A page of the site: where it is and what it is called. */
export interface Page {
  /** Path from the root of the host, for example `/sdk/guides/getting-started`. */
  readonly path: string;
  readonly title: string;
}

/**
 * Writes the pages of the newest version that a reader may find, by path and title, to a file of its own, which the list of all
 * pages loads; no other page pays for it. Pages written as components have no title, and are named by their path.
 */
export default function routesPlugin(): Plugin {
  return {
    name: 'astral-routes',
    async allContentLoaded({allContent, actions}) {
      const pages = listLoadedPages(allContent)
        .pages.filter(({unlisted, version}) => !unlisted && version?.isLast !== false)
        .map(({route, title = route}): Page => ({path: route, title}));
      await actions.createData(
        'pages.json',
        pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
      );
    },
  };
}
