import {createPageParser} from '@astral-docs/content-checks/markdown/parser';
import type {
  BlockContent,
  Code,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {fieldList} from '../shared/fields';
import {addressOf, anchorOf, type Homes, type Kind, kindOf, kinds, type ReferencePage} from './pages';
import type {Contract, Doc, Entry, Member, Param} from './parse';
import type {OptionRuns} from './runs';
import type {Use} from './uses';

/** Inputs of the reference. */
export interface Facts {
  readonly contract: Contract;
  readonly homes: Homes;
  /** Titles of known issues by id. */
  readonly issues: ReadonlyMap<string, string>;
  /** What each call did with and without its options. */
  readonly runs: OptionRuns;
  /** Pages that use each entry. */
  readonly uses: ReadonlyMap<string, readonly Use[]>;
}

/** The page that lists every known issue of the SDK. */
const ISSUES_PAGE = '/sdk/known-issues';
/** How many pages "Used in" names. */
const MOST_USES = 6;

const markdown = createPageParser({}, true);

/** What a program wrote: its quotes stay as they are. */
declare module 'mdast' {
  interface TextData {
    verbatim?: boolean;
  }
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const verbatim = (value: string): PhrasingContent => ({type: 'text', value, data: {verbatim: true}});
const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const link = (url: string, children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: children as Link['children'],
});
const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const code = (value: string): Code => ({type: 'code', lang: 'ts', meta: null, value});
const bullets = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children): ListItem => ({type: 'listItem', spread: false, children: [paragraph(children)]})),
});
const heading = (depth: number, label: string, id: string): Heading => ({
  type: 'heading',
  depth: Math.min(depth, 6) as Heading['depth'],
  data: {hProperties: {id}},
  // Text, and not code: the label of the heading's anchor link is made from it.
  children: [text(label)],
});

/** Code in which every name that the contract declares is a link to its entry. */
function linkedCode(source: string, {contract, homes}: Facts): MdxJsxTextElement {
  const children = source.split(/\b([A-Z][A-Za-z0-9_]*)\b/).flatMap((part, index): PhrasingContent[] => {
    if (part === '') return [];
    const url = index % 2 === 1 && contract.has(part) ? addressOf(part, undefined, homes) : undefined;
    return [url ? link(url, [verbatim(part)]) : verbatim(part)];
  });
  // A `code` element would be taken for a block of code, since it holds more than text.
  return {type: 'mdxJsxTextElement', name: 'CodeType', attributes: [], children};
}

const typeOf = (source: string, facts: Facts): PhrasingContent => linkedCode(source, facts) as PhrasingContent;

