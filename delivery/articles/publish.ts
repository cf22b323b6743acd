import {scriptsIn, withList} from '../bundles/scriptList';
import {headTags, tagsIn} from '../shared/html';
import {type Page, sha256, type Site, writeText} from '../shared/site';
import {articleFile} from './articleFile';

/** The articles of a page: the inside of every element that has a name of one (server/Article.tsx), as the page has it. */
export const articlesIn = ({html}: Pick<Page, 'html'>): {name: string; html: string}[] =>
  tagsIn(html).flatMap(({attributes: {'data-article': name}, end, contentEnd}) =>
    name ? [{name, html: html.slice(end, contentEnd)}] : [],
  );

/**
 * Writes each article into a file of its own, for readers who come from another page of the site; the page itself has it
 * already. Page and file name the build they belong to, so that they are never mixed. A page with code has an empty file, because
 * what fetches ahead does not know which pages have none.
 */
export async function articles({dir, pages}: Site): Promise<void> {
  // An article may be newer than the page that shows it, but not than the styles and the scripts: its islands are theirs.
  const shell = headTags(pages[0]?.html ?? '').map(({attributes: {'data-styles': styles = ''}}) => styles);
  const build = sha256(JSON.stringify([shell, scriptsIn(pages[0]?.html ?? '')])).slice(0, 12);
  for (const page of pages) {
    const own = articlesIn(page);
    if (page.kind && !own.length) own.push({name: page.route, html: ''});
    for (const {name, html} of own) await writeText(dir, articleFile(name), `${build}\n${html}`);
    page.html = withList(page.html, {'data-build': build});
  }
}
