import fs from 'node:fs';
import {unified} from 'unified';
import remarkStringify from 'remark-stringify';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Parent, Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {knownIssues} from '../../data/known-issues';
import {readContract} from '../../plugins/sdk-reference';
import remarkSdkMentions from '../../plugins/sdk-reference/mentions';
import {addressOf, homesOf, kindOf, readReferencePages, type ReferencePage} from '../../plugins/sdk-reference/pages';
import {parseContract} from '../../plugins/sdk-reference/parse';
import type {ReferenceInputs} from '../../plugins/sdk-reference/entry';
import {renderEntries, renderIndex, renderPages} from '../../plugins/sdk-reference/render';
import {parseRuns, RUNS_FILE} from '../../plugins/sdk-reference/runs';
import {symbolOf} from '../../plugins/sdk-reference/symbols';
import {usesByEntry} from '../../plugins/sdk-reference/uses';
import {isJsx, textAttribute, walk} from '@astral-docs/content-checks/markdown/tree';

const source = `declare module 'somewhere' {
  /** What one place needs. */
  export interface Place {
    /** Longitude, in degrees. */
    readonly lon: number;
    /**
     * Free text.
     * @default \`''\`
     */
    readonly memo?: string;
  }
  interface Hidden { readonly uid: string }
  /** Keeps {@link Place} values. See {@link Keeper.keep}. */
  export class Keeper extends Base {
    /** Opens a keeper. */
    constructor(places: readonly Place[]);
    private secret: string;
    /**
     * Keeps one place.
     *
     * @param place what to keep
     * @param when Unix seconds
     * @returns the identifier of what was kept
     * @throws {RangeError} when the longitude is outside ±180
     * @throws {TypeError} when there is no place
     * @remarks Nothing is written to disk.
     * @knownIssue lost
     * @example
     * await keeper.keep({lon: 0});
     */
    keep(place: Place, when?: number): Promise<Hidden>;
    /** @returns how many it keeps */
    size(): number;
  }
  export type Side = 'left' | 'right';
  export function isPlace(value: unknown): value is Place;
  export const LIMIT: 5;
}`;

const contract = parseContract(source);
const pages: ReferencePage[] = [
  {route: '/r/keeper', title: 'Keeper', names: ['Keeper']},
  {route: '/r/rest', title: 'The rest', names: ['Place', 'Hidden', 'Side', 'isPlace', 'LIMIT']},
];
const facts: ReferenceInputs = {
  contract,
  homes: homesOf(pages),
  issues: new Map([['lost', 'It is *lost*']]),
  runs: parseRuns('Keeper.keep | no place | `Error`: nothing to keep\nKeeper.keep | place | works\n'),
  uses: new Map([['Keeper', [{route: '/guide', title: 'Keep places', count: 2}]]]),
};
const print = (children: RootContent[]): string =>
  unified().use(remarkGfm).use(remarkMdx).use(remarkStringify).stringify({type: 'root', children});
const idsIn = (children: RootContent[]): string[] =>
  [...walk({type: 'root', children} as Root)].flatMap((node) => {
    const id = (node.data as {hProperties?: {id?: string}} | undefined)?.hProperties?.id;
    return [id, isJsx(node) ? textAttribute(node, 'id') : undefined].filter((one) => one !== undefined);
  });

describe('parseContract', () => {
  it('rejects a name that is declared twice', () => {
    expect(() =>
      parseContract("declare module 'a' {export interface A {}}\ndeclare module 'a/b' {class A {}}"),
    ).toThrow('declares A twice');
  });
});

it('calls the constructor of an abstract class as classes that extend it do', () => {
  const {members} = parseContract("declare module 'a' {abstract class A {constructor(x: number);}}").get('A')!;
  expect(members.map(({signature}) => signature)).toEqual(['constructor(x: number)']);
});

