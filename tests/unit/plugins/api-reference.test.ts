import type {Heading, Link, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkApiReference, {readContract} from '../../../plugins/api-reference';
import {parseContract} from '../../../plugins/api-reference/contract';
import {renderGraphQL} from '../../../plugins/api-reference/graphql';
import {anchor} from '../../../plugins/api-reference/nodes';

async function run(source: string): Promise<Root> {
  const file = new VFile({path: 'docs/api/page.md', value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkApiReference);
  return (await processor.run(processor.parse(file), file)) as Root;
}

function anchors(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    const id = (node as Heading | Link).data?.hProperties?.id;
    if (typeof id === 'string') found.push(id);
  });
  return found;
}

describe('the API reference', () => {
  it('turns an operation into a section whose rows have anchors', async () => {
    const tree = await run('<Operation id="listLocationProofs" />\n');
    expect(tree.children[0]).toMatchObject({type: 'heading', depth: 3});
    expect(anchors(tree)).toEqual(
      expect.arrayContaining(['list-location-proofs', 'list-location-proofs-limit', 'list-location-proofs-400']),
    );
    expect(tree.children.filter(({type}) => type === 'table')).toHaveLength(3);
  });

  it('answers the example with the model over the sample collection', async () => {
    const tree = await run('<Operation id="getLocationProofStats" />\n');
    const [request, answer] = tree.children.filter((node) => node.type === 'code');
    expect(request?.value).toBe('curl "$BASE_URL/api/v0/location-proofs/stats"');
    expect(JSON.parse(answer?.value ?? '')).toHaveProperty('total', 163);
  });

  it('gives each anchor once for everything that both contracts hold', async () => {
    const {operations, schemas} = readContract();
    const elements = [
      ...[...operations.keys()].map((id) => `<Operation id="${id}" />`),
      ...Object.keys(schemas).map((id) => `<ApiSchema id="${id}" />`),
      '<GraphQLReference />',
      '<ConformanceTable />',
      '<OperationLedger />',
      '<ClaimLedger />',
    ];
    const ids = anchors(await run(elements.join('\n\n')));
    expect(ids.length).toBeGreaterThan(300);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('says which operation a mistyped one probably meant', async () => {
    await expect(run('text\n\n<Operation id="listProofs" />\n')).rejects.toThrow(
      /docs\/api\/page\.md:3:1 There is no operation "listProofs"\. Nearest: /,
    );
    await expect(run('<ApiSchema id="Row" />\n')).rejects.toThrow('There is no schema "Row"');
  });

  it('refuses contracts that cannot be shown whole', () => {
    const operation = '{operationId: a, tags: [t], responses: {}}';
    expect(() =>
      parseContract(`paths: {/a: {get: ${operation}, post: ${operation}}}\ncomponents: {schemas: {}, parameters: {}}`),
    ).toThrow('operationId of its own');
    expect(() => renderGraphQL('"Entry." type Query { a: Int }')).toThrow('Query.a has no description');
    expect(() => renderGraphQL('"Colours." enum Colour { RED }')).toThrow(
      'no section is written for EnumTypeDefinition',
    );
  });

  it('makes anchors of names', () => {
    expect(anchor('listLocationProofs', 'fromTimestamp')).toBe('list-location-proofs-from-timestamp');
    expect(anchor('requirement', '/req/core/fc-bbox-response')).toBe('requirement-req-core-fc-bbox-response');
  });
});
