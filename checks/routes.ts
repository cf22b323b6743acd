import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Outline} from './outline';
import {root} from './root';

/** The framework's address of a tag: `Hello world` is at `hello-world`. */
const slugOf = (tag: string): string => tag.trim().toLowerCase().replaceAll(/\W+/g, '-');

/**
 * Every address of the site, with its trailing slash where it has one: those of Markdown pages, of components in `src/pages`, and
 * of the lists that the blog makes of its posts. Nothing is listed by hand, so that a link to a page that was renamed is found.
 */
export function siteRoutes(pages: readonly Pick<Outline, 'path' | 'route' | 'tags'>[]): Set<string> {
  const folder = join(root, 'src', 'pages');
  const components = existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
        (name) => /\.[jt]sx?$/.test(name) && !/(?:^|\/)_|\.(?:test|d)\./.test(name),
      )
    : [];
  const tags = pages.filter(({path}) => path.startsWith('blog/')).flatMap((post) => post.tags);
  return new Set([
    ...pages.flatMap(({route}) => route ?? []),
    ...components.map((name) => `/${name.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1')}`),
    ...['/blog', '/blog/archive', '/blog/tags', ...tags.map((tag) => `/blog/tags/${slugOf(tag)}`)],
  ]);
}
