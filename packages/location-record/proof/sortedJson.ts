/** JSON with the members of every object in the order of their names, by UTF-16 code units. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${sortedJson((value as Record<string, unknown>)[name])}`).join(',')}}`;
}
