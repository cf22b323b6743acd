import {defineConfig} from '@playwright/test';
import type {Engine} from '../support/browsers';
import {runner} from '../support/runner';

/**
 * Every test here runs in three engines, but what has `@others`: tests/browser sees that in Chromium. The drivers are ours
 * (./fixtures.ts); this is the runner only.
 */
export default defineConfig<object, {engine: Engine}>({
  ...runner,
  outputDir: '../../test-results/engines',
  timeout: 120_000,
  expect: {timeout: 20_000},
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
    name: engine,
    use: {engine},
    ...(engine === 'chromium' && {grepInvert: /@others/}),
  })),
});
