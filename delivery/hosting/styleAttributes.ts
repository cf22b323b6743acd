import {type Site, type Step, sha256} from '../shared/site';

/** What the framework writes as style attributes, and the class of src/css/site.css that does the same. */
const known: Record<string, string> = {
  'display:none': 'a-hidden',
  'display:none;overflow:hidden;height:0': 'a-hidden',
  'display:none;overflow:hidden;height:0px': 'a-hidden',
  'text-align:right': 'a-right',
  'text-align:center': 'a-centre',
  'text-align:left': '',
  'display:block;overflow:visible;height:auto': '',
};

const normalise = (style: string): string =>
  style
    .split(';')
    .map((rule) => rule.replace(/\s+/g, '').trim())
    .filter(Boolean)
    .join(';');

/**
 * Replaces the style attributes of a page by classes.
 * @throws Error for a style attribute that no class stands in for, with the element it is on
 */
export function withoutStyleAttributes(html: string, route: string): string {
  // Scripts come first in the pattern, so that markup in their strings is passed over.
  return html.replace(/<script\b[\s\S]*?<\/script>|<[a-z][\w-]*\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) => {
    if (/^<script\b/i.test(tag)) return tag;
    const found = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i.exec(tag);
    if (!found) return tag;
    const style = normalise(found[1] ?? found[2] ?? found[3] ?? '');
    const className = style === '' ? '' : known[style];
    if (className === undefined)
      throw new Error(
        `${route} has the style attribute "${style}" on ${tag.slice(0, 120)}. The policy of the site forbids it: ` +
          'use a class, or name a class that does the same in delivery/hosting/styleAttributes.ts.',
      );
    const bare = tag.replace(found[0], '');
    if (!className) return bare;
    const classes = /\sclass=(?:"([^"]*)"|([^\s>"']+))/i.exec(bare);
    if (classes) return bare.replace(classes[0], ` class="${classes[1] ?? classes[2]} ${className}"`);
    return bare.replace(/^<[a-z][\w-]*/i, (name) => `${name} class="${className}"`);
  });
}

export const styleAttributes: Step = {
  name: 'style attributes to classes',
  run({pages}: Site) {
    for (const page of pages) page.html = withoutStyleAttributes(page.html, page.route);
    return Promise.resolve();
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
