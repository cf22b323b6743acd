import type {SampleRecord} from '../../../data/records/types';
import {INDEXED_CHAINS, type IngestOptions, rowsOfSample} from './ingest';
import type {Server} from './types';

/**
 * A model of the server over the sample collection, at a fixed moment, so that its answers repeat.
 *
 * @param records the sample collection, or part of it
 * @param sdl text of the GraphQL schema
 * @param options how the rows came in, and what state the server is in
 */
export function serverOfSample(
  records: readonly SampleRecord[],
  sdl: string,
  options: Partial<IngestOptions & Pick<Server, 'database' | 'environment'>> = {},
): Server {
  const {inserts = 'postgres', indexer = 'plain', database = 'up', environment = 'production'} = options;
  return {
    rows: rowsOfSample(records, {inserts, indexer}),
    database,
    now: () => new Date('2026-11-21T12:00:00Z'),
    origin: 'http://localhost:3000',
    chains: INDEXED_CHAINS,
    environment,
    sdl,
  };
}
