import {existsSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {hashTexts} from '@astral-docs/content-checks/files';

/** What the ids of a drawing begin with, so that two on one page do not take the parts of each other. None of its ids has a dot. */
const getIdPrefix = (path: string): string => `p${hashTexts(relative('.', path)).slice(0, 12)}.`;

/** For drawings that pages import as components: the framework's settings, and ids of their own. */
export const svgoConfig = {
  plugins: [
    {name: 'preset-default', params: {overrides: {removeTitle: false, removeViewBox: false}}},
    {
      name: 'prefixIds',
      params: {
        prefix: (_: unknown, {path}: {path: string}): string => getIdPrefix(path),
        delim: '',
        prefixClassNames: false,
      },
    },
  ],
};

/** The text of a drawing with ids of its own. @param path of its file */
export const prefixIds = (svg: string, path: string): string =>
  svg.replace(/\bid\s*=\s*["']?|\bhref\s*=\s*["']?\s*#|url\(\s*["']?#/g, `$&${getIdPrefix(path)}`);

/**
 * Gives the lists of posts the picture of each, where `blog/pictures` has an SVG of its slug. It is part of the page, so that its
 * colours are classes (src/theme/BlogPostItems) and follow the colour mode.
 */
export const addBlogPostPictures = async ({blogPosts}: {blogPosts: BlogPost[]}): Promise<BlogPost[]> =>
  blogPosts.map((post) => {
    const file = join('blog/pictures', `${post.metadata.frontMatter.slug}.svg`);
    if (!existsSync(file)) return post;
    return {...post, metadata: {...post.metadata, picture: prefixIds(readFileSync(file, 'utf8'), file)}};
  });
