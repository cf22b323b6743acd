import {readdir, readFile, unlink} from 'node:fs/promises';
import {join} from 'node:path';
import {wordsOfPages, writeSheet} from './sheets';
import {filesBelow, type Site, type Step} from '../shared/site';
import {partForPrint, trimStylesheet, wordsIn} from './stylesheet';

const folder = 'assets/css';
const shared = /^styles\.\w+\.css$/;

const classesOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*_[\w-]{3})(?=[^\w-])/g)].map(([, name = '']) => name)),
];

/** Adds a link to a style sheet behind the one that every page has. */
export function linkStylesheet(html: string, href: string): string {
  if (html.includes(href)) return html;
  return html.replace(
    /<link rel="?stylesheet"? href="?[^\s">]+"?\s*\/?>/,
    (link) => `${link}<link rel=stylesheet href=${href}>`,
  );
}

/**
 * Adds the print style sheet to what comes after the first paint (../index.ts), and moves that to the end of the head: of two
 * rules that weigh the same the later one wins, and that has to be the print style sheet.
 * @throws Error when the page has no such place
 */
export function linkDeferred(html: string, href: string): string {
  const place = /(<noscript id="?a-deferred"?>)([\s\S]*?<\/noscript>)([\s\S]*?)(?=<\/head>)/;
  if (!place.test(html))
    throw new Error('The head has no <noscript id="a-deferred"> for what comes after the first paint.');
  return html.replace(
    place,
    (_, opening: string, deferred: string, rest: string) =>
      `${rest}${opening}<link rel=stylesheet media=print href=${href}>${deferred}`,
  );
}

/** Takes out of the shared style sheet what no page and no script can use, and what is for print only. */
async function trimShared(site: Site, name: string): Promise<void> {
  const {dir, pages, record} = site;
  const words = wordsOfPages(pages);
  // The other style sheets read custom properties that this one sets.
  for (const file of await filesBelow(join(dir, 'assets'))) {
    if (!/\.(?:js|css)$/.test(file) || file === `css/${name}`) continue;
    for (const word of wordsIn(await readFile(join(dir, 'assets', file), 'utf8'))) words.add(word);
  }
  const path = join(dir, folder, name);
  const {screen, print} = partForPrint(trimStylesheet(await readFile(path, 'utf8'), words));
  await unlink(path);
  const [forScreen, forPrint] = [await writeSheet(site, 'styles', screen), await writeSheet(site, 'print', print)];
  for (const page of pages) {
    page.html = linkDeferred(page.html, forPrint).replaceAll(`${record.baseUrl}${folder}/${name}`, forScreen);
  }
}

/**
 * Trims the shared style sheet, and links the others from each page that shows one of their classes. The bundler knows only
 * which scripts need them, and a page must look right before any script.
 */
export const styles: Step = {
  name: 'style sheets',
  async run(site: Site) {
    const names = (await readdir(join(site.dir, folder))).filter((name) => name.endsWith('.css'));
    const [main, ...more] = names.filter((name) => shared.test(name));
    if (!main || more.length)
      throw new Error(`One shared style sheet was expected, not ${[main, ...more].join(', ')}.`);
    const others = names
      .filter((name) => name !== main)
      .map(async (name) => ({
        href: `${site.record.baseUrl}${folder}/${name}`,
        classes: classesOf(await readFile(join(site.dir, folder, name), 'utf8')),
      }));
    const sheets = await Promise.all(others);
    for (const page of site.pages) {
      const words = wordsOfPages([page]);
      for (const {href, classes} of sheets)
        if (classes.some((one) => words.has(one))) page.html = linkStylesheet(page.html, href);
    }
    await trimShared(site, main);
  },
};
