/** Text of a value with the members of objects sorted, so that two texts are equal when the values are. */
export function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const object = value as Record<string, unknown>;
  const members = Object.keys(object)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${sorted(object[name])}`);
  return `{${members.join(',')}}`;
}
