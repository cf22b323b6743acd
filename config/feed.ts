import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {site} from '../data/site';
import {cleanFeedItem} from '../plugins/feeds/clean';
import {copyright} from './footer';

/** The three feeds carry whole posts, in HTML that needs neither our style sheet nor our scripts. */
export const feedOptions = {
  type: 'all',
  ...site.notes,
  copyright,
  async createFeedItems({defaultCreateFeedItems, ...rest}) {
    return (await defaultCreateFeedItems(rest)).map(cleanFeedItem);
  },
} satisfies BlogOptions['feedOptions'];
