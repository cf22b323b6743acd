import type {BlockContent, RootContent} from 'mdast';
import {handle} from '../../src/lib/api/server';
import type {Server} from '../../src/lib/api/types';
import {type Contract, type Media, type Operation, type Parameter, type Schema, nameOf} from './contract';
import {anchor, blocks, code, heading, labelled, table} from './nodes';

/** Which page shows the operations and schemas of a tag. */
export const pageOfTag: Readonly<Record<string, string>> = {
  service: '/api/api-reference',
  proofs: '/api/api-reference',
  operator: '/api/api-reference',
  ogc: '/api/ogc-api',
  graphql: '/api/graphql-api',
};

const SOURCE = 'DecentralizedGeo/astral-api@cf3f342';

const schemaAnchor = (name: string): string => `schema-${name.toLowerCase()}`;

function linkTo(name: string, {home}: Contract): string {
  const page = pageOfTag[home.get(name) ?? ''];
  if (!page) throw new Error(`openapi.yaml: no operation uses the schema ${name}.`);
  return `[\`${name}\`](${page}#${schemaAnchor(name)})`;
}

/** A schema as a phrase, for example "array of `Link`" or "string, date-time, or null". */
export function typeOf(schema: Schema, contract: Contract): string {
  if (schema.$ref) return linkTo(nameOf(schema.$ref), contract);
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

function parameterRow(operation: Operation, parameter: Parameter, contract: Contract) {
  const {name, schema, required, description, example} = parameter;
  const fallback = parameter['x-default'] ?? (schema.default === undefined ? '' : String(schema.default));
  const limits = [required ? 'required' : fallback ? `default ${fallback}` : 'optional', bounds(schema)]
    .filter(Boolean)
    .join('; ');
  const shown = example === undefined ? '' : ` Example: \`${String(example)}\``;
  return [
    {label: name, id: anchor(operation.operationId, name)},
    `${parameter.in}, ${typeOf(schema, contract)}`,
    limits,
    description + shown,
  ];
}

function responseRow(
  operation: Operation,
  status: string,
  type: string,
  media: Media,
  when: string,
  contract: Contract,
) {
  const isError = Number(status) >= 400;
  const body = isError && media.example !== undefined ? `: \`${JSON.stringify(media.example)}\`` : '';
  const id = anchor(
    operation.operationId,
    status,
    ...(type === 'application/json' ? [] : [type.replace(/^application/, '')]),
  );
  return [{label: status, id}, `\`${type}\``, `${typeOf(media.schema, contract)}${body}`, when];
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** The call and what the model of the server answers to it, or the written example where nothing can be executed. */
function examples(operation: Operation, server: Server): BlockContent[] {
  const request = operation['x-example-request'];
  if (request) {
    const target = request.replace(/^\w+ /, '').replace('{uid}', server.rows[0]?.uid ?? '');
    const {body} = handle(server, {method: operation.method, target});
    return [code('bash', `curl "$BASE_URL${target}"`, 'Request'), code('json', pretty(body), 'Answer of the model')];
  }
  const media = Object.values(operation.responses['200']?.content ?? {})[0];
  return operation.tags.includes('operator') && media?.example !== undefined
    ? [code('json', pretty(media.example), 'Form of the answer')]
    : [];
}

/** An operation as a section: what it does, its parameters, what happens at their edges, its answers, an example. */
export function renderOperation(operation: Operation, contract: Contract, server: Server): RootContent[] {
  const {operationId, method, path, parameters, responses, requestBody} = operation;
  const edges = parameters.flatMap(({name, ...parameter}) =>
    (parameter['x-edges'] ?? []).map(({given, result}) => [`\`${name}\``, given, result]),
  );
  const answers = Object.entries(responses).flatMap(([status, {description, content}]) =>
    Object.entries(content).map(([type, media]) => responseRow(operation, status, type, media, description, contract)),
  );
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, {schema}]) => `\`${type}\`, ${typeOf(schema, contract)}`,
  );
  const sources = operation['x-source'].map(
    (path) => `[\`${path}\`](https://github.com/${SOURCE.replace('@', '/blob/')}/backend/${path})`,
  );
  return [
    heading(3, operation.summary, anchor(operationId)),
    ...blocks(`\`${method} ${path}\`\n\n${operation.description}`),
    ...table(
      ['Parameter', 'Where and type', 'Default and range', 'Meaning'],
      parameters.map((parameter) => parameterRow(operation, parameter, contract)),
    ),
    ...table(['Parameter', 'If you send', 'The server answers'], edges),
    ...(bodies.length > 0 ? [labelled('Request body', bodies.join('; '))] : []),
    ...table(['Status', 'Content type', 'Body', 'When'], answers),
    ...examples(operation, server),
    labelled('Read in', sources.join(', ')),
  ];
}

/** Members of an object schema, nested ones with their path. */
function members(
  prefix: string,
  schema: Schema,
  contract: Contract,
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

/** A schema as a section with one row for each member, nested members included. */
export function renderSchema(name: string, contract: Contract): RootContent[] {
  const schema = contract.schemas[name];
  if (!schema) throw new Error(`There is no schema ${name} in openapi.yaml.`);
  const rows = members('', schema, contract).map(([path, ...rest]) => [
    {label: path, id: `${schemaAnchor(name)}-${anchor(path)}`},
    ...rest,
  ]);
  return [
    heading(3, `\`${name}\``, schemaAnchor(name)),
    ...blocks(schema.description ?? ''),
    ...table(['Member', 'Type', 'Presence', 'Meaning'], rows),
  ];
}
