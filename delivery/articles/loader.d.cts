/** What ./loader.cjs offers to tests. */
export function deliver(
  compiled: string,
  file: {readonly path: string; readonly query: string},
  options: {readonly isServer: boolean},
): {readonly module: string; readonly partials: readonly string[]};
