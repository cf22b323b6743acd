import {edited, headTags, openingTag} from '../shared/html';

/** The data block in the head that names the scripts of a page: ../boot/template.ts. */
const blockOf = (html: string) => headTags(html).find(({attributes}) => attributes.id === 'a-bundles');

/** Addresses of the scripts that a page starts, in this order. */
export function scriptsIn(html: string): string[] {
  const block = blockOf(html);
  return block ? (JSON.parse(html.slice(block.end, block.contentEnd)) as string[]) : [];
}

/** A page that starts other scripts, each once, or says more to script: `{'data-build': '1'}`. */
export function withList(
  html: string,
  attributes: Readonly<Record<string, string | undefined>>,
  scripts: readonly string[] = scriptsIn(html),
): string {
  const block = blockOf(html);
  if (!block) return html;
  const text = openingTag('script', {...block.attributes, ...attributes}) + JSON.stringify([...new Set(scripts)]);
  return edited(html, [{start: block.start, end: block.contentEnd, text}]);
}
