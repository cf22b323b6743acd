/** All that the cases take from the site around them: its tables of reasons, schemas and networks. A package of its own would bring them along. */
export {reasons, type ReasonCode} from '../data/protocol/reasons';
export {requirements} from '../data/protocol/requirements';
export {schemas} from '../data/schemas';
export {networks} from '../data/networks';
