import type {InlineCode, Parent, Root, RootContent} from 'mdast';
import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {relative, sep} from 'node:path';
import {isJsx} from '@astral-docs/content-checks/markdown/tree';
import {readSdkTypes} from '.';
import {entryUrl, mapEntryPages, readSdkPages} from './pages';
import type {SdkSymbol} from './symbols';
import {findSdkSymbol} from './symbols';

/** Inside these, a link would be a link in a link, or would change what a heading or a control says. */
const closed = (node: Node): boolean =>
  ['heading', 'link', 'linkReference', 'definition'].includes(node.type) ||
  (isJsx(node) && ['a', 'summary', 'KnownIssue', 'CodeType'].includes(node.name ?? ''));

/**
 * Pages in which a name of the SDK means the SDK. Elsewhere only paths such as `sdk.location.build` do: `ValidationError` is a
 * name of other libraries too.
 */
const speaksOfSdk = (file: string): boolean => /^docs\/(?:sdk\/|examples\.md)/.test(file);

/**
 * Links a name of the SDK in inline code to its entry in the reference: the first mention of each in a section, and none in
 * headings, in links or on the entry's own page.
 */
export default function remarkSdkMentions() {
  return (tree: Root, file: VFile): void => {
    const path = relative('', file.path ?? '').replaceAll(sep, '/');
    if (!path.startsWith('docs/') || path.startsWith('docs/sdk/reference/')) return;
    const contract = readSdkTypes();
    const homes = mapEntryPages(readSdkPages());
    let linked = new Set<string>();

    const target = ({entry, member}: SdkSymbol): string | undefined => {
      const url = entryUrl(entry, member, homes);
      if (!url || linked.has(url)) return undefined;
      linked.add(url);
      return url;
    };
    const visit = (parent: Parent): void => {
      parent.children = (parent.children as RootContent[]).map((node): RootContent => {
        if (node.type === 'heading' && node.depth < 4) linked = new Set();
        if (closed(node)) return node;
        if (node.type === 'inlineCode') {
          const {value} = node as InlineCode;
          const symbol =
            speaksOfSdk(path) || /^(?:await )?sdk\./.test(value) ? findSdkSymbol(value, contract) : undefined;
          const url = symbol && target(symbol);
          return url ? {type: 'link', url, children: [node]} : node;
        }
        if ('children' in node) visit(node as Parent);
        return node;
      });
    };
    visit(tree);
  };
}
