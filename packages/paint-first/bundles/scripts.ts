import {edited, headTags} from '../shared/html';
import type {Site} from '../shared/site';

/** The data block in the head that names the scripts of a page: ../boot/template.ts. */
const blockOf = (html: string) => headTags(html).find(({attributes}) => attributes.id === 'a-bundles');

/** Addresses of the scripts that a page starts, in this order. */
export function scriptsIn(html: string): string[] {
  const block = blockOf(html);
  return block ? (JSON.parse(html.slice(block.end, block.contentEnd)) as string[]) : [];
}

/** Names the scripts of the route in each page, so that they come beside the framework's and not a round trip after them. */
export function routeScripts({record, pages}: Site): void {
  for (const page of pages) {
    const block = blockOf(page.html);
    const added = page.files?.filter((file) => file.endsWith('.js')) ?? [];
    const all = new Set([...scriptsIn(page.html), ...added.map((file) => record.baseUrl + file)]);
    if (block)
      page.html = edited(page.html, [{start: block.end, end: block.contentEnd, text: JSON.stringify([...all])}]);
  }
}
