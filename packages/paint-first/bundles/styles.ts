import {readFile, unlink} from 'node:fs/promises';
import {join} from 'node:path';
import postcss, {type AtRule} from 'postcss';
import selectors, {type Container} from 'postcss-selector-parser';
import {applyEdits, findHeadTags, type Tag} from '../shared/html';
import {stripBaseUrl, listFilesBelow, sha256, type BuiltSite, writeText} from '../shared/site';

/** The link of the one style sheet that the framework makes. */
const linkOf = (html: string): Tag | undefined =>
  findHeadTags(html).find(
    ({attributes: {rel, href = ''}}) => rel === 'stylesheet' && /\/assets\/css\/styles\./.test(href),
  );

/** The tags of a page, with their attributes, and no words of the text. */
const tagsOnly = (html: string): string => (html.match(/<(?:"[^"]*"|'[^']*'|[^"'>])*>/g) ?? []).join('');

/** Whether what a selector asks for by class, id and element is among the words of a site; states, attributes and `:not()` are not asked. */
const canMatch =
  (words: ReadonlySet<string>) =>
  (selector: Container): boolean =>
    selector.nodes.every((node) => {
      if (node.type === 'class' || node.type === 'id' || node.type === 'tag') return words.has(node.value);
      return node.type !== 'pseudo' || !/^:(?:is|where)$/.test(node.value) || node.nodes.some(canMatch(words));
    });

/**
 * A style sheet without the rules and the variables that nothing on a site can use. PurgeCSS takes rules that are used, such as
 * `:is(h2, h3):target` and `a:where(:not(.button))`.
 *
 * @param words every word of the tags of its pages, and of its scripts, which put names of classes together in many ways
 */
export function purgeCss(css: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  const isUsed = canMatch(words);
  const parser = selectors();
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const kept = parser.astSync(rule.selector).nodes.filter(isUsed);
    if (kept.length) rule.selector = kept.map(String).join();
    else rule.remove();
  });
  for (let before = -1, used = new Set<string>(); before !== used.size;) {
    before = used.size;
    const text = sheet.toString();
    used = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
    sheet.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !words.has(declaration.prop)) declaration.remove();
    });
  }
  sheet.walk((node) => void ('nodes' in node && node.nodes?.length === 0 && node.remove()));
  return sheet.toString();
}

async function wordsOfSite({dir, pages}: BuiltSite): Promise<Set<string>> {
  const scripts = (await listFilesBelow(join(dir, 'assets/js'))).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(dir, 'assets/js', file), 'utf8')));
  return new Set([...pages.map(({html}) => tagsOnly(html)), ...texts].flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/** The preload of the heading font, for wide screens: phones paint later with it, and fetch it behind the text. */
async function fontTag({dir, record, options}: BuiltSite): Promise<string> {
  const {headingFont} = options;
  if (!headingFont) return '';
  const font = (await listFilesBelow(join(dir, 'assets/fonts'))).find((file) => file.startsWith(headingFont));
  if (!font) throw new Error(`No font of the build is called ${headingFont}. Correct the option headingFont.`);
  return `<link rel=preload as=font crossorigin media="(min-width: 997px)" href=${record.baseUrl}assets/fonts/${font}>`;
}

/**
 * Cuts the style sheet of the framework down to what the site uses. Every page links it, so it is sent once, and the sheet of what it imports
 * alone (`stylesApart`). Its name says
 * which content it has, because browsers keep files of that folder for good; scripts know it by `data-href`, the name that it had.
 */
export async function writeStyles(site: BuiltSite): Promise<void> {
  const [original] = site.pages.flatMap(({html}) => linkOf(html)?.attributes.href ?? []);
  if (!original) throw new Error('No page links the style sheet of the framework.');
  // The policy would need `unsafe-hashes` for the attribute by which the framework hides its symbols.
  for (const page of site.pages) page.html = page.html.replace('<svg style="display: none;">', '<svg display="none">');
  const originalFile = stripBaseUrl(site, original);
  const whole = await readFile(join(site.dir, originalFile), 'utf8');
  const css = purgeCss(whole, await wordsOfSite(site));
  const file = `assets/css/styles.${sha256(css).slice(0, 8)}.css`;
  const text = `${await fontTag(site)}<link rel=stylesheet href=${site.record.baseUrl}${file} data-href=${original}>`;
  for (const page of site.pages) {
    const link = linkOf(page.html);
    const apart = page.files?.filter((name) => name.endsWith('.css') && name !== originalFile) ?? [];
    const links = apart.map((name) => `<link rel=stylesheet href=${site.record.baseUrl}${name}>`);
    if (link) page.html = applyEdits(page.html, [{...link, text: text + links.join('')}]);
  }
  await unlink(join(site.dir, originalFile));
  await writeText(site.dir, file, css);
}
