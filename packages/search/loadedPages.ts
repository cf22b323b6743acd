import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** A version of the docs. */
export interface Version {
  /** Id of the instance of the docs plugin. */
  plugin: string;
  name: string;
  label: string;
  /** Path of the version with base URL, `/` or `/0.2`. */
  path: string;
  isLast: boolean;
}

/** A page as the plugin that made it knows it. */
export interface LoadedPage {
  /** Path with base URL, `/sdk/` or `/fr/api`. */
  route: string;
  /** The title, unless the page is a component. */
  title?: string;
  /** The source file, from the root of the site. */
  source: string;
  unlisted: boolean;
  /** `page_type` of the front matter: what readers use the page for, such as `how-to`. */
  type?: string;
  /** For docs. */
  version?: Version;
}

/** What all content plugins know of a page; one that is a component has no title. */
interface Loaded {
  permalink: string;
  source: string;
  title?: string;
  unlisted?: boolean;
}

/** Reads the pages that the content plugins have loaded, and the versions of the docs. */
export function listLoadedPages(allContent: AllContent): {pages: LoadedPage[]; versions: Version[]} {
  const loaded = <T>(plugin: string) => Object.entries(allContent[plugin] ?? {}) as [id: string, content: T][];
  const pages: LoadedPage[] = [];
  const versions: Version[] = [];
  const add = (
    {permalink: route, source, title, unlisted = false}: Loaded,
    more: Pick<LoadedPage, 'type' | 'version'> = {},
  ) => pages.push({route, title, source: source.replace(/^@site\//, ''), unlisted, ...more});
  for (const [plugin, {loadedVersions}] of loaded<DocsContent>('docusaurus-plugin-content-docs'))
    for (const {versionName: name, label, path, isLast, docs} of loadedVersions) {
      const version = {plugin, name, label, path, isLast};
      versions.push(version);
      for (const doc of docs) {
        const {page_type: type} = doc.frontMatter as {page_type?: unknown};
        add(doc, {type: typeof type === 'string' ? type : undefined, version});
      }
    }
  for (const [, {blogPosts}] of loaded<BlogContent>('docusaurus-plugin-content-blog'))
    for (const {metadata} of blogPosts) add(metadata, {type: 'post'});
  for (const [, components] of loaded<PagesContent>('docusaurus-plugin-content-pages'))
    for (const page of components ?? []) add(page);
  return {pages, versions};
}

/** The path of a page below the base URL; for a page of an older version, the path that it has in the last one. */
export function computeVersionlessPath(
  {route: own, version}: LoadedPage,
  {baseUrl, versions}: {baseUrl: string; versions: readonly Version[]},
): string {
  const last = versions.find(({plugin, isLast}) => plugin === version?.plugin && isLast);
  const route = version && last && !version.isLast ? `${last.path}/${own.slice(version.path.length)}` : own;
  return `/${route.replace(/\/{2,}/g, '/').slice(baseUrl.length)}`;
}
