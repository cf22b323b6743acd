/** What a GraphQL workbench tells about an operation: mistakes with their place in the text. */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import {type JsonError, parseBoundedJson} from '../json';
import {clipWithNote, LIMITS} from '../limits';

/** One mistake: what the server would say, and where. Offsets count UTF-16 units, lines and columns from 1. */
export interface Problem {
  from: number;
  to: number;
  line: number;
  column: number;
  message: string;
}

/**
 * Parses an operation that this page can run without standing still.
 *
 * @throws GraphQLError for a text that is no operation or is larger than {@link LIMITS} allow
 */
export function parseGraphQLOperation(text: string): DocumentNode {
  const document = parse(text, {maxTokens: LIMITS.tokens});
  const {fields, branches} = countFields(document);
  if (branches > LIMITS.branches)
    throw new GraphQLError(
      `On this page, an operation has at most ${LIMITS.branches} fields with fields of their own.`,
    );
  if (fields > LIMITS.selections)
    throw new GraphQLError(`On this page, an operation has at most ${LIMITS.selections} fields with its fragments.`);
  return document;
}

/**
 * Counts the fields of all operations, and those that have fields of their own, with their fragments spelled out: a fragment within
 * itself counts once. It ends when there are more than {@link LIMITS} allow.
 */
function countFields({definitions}: DocumentNode): {fields: number; branches: number} {
  const fragments = new Map(
    definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one.selectionSet]),
  );
  const count = {fields: 0, branches: 0};
  const add = (set: SelectionSetNode | undefined, within: readonly string[]): void => {
    for (const one of set?.selections ?? []) {
      count.fields += 1;
      if (count.fields > LIMITS.selections) return;
      if (one.kind === Kind.FRAGMENT_SPREAD) {
        const name = one.name.value;
        if (!within.includes(name)) add(fragments.get(name), [...within, name]);
      } else {
        if (one.kind === Kind.FIELD && one.selectionSet) count.branches += 1;
        add(one.selectionSet, within);
      }
    }
  };
  for (const one of definitions) if (one.kind === Kind.OPERATION_DEFINITION) add(one.selectionSet, []);
  return count;
}

/** What is wrong with an operation, before it is sent. An empty text has no problem yet. */
export function lintGraphQL(schema: GraphQLSchema, text: string): Problem[] {
  if (text.trim() === '') return [];
  let errors: readonly GraphQLError[];
  try {
    errors = validate(schema, parseGraphQLOperation(text));
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
    // It may say a text of the operation with its escapes undone, which makes others of its letters.
    const words = clipWithNote(message, LIMITS.value);
    return {from, to: Math.min(to, Math.max(text.length, from)), line: row, column, message: words};
  });
}

/** The variables as JSON, or what is wrong with the text. No text means no variables. */
export function parseGraphQLVariables(text: string): {variables?: Record<string, unknown>; problem?: string} {
  if (text.trim() === '') return {};
  try {
    const value = parseBoundedJson(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return {variables: value as Record<string, unknown>};
    return {problem: 'Variables are one JSON object, for example {"offset": 16}.'};
  } catch (error) {
    return {problem: `This is not JSON: ${(error as JsonError).message}.`};
  }
}
