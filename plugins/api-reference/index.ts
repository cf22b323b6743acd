import type {Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {records} from '../../data/records';
import {schemas} from '../../data/schemas';
import {createSampleServer} from '@astral-docs/api-model/sample';
import type {Server} from '@astral-docs/api-model/types';
import {readText} from '@astral-docs/content-checks/files';
import {dependOn} from '../shared/dependencies';
import {replaceElements} from '../shared/jsx';
import {failUnknown} from '../shared/position';
import {isJsx, getTextAttribute, walkTree} from '@astral-docs/content-checks/markdown/tree';
import {type OpenApiContract, parseOpenApi} from './contract';
import {renderGraphQL} from './graphql';
import {renderOperationList, renderOperation, renderApiSchema} from './rest';
import {renderOgcConformanceTable} from './tables';

/** The contracts of the API, as paths from the project's root. */
const OPENAPI_FILE = 'data/reference/openapi.yaml';
const SDL_FILE = 'data/reference/schema.graphql';

const contracts = new Map<string, OpenApiContract>();

/** The parsed contract of the REST and OGC interfaces, read again when the file changes. */
export function readOpenApi(): OpenApiContract {
  const text = readText(OPENAPI_FILE);
  const known = contracts.get(text) ?? parseOpenApi(text);
  contracts.set(text, known);
  return known;
}

/** A model of the server over the sample collection, at a fixed time, from which the examples on the pages come. */
export function loadSampleServer(): Server {
  return createSampleServer(
    records,
    readText(SDL_FILE),
    schemas.find(({key}) => key === 'v0.1'),
  );
}

/** Nodes that replace each element. Each has a specimen, by which the checks of pages know it. */
const renderers = {
  Operation: (id) => {
    const contract = readOpenApi();
    const operation = contract.operations.get(id) ?? failUnknown('operation', id, contract.operations.keys());
    return renderOperation(operation, contract, loadSampleServer());
  },
  ApiSchema: (id) => {
    const contract = readOpenApi();
    const schema = contract.schemas[id] ?? failUnknown('schema', id, Object.keys(contract.schemas));
    return renderApiSchema(id, schema, contract);
  },
  OperationList: (id) => renderOperationList(id.split(/,\s*/), readOpenApi()),
  GraphQLReference: () => renderGraphQL(readText(SDL_FILE)),
  ConformanceTable: () => renderOgcConformanceTable(),
} satisfies Record<string, (id: string) => RootContent[]>;

/**
 * Replaces `<Operation id="…" />`, `<ApiSchema id="…" />`, `<OperationList id="tag, tag" />`, `<GraphQLReference />` and
 * `<ConformanceTable />` by headings, tables and code. It runs before headings get their ids and the table of contents is collected;
 * the page then imports the tool that sends requests.
 */
export default function remarkApiReference(this: Processor) {
  return (tree: Root, file: VFile): void => {
    replaceElements(tree, file, renderers, (element, name) => {
      dependOn(file, [OPENAPI_FILE, SDL_FILE]);
      return renderers[name](getTextAttribute(element, 'id') ?? '');
    });
    if ([...walkTree(tree)].some((node) => isJsx(node) && node.name === 'TryRequest'))
      tree.children.push(...(this.parse("import TryRequest from '@site/src/tools/TryRequest';") as Root).children);
  };
}
