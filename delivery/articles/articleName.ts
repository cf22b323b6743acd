import config from '@generated/docusaurus.config';

/**
 * The name of an article: the path of its page below the base URL. Its HTML has that name in the page (`data-article`) and
 * as a file (`articles/….txt`).
 *
 * @param permalink path of the page, base URL included
 */
export const articleName = (permalink: string): string =>
  permalink.startsWith(config.baseUrl) ? `/${permalink.slice(config.baseUrl.length)}` : permalink;
