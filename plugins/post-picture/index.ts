import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {drawBars, drawChecks, drawLines, drawRings, height, width} from './draw';
import {checksOf, lengthsOf, linesOf, type Picture, seriesOf} from './values';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

function draw(picture: Picture, root: string): string {
  switch (picture.kind) {
    case 'rings':
      return drawRings(lengthsOf(linesOf(picture, root)));
    case 'bars':
      return drawBars(lengthsOf(linesOf(picture, root)));
    case 'checks':
      return drawChecks(checksOf(linesOf(picture, root)));
    case 'lines':
      return drawLines(seriesOf(picture.from));
  }
}

/**
 * Draws the picture that the front matter of a post asks for, from the figures that the post shows. Its colours are the classes of
 * src/theme/BlogPostItems.
 *
 * @param root folder of the project
 * @returns a whole `<svg>`
 * @throws Error when the figures are not there
 */
export const drawPicture = (picture: Picture, root: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(picture.alt)}">${draw(picture, root)}</svg>`;

/** Gives the lists of posts a picture of each: `picture` in the metadata of those whose front matter has one. */
export async function addPictures({blogPosts}: {blogPosts: BlogPost[]}): Promise<BlogPost[]> {
  return blogPosts.map((post) => {
    const picture = post.metadata.frontMatter.picture as Picture | undefined;
    if (!picture) return post;
    return {...post, metadata: {...post.metadata, picture: drawPicture(picture, process.cwd())}};
  });
}