describe('a page of the reference', () => {
  const example: RootContent[] = [{type: 'code', lang: 'ts', value: 'keep()'}];
  const nodes = renderEntries(['Keeper'], example, facts);
  const out = print(nodes);

  it('says what the call did with and without its options', () => {
    expect(out).toMatch(/\*\*With and without its options\*\*\s+\| Options +\| Result[^|]+\|/);
    expect(out).toMatch(/\| no place \| `Error`: nothing to keep +\|\s+\| place +\| works/);
    expect(() => parseRuns('Keeper.keep | place')).toThrow('is not a call, its options and a result');
  });

  it('has the example, the signature, parameters, result, errors and limits of each call', () => {
    expect(out).toMatch(/## Example\n[\s\S]*keep\(\)/);
    expect(out).toContain('## keep()');
    expect(out).toContain('keep(place: Place, when?: number): Promise<Hidden>');
    expect(out).toMatch(/`when`.*number.*optional[\s\S]*Unix seconds/);
    expect(out).toMatch(/\*\*Returns\*\*[\s\S]*the identifier of what was kept/);
    expect(out).toContain('when the longitude is outside ±180');
    expect(out).toContain('Nothing is written to disk.');
    expect(out).not.toContain('secret');
  });

  it('says a known issue in a line that leads to the list', () =>
    expect(out).toContain('**Known issue** [It is *lost*](/sdk/known-issues#known-lost)'));

  it('names the guides that use it', () => expect(out).toMatch(/## Used in\n\n\s*\* \[Keep places\]\(\/guide\)/));

  it('links every name of the contract to its own page', () => expect(out).toContain('[Place](/r/rest#place)'));

  it('has short anchors for the members of the entry that it is about, and long ones for others', () => {
    expect(idsIn(nodes)).toEqual(expect.arrayContaining(['keep', 'size', 'used-in']));
    expect(idsIn(renderEntries(['Place'], [], facts))).toEqual(['place', 'place-lon', 'place-memo']);
  });

  it('rejects a known issue that the data does not have', () =>
    expect(() => renderEntries(['Keeper'], [], {...facts, issues: new Map()})).toThrow('known issue "lost"'));

  it('names the entry that does not exist', () =>
    expect(() => renderEntries(['Nothing'], [], facts)).toThrow('no entry named "Nothing"'));

  it('is the only one for an entry', () =>
    expect(() => homesOf([...pages, {route: '/r/twice', title: 'Twice', names: ['Side']}])).toThrow(
      '/r/rest and /r/twice both explain Side',
    ));
});

describe('names of the SDK in inline code', () => {
  const sdk = readContract();
  it.each([
    ['AstralSDK', {entry: 'AstralSDK'}],
    ['new AstralSDK({chainId: 8453})', {entry: 'AstralSDK'}],
    ['sdk.location', {entry: 'LocationModule'}],
    ['sdk.location.offchain.verify', {entry: 'OffchainWorkflow', member: 'verify'}],
    ['await sdk.location.build(input)', {entry: 'LocationModule', member: 'build'}],
    ['location.onchain.revoke()', {entry: 'OnchainWorkflow', member: 'revoke'}],
    ['LocationConfig.chainId', {entry: 'LocationConfig', member: 'chainId'}],
    ['isDate()', {entry: 'isDate'}],
  ])('%s', (code, symbol) => expect(symbolOf(code, sdk)).toEqual(symbol));

  const linked = (path: string, markdown: string): string => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown) as Root;
    remarkSdkMentions()(tree, new VFile({path}));
    return print(tree.children);
  };

  it('become links once in a section, and not in headings or links', () => {
    const out = linked(
      'docs/sdk/guides/some.md',
      '## `ValidationError`\n\n`ValidationError`, `ValidationError`, [`EASError`](/x)\n\n## Two\n\n`ValidationError`',
    );
    expect(out.match(/\[`ValidationError`\]\(\/sdk\/reference\/errors#validationerror\)/g)).toHaveLength(2);
    expect(out).toContain('## `ValidationError`\n');
    expect(out).toContain('[`EASError`](/x)');
  });

  it('need a path of the SDK on pages about other things', () => {
    const out = linked('docs/api/some.md', '`ValidationError` and `sdk.compute.area`');
    expect(out).toContain('`ValidationError` and [`sdk.compute.area`](/sdk/reference/compute-module#area)');
  });
});

describe('the reference of the SDK', () => {
  const whole = readContract();
  const own = readReferencePages(process.cwd());
  const all: ReferenceInputs = {
    contract: whole,
    homes: homesOf(own),
    issues: new Map(knownIssues.map(({id, title}) => [id, title])),
    runs: new Map(),
    uses: usesByEntry(whole, process.cwd()),
  };

  it('explains each entry of the contract on exactly one page', () =>
    expect(own.flatMap(({names}) => names).sort()).toEqual([...whole.keys()].sort()));

  it('shows one runnable program on each page, with its output', () => {
    for (const {route} of own) {
      const name = route.slice(route.lastIndexOf('/') + 1);
      const page = fs.readFileSync(`docs${route}.md`, 'utf8');
      expect(page).toContain(`\`\`\`ts file=samples/sdk/reference/${name}.ts\n`);
      expect(page).toContain(`\`\`\`text output=samples/sdk/reference/${name}.ts\n`);
    }
  });

  it('names in "Throws" the errors that were recorded, and no others', () => {
    const runs = parseRuns(fs.readFileSync(RUNS_FILE, 'utf8'));
    for (const [call, results] of runs) {
      const [entry = '', member = ''] = call.split('.');
      const declared = whole.get(entry);
      const doc = declared?.members.find(({name}) => name === member)?.doc ?? declared?.doc;
      const recorded = results.map(({result}) => /^`(\w*Error)`/.exec(result)?.[1]).filter(Boolean);
      const documented = doc?.throws.map((text) => /^\{@link (\w+)\}/.exec(text)?.[1]);
      expect([...new Set(documented)].sort(), call).toEqual([...new Set(recorded)].sort());
    }
    // What the recorder varies for each object: two values and one that is not valid.
    for (const [call, results] of runs) {
      const rows = JSON.stringify(results);
      if (/^AstralSDK\w*\.con|^(?:Off|On)chainWorkflow|^OffchainSigner/.test(call))
        expect(rows, call).toMatch(/chainId: 8453.*chainId: 137\b/);
      if (/^AstralSDK\.|^Onchain\w*flow/.test(call))
        expect(rows, call).toMatch(/defaultChain: base.*defaultChain: polygon/);
    }
  });

  it('lists every entry by kind, as a link to it', () => {
    const lists = print(renderPages(own, all));
    for (const name of whole.keys()) expect(lists).toContain(`[${name}](${addressOf(name, undefined, all.homes)})`);
  });

  it('lists every entry in its index, with its kind', () => {
    const [index] = renderIndex(own, all);
    expect((index as Parent).children).toHaveLength(whole.size);
    expect(kindOf(whole.get('EASError')!)).toBe('error');
    expect(kindOf(whole.get('AstralSDK')!)).toBe('class');
    expect(kindOf(whole.get('LOCATION_V1_SCHEMA')!)).toBe('function');
    expect(kindOf(whole.get('MediaInput')!)).toBe('type');
  });

  it('finds the guides that use the workflows', () =>
    expect(all.uses.get('OffchainWorkflow')?.map(({route}) => route)).toContain('/sdk/guides/offchain-workflow'));

  it('says something about every export', () => {
    const silent = [...whole.values()].filter((e) => e.importFrom && e.doc.text === '').map((e) => e.name);
    expect(silent).toEqual([]);
  });
});
