/**
 * What a GraphQL workbench tells about an operation and its answer: mistakes with their place in the text, and which quirk
 * of the server shaped the answer.
 */
import {
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  getOperationAST,
  parse,
  validate,
  valueFromASTUntyped,
} from 'graphql';
import {type JsonError, parseJson} from '../json';
import type {ApiResponse, Server} from '../../../api-model/types';

/** One mistake: what the server would say, and where. Offsets count UTF-16 units, lines and columns from 1. */
export interface Problem {
  from: number;
  to: number;
  line: number;
  column: number;
  message: string;
}

/** What is wrong with an operation, before it is sent. An empty text has no problem yet. */
export function problemsOf(schema: GraphQLSchema, text: string): Problem[] {
  if (text.trim() === '') return [];
  let errors: readonly GraphQLError[];
  try {
    errors = validate(schema, parse(text));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    errors = [error];
  }
  return errors.map(({message, nodes, positions, locations}) => {
    const from = Math.min(positions?.[0] ?? 0, text.length);
    const name = nodes?.[0] && 'name' in nodes[0] ? nodes[0].name?.loc : undefined;
    const end = name?.end ?? nodes?.[0]?.loc?.end ?? from + 1;
    const line = text.indexOf('\n', from);
    // A mark that runs over lines hides more than it shows.
    const to = Math.max(from + 1, Math.min(end, line === -1 ? text.length : line));
    const {line: row = 1, column = 1} = locations?.[0] ?? {};
    return {from, to: Math.min(to, Math.max(text.length, from)), line: row, column, message};
  });
}

