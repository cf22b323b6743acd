import {linkStylesheet} from '../bundles/publishStyles';
import {writeSheet} from '../bundles/sheets';
import {type Site, type Step, sha256} from '../shared/site';

const classOf = (style: string): string => `st-${sha256(style).slice(0, 6)}`;

/** Stronger than every rule of a page, as the attribute was. */
const ruleOf = (style: string): string => `.${classOf(style)}:not(#a#b#c){${style}}`;

const unescape = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/**
 * Replaces the style attributes of a page with classes, because a policy without `unsafe-inline` forbids them. Outside of articles
 * the text is kept beside the class: there React must find what it has rendered (restoreStyles.ts).
 *
 * @returns the page, and the text of each style that it has
 */
export function withoutStyleAttributes(html: string): {html: string; styles: string[]} {
  const styles: string[] = [];
  // How many elements `div` are open in an article, that of the article included.
  let depth = 0;
  // Scripts come first in the pattern, so that markup in their strings is passed over.
  const tags = /<script\b[\s\S]*?<\/script>|<\/?[a-z][\w-]*\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
  const replaced = html.replace(tags, (tag) => {
    if (/^<script\b/i.test(tag)) return tag;
    if (/^<div\b/i.test(tag) && (depth || /\sdata-article=/.test(tag))) depth++;
    if (/^<\/div\b/i.test(tag) && depth) depth--;
    const [attribute, ...texts] = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i.exec(tag) ?? [];
    if (!attribute) return tag;
    const text = texts.find((one) => one !== undefined) ?? '';
    const style = unescape(text).trim();
    if (!style) return tag.replace(attribute, '');
    styles.push(style);
    const kept = depth ? '' : ` data-style="${text.replaceAll('"', '&quot;')}"`;
    const bare = tag.replace(attribute, () => kept);
    const classes = /\sclass=(?:"([^"]*)"|([^\s>"']+))/i.exec(bare);
    if (classes) return bare.replace(classes[0], ` class="${classes[1] ?? classes[2]} ${classOf(style)}"`);
    return bare.replace(/^<[a-z][\w-]*/i, (name) => `${name} class=${classOf(style)}`);
  });
  return {html: replaced, styles};
}

export const styleAttributes: Step = {
  name: 'style attributes to classes',
  async run(site: Site) {
    const pages = site.pages.map((page) => ({page, ...withoutStyleAttributes(page.html)}));
    const all = [...new Set(pages.flatMap(({styles}) => styles))].sort();
    const href = await writeSheet(site, 'attributes', all.map(ruleOf).join(''));
    for (const {page, html, styles} of pages) page.html = styles.length ? linkStylesheet(html, href) : html;
  },
};

/** Hashes of the inline scripts of a page, as a Content-Security-Policy names them. Data blocks such as JSON-LD need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(([, attributes = '']) => !/\bsrc=/i.test(attributes))
    .filter(([, attributes = '']) => !/\btype=["']?(?!module|text\/javascript)[\w/+-]+/i.test(attributes))
    .map(([, , body = '']) => `'sha256-${sha256(body, 'base64')}'`);
}
