/**
 * All that the model takes from the site around it: the sample rows, the schema that they are written in, and what the last run
 * against a real server gave. A package of its own would bring them along.
 */
export {corpusRun} from '../data/api-ledger';
export {networks} from '../data/networks';
export {records} from '../data/records';
export {schemas} from '../data/schemas';
export type {SampleRecord} from '../data/records/types';
export type {Schema} from '../data/types';
