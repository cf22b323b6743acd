import type {SampleRecord} from '@astral-docs/location-record/record/sampleRecord';
import {buildSampleRows} from './ingest';
import type {Server} from './types';

/**
 * A model of the server over the sample collection, at a fixed moment, so that its answers repeat.
 *
 * @param records the sample collection, or part of it
 * @param sdl text of the GraphQL schema
 * @param schema the EAS schema that /api/v0/config names
 */
export const createSampleServer = (
  records: readonly SampleRecord[],
  sdl: string,
  schema?: Server['schema'],
): Server => ({
  rows: buildSampleRows(records),
  now: () => new Date('2026-11-21T12:00:00Z'),
  origin: 'http://localhost:3000',
  sdl,
  schema,
});
