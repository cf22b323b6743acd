/** The operations of samples/graphql, as the workbench offers them; they are published with the site and fetched when chosen. */
export const GRAPHQL_EXAMPLES: readonly {name: string; title: string; hasVariables: boolean}[] = [
  {name: 'near', title: 'Rows of a place and a time, with their number', hasVariables: true},
  {name: 'newest', title: 'The two newest rows', hasVariables: false},
  {name: 'one', title: 'One row by its UID', hasVariables: true},
  {name: 'pages', title: 'The last page of a chain', hasVariables: true},
  {name: 'chains', title: 'Counts by chain', hasVariables: false},
  {name: 'stats', title: 'Statistics, without chains', hasVariables: false},
  {name: 'antimeridian', title: 'Both sides of the antimeridian', hasVariables: false},
  {name: 'swapped', title: 'Boxes with another meaning', hasVariables: false},
  {name: 'null-filter', title: 'A filter that is null', hasVariables: true},
  {name: 'members', title: 'Members of the filter, by introspection', hasVariables: false},
];

/** What stands in the editor at first: the sample `near`, so that the workbench has something to run at once. */
export const INITIAL_OPERATION = {
  query: `query Near($filter: LocationProofFilter = {}) {
  locationProofsCount(filter: $filter)
  locationProofs(filter: $filter) {
    memo
    longitude
    latitude
    eventTimestamp
  }
}
`,
  variables: `{
  "filter": {
    "bbox": [-11, 35, 30, 60],
    "fromTimestamp": "2026-01-01T00:00:00Z",
    "limit": 3
  }
}
`,
};
