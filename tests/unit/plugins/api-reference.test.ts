import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import remarkApiReference, {readOpenApi} from '../../../plugins/api-reference';
import {parseOpenApi} from '../../../plugins/api-reference/contract';
import {renderGraphQL} from '../../../plugins/api-reference/graphql';
import {toAnchorId} from '../../../plugins/api-reference/nodes';
import {transformPage} from '../../support/markdown';
import {isCode, isJsx, type JsxElement, getTextAttribute, walkTree} from '@astral-docs/content-checks/markdown/tree';

const run = (source: string): Promise<Root> => transformPage(source, remarkApiReference);

describe('the API reference', () => {
  it('says what happens at the edges of a parameter below it', async () => {
    const tree = await run('<Operation id="listLocationProofs" />\n');
    const edges = readOpenApi()
      .operations.get('listLocationProofs')!
      .parameters.flatMap((parameter) => parameter['x-edges'] ?? []);
    expect(edges.length).toBeGreaterThan(5);
    const words = toString(tree);
    for (const {result} of edges) expect(words).toContain(result.replaceAll('`', ''));
  });

  it('gives the request for three clients, with the tab that is chosen on all pages', async () => {
    const tree = await run('<Operation id="getLocationProofStats" />\n');
    const tabs = [...walkTree(tree)].filter((node) => isJsx(node) && node.name === 'Tabs');
    expect(tabs.map((node) => getTextAttribute(node as JsxElement, 'groupId'))).toEqual(['client']);
    const items = [...walkTree(tree)].filter((node) => isJsx(node) && node.name === 'TabItem');
    expect(items.map((node) => getTextAttribute(node as JsxElement, 'label'))).toEqual(['curl', 'fetch', 'Python']);
  });

  it('answers the example with the model over the sample collection', async () => {
    const tree = await run('<Operation id="getLocationProofStats" />\n');
    const blocks = [...walkTree(tree)].filter(isCode);
    expect(blocks[0]?.value).toBe('curl "$BASE_URL/api/v0/location-proofs/stats"');
    expect(JSON.parse(blocks.at(-1)?.value ?? '')).toHaveProperty('total', 163);
  });

  it('lets a reader try what the model answers, and nothing that changes a server', async () => {
    const trying = (tree: Root) =>
      [...walkTree(tree)].filter((node) => isJsx(node) && node.name === 'TryRequest').length;
    const {operations} = readOpenApi();
    for (const {operationId, tags} of operations.values())
      expect(trying(await run(`<Operation id="${operationId}" />\n`)), operationId).toBe(
        ['service', 'proofs', 'ogc'].includes(tags[0]!) ? 1 : 0,
      );
  });

  it('lists the operations of a tag, each as a link to where it is', async () => {
    const list = await run('<OperationList id="ogc" />');
    const links = [...walkTree(list)].filter((node): node is Link => node.type === 'link').map(({url}) => url);
    const own = [...readOpenApi().operations.values()].filter(({tags}) => tags[0] === 'ogc');
    expect(links).toEqual(own.map(({operationId}) => `/api/reference/ogc#${toAnchorId(operationId)}`));
  });

  it('says which operation a mistyped one probably meant', async () => {
    await expect(run('text\n\n<Operation id="listProofs" />\n')).rejects.toThrow(
      /docs\/page\.md:3:1 There is no operation "listProofs"\. Nearest: /,
    );
    await expect(run('<ApiSchema id="Row" />\n')).rejects.toThrow('There is no schema "Row"');
  });

  it('rejects contracts that cannot be shown whole', () => {
    const operation = '{operationId: a, tags: [t], responses: {}}';
    expect(() =>
      parseOpenApi(`paths: {/a: {get: ${operation}, post: ${operation}}}\ncomponents: {schemas: {}, parameters: {}}`),
    ).toThrow('operationId of its own');
    expect(() => renderGraphQL('"Entry." type Query { a: Int }')).toThrow('Query.a has no description');
    expect(() => renderGraphQL('"Colours." enum Colour { RED }')).toThrow(
      'no section is written for EnumTypeDefinition',
    );
    expect(() => parseOpenApi('a: 1\na: 2')).toThrow(/^openapi\.yaml: .* unique at line 2/);
  });
});
