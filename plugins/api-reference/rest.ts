import type {BlockContent, Code, PhrasingContent, RootContent} from 'mdast';
import {handleRequest} from '@astral-docs/api-model/server';
import type {Server} from '@astral-docs/api-model/types';
import {
  type OpenApiContract,
  type Media,
  type Operation,
  type ApiParameter,
  type Schema,
  parseRefName,
} from './contract';
import {parseDescription} from '../shared/description';
import {type FieldItem, descriptionList} from '../shared/fields';
import {jsonAttribute, element, textAttributes} from '../shared/jsx';
import {heading, labelled, link, paragraph, row, section, text} from '../shared/mdast';
import {toAnchorId, toPhrasing, titledCode} from './nodes';
import {type Request, type Snippet, createRequestSnippets, buildRequestTarget} from '../../src/lib/api/requests';
import {createExampleRequest} from './requests';

/** Which page shows the operations of a tag, and its schemas unless they have a page of their own. */
const pageOfTag: Readonly<Record<string, string>> = {
  service: '/api/reference/service',
  proofs: '/api/reference/location-proofs',
  operator: '/api/reference/operator',
  ogc: '/api/reference/ogc',
  graphql: '/api/reference/graphql',
};

const pageOfSchemas: Readonly<Record<string, string>> = {...pageOfTag, ogc: '/api/reference/ogc-schemas'};

/** The page of a schema; nothing when no operation uses it. */
const pageOfSchema = (name: string, {home}: OpenApiContract): string | undefined => pageOfSchemas[home.get(name) ?? ''];

const schemaAnchor = (name: string): string => `schema-${name.toLowerCase()}`;

function linkTo(name: string, contract: OpenApiContract): string {
  const page = pageOfSchema(name, contract);
  if (!page) throw new Error(`openapi.yaml: no operation uses the schema ${name}.`);
  return `[\`${name}\`](${page}#${schemaAnchor(name)})`;
}

/** A schema as a phrase, for example "array of `Link`" or "string, date-time, or null". */
function typeOf(schema: Schema, contract: OpenApiContract): string {
  if (schema.$ref) return linkTo(parseRefName(schema.$ref), contract);
  if (schema.oneOf)
    return schema.oneOf.map((one) => (one.type === 'null' ? 'null' : typeOf(one, contract))).join(' or ');
  const names = [schema.type ?? 'any'].flat();
  const words = names
    .filter((name) => name !== 'null')
    .map((name) => {
      if (name === 'array' && schema.items) return `array of ${typeOf(schema.items, contract)}`;
      return schema.format ? `${name}, ${schema.format}` : name;
    });
  return [...words, ...(names.includes('null') ? ['null'] : [])].join(' or ');
}

/** Allowed values of a schema as a phrase; empty when anything of its type is allowed. */
function bounds({const: constant, enum: list, minimum, maximum}: Schema): string {
  if (constant !== undefined) return `\`${String(constant)}\``;
  if (list) return list.map((value) => `\`${String(value)}\``).join(', ');
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `${minimum} or more`;
}

/** A phrase after the name of a parameter: where it is sent, and what it may be. */
function noteOf(parameter: ApiParameter): string {
  const {required, schema} = parameter;
  const fallback = parameter['x-default'] ?? (schema.default === undefined ? '' : String(schema.default));
  const presence = required ? 'required' : fallback ? `default ${fallback}` : 'optional';
  return `${parameter.in}, ${presence}`;
}

function parameterField(operation: Operation, parameter: ApiParameter, contract: OpenApiContract): FieldItem {
  const {name, schema, description, example} = parameter;
  const allowed = bounds(schema);
  const said = [
    description,
    ...(allowed ? [`Allowed: ${allowed}.`] : []),
    ...(example === undefined ? [] : [`Example: \`${String(example)}\``]),
  ];
  const edges = (parameter['x-edges'] ?? []).map(({given, result}) => `- ${given}: ${result}`);
  return {
    name,
    id: toAnchorId(operation.operationId, name),
    type: toPhrasing(typeOf(schema, contract)),
    note: noteOf(parameter),
    meaning: toPhrasing(said.join(' ')),
    more: edges.length > 0 ? parseDescription(edges.join('\n')) : [],
  };
}

const statusAnchor = (operation: Operation, status: string, type: string): string =>
  toAnchorId(operation.operationId, status, ...(type === 'application/json' ? [] : [type.replace(/^application/, '')]));

function answerField(
  operation: Operation,
  status: string,
  type: string,
  media: Media,
  when: string,
  contract: OpenApiContract,
): FieldItem {
  const isError = Number(status) >= 400;
  const body = isError && media.example !== undefined ? ` Body: \`${JSON.stringify(media.example)}\`` : '';
  return {
    name: status,
    id: statusAnchor(operation, status, type),
    type: toPhrasing(typeOf(media.schema, contract)),
    note: type,
    meaning: toPhrasing(`${/[.!]$/.test(when) ? when : `${when}.`}${body}`),
  };
}

/** JSON in which what fits on one line of the column is on one: `[-70.7313, 41.5255]`. */
const pretty = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/[[{]\n[^[\]{}]*[\]}]/g, (inner) => {
    const line = inner
      .replace(/^(.)\n\s*/, '$1')
      .replace(/\n\s*(.)$/, '$1')
      .replace(/\n\s*/g, ' ');
    return line.length > 40 ? inner : line;
  });

/** Beside many fields there is room for more of the answer: both columns end near each other. */
const isTall = ({parameters}: Operation): boolean => parameters.length > 4;

