import type {SampleRecord} from '@astral-docs/location-record/record/sampleRecord';
import json from './records.json';

export type {SampleRecord} from '@astral-docs/location-record/record/sampleRecord';

/** The sample collection, ordered by signing time: made with ethers and the EAS SDK, never edited. */
export const records = json as unknown as readonly SampleRecord[];
