import {edited, headTags} from '../shared/html';

/** The data block in the head that names the scripts of a page: ../boot/template.ts. */
const blockOf = (html: string) => headTags(html).find(({attributes}) => attributes.id === 'a-bundles');

/** Addresses of the scripts that a page starts, in this order. */
export function scriptsIn(html: string): string[] {
  const block = blockOf(html);
  return block ? (JSON.parse(html.slice(block.end, block.contentEnd)) as string[]) : [];
}

/** A page that says more to script: `{'data-build': '1'}`. What is undefined is left out. */
export function withList(html: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const block = blockOf(html);
  if (!block) return html;
  const all = Object.entries({...block.attributes, ...attributes}).filter(([, value]) => value !== undefined);
  const text = all.map(([name, value = '']) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('');
  return edited(html, [{...block, text: `<script${text}>`}]);
}

/** A page that starts these scripts too, by their addresses. */
export function withScripts(html: string, more: readonly string[]): string {
  const block = blockOf(html);
  if (!block) return html;
  const text = JSON.stringify([...new Set([...scriptsIn(html), ...more])]);
  return edited(html, [{start: block.end, end: block.contentEnd, text}]);
}
