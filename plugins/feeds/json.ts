/** What the framework writes: JSON Feed, version 1. */
interface Version1 {
  title: string;
  home_page_url: string;
  description?: string;
  items: {
    id: string;
    url: string;
    title: string;
    summary?: string;
    content_html: string;
    date_modified?: string;
    author?: {name?: string; url?: string};
    tags?: string[];
  }[];
}

/**
 * Brings a feed to version 1.1 of JSON Feed (https://www.jsonfeed.org/version/1.1/): lists of authors, the language, and the
 * address of the feed itself. A date that the framework calls "modified" is the day of publication, so it is given as such.
 *
 * @param language BCP 47 tag
 */
export function toVersion11(feed: Version1, language: string, icon: string): object {
  const {title, home_page_url, description, items} = feed;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url,
    feed_url: `${home_page_url}/feed.json`,
    description,
    icon,
    language,
    items: items.map(({author, date_modified, ...item}) => ({
      ...item,
      ...(date_modified && {date_published: date_modified}),
      ...(author && {authors: [{name: author.name, url: author.url}]}),
    })),
  };
}
