import type {SampleRecord} from './types';
import json from './records.json';

export type {SampleRecord} from './types';

/** The sample collection, ordered by signing time: made by `tests/data/records.ts`, never edited by hand. */
export const records = json as unknown as readonly SampleRecord[];
