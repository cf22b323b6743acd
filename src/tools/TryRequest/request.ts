/** A parameter of an operation with the value that the reader sends. */
export interface Field {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly value: string;
}

/** An operation, as the element of the page describes it. */
export interface Operation {
  /** Path of the contract, with its placeholders. */
  readonly path: string;
  readonly fields: readonly Field[];
}

/**
 * Path and query of a request. Empty query parameters are left out, because the server takes an empty value for a value.
 */
export function fillPath(path: string, fields: readonly Field[]): string {
  // Half of a surrogate pair has no escape: it is sent as the replacement character, as in a query.
  const value = (name: string): string =>
    (fields.find((field) => field.name === name)?.value ?? '').replace(/\p{Surrogate}/gu, '\ufffd');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
  const query = fields.filter((field) => field.place === 'query' && field.value !== '');
  const search = new URLSearchParams(query.map(({name, value: text}) => [name, text])).toString();
  return search ? `${filled}?${search}` : filled;
}
