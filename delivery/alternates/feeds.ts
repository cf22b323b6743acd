import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileOf, type Site, type Step, writeText} from '../shared/site';

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
 * @param address of the feed
 * @param language BCP 47 tag
 */
export function toVersion11(feed: Version1, address: string, language: string, icon?: string): object {
  const {title, home_page_url, description, items} = feed;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url,
    feed_url: address,
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

const link = /<link\b[^>]*\btype="?application\/json"?[^>]*>/g;

/** Addresses of the JSON feeds that the pages name. */
const feedsIn = ({pages}: Site): string[] => [
  ...new Set(
    pages.flatMap(({html}) =>
      [...html.matchAll(link)].flatMap(([text]) => /\bhref="?([^"\s>]+\/feed\.json)/.exec(text)?.[1] ?? []),
    ),
  ),
];

/** The framework writes version 1 of JSON Feed; current readers expect 1.1. */
export const feeds: Step = {
  name: 'JSON feed',
  async run(site: Site) {
    const {origin, lang} = site.record;
    const icon = site.options.feeds?.icon;
    for (const address of feedsIn(site)) {
      const file = fileOf(site, address);
      const written = JSON.parse(await readFile(join(site.dir, file), 'utf8')) as Version1;
      const feed = toVersion11(written, origin + address, lang, icon && origin + icon);
      await writeText(site.dir, file, `${JSON.stringify(feed, null, 2)}\n`);
    }
  },
};
