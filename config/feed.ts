import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {site} from '../data/site';
import {cleanForFeed} from '../plugins/feeds/clean';
import {copyright} from './footer';

/** The three feeds carry whole posts, in HTML that needs neither our style sheet nor our scripts. */
export const feedOptions = {
  type: 'all',
  ...site.notes,
  copyright,
  async createFeedItems({defaultCreateFeedItems, ...rest}) {
    const items = await defaultCreateFeedItems(rest);
    return items.map(({content, description = '', ...item}) => ({
      ...item,
      // It may be the beginning of the text. See cleanForFeed.
      description: description.replaceAll(']]>', ']] >'),
      ...(content && {content: cleanForFeed(content, item.link)}),
    }));
  },
} satisfies BlogOptions['feedOptions'];