/** Method and path; as a link where one is given. */
function requestLine({method, path}: Operation, url?: string): PhrasingContent {
  const line = {
    type: 'mdxJsxTextElement',
    name: 'RequestLine',
    attributes: textAttributes({method}),
    children: [text(path)],
  } as PhrasingContent;
  return url ? link(url, [line]) : line;
}

const requestBlock = ({language, text}: Snippet): Code => titledCode(language, text, 'Request');

/**
 * The request for each client as tabs, which are the same on all pages. Operators, who start and stop a server from a terminal, get
 * the command alone.
 */
function requestTabs(request: Request, tag: string | undefined): BlockContent[] {
  const snippets = createRequestSnippets(request);
  if (tag === 'operator') return snippets.slice(0, 1).map(requestBlock);
  const tabs = snippets.map((snippet) =>
    element('TabItem', [requestBlock(snippet)], textAttributes({value: snippet.client, label: snippet.label})),
  );
  return [element('Tabs', tabs, textAttributes({groupId: 'client'}))];
}

/** What the model of the server answers, or the written example where nothing can be executed. */
function answerOf(operation: Operation, request: Request, server: Server): BlockContent[] {
  const folded = (title: string, text: string): BlockContent => {
    const block = titledCode('json', text, title);
    const long = text.split('\n').length > (isTall(operation) ? 24 : 17);
    return {...block, meta: `${block.meta} collapse${long ? '' : '=false'}`};
  };
  if (operation['x-example-request']) {
    const {status, body} = handleRequest(server, {method: operation.method, target: buildRequestTarget(request)});
    return [folded(`Response of the model, status ${status}`, pretty(body))];
  }
  const media = Object.values(operation.responses['200']?.content ?? {})[0];
  return media?.example === undefined ? [] : [folded('Format of the response', pretty(media.example))];
}

/** The form that sends a changed request to the model of the server in the page. */
function tryRequest(operation: Operation, request: Request): BlockContent[] {
  if (!operation['x-example-request']) return [];
  const fields = operation.parameters.map(({name, in: place}) => ({
    name,
    place,
    value: (place === 'path' ? request.pathValues[name] : request.query[name]) ?? '',
  }));
  return [element('TryRequest', [], [...textAttributes({path: operation.path}), jsonAttribute('fields', fields)])];
}

/**
 * An operation in two columns: what it does, its parameters with what happens at their edges, and its answers; beside it the
 * request for each client and the answer.
 */
export function renderOperation(operation: Operation, contract: OpenApiContract, server: Server): RootContent[] {
  const {operationId, parameters, responses, requestBody} = operation;
  const answers = Object.entries(responses).flatMap(([status, {description, content}]) =>
    Object.entries(content).map(([type, media]) => answerField(operation, status, type, media, description, contract)),
  );
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, {schema}]) => `\`${type}\`, ${typeOf(schema, contract)}`,
  );
  const request = createExampleRequest(operation, server.rows.at(-1)?.uid ?? '');
  return [
    element('ReferenceColumns', [
      element('div', [
        heading(2, operation.summary, toAnchorId(operationId)),
        paragraph([requestLine(operation)]),
        ...parseDescription(operation.description),
        ...section('Parameters', descriptionList(parameters.map((one) => parameterField(operation, one, contract)))),
        ...(bodies.length > 0 ? [labelled('Request body', toPhrasing(bodies.join('; ')))] : []),
        ...section('Responses', descriptionList(answers)),
      ]),
      element(
        'ReferenceExample',
        [
          ...requestTabs(request, operation.tags[0]),
          ...answerOf(operation, request, server),
          ...tryRequest(operation, request),
        ],
        textAttributes({fold: isTall(operation) ? 'tall' : undefined}),
      ),
    ]),
  ];
}

/** A table of the operations of some tags, each as a link to its page. */
export function renderOperationList(tags: readonly string[], {operations}: OpenApiContract): RootContent[] {
  const rows = [...operations.values()]
    .filter((operation) => tags.includes(operation.tags[0] ?? ''))
    .map((operation) =>
      row([
        [requestLine(operation, `${pageOfTag[operation.tags[0] ?? '']}#${toAnchorId(operation.operationId)}`)],
        [text(operation.summary)],
      ]),
    );
  const head = row([[text('Operation')], [text('Description')]]);
  // A path says most on one line, so a phone gets the description below it.
  return [{type: 'table', data: {hProperties: {className: ['a-stack']}}, children: [head, ...rows]}];
}

/** Members of an object schema, nested ones with their path. */
function members(
  prefix: string,
  schema: Schema,
  contract: OpenApiContract,
): [path: string, type: string, presence: string, meaning: string][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const path = prefix + name;
    const presence = schema.required?.includes(name) ? 'always' : 'can be absent';
    const inner = member.items?.properties
      ? members(`${path}[].`, member.items, contract)
      : members(`${path}.`, member, contract);
    const value = bounds(member);
    const meaning = `${member.description ?? ''}${value ? ` Value: ${value}.` : ''}`;
    return [[path, typeOf(member, contract), presence, meaning], ...inner];
  });
}

/** A schema as a section with one field for each member, nested members included. */
export function renderApiSchema(name: string, schema: Schema, contract: OpenApiContract): RootContent[] {
  const fields = members('', schema, contract).map(([path, type, presence, meaning]): FieldItem => ({
    name: path,
    id: `${schemaAnchor(name)}-${toAnchorId(path)}`,
    type: toPhrasing(type),
    note: presence,
    meaning: toPhrasing(meaning),
  }));
  return [
    element('ReferenceEntry', [
      heading(3, name, schemaAnchor(name)),
      ...parseDescription(schema.description ?? ''),
      ...descriptionList(fields),
    ]),
  ];
}
