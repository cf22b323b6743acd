/** One question in the words of each interface, with every value encoded; used by the explorers and checked by tests. */
import type {Box} from './types';

export interface SpatialQuery {
  /** West, south, east, north in degrees, WGS 84, longitude first. West greater than east crosses the antimeridian. */
  bbox?: Box;
  /** ISO 8601, included. */
  from?: string;
  /** ISO 8601, included. */
  to?: string;
  chain?: string;
  limit?: number;
}

function target(path: string, parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== '',
  );
  // Commas, colons and slashes are legal in a query and easier to read as they are; a plus sign has to be encoded.
  const encode = (value: string | number) => encodeURIComponent(value).replace(/%(2C|3A|2F)/g, decodeURIComponent);
  const query = given.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** Path and query of the REST v0 list. A box that crosses the antimeridian has to be split first. */
export function buildRestPathAndQuery({bbox, from, to, chain, limit}: SpatialQuery): string {
  return target('/api/v0/location-proofs', {
    chain,
    fromTimestamp: from,
    toTimestamp: to,
    bbox: bbox?.join(','),
    limit,
  });
}

/** Path and query of the OGC items, where `..` is an open end. A box that crosses the antimeridian has to be split first. */
export function buildOgcPathAndQuery({bbox, from, to, chain, limit}: SpatialQuery): string {
  return target('/api/ogc/collections/location-proofs/items', {
    chain,
    datetime: from || to ? `${from || '..'}/${to || '..'}` : undefined,
    bbox: bbox?.join(','),
    limit,
  });
}

/** The GraphQL operation that asks the same, with its variables. */
export function buildGraphQLRequest({bbox, from, to, chain, limit}: SpatialQuery): {
  query: string;
  variables: {filter: Record<string, unknown>};
} {
  const all = {chain, fromTimestamp: from, toTimestamp: to, bbox, limit};
  return {
    query: `query Matching($filter: LocationProofFilter = {}) {
  locationProofsCount(filter: $filter)
  locationProofs(filter: $filter) {
    uid
    chain
    eventTimestamp
    longitude
    latitude
    memo
  }
}`,
    variables: {
      filter: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== '')),
    },
  };
}
