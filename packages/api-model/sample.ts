import type {SampleRecord} from '@astral-docs/location-record/record/sampleRecord';
import {INDEXED_CHAINS, type IngestOptions, buildSampleRows} from './ingest';
import type {Server} from './types';

/** The EAS schema that a server is configured with. */
export interface ConfiguredSchema {
  uid: string;
  /** Names and types of its fields, as it is registered. */
  string: string;
}

/**
 * A model of the server over the sample collection, at a fixed moment, so that its answers repeat.
 *
 * @param records the sample collection, or part of it
 * @param sdl text of the GraphQL schema
 * @param options how the rows came in, and what state the server is in
 */
export function createSampleServer(
  records: readonly SampleRecord[],
  sdl: string,
  options: Partial<IngestOptions & Pick<Server, 'database' | 'environment'> & {schema: ConfiguredSchema}> = {},
): Server {
  const {inserts = 'postgres', indexer = 'plain', database = 'up', environment = 'production', schema} = options;
  return {
    rows: buildSampleRows(records, {inserts, indexer}),
    database,
    now: () => new Date('2026-11-21T12:00:00Z'),
    origin: 'http://localhost:3000',
    chains: INDEXED_CHAINS,
    environment,
    sdl,
    ...(schema && {schema: schema.uid, schemaFields: schema.string}),
  };
}
