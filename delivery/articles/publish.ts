import {scriptsIn, withList} from '../bundles/scriptList';
import {edited, headTags, type Tag, tagsIn} from '../shared/html';
import {type Page, sha256, type Site, type Step, writeText} from '../shared/site';
import {articleFile} from './articleFile';

interface BuiltArticle {
  readonly name: string;
  readonly html: string;
}

/** The articles of a page: the inside of every element that has a name of one (server/Article.tsx), as the page has it. */
export const articlesIn = ({html}: Pick<Page, 'html'>): BuiltArticle[] =>
  tagsIn(html).flatMap(({attributes: {'data-article': name}, end, contentEnd}) =>
    name ? [{name, html: html.slice(end, contentEnd)}] : [],
  );

/** What ./loader.cjs leaves in the head of a page with code. */
const prefix = 'delivery:code:';
const marksIn = (html: string): Tag[] => headTags(html).filter(({attributes: {name = ''}}) => name.startsWith(prefix));

/** The articles of a page that have code, with the reasons why they are sent as script too. */
export const codeIn = ({html}: Pick<Page, 'html'>): {readonly name: string; readonly reasons: string}[] =>
  marksIn(html).map(({attributes: {name = '', content = ''}}) => ({name: name.slice(prefix.length), reasons: content}));

/**
 * Writes each article into a file of its own, for readers who come from another page of the site; the page itself has it
 * already. Page and file name the build they belong to, so that they are never mixed. It says which pages have code, and why.
 */
export const articles: Step = {
  name: 'articles',
  async run({dir, pages}: Site) {
    // An article may be newer than the page that shows it, but not than the styles and the scripts: its islands are theirs.
    const shell = headTags(pages[0]?.html ?? '').map(({attributes: {'data-styles': styles = ''}}) => styles);
    const build = sha256(JSON.stringify([shell, scriptsIn(pages[0]?.html ?? '')])).slice(0, 12);
    const hydrated: string[] = [];
    for (const page of pages) {
      for (const {name, html} of articlesIn(page)) await writeText(dir, articleFile(name), `${build}\n${html}`);
      for (const {name, reasons} of codeIn(page)) {
        hydrated.push(name);
        console.log(`[publish] ${page.route} has code, so React draws it: ${reasons}`);
      }
    }
    for (const page of pages) {
      const bare = edited(
        page.html,
        marksIn(page.html).map((mark) => ({...mark, text: ''})),
      );
      page.html = withList(bare, {'data-build': build, 'data-hydrated': hydrated.join(' ') || undefined});
    }
  },
};
