import type {ComponentType} from 'react';
import type {SampleRecord} from '@astral-docs/location-record/record/sampleRecord';
import {fetchText} from './fetchText';
import type {ToolPanel} from './Tool';

/** Inputs of the model of the server: the published files, as any other program reads them. */
export interface SampleData {
  readonly records: readonly SampleRecord[];
  /** Text of the GraphQL schema. */
  readonly sdl: string;
}

/** Adds the sample collection to the part of a tool that is being fetched. Rejects when either can't be fetched. */
export async function withSampleData<Data>(
  part: Promise<{default: ComponentType<{readonly data: Data; readonly sample: SampleData}>}>,
): Promise<{default: ToolPanel<Data>}> {
  const [{default: Part}, json, sdl] = await Promise.all([
    part,
    fetchText('records/records.json'),
    fetchText('reference/schema.graphql'),
  ]);
  const sample = {records: JSON.parse(json) as SampleRecord[], sdl};
  return {default: ({data}) => <Part data={data} sample={sample} />};
}
