import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {extractArticle} from '@astral-docs/paint-first/shared/pageContent';
import {routeToFile, writeText} from '@astral-docs/paint-first/shared/site';
import {createDevSearchMiddleware} from './devServer';
import {computeVersionlessPath, listLoadedPages} from './loadedPages';
import type {SearchOptions} from './options';
import {listSearchIndexes, buildSearchData, type SearchSource} from './pages';
import {parseSections} from './sections';

/**
 * A search that needs no service: the bar and the dialog, and an index for each version, made of the built pages, or in
 * `docusaurus start` of their sources when somebody searches. A site that leaves this plugin out has no index, and the search bar of
 * its other plugins.
 */
export default (options: SearchOptions = {}) =>
  ({i18n, siteConfig, baseUrl, siteDir}: LoadContext): Plugin => {
    let source: SearchSource;
    return {
      name: 'search',
      getThemePath: () => join(__dirname, 'theme'),
      getTypeScriptThemePath: () => join(__dirname, 'theme'),
      allContentLoaded({allContent}) {
        const {pages, versions} = listLoadedPages(allContent);
        const {title, titleDelimiter} = siteConfig;
        const locales = i18n.locales.map((locale) => ({...i18n.localeConfigs[locale]!, versions}));
        source = {baseUrl, title, titleDelimiter, versions, locales, pages, options};
      },
      configureWebpack(_, isServer) {
        if (isServer || process.env.NODE_ENV === 'production') return {};
        // Docusaurus joins what its own function returns with what this one returns; both get the same list.
        const setupMiddlewares = (middlewares: unknown[]): unknown[] => {
          middlewares.unshift({name: 'search', middleware: createDevSearchMiddleware(siteDir, () => source)});
          return [];
        };
        return {devServer: {setupMiddlewares}} as never;
      },
      async postBuild({outDir}) {
        const articles = await Promise.all(
          source.pages.map(async (page) => {
            const file = routeToFile(page.route, baseUrl, siteConfig.trailingSlash);
            const html = await readFile(join(outDir, file), 'utf8');
            const article = extractArticle(html, source);
            const {route, title = article.title} = page;
            return {page, article: {...article, title, route, path: computeVersionlessPath(page, source)}};
          }),
        );
        for (const {folder, holds} of listSearchIndexes(source)) {
          const indexed = articles
            .filter(({page, article}) => article.listed && holds(page))
            .map(({page, article}) => ({...article, type: page.type, sections: parseSections(article)}));
          const {data, texts} = buildSearchData(indexed, source);
          await writeText(outDir, `${folder}/index.json`, JSON.stringify(data));
          await Promise.all(
            texts.map((text, page) => writeText(outDir, `${folder}/${page}.json`, JSON.stringify(text))),
          );
        }
      },
    };
  };
