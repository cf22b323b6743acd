import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {PurgeCSS} from 'purgecss';
import {fileOf, filesBelow, type Page, sha256, type Site, writeText} from '../shared/site';
import {edited, headTags, type Tag, tagsIn} from '../shared/html';
import {withList} from './scriptList';

/** The link of the one style sheet that the framework makes. */
const linkOf = (html: string): Tag | undefined =>
  headTags(html).find(({attributes: {rel, href = ''}}) => rel === 'stylesheet' && /\/assets\/css\/styles\./.test(href));

/** Pages of one section with the same islands need about the same rules; a sheet for each page takes minutes for 1,000 pages. */
function lookOf({path, html}: Page): string {
  const islands = tagsIn(html).flatMap(({attributes}) => attributes['data-island'] ?? []);
  return [path.split('/')[1], ...new Set(islands.sort())].join(' ');
}

/** Writes a style sheet under a name that says which content it is, because browsers keep files of that folder for good. */
async function writeSheet({dir, record}: Site, css: string): Promise<string> {
  const file = `assets/css/page.${sha256(css).slice(0, 8)}.css`;
  await writeText(dir, file, css);
  return record.baseUrl + file;
}

/** The preload of the heading font, for wide screens: phones paint later with it, and fetch it behind the text. */
async function fontTag({dir, record, options}: Site): Promise<string> {
  const {headingFont} = options;
  if (!headingFont) return '';
  const font = (await filesBelow(join(dir, 'assets/fonts'))).find((file) => file.startsWith(headingFont));
  if (!font) throw new Error(`No font of the build is called ${headingFont}. Correct the option headingFont.`);
  return `<link rel=preload as=font crossorigin media="(min-width: 997px)" href=${record.baseUrl}assets/fonts/${font}>`;
}

/**
 * Gives each page a style sheet with the rules that it can match as it is sent, because the first paint waits for it. The whole
 * style sheet of the site, which has the same rules in the same order and those of menus, dialogs and other pages, but no fonts,
 * comes with the scripts (../boot/loader.js).
 */
export async function styles(site: Site): Promise<void> {
  const [original] = site.pages.flatMap(({html}) => linkOf(html)?.attributes.href ?? []);
  if (!original) throw new Error('No page links the style sheet of the framework.');
  // The policy would need `unsafe-hashes` for the attribute by which the framework hides its symbols.
  for (const page of site.pages) page.html = page.html.replace('<svg style="display: none;">', '<svg display="none">');
  const looks = new Map<string, Page[]>();
  for (const page of site.pages) looks.set(lookOf(page), [...(looks.get(lookOf(page)) ?? []), page]);
  const css = await readFile(join(site.dir, fileOf(site, original)), 'utf8');
  const font = await fontTag(site);
  for (const pages of looks.values()) {
    const [purged] = await new PurgeCSS().purge({
      content: [{raw: pages.map(({html}) => html).join('\n'), extension: 'html'}],
      css: [{raw: css}],
      // Classes, ids, tags and attributes, and no words of the text.
      defaultExtractor: (text) => (text.match(/<(?:"[^"]*"|'[^']*'|[^"'>])*>/g) ?? []).join().match(/[\w-]+/g) ?? [],
      // Script sets them: no page has their values as it is sent.
      dynamicAttributes: ['data-theme', 'data-theme-choice', 'data-font', 'data-announcement-bar-initially-dismissed'],
      variables: true,
      keyframes: true,
    });
    const own = await writeSheet(site, purged?.css ?? css);
    for (const page of pages) {
      const link = linkOf(page.html);
      const text = `${font}<link rel=stylesheet href=${own}>`;
      if (link) page.html = withList(edited(page.html, [{...link, text}]), {'data-styles': original});
    }
  }
  // Declared twice, a font that was too late for the first paint would get a second chance, and move what is read.
  await writeText(site.dir, fileOf(site, original), css.replace(/@font-face\s*\{[^}]*\}/g, ''));
}
