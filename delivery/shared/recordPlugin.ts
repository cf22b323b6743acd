import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {markdownFromSources} from '../alternates/fromSources';
import {noteScripts, type ScriptsByChunk, scriptsOfRoutes} from '../bundles/routeScripts';
import type {DeliveryOptions} from '../options';
import {type LocaleRecord, type PageSource, recordFile, type Version} from './record';

/** The pages that the content plugins have loaded, by route, and the versions of the docs. */
export interface LoadedPages {
  sources: Map<string, PageSource>;
  versions: Version[];
}

const below = (source: string): string => source.replace(/^@site\//, '');

const typeOf = ({page_type: type}: Readonly<Record<string, unknown>>): string | undefined =>
  typeof type === 'string' ? type : undefined;

/** Reads what the content plugins know of their pages: the one place that says which page is what. */
export function loadedPages(allContent: AllContent): LoadedPages {
  const of = <T>(plugin: string) => Object.entries(allContent[plugin] ?? {}) as [id: string, content: T][];
  const sources = new Map<string, PageSource>();
  const versions: Version[] = [];
  for (const [plugin, content] of of<DocsContent>('docusaurus-plugin-content-docs')) {
    for (const {versionName: name, label, path, isLast, docs} of content.loadedVersions) {
      versions.push({plugin, name, label, path, isLast});
      for (const {permalink, title, source, unlisted, frontMatter} of docs) {
        const type = typeOf(frontMatter);
        sources.set(permalink, {kind: 'doc', title, source: below(source), unlisted, type, version: {plugin, name}});
      }
    }
  }
  for (const [, content] of of<BlogContent>('docusaurus-plugin-content-blog')) {
    for (const {metadata} of content.blogPosts) {
      const {permalink, title, source, unlisted} = metadata;
      sources.set(permalink, {kind: 'post', title, source: below(source), unlisted, type: 'post'});
    }
  }
  for (const [, content] of of<PagesContent>('docusaurus-plugin-content-pages')) {
    for (const page of content ?? []) {
      const {permalink, source} = page;
      const more = page.type === 'mdx' ? {title: page.title, unlisted: page.unlisted} : {unlisted: false};
      sources.set(permalink, {kind: 'page', source: below(source), ...more});
    }
  }
  return {sources, versions};
}

/** The file of a route below the folder of its locale, as Docusaurus names it (core/lib/ssg/ssgUtils.js, 3.10). */
export function fileOfRoute(route: string, baseUrl: string, trailingSlash: boolean | undefined): string {
  const path = route.slice(baseUrl.length);
  if (/\.html?$/i.test(path)) return path;
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}

/**
 * Knows what the site is made of, for what follows the bundler: `docusaurus build` gets a record of it in the folder of each
 * locale, because Docusaurus keeps generated files of the last locale only, and built HTML does not say which plugin, version or
 * source file a page comes from. `docusaurus start` answers from it what the build writes into files.
 */
export default (options: DeliveryOptions) =>
  ({i18n, siteConfig, baseUrl, siteDir}: LoadContext): Plugin => {
    let record: LocaleRecord;
    const scripts: ScriptsByChunk = new Map();
    const {htmlLang, label} = i18n.localeConfigs[i18n.currentLocale]!;
    return {
      name: 'delivery-record',
      allContentLoaded({allContent}) {
        const {sources, versions} = loadedPages(allContent);
        record = {
          locale: i18n.currentLocale,
          lang: htmlLang,
          label,
          origin: siteConfig.url,
          baseUrl,
          title: siteConfig.title,
          titleDelimiter: siteConfig.titleDelimiter,
          tagline: siteConfig.tagline,
          versions,
          pages: [...sources].map(([route, source]) => ({route, file: '', scripts: [], ...source})),
          options,
        };
      },
      configureWebpack(_, isServer) {
        if (isServer) return {};
        if (process.env.NODE_ENV === 'production') return noteScripts(scripts);
        const answer = markdownFromSources(siteDir, () => record);
        // Docusaurus joins what its own function returns with what this one returns; both get the same list.
        const setupMiddlewares = (middlewares: unknown[]): unknown[] => {
          middlewares.unshift({name: 'delivery', middleware: answer});
          return [];
        };
        return {devServer: {setupMiddlewares}} as never;
      },
      async postBuild(props) {
        const generated = (name: string): Promise<string> => readFile(join(props.generatedFilesDir, name), 'utf8');
        const chunkNames = JSON.parse(await generated('routesChunkNames.json')) as Record<string, unknown>;
        const scriptsOf = scriptsOfRoutes(await generated('routes.js'), chunkNames, scripts);
        const sources = new Map(record.pages.map((page) => [page.route, page]));
        const pages = props.routesPaths.map((route) => ({
          ...sources.get(route),
          route,
          file: fileOfRoute(route, baseUrl, siteConfig.trailingSlash),
          scripts: scriptsOf(route),
        }));
        await writeFile(join(props.outDir, recordFile), JSON.stringify({...record, pages}));
      },
    };
  };
