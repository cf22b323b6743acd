import type {SampleRecord} from './types';
import json from './records.json';

export type {SampleRecord} from './types';

/** The sample collection, ordered by signing time: made by `data/records/make.ts`, never edited by hand. */
export const records = json as unknown as readonly SampleRecord[];
