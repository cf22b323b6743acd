import {dirname} from 'node:path';
import {defineConfig} from 'vitest/config';

const root = dirname(import.meta.dirname);

/** One project per layer; the built layer reads build/ and so runs after the build. */
const project = (name: string, timeout: number, folder = `tests/${name}`) => ({
  test: {name, include: [`${folder}/**/*.test.{ts,tsx}`], testTimeout: timeout, hookTimeout: timeout},
});

export default defineConfig({
  resolve: {
    alias: {
      '@site': root,
      '@docusaurus/Translate': `${root}/tests/unit/stubs/Translate.tsx`,
    },
  },
  root,
  // The framework's tsconfig leaves JSX to the bundler; here there is none.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    maxWorkers: 2,
    // A file takes the modules that an earlier one has read: to read them again takes as long as most tests.
    isolate: false,
    setupFiles: [`${root}/tests/support/restore.ts`],
    // `npm test` counts what the reports say.
    reporters: process.env.REPORT ? ['default', ['json', {outputFile: process.env.REPORT}]] : ['default'],
    projects: [
      project('unit', 20_000),
      project('location-record', 20_000, 'packages/location-record/tests'),
      project('conformance', 120_000, 'packages/conformance/tests'),
      project('api-model', 120_000, 'packages/api-model/tests'),
      project('paint-first', 20_000, 'packages/paint-first/tests'),
      project('content-checks', 20_000, 'packages/content-checks/tests'),
      project('search', 20_000, 'packages/search/tests'),
      project('content', 120_000),
      project('built', 120_000),
      project('full', 600_000),
      project('pages', 600_000),
    ].map((p) => ({
      extends: true as const,
      ...p,
    })),
  },
});
