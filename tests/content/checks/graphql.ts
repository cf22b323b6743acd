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

/** What the schema says against a document; a piece of SDL is only parsed. */
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
  const schema = buildSchema(sdl);
  const own = wanted(fences, ['graphql']);
  return {looked: own.length, findings: own.flatMap((fence) => settle(fence, problemsOf(fence.text, schema)))};
}
