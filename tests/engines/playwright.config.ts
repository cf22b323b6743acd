import {defineConfig} from '@playwright/test';
import type {Engine} from '../support/browsers';

/**
 * What has `@one` is the same in every engine and seen in Chromium, the fastest. What has `@others` is seen in Chromium by
 * tests/browser. WebKitGTK takes from a test neither a finger nor the settings of its reader.
 */
const elsewhere: Record<Engine, RegExp> = {
  chromium: /@others/,
  firefox: /@one/,
  webkit: /@one|@touch/,
};

/** Every test here runs in three engines. The drivers are ours (./fixtures.ts); this is the runner only. */
export default defineConfig<object, {engine: Engine}>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // As in tests/browser: what passes the second time is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: process.env.REPORT ? [['dot'], ['json', {outputFile: process.env.REPORT}]] : 'list',
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
    name: engine,
    use: {engine},
    grepInvert: elsewhere[engine],
  })),
});
