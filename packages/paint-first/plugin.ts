import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {createBundlerConfig} from './bundles/groups';
import type {PaintFirstOptions} from './options';
import {type LocaleRecord, localeRecordFileName, type PageRecord, routeToFile} from './shared/site';

type RouteRecord = Pick<PageRecord, 'files' | 'source' | 'isOlder'>;

/**
 * Each page by its route, with scripts and sheets of this route and of the routes around it. Docusaurus (3.10) notes names of chunks for each
 * route, the outer one first, as in `"/sdk/-f62": {"content": "a09c2993"}`, nested by property, and the files of each chunk.
 * @throws Error when it notes them in another order than it lists routes
 */
function describeRoutes(generatedFilesDir: string, allRoutes: RouteConfig[]): Map<string, RouteRecord> {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(generatedFilesDir, name), 'utf8'));
  const noted = Object.entries(readJson('routesChunkNames.json') as Record<string, object>);
  const {origins, assets} = readJson('client-manifest.json') as {
    origins: Record<string, string[]>;
    assets: Record<string, Record<string, {file: string}[]>>;
  };
  const listFiles = (chunk: string): string[] =>
    (origins[chunk] ?? []).flatMap((id) =>
      Object.values(assets[id] ?? {})
        .flat()
        .map(({file}) => file),
    );
  const found = new Map<string, RouteRecord>();
  const visit = (routes: RouteConfig[], outer: string[], isOuterOlder: boolean): void => {
    for (const {path, routes: inner, metadata, props} of routes) {
      const [key = '', chunks] = noted.shift() ?? [];
      if (!key.startsWith(`${path}-`)) throw new Error(`routesChunkNames.json has ${key} in place of ${path}.`);
      const names = JSON.stringify(chunks).match(/\b[\da-f]{8}\b/g) ?? [];
      const files = [...outer, ...names.flatMap(listFiles)];
      const isOlder = isOuterOlder || (props?.version as {isLast?: boolean} | undefined)?.isLast === false;
      if (inner) visit(inner, files, isOlder);
      else found.set(path, {files: [...new Set(files)], source: metadata?.sourceFilePath, isOlder});
    }
  };
  visit(allRoutes, [], false);
  return found;
}

/**
 * Puts the loader into the head of each page, divides scripts and styles, and writes what the site is made of for `publish.ts`: into the folder of
 * each locale, because Docusaurus keeps generated files of the last one only, and built HTML does not say which page has a
 * source, or is of an older version.
 *
 * @param headTags other tags for the head. In the configuration, the framework would send them to every reader as script too.
 */
export default (options: PaintFirstOptions, headTags: HtmlTagObject[]) =>
  ({siteConfig, baseUrl, generatedFilesDir}: LoadContext): Plugin => ({
    name: 'paint-first',
    getClientModules: () => [join(__dirname, 'boot/prefetchWhenIdle')],
    injectHtmlTags() {
      const innerHTML = readFileSync(join(__dirname, 'boot/loader.js'), 'utf8');
      return {headTags: [{tagName: 'script', innerHTML}, ...headTags]};
    },
    configureWebpack: ({entry}, isServer) => (isServer ? {} : createBundlerConfig(entry, options.stylesApart)),
    async postBuild({outDir, routes, routesPaths}) {
      const {url, title, titleDelimiter, tagline, trailingSlash} = siteConfig;
      const known = describeRoutes(generatedFilesDir, routes);
      const pages = routesPaths.map((route) => ({
        ...known.get(route),
        route,
        file: routeToFile(route, baseUrl, trailingSlash),
      }));
      const record: LocaleRecord = {url, baseUrl, title, titleDelimiter, tagline, pages, options};
      await writeFile(join(outDir, localeRecordFileName), JSON.stringify(record));
    },
  });
