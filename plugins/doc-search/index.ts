import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Where a browser asks DocSearch; the policy of the site names these origins when it is in use. */
export const docSearchOrigins = ['https://*.algolia.net', 'https://*.algolianet.com'] as const;

/**
 * Puts the search bar of Algolia's theme back in its place, which `src/theme/SearchBar` takes otherwise. A component of the
 * site always wins over that of a theme, so an option of the theme cannot do it.
 */
export default function docSearch(): Plugin {
  const theme = join(dirname(require.resolve('@docusaurus/theme-search-algolia')), 'theme');
  return {
    name: 'astral-doc-search',
    configureWebpack: () => ({resolve: {alias: {'@theme/SearchBar': join(theme, 'SearchBar')}}}),
  };
}
