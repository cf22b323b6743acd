import {buildSchema, GraphQLError, Kind, parse, validate, type GraphQLSchema} from 'graphql';
import type {Report} from '../report';
import type {PageFence} from '../site';
import {settle, wanted, type Problem} from './expectation';

const problem = ({message, locations}: GraphQLError): Problem => ({
  line: locations?.[0]?.line ?? 1,
  code: 'GraphQL',
  message,
  fix: 'Compare with data/reference/schema.graphql.',
});

const schemas = new Map<string, GraphQLSchema>();

/** The schema that a text describes; each text is read once. */
export function schemaOf(sdl: string): GraphQLSchema {
  const known = schemas.get(sdl) ?? buildSchema(sdl);
  schemas.set(sdl, known);
  return known;
}

/** Errors of a document under the schema; a piece of SDL is only parsed. */
export function problemsOf(document: string, schema: GraphQLSchema): Problem[] {
  try {
    const parsed = parse(document);
    const operations = parsed.definitions.every(
      ({kind}) => kind === Kind.OPERATION_DEFINITION || kind === Kind.FRAGMENT_DEFINITION,
    );
    return operations ? validate(schema, parsed).map(problem) : [];
  } catch (error) {
    if (error instanceof GraphQLError) return [problem(error)];
    throw error;
  }
}

/** Validates every document against the schema. @param sdl text of data/reference/schema.graphql */
export function checkGraphql(fences: readonly PageFence[], sdl: string): Report {
  const own = wanted(fences, ['graphql']);
  return {
    looked: own.length,
    findings: own.flatMap((fence) => settle(fence, problemsOf(fence.text, schemaOf(sdl)))),
  };
}
