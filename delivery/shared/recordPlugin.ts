import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin, Props} from '@docusaurus/types';
import {markdownFromSources} from '../alternates/fromSources';
import {type Generated, scriptsOfRoutes} from '../bundles/routeScripts';
import type {DeliveryOptions} from '../options';
import {entriesOf, menusOf, tableFiles} from '../routes/cut.cjs';
import {type CutTables, menuFile, type RouteEntry} from '../routes/entry';
import {docsRouteData} from './framework';
import {type LocaleRecord, type PageSource, recordFile, type Version} from './record';
import {filesBelow, writeText} from './site';

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

async function readGenerated({generatedFilesDir, outDir}: Props): Promise<Generated> {
  const text = (name: string): Promise<string> => readFile(join(generatedFilesDir, name), 'utf8');
  const scripts = join(outDir, 'assets/js');
  const main = (await readdir(scripts)).find((name) => /^main\.\w+\.js$/.test(name));
  if (!main) throw new Error(`There is no main bundle in ${scripts}.`);
  return {
    routes: await text('routes.js'),
    chunkNames: JSON.parse(await text('routesChunkNames.json')) as Generated['chunkNames'],
    manifest: JSON.parse(await text('client-manifest.json')) as Generated['manifest'],
    main: await readFile(join(scripts, main), 'utf8'),
  };
}

/** What was taken out of the browser's tables, by path. Menus that were taken out become files. */
async function readEntries({generatedFilesDir, outDir}: Props, withMenus: boolean): Promise<Map<string, RouteEntry>> {
  const texts = Object.entries(tableFiles).map(
    async ([table, file]) => [table, await readFile(join(generatedFilesDir, file), 'utf8')] as const,
  );
  const cut = entriesOf(Object.fromEntries(await Promise.all(texts)) as typeof tableFiles);
  const open = new Map<string, readonly string[]>();
  const [folder, files] = docsRouteData(generatedFilesDir);
  for (const file of withMenus ? await filesBelow(folder) : []) {
    if (!files.test(file)) continue;
    const found = menusOf(await readFile(join(folder, file), 'utf8'), cut);
    found.open.forEach((names, path) => open.set(path, names));
    for (const [name, items] of found.menus) await writeText(outDir, menuFile(name), JSON.stringify(items));
  }
  return new Map(
    [...cut.values()].map(({branch, leaf, component, docs: own}) => [
      leaf.path,
      {branch, leaf, component, docs: own, menus: open.get(leaf.path)},
    ]),
  );
}

/**
 * Knows what the site is made of, for what follows the bundler: `docusaurus build` gets a record of it in the folder of each
 * locale, because Docusaurus keeps generated files of the last locale only, and built HTML does not say which plugin, version or
 * source file a page comes from. `docusaurus start` answers from it what the build writes into files.
 *
 * @param cut what ../routes/plugin.ts has taken out of the browser's tables
 */
export default (options: DeliveryOptions, cut: CutTables) =>
  ({i18n, siteConfig, baseUrl, siteDir}: LoadContext): Plugin => {
    let record: LocaleRecord;
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
        if (isServer || process.env.NODE_ENV === 'production') return {};
        const answer = markdownFromSources(siteDir, () => record);
        // Docusaurus joins what its own function returns with what this one returns; both get the same list.
        const setupMiddlewares = (middlewares: unknown[]): unknown[] => {
          middlewares.unshift({name: 'delivery', middleware: answer});
          return [];
        };
        return {devServer: {setupMiddlewares}} as never;
      },
      async postBuild(props) {
        const scriptsOf = scriptsOfRoutes(await readGenerated(props));
        const entries = cut.documents ? await readEntries(props, cut.menus) : undefined;
        const sources = new Map(record.pages.map((page) => [page.route, page]));
        const pages = props.routesPaths.map((route) => ({
          ...sources.get(route),
          route,
          file: fileOfRoute(route, baseUrl, siteConfig.trailingSlash),
          scripts: scriptsOf(route),
          entry: entries?.get(route),
        }));
        await writeFile(join(props.outDir, recordFile), JSON.stringify({...record, pages}));
      },
    };
  };
