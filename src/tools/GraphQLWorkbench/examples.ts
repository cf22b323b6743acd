import {fetchText} from '../shared/fetchText';

/** The operations of samples/graphql, as the workbench offers them; they are published with the site and fetched when chosen. */
export const GRAPHQL_EXAMPLES: readonly {name: string; title: string}[] = [
  {name: 'near', title: 'Rows of a place and a time, with their number'},
  {name: 'newest', title: 'The two newest rows'},
  {name: 'one', title: 'One row by its UID'},
  {name: 'pages', title: 'The last page of a chain'},
  {name: 'chains', title: 'Counts by chain'},
  {name: 'stats', title: 'Statistics, without chains'},
  {name: 'antimeridian', title: 'Both sides of the antimeridian'},
  {name: 'swapped', title: 'Boxes with another meaning'},
  {name: 'null-filter', title: 'A filter that is null'},
  {name: 'members', title: 'Members of the filter, by introspection'},
];

/** An operation with its variables as JSON; what the address holds of the workbench. */
export type Example = Record<'query' | 'variables', string>;

/** The text of an example with its variables. Throws when it can't be fetched. */
export async function fetchExample(name: string): Promise<Example> {
  const source = await fetchText(`samples/graphql/${name}.graphql`);
  const variables = source.includes('$') ? await fetchText(`samples/graphql/${name}.variables.json`) : '';
  // The first line says how the sample is tested; it is no part of the operation.
  return {query: source.replace(/^# runs:.*\n/, ''), variables};
}
