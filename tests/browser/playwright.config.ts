import {defineConfig, devices} from '@playwright/test';
import {chromiumArgs, findEngine} from '../support/browsers';

/** Names of the servers that the global set-up has started; they are known once the workers read this file. */
const {SITE_URL, SPECIMEN_URL} = process.env;

export default defineConfig({
  testDir: '.',
  globalSetup: './setup.ts',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A shared machine is sometimes slow; a test that passes the second time is reported as flaky, and counted once.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  expect: {timeout: 10_000},
  // `npm test` counts what the reports say.
  reporter: process.env.REPORT ? [['dot'], ['json', {outputFile: process.env.REPORT}]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    // What a test sees must come from the server, not from what a page kept for later.
    serviceWorkers: 'block',
    launchOptions: {executablePath: findEngine('chromium'), args: chromiumArgs},
  },
  projects: [
    {name: 'site', testIgnore: 'specimens/**', use: {baseURL: SITE_URL}},
    {name: 'build-specimens', testMatch: 'specimens/build.ts', timeout: 240_000},
    {
      name: 'specimens',
      testMatch: 'specimens/**/*.spec.ts',
      dependencies: ['build-specimens'],
      use: {baseURL: SPECIMEN_URL},
    },
  ],
});
