import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';

/**
 * Gives the lists of posts the picture of each, where `blog/pictures` has an SVG of its slug. It is part of the page, so that its
 * colours are classes (src/theme/BlogPostItems) and follow the colour mode.
 */
export const addBlogPostPictures = async ({blogPosts}: {blogPosts: BlogPost[]}): Promise<BlogPost[]> =>
  blogPosts.map((post) => {
    const file = join('blog/pictures', `${post.metadata.frontMatter.slug}.svg`);
    if (!existsSync(file)) return post;
    return {...post, metadata: {...post.metadata, picture: readFileSync(file, 'utf8')}};
  });