/** `{@link Name}` and `{@link Name.member}` of a comment become links into the reference. */
function resolveLinks(source: string, {homes}: Facts): string {
  return source.replace(
    /\{@link\s+([A-Za-z0-9_]+)(?:[.#]([A-Za-z0-9_]+))?[^}]*\}/g,
    (_, name: string, member?: string) => {
      const label = member === undefined ? name : `${name}.${member}`;
      const url = addressOf(name, member, homes);
      return url ? `[\`${label}\`](${url})` : `\`${label}\``;
    },
  );
}

function blocks(source: string, facts: Facts): BlockContent[] {
  if (source === '') return [];
  const root: Root = markdown.parse(resolveLinks(source, facts));
  return root.children as BlockContent[];
}

/** The text of a comment for a place that holds no blocks, such as a table cell: paragraphs run on. */
function phrases(source: string, facts: Facts): PhrasingContent[] {
  return blocks(source, facts).flatMap((block, index) => {
    const children = 'children' in block && block.type === 'paragraph' ? block.children : [text(source)];
    return index === 0 ? children : [text(' '), ...children];
  });
}

function labelled(label: string, content: readonly PhrasingContent[]): Paragraph {
  const strong: PhrasingContent = {type: 'strong', children: [text(label)]};
  return paragraph(content.length === 0 ? [strong] : [strong, text(' '), ...content]);
}

/** Known issues of a declaration in one line, each as a link into the list. */
function issueLinks(doc: Doc, facts: Facts): PhrasingContent[] {
  return doc.knownIssues.flatMap((id, index) => {
    const title = facts.issues.get(id);
    if (title === undefined)
      throw new Error(`The SDK contract names the known issue "${id}", which data/known-issues does not have.`);
    const found = link(`${ISSUES_PAGE}#known-${id}`, phrases(title, facts));
    return index === 0 ? [found] : [text('; '), found];
  });
}

const issueLine = (doc: Doc, facts: Facts): PhrasingContent[] =>
  doc.knownIssues.length === 0 ? [] : [text(' Known issue: '), ...issueLinks(doc, facts), text('.')];

function parameters(params: readonly Param[], doc: Doc, facts: Facts): BlockContent[] {
  if (params.length === 0) return [];
  return [
    labelled('Parameters', []),
    ...fieldList(
      params.map(({name, type, optional}) => ({
        name,
        type: [typeOf(type, facts)],
        note: optional ? 'optional' : undefined,
        meaning: phrases(doc.params[name] ?? '', facts),
      })),
    ),
  ];
}

const asWritten = (node: PhrasingContent): PhrasingContent => (node.type === 'text' ? verbatim(node.value) : node);

/** A table of the runs of one call, with each combination of its options. */
function optionTable(call: string, facts: Facts): BlockContent[] {
  const runs = facts.runs.get(call);
  if (!runs) return [];
  const table: Table = {
    type: 'table',
    align: [null, null],
    children: [
      row([[text('Options')], [text('Result, messages up to the first bracket')]]),
      ...runs.map(({options, result}) => row([phrases(options, facts), phrases(result, facts).map(asWritten)])),
    ],
  };
  return [labelled('With and without its options', []), table];
}

/** What every callable has after its signature: parameters, result, errors, limits, examples of the contract. */
function callable(params: readonly Param[], returnType: string, doc: Doc, facts: Facts): BlockContent[] {
  const result: BlockContent[] = parameters(params, doc, facts);
  if (doc.returns !== '')
    result.push(labelled('Returns', [typeOf(returnType, facts), text('. '), ...phrases(doc.returns, facts)]));
  return [...result, ...remainder(doc, facts)];
}

function remainder(doc: Doc, facts: Facts): BlockContent[] {
  const list = (label: string, items: readonly string[]): BlockContent[] => {
    if (items.length === 0) return [];
    return items.length === 1
      ? [labelled(label, phrases(items[0] ?? '', facts))]
      : [labelled(label, []), bullets(items.map((item) => phrases(item, facts)))];
  };
  return [
    ...list('Throws', doc.throws),
    ...list('Behaviour', doc.limits),
    ...(doc.knownIssues.length > 0 ? [labelled('Known issue', issueLinks(doc, facts))] : []),
    ...list('Deprecated', doc.deprecated === '' ? [] : [doc.deprecated]),
  ];
}

/** A property, or a method that has nothing to say beyond a sentence, as an item of a list. */
function memberItem(member: Member, entry: Entry, facts: Facts) {
  const {doc, kind, name, optional, signature, type} = member;
  const deprecated = doc.deprecated === '' ? '' : `Deprecated: ${doc.deprecated}`;
  const params = Object.entries(doc.params);
  // Descriptions of several parameters in one paragraph need the names that they belong to.
  const ofParams = params
    .map(([param, meaning]) => (params.length > 1 ? `\`${param}\`: ${meaning}` : meaning))
    .join(' ');
  const said = kind === 'property' ? doc.text : doc.text || doc.returns || ofParams;
  const meaning = phrases([said, ...doc.limits, deprecated].filter((part) => part !== '').join('\n\n'), facts);
  const fallback: PhrasingContent[] =
    doc.defaultValue === '' ? [] : [text(' Default: '), ...phrases(doc.defaultValue, facts), text('.')];
  return {
    name: kind === 'property' ? name : kind === 'constructor' ? (/^\w+/.exec(signature)?.[0] ?? '') : `${name}()`,
    id: anchorOf(entry.name, name, facts.homes),
    type: [typeOf(kind === 'property' ? type : signature, facts)],
    note: kind === 'property' && optional ? 'optional' : undefined,
    meaning: [...meaning, ...fallback, ...issueLine(doc, facts)],
  };
}

/** Whether a method has more to say than its signature and one sentence: if not, an item of a list is enough. */
const needsSection = ({kind, doc, params}: Member): boolean => {
  if (kind === 'constructor') return doc.text !== '' || doc.throws.length > 0;
  return params.length > 0
    ? doc.text !== '' || doc.returns !== '' || Object.keys(doc.params).length > 0
    : doc.text !== '' && doc.returns !== '';
};

function methodSection(member: Member, entry: Entry, depth: number, facts: Facts): BlockContent[] {
  const label = member.kind === 'constructor' ? `${member.signature.split('(')[0]}()` : `${member.name}()`;
  return [
    heading(depth, label, anchorOf(entry.name, member.name, facts.homes)) as unknown as BlockContent,
    code(member.signature),
    ...blocks(member.doc.text, facts),
    ...callable(member.params, member.type, member.doc, facts),
    ...optionTable(`${entry.name}.${member.name}`, facts),
  ];
}

/** Where a program gets an entry: the import, and the path from an SDK object to a module. */
function declaration(entry: Entry): BlockContent[] {
  const shown = entry.kind === 'function' || entry.head.split(' ').length > 2 ? entry.head : '';
  const type = kindOf(entry) === 'type' ? 'type ' : '';
  const source = entry.importFrom ? `import {${type}${entry.name}} from '${entry.importFrom}';` : '';
  const lines = [source, shown].filter(Boolean).join('\n\n');
  return [
    ...(lines ? [code(lines)] : []),
    ...(entry.importFrom
      ? []
      : [paragraph([text('No entry of the package exports this type. It appears in signatures only.')])]),
  ];
}

/** One entry: declaration, text, properties, then a section for each method. */
function section(entry: Entry, own: boolean, facts: Facts): BlockContent[] {
  const methods = entry.members.filter((member) => member.kind !== 'property');
  const properties = entry.members.filter((member) => member.kind === 'property');
  const short = methods.filter((member) => !needsSection(member));
  const depth = own ? 2 : 3;
  const list = (label: string, members: readonly Member[]): BlockContent[] =>
    members.length === 0
      ? []
      : [labelled(label, []), ...fieldList(members.map((member) => memberItem(member, entry, facts)))];
  return [
    ...(own ? [] : [heading(2, entry.name, anchorOf(entry.name, undefined, facts.homes)) as unknown as BlockContent]),
    ...declaration(entry),
    // What the entry of the page is for is the first line of the page.
    ...(own ? [] : blocks(entry.doc.text, facts)),
    ...callable(entry.params, entry.type, entry.doc, facts),
    ...optionTable(entry.name, facts),
    ...list(entry.kind === 'class' ? 'Properties' : 'Fields', properties),
    ...methods.filter(needsSection).flatMap((member) => methodSection(member, entry, depth, facts)),
    ...list('Other methods', short),
  ];
}

/** The guides that use the entries of a page, by how often they do. */
function usedIn(names: readonly string[], {uses}: Facts): BlockContent[] {
  const counts = new Map<string, Use>();
  for (const use of names.flatMap((name) => uses.get(name) ?? []))
    counts.set(use.route, {...use, count: use.count + (counts.get(use.route)?.count ?? 0)});
  const pages = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, MOST_USES);
  if (pages.length === 0) return [];
  return [
    heading(2, 'Used in', 'used-in') as unknown as BlockContent,
    bullets(pages.map(({route, title}) => [link(route, [text(title)])])),
  ];
}

const frame = (children: BlockContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'ReferenceEntry',
  attributes: [],
  children,
});

/**
 * What `<SdkReference of="…">example</SdkReference>` becomes: the entries of one page, the example, and the guides that use them.
 *
 * @param names entries of the contract, in the order in which they appear
 * @param example what the page has between the tags
 * @throws Error when the contract has no entry of a name, or names a known issue that the data does not have
 */
export function renderEntries(
  names: readonly string[],
  example: readonly RootContent[],
  facts: Facts,
): MdxJsxFlowElement[] {
  const entries = names.map((name) => {
    const entry = facts.contract.get(name);
    if (entry === undefined) throw new Error(`The SDK contract has no entry named "${name}".`);
    return entry;
  });
  const own = (entry: Entry): boolean => facts.homes.get(entry.name)?.own ?? false;
  return [
    frame([
      ...(example.length > 0
        ? [heading(2, 'Example', 'example') as unknown as BlockContent, ...(example as BlockContent[])]
        : []),
      ...entries.flatMap((entry) => section(entry, own(entry), facts)),
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

const row = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

/** The first sentence of a comment. */
const firstSentence = (source: string): string => /^[\s\S]*?\.(?=\s|$)/.exec(source)?.[0] ?? source;

/** What `<SdkPages />` becomes: a list of links for each kind of entry. */
export function renderPages(pages: readonly ReferencePage[], facts: Facts): RootContent[] {
  return kinds.flatMap((kind): RootContent[] => [
    heading(3, ...sections[kind]),
    {
      type: 'list',
      spread: false,
      data: {hProperties: {className: ['a-columns']}},
      children: pages
        .flatMap(({names}) => names)
        .filter((name) => kindOf(facts.contract.get(name)!) === kind)
        .sort((a, b) => a.localeCompare(b, 'en'))
        .map((name) => ({
          type: 'listItem',
          children: [paragraph([link(addressOf(name, undefined, facts.homes) ?? '', [text(name)])])],
        })),
    },
  ]);
}

/** What `<SdkIndex />` becomes: every entry by name with its kind and first sentence. */
export function renderIndex(pages: readonly ReferencePage[], facts: Facts): RootContent[] {
  const names = pages.flatMap((page) => page.names).sort((a, b) => a.localeCompare(b, 'en'));
  const items = names.map((name): MdxJsxFlowElement => {
    const entry = facts.contract.get(name);
    if (!entry) throw new Error(`The SDK contract has no entry named "${name}".`);
    return {
      type: 'mdxJsxFlowElement',
      name: 'ReferenceItem',
      attributes: [{type: 'mdxJsxAttribute', name: 'kind', value: kindOf(entry)}],
      children: [
        paragraph([link(addressOf(name, undefined, facts.homes) ?? '', [inlineCode(name)])]),
        paragraph(phrases(firstSentence(entry.doc.text), facts)),
      ],
    };
  });
  return [{type: 'mdxJsxFlowElement', name: 'ReferenceIndex', attributes: [], children: items}];
}
