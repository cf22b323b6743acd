import type {SampleRecord} from './types';
import json from './records.json';

export type {SampleGeometry, SampleRecord} from './types';
export type {SampleChain} from './chains';

/** The sample collection, ordered by signing time: made by `data/records/make.ts`, never edited by hand. */
export const records = json as unknown as readonly SampleRecord[];
