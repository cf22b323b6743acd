/** What ./loader.cjs offers to tests. */
export function articleModule(
  source: string,
  name: string,
  options: {readonly islands: Readonly<Record<string, string>>; readonly inBrowser: boolean},
): string;
