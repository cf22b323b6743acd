/** Settings of the server, and the effect of each on the answers. */
export const SWITCHES = [
  {
    key: 'environment',
    name: 'Environment',
    options: [
      ['production', 'Production'],
      ['development', 'Development'],
    ],
    effect: 'Development adds the place and the path to each error.',
  },
  {
    key: 'database',
    name: 'Database',
    options: [
      ['up', 'Responds'],
      ['down', 'Does not respond'],
    ],
    effect: 'Without a database, lists are empty and there is no error. Only the statistics fail.',
  },
  {
    key: 'inserts',
    name: 'Rows came in',
    options: [
      ['postgres', 'Over a direct connection'],
      ['supabase', 'Through Supabase'],
    ],
    effect: 'Rows written through Supabase have no geometry, so every box is empty.',
  },
  {
    key: 'indexer',
    name: 'Values of the indexer',
    options: [
      ['plain', 'As the code expects'],
      ['typed', 'As its published source sends them'],
    ],
    effect: 'Typed values lose the claimed time, and every row looks revoked.',
  },
] as const;

/** Names of the query string that hold the state of the workbench. */
export const KEYS = ['query', 'variables', ...SWITCHES.map(({key}) => key)];
