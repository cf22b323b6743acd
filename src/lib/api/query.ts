/** A parsed query string: a parameter that is sent twice becomes an array, as in Express. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Reads a query string (without `?`). A `+` is a space, as in every form-encoded query. */
export function parseQuery(text: string): Query {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const known = query[name];
    query[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  }
  return query;
}

/** The query with every value as one text: what `URLSearchParams` makes of an object, arrays joined by commas. */
export function plain(query: Query): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
