/** The point of view from which a question was written. */
export type Role =
  | 'app developer'
  | 'implementer'
  | 'GIS analyst'
  | 'lawyer'
  | 'mobile developer'
  | 'Solidity engineer'
  | 'researcher'
  | 'data scientist'
  | 'product manager'
  | 'contributor'
  | 'newcomer'
  | 'DevOps'
  | 'hurried typist';

/** What a reader types, with the sections that answer it: `/page#section`, or `/page` for the top of a page. */
export interface Question {
  role: Role;
  text: string;
  answers: string[];
}

/** A question of a role with the sections that answer it. */
export const ask = (role: Role, text: string, ...answers: string[]): Question => ({role, text, answers});
