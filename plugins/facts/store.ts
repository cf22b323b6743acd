import {facts} from '../../data';
import {knownIssues} from '../../data/known-issues';
import {errors} from '../../data/errors';
import {glossary} from '../../data/glossary';
import {networks} from '../../data/networks';
import {schemas} from '../../data/schemas';
import {states, status} from '../../data/status';
import type {CatalogueError, KnownIssue, FactValue, GlossaryEntry, Network, Schema} from '../../data/types';
import type {StateMeaning, StatusEntry} from '../../data/status';

/** The data that `<Fact>`, `<Term>` and tables read; tests pass a small one. */
export interface FactStore {
  facts: ReadonlyMap<string, FactValue>;
  glossary: readonly GlossaryEntry[];
  networks: readonly Network[];
  schemas: readonly Schema[];
  status: Readonly<Record<string, StatusEntry>>;
  states: Readonly<Record<string, StateMeaning>>;
  errors: readonly CatalogueError[];
  knownIssues: readonly KnownIssue[];
}

export const factStore: FactStore = {facts, glossary, networks, schemas, status, states, errors, knownIssues};
