import {readFile} from 'node:fs/promises';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

/** The day a page was last held against its sources, or a post was written: the honest reading of "last modified" here. */
async function dayOf(sourceFile: string): Promise<string | undefined> {
  if (!/\.mdx?$/.test(sourceFile)) return undefined;
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(await readFile(sourceFile, 'utf8'))?.[1] ?? '';
  return /^(?:verified|date):\s*["']?(\d{4}-\d{2}-\d{2})/m.exec(frontMatter)?.[1];
}

/** Docs are routes inside routes; only the innermost is a page. */
const leavesOf = (routes: RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? leavesOf(route.routes) : [route]));

/** A clone has the same dates as the repository it came from; file times and shallow histories do not. */
export const sitemap: Options = {
  changefreq: null,
  priority: null,
  async createSitemapItems({defaultCreateSitemapItems, routes, siteConfig}) {
    // The base URL is that of the language.
    const {url, baseUrl} = siteConfig;
    const lists = [`${url}${baseUrl}blog/tags`, `${url}${baseUrl}blog/archive`];
    const all = await defaultCreateSitemapItems({routes, siteConfig});
    const items = all.filter((item) => !lists.some((list) => item.url.startsWith(list)));
    const sources = new Map(leavesOf(routes).map(({path, metadata}) => [path, metadata?.sourceFilePath]));
    const dated = await Promise.all(
      items.map(async (item) => {
        const source = sources.get(new URL(item.url).pathname);
        const lastmod = source ? await dayOf(source) : undefined;
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
