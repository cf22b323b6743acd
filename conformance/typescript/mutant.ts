/** An implementation with a planted error, by its name in `mutants.ts`. */
import {MUTANTS} from './mutants';
import {serve} from './serve';

serve(MUTANTS[process.argv[2] ?? '']!.operations);
