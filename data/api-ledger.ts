/**
 * The last time that the corpus (packages/api-model/tests/corpus) was sent to the unmodified server, by the `replay.ts` beside
 * it: Node.js 20, dependencies of its lock file, in production mode, with PostgreSQL 18 and PostGIS 3.6.2 behind a program in
 * place of Supabase's gateway, so that PostGIS writes the JSON.
 */
export const corpusRun = {date: '2026-11-25', commit: 'cf3f342', questions: 2501, differences: 0} as const;
