import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {routeFiles} from '../bundles/groups';
import type {PaintFirstOptions} from '../options';
import {type LocaleRecord, type PageMetadata, recordFile, type Version} from './record';

/** The pages that the content plugins have loaded, by route, and the versions of the docs. */
export interface LoadedPages {
  sources: Map<string, PageMetadata>;
  versions: Version[];
}

const below = (source: string): string => source.replace(/^@site\//, '');

const typeOf = ({page_type: type}: Readonly<Record<string, unknown>>): string | undefined =>
  typeof type === 'string' ? type : undefined;

/** Reads what the content plugins know of their pages: the one place that says which page is what. */
export function collectLoadedPages(allContent: AllContent): LoadedPages {
  const of = <T>(plugin: string) => Object.entries(allContent[plugin] ?? {}) as [id: string, content: T][];
  const sources = new Map<string, PageMetadata>();
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
export function routeToFile(route: string, baseUrl: string, trailingSlash: boolean | undefined): string {
  const path = route.slice(baseUrl.length);
  if (/\.html?$/i.test(path)) return path;
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}

/** Names of chunks that Docusaurus (3.10) notes for each route: `/sdk/-f62` has `{content: 'a09c2993'}`, nested by property. */
async function chunksByRoute(generatedFilesDir: string): Promise<Map<string, string[]>> {
  const text = await readFile(join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
  const routes = new Map<string, string[]>();
  for (const [key, chunks] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
    const route = key.replace(/-[^-]*$/, '');
    const names = [...JSON.stringify(chunks).matchAll(/"([\da-f]{8})"/g)].map(([, name = '']) => name);
    routes.set(route, [...(routes.get(route) ?? []), ...names]);
  }
  return routes;
}

/**
 * Knows what the site is made of, for what follows the bundler: `docusaurus build` gets a record of it in the folder of each
 * locale, because Docusaurus keeps generated files of the last locale only, and built HTML does not say which plugin, version or
 * source file a page comes from.
 */
export default (options: PaintFirstOptions) =>
  ({i18n, siteConfig, baseUrl, generatedFilesDir}: LoadContext): Plugin => {
    let loaded: LoadedPages;
    return {
      name: 'paint-first-record',
      allContentLoaded({allContent}) {
        loaded = collectLoadedPages(allContent);
      },
      async postBuild({outDir, routesPaths}) {
        const chunks = await chunksByRoute(generatedFilesDir);
        const record: LocaleRecord = {
          locale: i18n.currentLocale,
          origin: siteConfig.url,
          baseUrl,
          title: siteConfig.title,
          titleDelimiter: siteConfig.titleDelimiter,
          tagline: siteConfig.tagline,
          versions: loaded.versions,
          pages: routesPaths.map((route) => ({
            ...loaded.sources.get(route),
            route,
            file: routeToFile(route, baseUrl, siteConfig.trailingSlash),
            files: [...new Set(chunks.get(route)?.flatMap((name) => routeFiles.get(name) ?? []))],
          })),
          options,
        };
        await writeFile(join(outDir, recordFile), JSON.stringify(record));
      },
    };
  };
