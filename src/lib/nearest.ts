/** Edits (insert, delete, replace, each costs 1) that turn one text into the other: Levenshtein's distance. */
export function distance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * The known names that a mistyped one probably meant, best first.
 *
 * @param limit most names to return, at least 1
 */
export function nearest(name: string, known: Iterable<string>, limit = 3): string[] {
  return [...known]
    .map((candidate) => ({candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({candidate}) => candidate);
}
