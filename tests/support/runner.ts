import type {PlaywrightTestConfig} from '@playwright/test';

/** What both runners of browsers have in common: their reports and their patience. */
export const runner = {
  testDir: '.',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A shared machine is sometimes slow; a test that passes the second time is reported as flaky, and counted once.
  retries: process.env.CI ? 2 : 0,
  // `npm test` counts what the reports say.
  reporter: process.env.REPORT ? [['dot'], ['json', {outputFile: process.env.REPORT}]] : 'list',
} satisfies PlaywrightTestConfig;
