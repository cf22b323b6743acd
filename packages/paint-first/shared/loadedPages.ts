import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import type {PageMetadata, Version} from './record';

/** The pages that the content plugins have loaded, by route, and the versions of the docs. */
export interface LoadedPages {
  sources: Map<string, PageMetadata>;
  versions: Version[];
}

/** What all content plugins know of a page; one that is a component has no title. */
interface LoadedPage {
  permalink: string;
  source: string;
  title?: string;
  unlisted?: boolean;
}

/** Reads what the content plugins know of their pages: the one place that says which page is what. */
export function collectPageMetadata(allContent: AllContent): LoadedPages {
  const loaded = <T>(plugin: string) => Object.entries(allContent[plugin] ?? {}) as [id: string, content: T][];
  const sources = new Map<string, PageMetadata>();
  const versions: Version[] = [];
  const add = (
    {permalink, source, title, unlisted = false}: LoadedPage,
    more: Pick<PageMetadata, 'kind' | 'type' | 'version'>,
  ) => sources.set(permalink, {title, source: source.replace(/^@site\//, ''), unlisted, ...more});
  for (const [plugin, {loadedVersions}] of loaded<DocsContent>('docusaurus-plugin-content-docs'))
    for (const {versionName: name, label, path, isLast, docs} of loadedVersions) {
      const version = {plugin, name, label, path, isLast};
      versions.push(version);
      for (const doc of docs) {
        const {page_type: type} = doc.frontMatter as {page_type?: unknown};
        add(doc, {kind: 'doc', type: typeof type === 'string' ? type : undefined, version});
      }
    }
  for (const [, {blogPosts}] of loaded<BlogContent>('docusaurus-plugin-content-blog'))
    for (const {metadata} of blogPosts) add(metadata, {kind: 'post', type: 'post'});
  for (const [, pages] of loaded<PagesContent>('docusaurus-plugin-content-pages'))
    for (const page of pages ?? []) add(page, {kind: 'page'});
  return {sources, versions};
}

/** The file of a route below the folder of its locale, as Docusaurus names it (core/lib/ssg/ssgUtils.js, 3.10). */
export function routeToFile(route: string, baseUrl: string, trailingSlash: boolean | undefined): string {
  const path = route.slice(baseUrl.length);
  if (/\.html?$/i.test(path)) return path;
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}
