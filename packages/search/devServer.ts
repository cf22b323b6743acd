import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {computeVersionlessPath} from './loadedPages';
import {listSearchIndexes, buildSearchData, type IndexedArticle, type SearchSource} from './pages';
import {createEmptySection} from './sections';
import {parseMarkdownSections} from './sources';

/**
 * Answers for the index of each version and its texts in `docusaurus start`: they are made of the sources when somebody searches.
 * @param source the locale that is served, with the pages as they are now
 */
export function createDevSearchMiddleware(siteDir: string, source: () => SearchSource) {
  let texts: Record<string, string[][]> = {};
  async function makeIndex(locale: SearchSource, folder: string): Promise<object | undefined> {
    const index = listSearchIndexes(locale).find((one) => one.folder === folder);
    if (!index) return undefined;
    const articles = locale.pages
      .filter((page) => !page.unlisted && index.holds(page))
      .map(async (page): Promise<IndexedArticle> => {
        const file = join(siteDir, page.source);
        const read = /\.mdx?$/.test(file)
          ? await parseMarkdownSections(file, await readFile(file, 'utf8'))
          : {description: '', sections: [createEmptySection()]};
        const {route, type, title = locale.title} = page;
        return {route, type, path: computeVersionlessPath(page, locale), title, ...read};
      });
    const made = buildSearchData(await Promise.all(articles), locale);
    texts = {...texts, [folder]: made.texts};
    return made.data;
  }

  async function answer(path: string): Promise<object | undefined> {
    const locale = source();
    if (!path.startsWith(locale.baseUrl)) return undefined;
    const [, folder = '', name = ''] =
      /^(search(?:\/[^/]+)?)\/(index|\d+)\.json$/.exec(path.slice(locale.baseUrl.length)) ?? [];
    return name === 'index' ? makeIndex(locale, folder) : texts[folder]?.[Number(name)];
  }

  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    answer(decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname)).then((found) => {
      if (!found) return next();
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(found));
    }, next);
  };
}
