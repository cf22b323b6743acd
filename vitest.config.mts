import {defineConfig} from 'vitest/config';

/** Three projects, one per layer; the built layer reads build/ and so runs after the build. */
const project = (name: string, timeout: number, setupFiles: string[] = []) => ({
  test: {name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout: timeout, hookTimeout: timeout, setupFiles},
});

export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@docusaurus/Translate': `${import.meta.dirname}/tests/unit/stubs/Translate.tsx`,
    },
  },
  // The framework's tsconfig leaves JSX to the bundler; here there is none.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    maxWorkers: 2,
    projects: [
      project('unit', 20_000),
      project('content', 120_000, ['tests/content/trace.ts']),
      project('built', 120_000),
      project('full', 600_000),
      project('pages', 600_000),
    ].map((p) => ({
      extends: true as const,
      ...p,
    })),
  },
});
