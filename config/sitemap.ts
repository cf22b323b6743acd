import {readFile} from 'node:fs/promises';
import type {Options} from '@docusaurus/plugin-sitemap';
import {toIsoDay} from '../plugins/front-matter/schema';
import {DEFAULT_PARSE_FRONT_MATTER, flattenRoutes} from '@docusaurus/utils';

/** The day a page was last held against its sources, or a post was written: the honest reading of "last modified" here. */
async function readLastmod(sourceFile: string): Promise<string | undefined> {
  if (!/\.mdx?$/.test(sourceFile)) return undefined;
  const fileContent = await readFile(sourceFile, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: sourceFile, fileContent});
  return toIsoDay(frontMatter.verified) ?? toIsoDay(frontMatter.date);
}

/** A clone has the same dates as the repository it came from; file times and shallow histories do not. */
export const sitemapOptions: Options = {
  changefreq: null,
  priority: null,
  async createSitemapItems({defaultCreateSitemapItems, routes, siteConfig}) {
    // The base URL is that of the language.
    const {url, baseUrl} = siteConfig;
    const lists = [`${url}${baseUrl}blog/tags`, `${url}${baseUrl}blog/archive`];
    const all = await defaultCreateSitemapItems({routes, siteConfig});
    const items = all.filter((item) => !lists.some((list) => item.url.startsWith(list)));
    // Docs are routes inside routes; only the innermost is a page.
    const sources = new Map(flattenRoutes(routes).map(({path, metadata}) => [path, metadata?.sourceFilePath]));
    const dated = await Promise.all(
      items.map(async (item) => {
        const source = sources.get(new URL(item.url).pathname);
        const lastmod = source ? await readLastmod(source) : undefined;
        return lastmod ? {...item, lastmod} : item;
      }),
    );
    // A page made of others, such as the list of posts, is as new as the newest of them.
    return dated.map((item) => {
      const below = dated.flatMap(({url, lastmod}) => (url.startsWith(item.url) && lastmod ? [lastmod] : []));
      return {...item, lastmod: item.lastmod ?? below.sort().at(-1)};
    });
  },
};
