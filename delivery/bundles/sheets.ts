import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileOf, type Page, sha256, type Site, writeText} from '../shared/site';
import {wordsIn} from './stylesheet';

type Built = Pick<Site, 'dir' | 'record'>;

const link = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g;
const hrefOf = (text: string): string => /\shref="?([^"\s>]+)/.exec(text)?.[1] ?? '';

/** Style sheets that hold up the first paint of a page: those that its head links for a screen, in their order. */
export const screenSheets = (html: string): string[] =>
  [...html.replace(/<noscript[\s\S]*?<\/noscript>/g, '').matchAll(link)]
    .map(([text]) => text)
    .filter((text) => !/\bmedia=/.test(text))
    .map(hrefOf);

/** Sheets that scripts ask for by name. A script that finds its sheet in `data-href` fetches it no second time. */
const askedFor = /\/styles-(?:page|island)-/;

/**
 * Links one style sheet in the place of several.
 * @param sheets the sheets that it holds, in their order
 * @param href the one
 */
export function linkOne(html: string, sheets: readonly string[], href: string): string {
  const [first, ...others] = sheets;
  const known = sheets.find((sheet) => askedFor.test(sheet));
  return html.replace(link, (text) => {
    const sheet = hrefOf(text);
    if (sheet === first) return `<link rel=stylesheet${known ? ` data-href=${known}` : ''} href=${href}>`;
    return others.includes(sheet) ? '' : text;
  });
}

/**
 * Writes a style sheet under a name that says which content it is, because browsers keep files of that folder for good.
 * @param kind the first part of the name
 * @returns its address
 */
export async function writeSheet({dir, record}: Built, kind: string, css: string): Promise<string> {
  const file = `assets/css/${kind}.${sha256(css).slice(0, 8)}.css`;
  await writeText(dir, file, css);
  return record.baseUrl + file;
}

/** The text of several style sheets in one. */
export const joinSheets = async (site: Built, hrefs: readonly string[]): Promise<string> =>
  (await Promise.all(hrefs.map((href) => readFile(join(site.dir, fileOf(site, href)), 'utf8')))).join('\n');

/** The words of pages that can be a class, an id or a custom property. */
export function wordsOfPages(pages: readonly Pick<Page, 'html'>[]): Set<string> {
  const words = new Set<string>();
  for (const {html} of pages) for (const word of wordsIn(html)) words.add(word);
  return words;
}
