/** All that the tests of the kit take from the site around them: its tables of reasons and rules. A package of its own would bring them along. */
export {reasons} from '../data/protocol/reasons';
export {requirements} from '../data/protocol/requirements';
