import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {
  BlockContent,
  Code,
  Heading,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Contract, Doc, Entry, Member, Param} from './parse';

/** What the reference is made from: the contract, and the titles of known defects by id. */
export interface Facts {
  readonly contract: Contract;
  readonly defects: ReadonlyMap<string, string>;
}

/** How much room an entry takes: a section of its own, or one row in a table it shares with others. */
export type Layout = 'sections' | 'table';

const NOT_EXPORTED = 'The package does not export this type; it appears in signatures only.';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The id of an entry or of one of its members: `sdk-locationmodule-build`. */
function anchorOf(entry: string, member?: string): string {
  return ['sdk', entry, member]
    .filter((part) => part !== undefined)
    .join('-')
    .toLowerCase();
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});
const text = (value: string): PhrasingContent => ({type: 'text', value});
const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

/** The name in a heading or in the first cell of a row, as a link to itself; its id is where other links arrive. */
function anchored(label: string, id: string): PhrasingContent {
  return {
    type: 'link',
    url: `#${id}`,
    data: {hProperties: {id}},
    children: [{type: 'inlineCode', value: label}],
  };
}

/** Code in which every name that the contract declares is a link to its entry. */
function linkedCode(code: string, contract: Contract): MdxJsxTextElement {
  const children = code.split(/\b([A-Z][A-Za-z0-9_]*)\b/).flatMap((part, index): PhrasingContent[] => {
    if (part === '') return [];
    if (index % 2 === 0 || !contract.has(part)) return [text(part)];
    return [{type: 'link', url: `#${anchorOf(part)}`, children: [text(part)]}];
  });
  // A `code` element would be taken for a block of code, since it holds more than text.
  return {type: 'mdxJsxTextElement', name: 'SdkType', attributes: [], children};
}

