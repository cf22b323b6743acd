import {readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {HtmlTagObject, LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {createBundlerConfig, assetsByRouteChunk} from './bundles/groups';
import type {PaintFirstOptions} from './options';
import {type LocaleRecord, localeRecordFileName, type PageRecord, routeToFile} from './shared/site';

/**
 * Each page by its route, with scripts and sheets of this route and of the routes around it. Docusaurus (3.10) notes names of chunks for each
 * route, the outer one first, as in `"/sdk/-f62": {"content": "a09c2993"}`, nested by property.
 * @throws Error when it notes them in another order than it lists routes
 */
async function describeRoutes(
  generatedFilesDir: string,
  allRoutes: RouteConfig[],
): Promise<Map<string, Pick<PageRecord, 'files' | 'source'>>> {
  const text = await readFile(join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
  const noted = Object.entries(JSON.parse(text) as Record<string, object>);
  const found = new Map<string, Pick<PageRecord, 'files' | 'source'>>();
  const visit = (routes: RouteConfig[], outer: string[]): void => {
    for (const {path, routes: inner, metadata} of routes) {
      const [key = '', chunks] = noted.shift() ?? [];
      if (!key.startsWith(`${path}-`)) throw new Error(`routesChunkNames.json has ${key} in place of ${path}.`);
      const names = JSON.stringify(chunks).match(/\b[\da-f]{8}\b/g) ?? [];
      const files = [...outer, ...names.flatMap((name) => assetsByRouteChunk.get(name) ?? [])];
      if (inner) visit(inner, files);
      else found.set(path, {files: [...new Set(files)], source: metadata?.sourceFilePath});
    }
  };
  visit(allRoutes, []);
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
  ({siteConfig, baseUrl, generatedFilesDir}: LoadContext): Plugin => {
    let older: Set<string>;
    return {
      name: 'paint-first',
      getClientModules: () => [join(__dirname, 'boot/prefetchWhenIdle')],
      injectHtmlTags() {
        const innerHTML = readFileSync(join(__dirname, 'boot/loader.js'), 'utf8');
        return {headTags: [{tagName: 'script', innerHTML}, ...headTags]};
      },
      configureWebpack: ({entry}, isServer) => (isServer ? {} : createBundlerConfig(entry, options.stylesApart)),
      allContentLoaded({allContent}) {
        const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
        const versions = docs.flatMap(({loadedVersions}) => loadedVersions).filter(({isLast}) => !isLast);
        older = new Set(versions.flatMap((version) => version.docs.map(({permalink}) => permalink)));
      },
      async postBuild({outDir, routes, routesPaths}) {
        const {url, title, titleDelimiter, tagline, trailingSlash} = siteConfig;
        const known = await describeRoutes(generatedFilesDir, routes);
        const pages = routesPaths.map((route) => ({
          ...known.get(route),
          route,
          file: routeToFile(route, baseUrl, trailingSlash),
          isOlder: older.has(route),
        }));
        const record: LocaleRecord = {url, baseUrl, title, titleDelimiter, tagline, pages, options};
        await writeFile(join(outDir, localeRecordFileName), JSON.stringify(record));
      },
    };
  };
