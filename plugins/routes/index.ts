import type {Plugin} from '@docusaurus/types';
import {listPages} from './pages';

/** Writes the list of pages to a file of its own, which the not-found page loads; no other page pays for it. */
export default function routesPlugin(): Plugin {
  return {
    name: 'astral-routes',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('pages.json', listPages(allContent));
    },
  };
}