/** The variables as JSON, or what is wrong with the text. No text means no variables. */
export function readVariables(text: string): {variables?: Record<string, unknown>; problem?: string} {
  if (text.trim() === '') return {};
  try {
    const value = parseJson(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return {variables: value as Record<string, unknown>};
    return {problem: 'Variables are one JSON object, for example {"offset": 16}.'};
  } catch (error) {
    return {problem: `This is not JSON: ${(error as JsonError).message}.`};
  }
}

interface RootField {
  name: string;
  /** Name in the answer. */
  key: string;
  hasFilter: boolean;
  filter: unknown;
}

/** The fields of the first level of an operation, with their filter as the server sees it. */
function rootFields(operation: OperationDefinitionNode, variables: Record<string, unknown>): RootField[] {
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({variable, defaultValue}) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  const values = {...defaults, ...variables};
  return operation.selectionSet.selections.flatMap((node): RootField[] => {
    if (node.kind !== Kind.FIELD) return [];
    const argument = node.arguments?.find(({name}) => name.value === 'filter');
    const filter = argument && valueFromASTUntyped(argument.value, values);
    return [{name: node.name.value, key: (node.alias ?? node.name).value, hasFilter: filter !== undefined, filter}];
  });
}

/** One quirk that shaped an answer; `page` leads to where the site explains it. */
export interface Quirk {
  key: string;
  title: string;
  text: string;
  page: string;
}

const QUIRKS: readonly Quirk[] = [
  {
    key: 'message',
    title: 'Message only',
    text: 'In production, an error contains only its message: no location, no path, no code.',
    page: '/api/graphql-api#errors',
  },
  {
    key: 'all-null',
    title: 'One failing field makes the response null',
    text: 'The failing field must not be null, so data is null for the whole request, and the status is still 200.',
    page: '/api/graphql-api#errors',
  },
  {
    key: 'null-filter',
    title: 'filter is null',
    text: 'An explicit null is not the same as no filter: the server fails on it. Leave the argument out, or give the variable {} as its default.',
    page: '/api/graphql-api#errors',
  },
  {
    key: 'down',
    title: 'An outage looks like an empty index',
    text: 'The database does not respond. Lists are empty, counts are 0 and single rows are null, without an error.',
    page: '/api/troubleshooting',
  },
  {
    key: 'ten',
    title: 'Ten rows',
    text: 'No limit, or limit 0, means ten rows. Request locationProofsCount to see how many match.',
    page: '/api/graphql-api#ask-for-a-page-of-rows',
  },
  {
    key: 'by-chain',
    title: 'byChain is always empty',
    text: 'The server splits its statistics at the wrong character and finds no chain. Count each chain with an alias.',
    page: '/api/graphql-api#count-by-chain',
  },
  {
    key: 'zero',
    title: 'Null where geometry or location has 0',
    text: 'The server treats a coordinate of 0 as missing. REST v0 returns it in longitude and latitude if it is stored.',
    page: '/api/reference/graphql#mind-the-values',
  },
  {
    key: 'sorted',
    title: 'Corners are sorted',
    text: 'A box with west greater than east, or south greater than north, is searched as if its corners were sorted. It never crosses the antimeridian.',
    page: '/api/spatial-queries#antimeridian',
  },
  {
    key: 'range',
    title: 'Outside the range of degrees',
    text: 'The server accepts a longitude beyond ±180 or a latitude beyond ±90 without an error. Longitude comes first: west, south, east, north.',
    page: '/api/spatial-queries#look-up-an-edge-case',
  },
  {
    key: 'short',
    title: 'A box of fewer than four numbers',
    text: 'The database function fails, the server ignores the error, and nothing matches.',
    page: '/api/spatial-queries#look-up-an-edge-case',
  },
  {
    key: 'date',
    title: 'Not a date',
    text: 'A value that is not a date matches nothing, without an error. A Unix timestamp is not a date.',
    page: '/api/spatial-queries#ask-for-a-time',
  },
  {
    key: 'negative',
    title: 'Negative limit or offset',
    text: 'The list is empty; with a box, it contains other rows than you expect.',
    page: '/api/graphql-api#errors',
  },
  {
    key: 'no-geometry',
    title: 'No stored geometry',
    text: 'Rows written through Supabase have none, so no box finds any row.',
    page: '/api/spatial-queries#null-geometry',
  },
  {
    key: 'mutation',
    title: 'Read only',
    text: 'The schema has queries alone.',
    page: '/api/graphql-api#errors',
  },
];

const isDateless = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && Number.isNaN(Date.parse(value));

function quirksOfFilter(filter: Record<string, unknown>, server: Server): string[] {
  const {bbox, fromTimestamp, toTimestamp, limit, offset} = filter;
  const keys: string[] = [];
  if (Array.isArray(bbox)) {
    const [west, south, east, north] = bbox as unknown[];
    if (bbox.length < 4 || bbox.slice(0, 4).includes(null)) keys.push('short');
    else {
      if (Number(west) > Number(east) || Number(south) > Number(north)) keys.push('sorted');
      const beyond = (value: unknown, limitOf: number) => Math.abs(Number(value)) > limitOf;
      if (beyond(west, 180) || beyond(east, 180) || beyond(south, 90) || beyond(north, 90)) keys.push('range');
      if (server.rows.every(({geometry}) => geometry === null)) keys.push('no-geometry');
    }
  }
  if (isDateless(fromTimestamp) || isDateless(toTimestamp)) keys.push('date');
  if (Number(limit) < 0 || Number(offset) < 0) keys.push('negative');
  return keys;
}

/** Names of fields whose value in the answer is null although a 0 was attested. */
function hasLostZero(rows: unknown): boolean {
  if (!Array.isArray(rows)) return false;
  return rows.some((row: Record<string, unknown> | null) => {
    if (!row || (row.longitude !== null && row.latitude !== null)) return false;
    const {geometry, location} = row as {geometry?: {coordinates?: unknown} | null; location?: unknown};
    const text = typeof location === 'string' ? location : JSON.stringify(geometry?.coordinates ?? '');
    return /[[,]-?0(\.0*)?[\],]/.test(text.replace(/\s/g, ''));
  });
}

/**
 * Which quirks of the server shaped an answer, each once, in the order of their list.
 *
 * @param answer what the model of the server answered to this operation
 */
export function quirksOf(
  server: Server,
  {query, variables = {}}: {query: string; variables?: Record<string, unknown>},
  answer: ApiResponse,
): Quirk[] {
  const keys = new Set<string>();
  const {data, errors} = answer.body as {data?: Record<string, unknown> | null; errors?: unknown[]};
  if (errors && server.environment === 'production') keys.add('message');
  let operation: OperationDefinitionNode | null | undefined;
  try {
    operation = getOperationAST(parse(query));
  } catch {
    operation = undefined;
  }
  if (operation && operation.operation !== 'query') keys.add('mutation');
  else if (data === null) keys.add('all-null');
  if (operation && answer.status === 200) {
    if (server.database === 'down') keys.add('down');
    for (const {name, key, hasFilter, filter} of rootFields(operation, variables)) {
      if (hasFilter && filter === null) keys.add('null-filter');
      const given = (filter ?? {}) as Record<string, unknown>;
      for (const found of quirksOfFilter(given, server)) keys.add(found);
      const value = data?.[key];
      if (name === 'locationProofs' && !given.limit && Array.isArray(value) && value.length === 10) keys.add('ten');
      if (name === 'locationProofsStats' && value && 'byChain' in (value as object)) keys.add('by-chain');
      if (hasLostZero(name === 'locationProof' ? [value] : value)) keys.add('zero');
    }
  }
  return QUIRKS.filter(({key}) => keys.has(key));
}