/** `{@link Name}` and `{@link Name.member}` of a comment become links into the reference. */
function resolveLinks(source: string, contract: Contract): string {
  return source.replace(
    /\{@link\s+([A-Za-z0-9_]+)(?:[.#]([A-Za-z0-9_]+))?[^}]*\}/g,
    (_, name: string, member?: string) => {
      const label = member === undefined ? name : `${name}.${member}`;
      return contract.has(name) ? `[\`${label}\`](#${anchorOf(name, member)})` : `\`${label}\``;
    },
  );
}

function blocks(source: string, contract: Contract): BlockContent[] {
  if (source === '') return [];
  const root: Root = markdown.parse(resolveLinks(source, contract));
  return root.children as BlockContent[];
}

/** The text of a comment for a place that holds no blocks, such as a table cell: paragraphs run on. */
function phrases(source: string, contract: Contract): PhrasingContent[] {
  return blocks(source, contract).flatMap((block, index) => {
    const children = 'children' in block && block.type === 'paragraph' ? block.children : [text(source)];
    return index === 0 ? children : [text(' '), ...children];
  });
}

function table(head: readonly string[], rows: readonly (readonly PhrasingContent[][])[]): Table {
  const row = (cells: readonly PhrasingContent[][]): TableRow => ({type: 'tableRow', children: cells.map(cell)});
  return {type: 'table', align: head.map(() => null), children: [row(head.map((h) => [text(h)])), ...rows.map(row)]};
}

const code = (value: string): Code => ({type: 'code', lang: 'ts', meta: null, value});

function labelled(label: string, content: PhrasingContent[]): Paragraph {
  const strong: PhrasingContent = {type: 'strong', children: [text(label)]};
  return paragraph(content.length === 0 ? [strong] : [strong, text(' '), ...content]);
}

function heading(depth: number, label: string, id: string): Heading {
  return {
    type: 'heading',
    depth: Math.min(depth, 6) as Heading['depth'],
    data: {hProperties: {id}},
    // Text, and not code: the label of the heading's anchor link is made from it.
    children: [text(label)],
  };
}

function paramTable(params: readonly Param[], doc: Doc, contract: Contract): Table[] {
  if (params.length === 0) return [];
  const rows = params.map((p) => [
    [{type: 'inlineCode', value: p.optional ? `${p.name}?` : p.name} as PhrasingContent],
    [linkedCode(p.type, contract) as PhrasingContent],
    phrases(doc.params[p.name] ?? '', contract),
  ]);
  return [table(['Parameter', 'Type', 'Meaning'], rows)];
}

/** What every callable has after its signature: parameters, result, errors, bounds, example. */
function callable(params: readonly Param[], returnType: string, doc: Doc, facts: Facts): BlockContent[] {
  const {contract} = facts;
  const result: BlockContent[] = [...paramTable(params, doc, contract)];
  if (doc.returns !== '') {
    const type = linkedCode(returnType, contract) as PhrasingContent;
    result.push(labelled('Returns', [type, text('. '), ...phrases(doc.returns, contract)]));
  }
  return [...result, ...remainder(doc, facts)];
}

/** Links to the known defects of a declaration, for the end of its text. */
function defectLinks(doc: Doc, {defects, contract}: Facts): PhrasingContent[] {
  return doc.defects.flatMap((id, index) => {
    const title = defects.get(id);
    if (title === undefined)
      throw new Error(`The SDK contract names the defect "${id}", which data/defects does not have.`);
    const link: PhrasingContent = {
      type: 'link',
      url: `#known-${id}`,
      children: phrases(title, contract) as Link['children'],
    };
    return index === 0 ? [link] : [text('; '), link];
  });
}

function remainder(doc: Doc, facts: Facts): BlockContent[] {
  const {contract} = facts;
  const result: BlockContent[] = [];
  const list = (label: string, items: readonly string[]): void => {
    if (items.length === 1) result.push(labelled(label, phrases(items[0] ?? '', contract)));
    if (items.length > 1) {
      const children = items.map((item) => ({
        type: 'listItem' as const,
        spread: false,
        children: [paragraph(phrases(item, contract))],
      }));
      result.push(labelled(label, []), {type: 'list', ordered: false, spread: false, children});
    }
  };
  list('Throws', doc.throws);
  list('Behaviour', doc.limits);
  if (doc.defects.length > 0) result.push(labelled('Known defect', defectLinks(doc, facts)));
  if (doc.deprecated !== '') list('Deprecated', [doc.deprecated]);
  for (const example of doc.examples) {
    const parsed = blocks(example, contract);
    result.push(labelled('Example', []));
    result.push(...(parsed.some((b) => b.type === 'code') ? parsed : [code(example)]));
  }
  return result;
}

function propertyTable(members: readonly Member[], entry: Entry, facts: Facts): Table[] {
  const {contract} = facts;
  if (members.length === 0) return [];
  const rows = members.map((m) => {
    const deprecated = m.doc.deprecated === '' ? '' : `Deprecated: ${m.doc.deprecated}`;
    const meaning = phrases([m.doc.text, ...m.doc.limits, deprecated].filter((t) => t !== '').join('\n\n'), contract);
    const defects: PhrasingContent[] =
      m.doc.defects.length === 0 ? [] : [text(' Known defect: '), ...defectLinks(m.doc, facts), text('.')];
    const fallback: PhrasingContent[] =
      m.doc.defaultValue === '' ? [] : [text(' Default: '), ...phrases(m.doc.defaultValue, contract), text('.')];
    return [
      [anchored(m.optional ? `${m.name}?` : m.name, anchorOf(entry.name, m.name))],
      [linkedCode(m.type, contract) as PhrasingContent],
      [...meaning, ...fallback, ...defects],
    ];
  });
  return [table([entry.kind === 'class' ? 'Property' : 'Field', 'Type', 'Meaning'], rows)];
}

/** Whether a method has more to say than its signature and one sentence: if not, a row of a table is enough. */
const needsSection = ({kind, doc, params}: Member): boolean => {
  if (kind === 'constructor') return doc.text !== '' || doc.throws.length > 0;
  return params.length > 0
    ? doc.text !== '' || doc.returns !== '' || Object.keys(doc.params).length > 0
    : doc.text !== '' && doc.returns !== '';
};

function methodSection(member: Member, entry: Entry, depth: number, facts: Facts): RootContent[] {
  const label = member.kind === 'constructor' ? `new ${entry.name}()` : `${member.name}()`;
  return [
    heading(depth, label, anchorOf(entry.name, member.name)),
    code(member.signature),
    ...blocks(member.doc.text, facts.contract),
    ...callable(member.params, member.type, member.doc, facts),
  ];
}

function section(entry: Entry, depth: number, facts: Facts): MdxJsxFlowElement {
  const {contract} = facts;
  const methods = entry.members.filter((m) => m.kind !== 'property');
  const described = methods.filter(needsSection);
  const bare = methods.filter((m) => !needsSection(m));
  const properties = entry.members.filter((m) => m.kind === 'property');
  const children: RootContent[] = [
    heading(depth, entry.name, anchorOf(entry.name)),
    // A bare `class Name` under the heading `Name` says nothing.
    ...(entry.head.split(' ').length > 2 ? [code(entry.head)] : []),
    ...(entry.exported ? [] : [paragraph([{type: 'emphasis', children: [text(NOT_EXPORTED)]}])]),
    ...blocks(entry.doc.text, contract),
    ...callable(entry.params, entry.type, entry.doc, facts),
    ...propertyTable(properties, entry, facts),
    ...described.flatMap((m) => methodSection(m, entry, depth + 1, facts)),
  ];
  if (bare.length > 0) {
    const rows = bare.map((m) => [
      [anchored(m.kind === 'constructor' ? 'new' : m.name, anchorOf(entry.name, m.name))],
      [linkedCode(m.signature, contract) as PhrasingContent],
      phrases(m.doc.text || m.doc.returns || Object.values(m.doc.params).join(' '), contract),
    ]);
    children.push(table(['Method', 'Signature', 'Meaning'], rows));
  }
  return wrapper(entry.kind, children);
}

/** Upper bounds of an entry's text in characters, for each height that the style sheet knows but the last. */
const heights = [240, 600, 1300, 2700];

function wrapper(kind: string, children: RootContent[]): MdxJsxFlowElement {
  const length = children.reduce((sum, child) => sum + toString(child).length, 0);
  const tall = heights.filter((bound) => length > bound).length + 1;
  return {
    type: 'mdxJsxFlowElement',
    name: 'SdkReference',
    attributes: [attribute('kind', kind), attribute('tall', String(tall))],
    children: children as BlockContent[],
  };
}

function sharedTable(entries: readonly Entry[], facts: Facts): MdxJsxFlowElement {
  const {contract} = facts;
  const rows = entries.map((entry) => [
    [anchored(entry.name, anchorOf(entry.name))],
    [
      linkedCode(
        entry.head.replace(/^(abstract )?(class|interface|type|function|const) \w+\s*=?\s*/, '').replace(/^: /, '') ||
          entry.kind,
        contract,
      ) as PhrasingContent,
    ],
    [
      ...phrases([entry.doc.text, ...entry.doc.limits].filter((t) => t !== '').join('\n\n'), contract),
      ...(entry.doc.returns === '' ? [] : [text(' Returns '), ...phrases(entry.doc.returns, contract)]),
      ...(entry.doc.defects.length === 0 ? [] : [text(' Known defect: '), ...defectLinks(entry.doc, facts), text('.')]),
    ],
  ]);
  return wrapper('table', [table(['Name', 'Declaration', 'Meaning'], rows)]);
}

/**
 * The content that stands for `<SdkReference of="…" />`.
 *
 * @param names entries of the contract, in the order in which they are to appear
 * @param layout `sections` for a heading and full description each, `table` for one row each
 * @param depth heading level of an entry, 2 to 5; its methods are one level deeper
 * @throws Error when the contract has no entry of a name, or names a defect that the data does not have
 */
export function renderReference(names: readonly string[], layout: Layout, depth: number, facts: Facts): RootContent[] {
  const {contract} = facts;
  const entries = names.map((name) => {
    const entry = contract.get(name);
    if (entry === undefined) throw new Error(`The SDK contract has no entry named "${name}".`);
    return entry;
  });
  if (layout === 'table') return [sharedTable(entries, facts)];
  return entries.map((entry) => section(entry, depth, facts));
}
