/** Tutorials and how-tos that have their reader start a chain or a server, executed from their built pages. */
import {describe} from 'vitest';
import {workThrough} from './work';

describe('pages with servers work as described', () => void workThrough(true));
