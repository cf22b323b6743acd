/** Our library as an implementation that the runner can start: `npx tsx conformance/conformance.ts -- npx tsx conformance/typescript/lp.ts`, in the root of the project. */
import {operations} from './operations';
import {serve} from './serve';

serve(operations);
