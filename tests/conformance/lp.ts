/** Our library as an implementation that the runner can start: `npx tsx data/kit/conformance.ts -- npx tsx tests/conformance/lp.ts`. */
import {operations} from './operations';
import {serve} from './serve';

serve(operations);
