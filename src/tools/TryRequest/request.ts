import type {Request} from '@site/src/lib/api/requests';

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

/** The request that a reader has filled in. Empty query parameters are left out, because the server takes an empty value for a value. */
export function fillRequest({path, fields}: Operation): Request {
  // Half of a surrogate pair has no escape: it is sent as the replacement character, as in a query.
  const valuesIn = (place: Field['place']): Record<string, string> =>
    Object.fromEntries(
      fields
        .filter((field) => field.place === place && field.value !== '')
        .map(({name, value}) => [name, value.replace(/\p{Surrogate}/gu, '\ufffd')]),
    );
  return {method: 'GET', path, pathValues: valuesIn('path'), query: valuesIn('query'), headers: valuesIn('header')};
}
