import {parseDocument} from 'yaml';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  oneOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
}

export interface ApiParameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
  /** What stands for an absent value when that is no plain default. */
  'x-default'?: string;
  'x-edges'?: {given: string; result: string}[];
}

export interface Media {
  schema: Schema;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: ApiParameter[];
  requestBody?: {content: Record<string, Media>};
  responses: Record<string, {description: string; content: Record<string, Media>}>;
  'x-example-request'?: string;
  method: string;
  path: string;
}

export interface OpenApiContract {
  operations: ReadonlyMap<string, Operation>;
  schemas: Readonly<Record<string, Schema>>;
  /** Schema name → tag of the first operation that uses it, directly or through another schema. */
  home: ReadonlyMap<string, string>;
}

interface Document {
  paths: Record<
    string,
    Record<string, Omit<Operation, 'method' | 'path' | 'parameters'> & {parameters?: (ApiParameter | {$ref: string})[]}>
  >;
  components: {schemas: Record<string, Schema>; parameters: Record<string, ApiParameter>};
}

/** The name at the end of a reference: `#/components/schemas/Link` → `Link`. */
export const parseRefName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' && inner.includes('/schemas/') ? [parseRefName(inner)] : namesIn(inner),
  );
}

/**
 * Reads the text of openapi.yaml.
 *
 * @throws Error for YAML that doesn't parse, an operation without an id, an id that is used twice, or a parameter that does not exist
 */
export function parseOpenApi(text: string): OpenApiContract {
  const document = parseDocument(text);
  for (const {message} of document.errors) throw new Error(`openapi.yaml: ${message}`);
  const {paths, components} = document.toJS() as Document;
  const operations = new Map<string, Operation>();
  const home = new Map<string, string>();
  const settle = (name: string, tag: string): void => {
    if (home.has(name)) return;
    home.set(name, tag);
    for (const inner of namesIn(components.schemas[name])) settle(inner, tag);
  };
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, raw] of Object.entries(methods)) {
      if (!raw.operationId || operations.has(raw.operationId))
        throw new Error(`openapi.yaml: ${method} ${path} needs an operationId of its own.`);
      const parameters = (raw.parameters ?? []).map((parameter) => {
        const found = '$ref' in parameter ? components.parameters[parseRefName(parameter.$ref)] : parameter;
        if (!found) throw new Error(`openapi.yaml: ${raw.operationId} names a parameter that does not exist.`);
        return found;
      });
      const operation = {...raw, parameters, method: method.toUpperCase(), path};
      operations.set(raw.operationId, operation);
      for (const name of namesIn([operation.requestBody, operation.responses])) settle(name, raw.tags[0] ?? '');
    }
  }
  return {operations, schemas: components.schemas, home};
}
