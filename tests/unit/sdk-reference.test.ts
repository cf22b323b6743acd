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
import {readSdkTypes} from '../../plugins/sdk-reference';
import remarkSdkMentions from '../../plugins/sdk-reference/mentions';
import {entryUrl, mapEntryPages, entryKind, readSdkPages} from '../../plugins/sdk-reference/pages';
import {parseSdkTypes} from '../../plugins/sdk-reference/parse';
import type {ReferenceInputs} from '../../plugins/sdk-reference/entry';
import {renderSdkReference, renderSdkEntryIndex, renderSdkPageLinks} from '../../plugins/sdk-reference/render';
import {parseOptionRuns, OPTION_RUNS_FILE} from '../../plugins/sdk-reference/runs';
import {findSdkSymbol} from '../../plugins/sdk-reference/symbols';
import {listGuidesByEntry} from '../../plugins/sdk-reference/uses';

const contract = readSdkTypes();
const pages = readSdkPages();
const facts: ReferenceInputs = {
  contract,
  homes: mapEntryPages(pages),
  issues: new Map(knownIssues.map(({id, title}) => [id, title])),
  runs: parseOptionRuns(fs.readFileSync(OPTION_RUNS_FILE, 'utf8')),
  uses: listGuidesByEntry(contract),
};
const print = (children: RootContent[]): string =>
  unified().use(remarkGfm).use(remarkMdx).use(remarkStringify).stringify({type: 'root', children});

describe('parseSdkTypes', () => {
  it('rejects a name that is declared twice', () => {
    expect(() =>
      parseSdkTypes("declare module 'a' {export interface A {}}\ndeclare module 'a/b' {class A {}}"),
    ).toThrow('declares A twice');
  });
});

it('calls the constructor of an abstract class as classes that extend it do, and shows what is public', () => {
  const {members} = parseSdkTypes(
    "declare module 'a' {abstract class A {constructor(x: number); private y: string; protected z(): void}}",
  ).get('A')!;
  expect(members.map(({signature}) => signature)).toEqual(['constructor(x: number)']);
});

describe('a page of the reference', () => {
  const example: RootContent[] = [{type: 'code', lang: 'ts', value: 'keep()'}];
  const nodes = renderSdkReference(['OffchainWorkflow'], example, facts);

  it('has the example, and of each call signature, parameters, result, errors, limits, issues and what it did', () => {
    const out = print(nodes);
    for (const part of [
      /## Example\n[^#]*keep\(\)/,
      /## sign\(\)\s+```ts\s+sign\(\s+unsigned: UnsignedLocationAttestation,/,
      /`options` <CodeType>\[OffchainAttestationOptions\]\(\/sdk\/reference\/attestation-options#\w+\)<\/CodeType> \*optional\*\s+\* Signer or schema/,
      /\*\*Returns\*\* .*The signed attestation, without the salt/,
      /\*\*Throws\*\*\s+\* \[`ValidationError`\]\(\/sdk\/reference\/errors#validationerror\): There is no signer/,
      /\*\*Behaviour\*\* Calls can run in parallel/,
      /\*\*Known issue\*\* \[The SDK discards the salt .*\]\(\/sdk\/known-issues#known-sdk-salt-discarded\)/,
      /\*\*With and without its options\*\*\s+\| Options +\| Result[^|]+\|[\s\S]+signer in the call +\| works/,
      /## Used in\n\n\s*\* \[Work offchain\]\(\/sdk\/guides\/offchain-workflow\)/,
    ])
      expect(out).toMatch(part);
    expect(() => parseOptionRuns('Keeper.keep | place')).toThrow('is not a call, its options and a result');
  });

  it('rejects a known issue that the data does not have', () =>
    expect(() => renderSdkReference(['OffchainWorkflow'], [], {...facts, issues: new Map()})).toThrow(
      'known issue "sdk-',
    ));

  it('names the entry that does not exist', () =>
    expect(() => renderSdkReference(['Nothing'], [], facts)).toThrow('no entry named "Nothing"'));
});

describe('names of the SDK in inline code', () => {
  it.each([
    ['new AstralSDK({chainId: 8453})', {entry: 'AstralSDK'}],
    ['sdk.location', {entry: 'LocationModule'}],
    ['await sdk.location.build(input)', {entry: 'LocationModule', member: 'build'}],
    ['location.onchain.revoke()', {entry: 'OnchainWorkflow', member: 'revoke'}],
  ])('%s', (code, symbol) => expect(findSdkSymbol(code, contract)).toEqual(symbol));

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
  it('explains each entry of the contract on exactly one page', () =>
    expect(pages.flatMap(({names}) => names).sort()).toEqual([...contract.keys()].sort()));

  it('shows one runnable program on each page, with its output', () => {
    for (const {route} of pages) {
      const name = route.slice(route.lastIndexOf('/') + 1);
      const page = fs.readFileSync(`docs${route}.md`, 'utf8');
      expect(page).toContain(`\`\`\`ts file=samples/sdk/reference/${name}.ts\n`);
      expect(page).toContain(`\`\`\`text output=samples/sdk/reference/${name}.ts\n`);
    }
  });

  it('names in "Throws" the errors that were recorded, and no others', () => {
    const {runs} = facts;
    for (const [call, results] of runs) {
      const [entry = '', member = ''] = call.split('.');
      const declared = contract.get(entry);
      const doc = declared?.members.find(({name}) => name === member)?.doc ?? declared?.doc;
      const recorded = results.map(({result}) => /^`(\w*Error)`/.exec(result)?.[1]).filter(Boolean);
      const documented = doc?.throws.map((text) => /^\{@link (\w+)\}/.exec(text)?.[1]);
      expect([...new Set(documented)].sort(), call).toEqual([...new Set(recorded)].sort());
    }
  });

  it('lists every entry by kind, as a link to it', () => {
    const lists = print(renderSdkPageLinks(pages, facts));
    for (const name of contract.keys()) expect(lists).toContain(`[${name}](${entryUrl(name, undefined, facts.homes)})`);
  });

  it('lists every entry in its index, with its kind', () => {
    const [index] = renderSdkEntryIndex(pages, facts);
    expect((index as Parent).children).toHaveLength(contract.size);
    expect(entryKind(contract.get('EASError')!)).toBe('error');
    expect(entryKind(contract.get('AstralSDK')!)).toBe('class');
    expect(entryKind(contract.get('LOCATION_V1_SCHEMA')!)).toBe('function');
    expect(entryKind(contract.get('MediaInput')!)).toBe('type');
  });

  it('says something about every export', () => {
    const silent = [...contract.values()].filter((e) => e.importFrom && e.doc.text === '').map((e) => e.name);
    expect(silent).toEqual([]);
  });
});
