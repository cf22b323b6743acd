import {defineConfig} from '@playwright/test';
import type {Engine} from '../support/browsers';

/**
 * Every test here runs in three engines, but what has `@others`: tests/browser sees that in Chromium. The drivers are ours
 * (./fixtures.ts); this is the runner only.
 */
export default defineConfig<object, {engine: Engine}>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // As in tests/browser: what passes the second time is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: process.env.REPORT ? [['dot'], ['json', {outputFile: process.env.REPORT}]] : 'list',
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
    name: engine,
    use: {engine},
    ...(engine === 'chromium' && {grepInvert: /@others/}),
  })),
});
