import parse from 'qs-of-express/lib/parse';

/** A parameter as the server sees it: a text, a list or an object. */
export type QueryValue = string | QueryValue[] | {[key: string]: QueryValue | true};
export type Query = Readonly<Record<string, QueryValue | undefined>>;

/** Reads a query string (without `?`) with the options of Express 4.21.2, lib/utils.js. */
export const parseQueryString = (text: string): Query => parse(text, {allowPrototypes: true}) as Query;

/**
 * The query with every value as one text: what `URLSearchParams` makes of an object. Lists are joined by commas, objects
 * become `[object Object]`.
 */
export function stringifyQueryValues(query: Query): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
