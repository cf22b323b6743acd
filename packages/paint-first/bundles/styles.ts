import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {transform} from 'lightningcss';
import {readTextsBelow, sha256, type BuiltSite, writeText} from '../shared/site';

/** The link of the one style sheet that the framework makes. */
const sheetLink = /<link rel="?stylesheet"? href="?([^" >]*\/assets\/css\/styles\.[^" >]*)"?\s*\/?>/;

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/**
 * A style sheet without the rules of classes and ids, and the variables, that nothing on a site can use.
 * @param words every word of its pages, of other sheets, and of its scripts, which put names of classes together in many ways
 */
export function purgeCss(css: string, words: ReadonlySet<string>): string {
  let sheet = css;
  let before;
  do {
    before = sheet;
    const used = new Set([...words, ...matches(sheet, /(?:var\(|@keyframes)\s*([\w-]+)/g)]);
    const names = [...matches(sheet, /[.#](-?[a-z_][\w-]*)/gi), ...matches(sheet, /(--[\w-]+)\s*:/g)];
    const unusedSymbols = [...new Set(names)].filter((name) => !used.has(name));
    sheet = transform({filename: 'styles.css', code: Buffer.from(sheet), minify: true, unusedSymbols}).code.toString();
  } while (sheet !== before);
  return sheet;
}

/** The preload of the heading font, for wide screens: phones paint later with it, and fetch it behind the text. */
function fontTag(css: string, name: string): string {
  const [font] = matches(css, new RegExp(`url\\(([^)]*/${name}[^)]*)\\)`, 'g'));
  if (!font) throw new Error(`No style uses a font called ${name}. Correct the option headingFont.`);
  return `<link rel=preload as=font crossorigin media="(min-width: 997px)" href=${font}>`;
}

/**
 * Cuts the style sheet of the framework down to what the site uses. Every page links it, so it is sent once, and the sheet of what it imports
 * alone (`stylesApart`). Its name says which content it has, because browsers keep files of that folder for good.
 */
export async function writePurgedStylesheet(site: BuiltSite): Promise<void> {
  const {dir, pages, baseUrl, options} = site;
  const [original] = pages.flatMap(({html}) => sheetLink.exec(html)?.[1] ?? []);
  if (!original) throw new Error('No page links the style sheet of the framework.');
  const originalFile = original.slice(baseUrl.length);
  const css = await readFile(join(dir, originalFile), 'utf8');
  const texts = [...pages.map(({html}) => html), ...(await readTextsBelow(join(dir, 'assets'), /\.(?:js|css)$/))];
  const purged = purgeCss(css, new Set(texts.flatMap((text) => (text === css ? [] : (text.match(/[\w-]+/g) ?? [])))));
  const file = `assets/css/styles.${sha256(purged).slice(0, 8)}.css`;
  const font = options.headingFont ? fontTag(css, options.headingFont) : '';
  const text = `${font}<link rel=stylesheet href=${baseUrl}${file}>`;
  for (const page of pages) {
    // The policy would need `unsafe-hashes` for the attribute by which the framework hides its symbols.
    page.html = page.html.replace('<svg style="display: none;">', '<svg display="none">');
    const apart = page.files?.filter((name) => name.endsWith('.css') && name !== originalFile) ?? [];
    const links = apart.map((name) => `<link rel=stylesheet href=${baseUrl}${name}>`);
    page.html = page.html.replace(sheetLink, text + links.join(''));
  }
  await writeText(dir, file, purged);
  // A worker of another plugin may have the file in its list, and takes nothing when one is missing.
  await writeText(dir, originalFile, '');
}
