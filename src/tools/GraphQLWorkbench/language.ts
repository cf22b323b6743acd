import {autocompletion, type CompletionContext, type CompletionSource} from '@codemirror/autocomplete';
import {linter} from '@codemirror/lint';
import type {Extension} from '@codemirror/state';
import {styleTags, tags} from '@lezer/highlight';
import {completion, graphqlLanguage, stateExtensions} from 'cm6-graphql';
import type {GraphQLSchema} from 'graphql';
import {lintGraphQL} from '@site/src/lib/api/workbench';
import {LIMITS} from '@site/src/lib/limits';

/** Names of operations have the colour of functions, as in code blocks. */
const language = graphqlLanguage.configure({
  props: [styleTags({'OperationDefinition/Name': tags.function(tags.variableName)})],
});

/** Sets the description of a completion below the list, or above it where there is no room, so that it never covers the list. */
const besideList: NonNullable<Parameters<typeof autocompletion>[0]>['positionInfo'] = (_, list, __, info, space) => {
  const height = list.bottom - list.top;
  const isAbove = list.bottom + (info.bottom - info.top) > space.bottom;
  return {
    style: `${isAbove ? 'bottom' : 'top'}: ${height}px; left: -1px; max-width: ${Math.max(240, list.right - list.left)}px`,
  };
};

/** Completes as the language does, where its parser, which reads the whole text at each key, is quick. */
export function completeGraphQL(context: CompletionContext): ReturnType<CompletionSource> {
  const text = context.state.doc.toString();
  const [source] = context.state.languageDataAt<CompletionSource>('autocomplete', context.pos);
  const isSlow = text.length > LIMITS.completed || text.split('\n').some((line) => line.length > LIMITS.colouredLine);
  return source && !isSlow ? source(context) : null;
}

/** Highlighting, completion and validation of GraphQL. */
export const createGraphQLLanguage = (schema: GraphQLSchema): Extension => [
  language,
  completion,
  autocompletion({icons: false, positionInfo: besideList, override: [completeGraphQL]}),
  ...stateExtensions(schema),
  linter(({state}) => lintGraphQL(schema, state.doc.toString()).map((problem) => ({...problem, severity: 'error'})), {
    delay: 300,
  }),
];
