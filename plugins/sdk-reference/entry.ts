import type {BlockContent, PhrasingContent, Table} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {parseDescription} from '../shared/description';
import {descriptionList} from '../shared/fields';
import {bullets, code, heading, labelled, link, paragraph, row, section, text, verbatim} from '../shared/mdast';
import {entryUrl, buildEntryAnchor, type Homes, entryKind} from './pages';
import type {SdkContract, Doc, Entry, Member, Param} from './parse';
import type {OptionRuns} from './runs';
import type {Use} from './uses';

/** Inputs of the reference. */
export interface ReferenceInputs {
  readonly contract: SdkContract;
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

/** Code in which every name that the contract declares is a link to its entry. */
function linkedCode(source: string, {contract, homes}: ReferenceInputs): MdxJsxTextElement {
  const children = source.split(/\b([A-Z][A-Za-z0-9_]*)\b/).flatMap((part, index): PhrasingContent[] => {
    if (part === '') return [];
    const url = index % 2 === 1 && contract.has(part) ? entryUrl(part, undefined, homes) : undefined;
    return [url ? link(url, [verbatim(part)]) : verbatim(part)];
  });
  // A `code` element would be taken for a block of code, since it holds more than text.
  return {type: 'mdxJsxTextElement', name: 'CodeType', attributes: [], children};
}

/** `{@link Name}` and `{@link Name.member}` of a comment become links into the reference. */
function resolveLinks(source: string, {homes}: ReferenceInputs): string {
  return source.replace(
    /\{@link\s+([A-Za-z0-9_]+)(?:[.#]([A-Za-z0-9_]+))?[^}]*\}/g,
    (_, name: string, member?: string) => {
      const label = member === undefined ? name : `${name}.${member}`;
      const url = entryUrl(name, member, homes);
      return url ? `[\`${label}\`](${url})` : `\`${label}\``;
    },
  );
}

const blocks = (source: string, facts: ReferenceInputs): BlockContent[] =>
  parseDescription(resolveLinks(source, facts));

/** The text of a comment for a place that holds no blocks, such as a table cell: paragraphs run on. */
export function commentNodes(source: string, facts: ReferenceInputs): PhrasingContent[] {
  return blocks(source, facts).flatMap((block, index) => {
    const children = 'children' in block && block.type === 'paragraph' ? block.children : [text(source)];
    return index === 0 ? children : [text(' '), ...children];
  });
}

/** Known issues of a declaration in one line, each as a link into the list. */
function issueLinks(doc: Doc, facts: ReferenceInputs): PhrasingContent[] {
  return doc.knownIssues.flatMap((id, index) => {
    const title = facts.issues.get(id);
    if (title === undefined)
      throw new Error(`The SDK contract names the known issue "${id}", which data/known-issues does not have.`);
    const found = link(`${ISSUES_PAGE}#known-${id}`, commentNodes(title, facts));
    return index === 0 ? [found] : [text('; '), found];
  });
}

const issueLine = (doc: Doc, facts: ReferenceInputs): PhrasingContent[] =>
  doc.knownIssues.length === 0 ? [] : [text(' Known issue: '), ...issueLinks(doc, facts), text('.')];

const asWritten = (node: PhrasingContent): PhrasingContent => (node.type === 'text' ? verbatim(node.value) : node);

/** A table of the runs of one call, with each combination of its options. */
function optionTable(call: string, facts: ReferenceInputs): BlockContent[] {
  const runs = facts.runs.get(call);
  if (!runs) return [];
  const table: Table = {
    type: 'table',
    align: [null, null],
    children: [
      row([[text('Options')], [text('Result, messages up to the first bracket')]]),
      ...runs.map(({options, result}) =>
        row([commentNodes(options, facts), commentNodes(result, facts).map(asWritten)]),
      ),
    ],
  };
  return section('With and without its options', [table]);
}

/** What every callable has after its signature: parameters, result, errors, limits, known issues. */
function renderCallable(
  params: readonly Param[],
  returnType: string,
  doc: Doc,
  facts: ReferenceInputs,
): BlockContent[] {
  const list = (label: string, items: readonly string[]): BlockContent[] => {
    const [first = [], ...others] = items.map((item) => commentNodes(item, facts));
    if (others.length > 0) return section(label, [bullets([first, ...others])]);
    return items.length > 0 ? [labelled(label, first)] : [];
  };
  const returns = [linkedCode(returnType, facts), text('. '), ...commentNodes(doc.returns, facts)];
  const fields = params.map(({name, type, optional}) => ({
    name,
    type: [linkedCode(type, facts)],
    note: optional ? 'optional' : undefined,
    meaning: commentNodes(doc.params[name] ?? '', facts),
  }));
  return [
    ...section('Parameters', descriptionList(fields)),
    ...(doc.returns === '' ? [] : [labelled('Returns', returns)]),
    ...list('Throws', doc.throws),
    ...list('Behaviour', doc.limits),
    ...(doc.knownIssues.length > 0 ? [labelled('Known issue', issueLinks(doc, facts))] : []),
    ...list('Deprecated', doc.deprecated === '' ? [] : [doc.deprecated]),
  ];
}

/** A property, or a method that has nothing to say beyond a sentence, as an item of a list. */
function memberItem(member: Member, entry: Entry, facts: ReferenceInputs) {
  const {doc, kind, name, optional, signature, type} = member;
  const deprecated = doc.deprecated === '' ? '' : `Deprecated: ${doc.deprecated}`;
  const params = Object.entries(doc.params);
  // Descriptions of several parameters in one paragraph need the names that they belong to.
  const ofParams = params
    .map(([param, meaning]) => (params.length > 1 ? `\`${param}\`: ${meaning}` : meaning))
    .join(' ');
  const description = kind === 'property' ? doc.text : doc.text || doc.returns || ofParams;
  const meaning = commentNodes(
    [description, ...doc.limits, deprecated].filter((part) => part !== '').join('\n\n'),
    facts,
  );
  const fallback: PhrasingContent[] =
    doc.defaultValue === '' ? [] : [text(' Default: '), ...commentNodes(doc.defaultValue, facts), text('.')];
  return {
    name: kind === 'property' ? name : kind === 'constructor' ? (/^\w+/.exec(signature)?.[0] ?? '') : `${name}()`,
    id: buildEntryAnchor(entry.name, name, facts.homes),
    type: [linkedCode(kind === 'property' ? type : signature, facts)],
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

function methodSection(member: Member, entry: Entry, depth: number, facts: ReferenceInputs): BlockContent[] {
  const label = member.kind === 'constructor' ? `${member.signature.split('(')[0]}()` : `${member.name}()`;
  return [
    heading(depth, label, buildEntryAnchor(entry.name, member.name, facts.homes)),
    code(member.signature),
    ...blocks(member.doc.text, facts),
    ...renderCallable(member.params, member.type, member.doc, facts),
    ...optionTable(`${entry.name}.${member.name}`, facts),
  ];
}

/** Where a program gets an entry: the import, and the path from an SDK object to a module. */
function declaration(entry: Entry): BlockContent[] {
  const shown = entry.kind === 'function' || entry.head.split(' ').length > 2 ? entry.head : '';
  const type = entryKind(entry) === 'type' ? 'type ' : '';
  const source = entry.importFrom ? `import {${type}${entry.name}} from '${entry.importFrom}';` : '';
  const lines = [source, shown].filter(Boolean).join('\n\n');
  const unexported = text('No entry of the package exports this type. It appears in signatures only.');
  return [...(lines ? [code(lines)] : []), ...(entry.importFrom ? [] : [paragraph([unexported])])];
}

/** One entry: declaration, text, properties, then a section for each method. */
export function renderEntry(entry: Entry, hasOwnPage: boolean, facts: ReferenceInputs): BlockContent[] {
  const methods = entry.members.filter((member) => member.kind !== 'property');
  const properties = entry.members.filter((member) => member.kind === 'property');
  const short = methods.filter((member) => !needsSection(member));
  const depth = hasOwnPage ? 2 : 3;
  const list = (label: string, members: readonly Member[]): BlockContent[] =>
    section(label, descriptionList(members.map((member) => memberItem(member, entry, facts))));
  return [
    ...(hasOwnPage ? [] : [heading(2, entry.name, buildEntryAnchor(entry.name, undefined, facts.homes))]),
    ...declaration(entry),
    // What the entry of the page is for is the first line of the page.
    ...(hasOwnPage ? [] : blocks(entry.doc.text, facts)),
    ...renderCallable(entry.params, entry.type, entry.doc, facts),
    ...optionTable(entry.name, facts),
    ...list(entry.kind === 'class' ? 'Properties' : 'Fields', properties),
    ...methods.filter(needsSection).flatMap((member) => methodSection(member, entry, depth, facts)),
    ...list('Other methods', short),
  ];
}
