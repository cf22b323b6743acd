import {edited, headTags} from '../shared/html';
import {filesBelow, type Site} from '../shared/site';

/** The data block in the head that names the scripts of a page: ../boot/template.ts. */
const blockOf = (html: string) => headTags(html).find(({attributes}) => attributes.id === 'a-bundles');

/** Addresses of the scripts that a page starts, in this order. */
export function scriptsIn(html: string): string[] {
  const block = blockOf(html);
  return block ? (JSON.parse(html.slice(block.end, block.contentEnd)) as string[]) : [];
}

/** Groups of ./groups.ts that pages of a kind have besides the one of all pages. */
const groups: Readonly<Record<string, string>> = {doc: 'docs', post: 'blog'};

/** Names the scripts of the route in each page, so that they come beside the framework's and not a round trip after them. */
export async function routeScripts({record, pages, dir}: Site): Promise<void> {
  const scripts = (await filesBelow(dir)).filter((file) => /^assets\/js\/[^/]+\.js$/.test(file));
  for (const page of pages) {
    const block = blockOf(page.html);
    const names = ['shared', groups[page.kind ?? ''], ...(page.chunks ?? [])];
    const added = scripts.filter((file) => names.some((name) => file.startsWith(`assets/js/${name}.`)));
    const all = new Set([...scriptsIn(page.html), ...added.map((file) => record.baseUrl + file)]);
    if (block)
      page.html = edited(page.html, [{start: block.end, end: block.contentEnd, text: JSON.stringify([...all])}]);
  }
}
