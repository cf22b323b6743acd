import type {BlockContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {commentNodes, type ReferenceInputs, renderEntry} from './entry';
import {element, textAttributes} from '../shared/jsx';
import {bullets, heading, inlineCode, link, paragraph, text} from '../shared/mdast';
import {entryUrl, type Kind, entryKind, entryKinds, type ReferencePage} from './pages';
import type {Entry} from './parse';
import type {Use} from './uses';

/** How many pages "Used in" names. */
const MAX_USES = 6;

/** The guides that use the entries of a page, by how often they do. */
function usedIn(names: readonly string[], {uses}: ReferenceInputs): BlockContent[] {
  const counts = new Map<string, Use>();
  for (const use of names.flatMap((name) => uses.get(name) ?? []))
    counts.set(use.route, {...use, count: use.count + (counts.get(use.route)?.count ?? 0)});
  const pages = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, MAX_USES);
  if (pages.length === 0) return [];
  return [heading(2, 'Used in', 'used-in'), bullets(pages.map(({route, title}) => [link(route, [text(title)])]))];
}

function findEntry(name: string, {contract}: ReferenceInputs): Entry {
  const entry = contract.get(name);
  if (entry === undefined) throw new Error(`The SDK contract has no entry named "${name}".`);
  return entry;
}

/**
 * What `<SdkReference of="…">example</SdkReference>` becomes: the entries of one page, the example, and the guides that use them.
 *
 * @param names entries of the contract, in the order in which they appear
 * @param example what the page has between the tags
 * @throws Error when the contract has no entry of a name, or names a known issue that the data does not have
 */
export function renderSdkReference(
  names: readonly string[],
  example: readonly RootContent[],
  facts: ReferenceInputs,
): MdxJsxFlowElement[] {
  const entries = names.map((name) => findEntry(name, facts));
  return [
    element('ReferenceEntry', [
      ...(example.length > 0 ? [heading(2, 'Example', 'example'), ...(example as BlockContent[])] : []),
      ...entries.flatMap((entry) => renderEntry(entry, facts.homes.get(entry.name)?.own ?? false, facts)),
      ...usedIn(names, facts),
    ]),
  ];
}

/** The heading of each kind, with its anchor. */
const sections: Readonly<Record<Kind, readonly [label: string, id: string]>> = {
  class: ['Classes', 'main-classes'],
  function: ['Functions', 'schemas-and-guards'],
  type: ['Types', 'options-and-data'],
  error: ['Errors', 'errors'],
};

/** The first sentence of a comment. */
const firstSentence = (source: string): string => /^[\s\S]*?\.(?=\s|$)/.exec(source)?.[0] ?? source;

/** What `<SdkPages />` becomes: a list of links for each kind of entry. */
export function renderSdkPageLinks(pages: readonly ReferencePage[], facts: ReferenceInputs): RootContent[] {
  return entryKinds.flatMap((kind): RootContent[] => [
    heading(3, ...sections[kind]),
    {
      type: 'list',
      spread: false,
      data: {hProperties: {className: ['a-columns']}},
      children: pages
        .flatMap(({names}) => names)
        .filter((name) => entryKind(facts.contract.get(name)!) === kind)
        .sort((a, b) => a.localeCompare(b, 'en'))
        .map((name) => ({
          type: 'listItem',
          children: [paragraph([link(entryUrl(name, undefined, facts.homes) ?? '', [text(name)])])],
        })),
    },
  ]);
}

/** What `<SdkIndex />` becomes: every entry by name with its kind and first sentence. */
export function renderSdkEntryIndex(pages: readonly ReferencePage[], facts: ReferenceInputs): RootContent[] {
  const names = pages.flatMap((page) => page.names).sort((a, b) => a.localeCompare(b, 'en'));
  const items = names.map((name) =>
    element(
      'ReferenceItem',
      [
        paragraph([link(entryUrl(name, undefined, facts.homes) ?? '', [inlineCode(name)])]),
        paragraph(commentNodes(firstSentence(findEntry(name, facts).doc.text), facts)),
      ],
      textAttributes({kind: entryKind(findEntry(name, facts))}),
    ),
  );
  return [element('ReferenceIndex', items)];
}
