import {applyEdits, findHeadTags} from '../shared/html';
import type {BuiltSite} from '../shared/site';

/** The data block in the head that names the scripts of a page: ../boot/template.ts. */
const blockOf = (html: string) => findHeadTags(html).find(({attributes}) => attributes.id === 'a-bundles');

/** Addresses of the scripts that a page starts, in this order. */
export function listScripts(html: string): string[] {
  const block = blockOf(html);
  return block ? (JSON.parse(html.slice(block.end, block.contentEnd)) as string[]) : [];
}

/** Names the scripts of the route in each page, so that they come beside the framework's and not a round trip after them. */
export function addRouteScripts({record, pages}: BuiltSite): void {
  for (const page of pages) {
    const block = blockOf(page.html);
    const added = page.files?.filter((file) => file.endsWith('.js')) ?? [];
    const all = new Set([...listScripts(page.html), ...added.map((file) => record.baseUrl + file)]);
    if (block)
      page.html = applyEdits(page.html, [{start: block.end, end: block.contentEnd, text: JSON.stringify([...all])}]);
  }
}
