import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {articleFile, writeArticle} from './articleFile';
import {menuFile, type MenuItem, type ModuleData, type PageEntry} from '../routes/entry';
import {noteInList, scriptsIn, withScripts} from '../bundles/scriptList';
import {joinSheets, screenSheets, writeSheet} from '../bundles/sheets';
import {fileOf, type Page, sha256, type Site, type Step, writeText} from '../shared/site';

interface BuiltArticle {
  readonly name: string;
  readonly html: string;
}

/** What the value of an attribute says. */
const textOf = (value: string): string => toString(fromHtml(value, {fragment: true}));

/** Where the first article of a page begins. */
const firstArticle = /<[a-z]+\b[^>]*\sdata-article=/;

/** A tag of a `<div>`, or what may hold the text of one without being markup. */
const division =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[\s\S]*?<\/\1>|<(\/?)div\b((?:"[^"]*"|'[^']*'|[^'">])*)>/g;

/**
 * The articles of a page: the inside of every element that has a name of one, as the page has it. Such an element is a `<div>`
 * (server/Article.tsx). Counting them is some forty times as quick as parsing the page.
 */
export function articlesIn({html}: Pick<Page, 'html'>): BuiltArticle[] {
  const found: BuiltArticle[] = [];
  // Half of a page, its head and its menu, is before its first article.
  const first = html.search(firstArticle);
  if (first < 0) return found;
  const open: {readonly name?: string; readonly from: number}[] = [];
  for (const {0: tag, 2: closing, 3: attributes, index} of html.slice(first).matchAll(division)) {
    if (closing === undefined) continue;
    const at = first + index;
    if (!closing) {
      const [, name] = /\sdata-article=(?:["']?)([^\s"'>]+)/.exec(attributes ?? '') ?? [];
      open.push({name: name && textOf(name), from: at + tag.length});
      continue;
    }
    const {name, from} = open.pop() ?? {};
    if (name) found.push({name, html: html.slice(from, at)});
  }
  const left = open.find(({name}) => name);
  if (left) throw new Error(`The article ${left.name} is not closed.`);
  return found;
}

/** What ./loader.cjs leaves in the head of a page with code. */
const codeMark = /<meta\b(?=[^>]*\bname="?delivery:code:([^"\s>]+))(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** The articles of a page that have code, with the reasons why they are sent as script too. */
export const codeIn = ({html}: Pick<Page, 'html'>): {readonly name: string; readonly reasons: string}[] =>
  [...html.matchAll(codeMark)].map(([meta, name = '']) => ({
    name,
    reasons: textOf(/\bcontent=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/.exec(meta)?.slice(1).join('') ?? ''),
  }));

/** Says which pages are sent with script, why, and what that costs each of their readers: gzip, beside the median of the others. */
async function costOfCode(site: Site): Promise<string[]> {
  const withCode = site.pages.filter((page) => codeIn(page).length);
  if (!withCode.length) return [];
  const sizes = new Map<string, number>();
  const weigh = async (page: Page): Promise<number> => {
    let sum = 0;
    for (const address of scriptsIn(page.html)) {
      const size = sizes.get(address) ?? gzipSync(await readFile(join(site.dir, fileOf(site, address)))).length;
      sizes.set(address, size);
      sum += size;
    }
    return sum / 1000;
  };
  const others = await Promise.all(site.pages.filter(({html}) => firstArticle.test(html)).map(weigh));
  const median = others.sort((a, b) => a - b)[others.length >> 1] ?? 0;
  const lines = withCode.map(async (page) => {
    const weight = await weigh(page);
    const reasons = codeIn(page).map(({name, reasons: why}) => (name === page.path ? why : `${name}: ${why}`));
    return `${page.route} has code: ${weight.toFixed(0)} KB of script, ${(weight - median).toFixed(0)} KB more than a page without. ${reasons.join('; ')}`;
  });
  return Promise.all(lines);
}

/** What a page says of itself, for the browser. */
function entryOf({entry, module, route}: Page): PageEntry | undefined {
  if (!entry) return undefined;
  if (!module)
    throw new Error(`${route} was taken for a page without code, and is not one. Read delivery/routes/plain.ts.`);
  return {...entry, module: JSON.parse(module) as ModuleData};
}

/** An entry with the menus that are open on the page: it is drawn before anything else is fetched. */
async function withMenus(entry: PageEntry, dir: string, known: Map<string, MenuItem[]>): Promise<PageEntry> {
  const items: Record<string, MenuItem[]> = {};
  for (const name of entry.menus ?? []) {
    const menu = known.get(name) ?? (JSON.parse(await readFile(join(dir, menuFile(name)), 'utf8')) as MenuItem[]);
    known.set(name, menu);
    items[name] = menu;
  }
  return {...entry, items};
}

/**
 * Writes each article into a file of its own, for readers who come from another page of the site; the page itself has it
 * already, and what the tables of the framework lack of it (../routes) comes with its scripts. Page and file name the build they belong to, so that they are never mixed. The styles that articles need
 * beside those of every page are one more file, small, which is fetched together with the first article.
 */
export const articles: Step = {
  name: 'articles',
  async run(site: Site) {
    const {dir, pages} = site;
    const found = new Map<string, {html: string; page?: PageEntry}>();
    const sheets = new Set<string>();
    const menus = new Map<string, MenuItem[]>();
    for (const page of pages) {
      const own = articlesIn(page);
      const entry = entryOf(page);
      const ownName = `/${page.route.slice(site.record.baseUrl.length)}`;
      for (const {name, html} of own) found.set(name, {html, ...(name === ownName && {page: entry})});
      if (entry) {
        const script = `self.deliveryPage=${JSON.stringify(await withMenus(entry, dir, menus))}`;
        const file = `assets/pages/${sha256(script).slice(0, 8)}.js`;
        await writeText(dir, file, script);
        // The framework asks for it as soon as its own scripts are there.
        page.html = withScripts(page.html, [site.record.baseUrl + file, ...scriptsIn(page.html)]);
      }
      // Some kinds of pages bring their own with their scripts.
      if (own.length)
        screenSheets(page.html)
          .slice(1)
          .filter((href) => !/styles-page-/.test(href))
          .forEach((href) => sheets.add(href));
    }
    const styles = await writeSheet(site, 'articles', await joinSheets(site, [...sheets].sort()));

    // An article may be newer than the page that shows it, but not than the styles and the scripts: its islands are theirs.
    const shell = pages[0]?.html.match(/<link rel="?stylesheet"?[^>]*>|\/assets\/js\/[\w~]+\.\w+\.js/g);
    const build = sha256(JSON.stringify([styles, shell]), 'base64')
      .replace(/\W/g, '')
      .slice(0, 12);
    for (const [name, {html, page}] of found)
      await writeText(dir, articleFile(name), writeArticle({build, page}, html));
    for (const line of await costOfCode(site)) console.log(`[publish] ${line}`);
    const hydrated = pages.flatMap((page) => codeIn(page).map(({name}) => name));
    for (const page of pages) {
      page.html = page.html.replace(codeMark, '');
      const known = `data-build=${build} data-styles=${styles}${hydrated.length ? ` data-hydrated="${hydrated.join(' ')}"` : ''}`;
      page.html = noteInList(page.html, known);
    }
  },
};
