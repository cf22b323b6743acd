/**
 * The last time that the corpus (packages/api-model/tests/corpus) was sent to the unmodified server by packages/api-model/tests/corpus/replay.ts: Node.js
 * 20.20.2, dependencies of its lock file, in production mode, with a program in place of the database gateway.
 */
export const corpusRun = {date: '2026-11-22', commit: 'cf3f342', questions: 2494, differences: 0} as const;
