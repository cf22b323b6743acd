/** Our library as an implementation that the runner can start: `npx tsx packages/conformance/conformance.ts -- npx tsx packages/conformance/typescript/lp.ts`. */
import {operations} from './operations';
import {serveOperations} from './serve';

serveOperations(operations);
