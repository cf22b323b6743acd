import type {AllContent} from '@docusaurus/types';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {Page} from '../../src/lib/routes';

/** The pages of the newest docs version that a reader may find: unlisted pages and drafts are left out. */
function docPages(content: DocsContent): Page[] {
  const docs = content.loadedVersions.filter((version) => version.isLast).flatMap((version) => version.docs);
  return docs.filter((doc) => !doc.unlisted && !doc.draft).map((doc) => ({path: doc.permalink, title: doc.title}));
}

function blogPages(content: BlogContent): Page[] {
  const posts = content.blogPosts.filter((post) => !post.metadata.unlisted);
  return posts.map(({metadata}) => ({path: metadata.permalink, title: metadata.title}));
}

/** Pages written in Markdown say their titles; those written as components do not, and are named by their path. */
function otherPages(content: PagesContent): Page[] {
  return (content ?? []).map((page) => ({
    path: page.permalink,
    title: (page.type === 'mdx' ? page.title : undefined) ?? page.permalink,
  }));
}

/**
 * Lists the pages of the site by path and title, from what the content plugins have loaded.
 *
 * @returns the pages in alphabetical order of path
 */
export function listPages(allContent: AllContent): Page[] {
  const of = <T>(plugin: string) => Object.values(allContent[plugin] ?? {}) as T[];
  return [
    ...of<DocsContent>('docusaurus-plugin-content-docs').flatMap(docPages),
    ...of<BlogContent>('docusaurus-plugin-content-blog').flatMap(blogPages),
    ...of<PagesContent>('docusaurus-plugin-content-pages').flatMap(otherPages),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}
