import {readdir, unlink} from 'node:fs/promises';
import {join} from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {fragmentFile, writeFragment} from './articleFile';
import {joinSheets, screenSheets, writeSheet} from '../bundles/sheets';
import {type Page, sha256, type Site, type Step, writeText} from '../shared/site';

interface Fragment {
  readonly name: string;
  readonly html: string;
}

/** The articles of a page: the inside of every element that has a name of one, as the page has it. */
export function articlesIn({html}: Pick<Page, 'html'>): Fragment[] {
  const found: Fragment[] = [];
  if (!html.includes('data-article')) return found;
  visit(fromHtml(html, {verbose: true}), 'element', (node: Element) => {
    const name = node.properties.dataArticle;
    if (typeof name !== 'string') return;
    const {opening, closing} = (node.data as {position: {opening: Place; closing?: Place}}).position;
    if (!closing) throw new Error(`The article ${name} is not closed.`);
    found.push({name, html: html.slice(opening.end.offset, closing.start.offset)});
  });
  return found;
}

interface Place {
  start: {offset: number};
  end: {offset: number};
}

/**
 * Writes each article into a file of its own, for readers who come from another page of the site; the page itself has it
 * already. Page and file name the edition they belong to, so that they are never mixed. The styles that articles need
 * beside those of every page are one more file, small, which is fetched together with the first article.
 */
export const articles: Step = {
  name: 'articles',
  async run(site: Site) {
    const {dir, pages} = site;
    const fragments = new Map<string, string>();
    const sheets = new Set<string>();
    for (const page of pages) {
      const found = articlesIn(page);
      for (const {name, html} of found) fragments.set(name, html);
      // The home page and the blog bring their own with their scripts.
      if (found.length)
        screenSheets(page.html)
          .slice(1)
          .filter((href) => !/styles-(?:home|blog)/.test(href))
          .forEach((href) => sheets.add(href));
    }
    const styles = await writeSheet(site, 'articles', await joinSheets(site, [...sheets].sort()));

    // An article may be newer than the page that shows it, but not than the styles and the scripts: its islands are theirs.
    const shell = pages[0]?.html.match(/<link rel="?stylesheet"?[^>]*>|\/assets\/js\/[\w~]+\.\w+\.js/g);
    const edition = sha256(JSON.stringify([styles, shell]), 'base64')
      .replace(/\W/g, '')
      .slice(0, 12);
    for (const [name, html] of fragments) await writeText(dir, fragmentFile(name), writeFragment({edition}, html));
    for (const page of pages) {
      const known = `data-edition=${edition} data-styles=${styles}`;
      page.html = page.html.replace(/(<script\b[^>]*\bid="?a-bundles"?)/, `$1 ${known}`);
    }

    const scripts = join(dir, 'assets/js');
    const drawn = (await readdir(scripts)).filter((name) => /^drawn\.\w+\.js$/.test(name));
    if (drawn.length !== 1) throw new Error(`One script drawn.….js was expected in ${scripts}, not ${drawn.length}.`);
    await Promise.all(drawn.map((name) => unlink(join(scripts, name))));
  },
};
