import {defineConfig, devices} from '@playwright/test';
import {chromiumArgs, findEngine} from '../support/browsers';
import {runner} from '../support/runner';

/** Names of the servers that the global set-up has started; they are known once the workers read this file. */
const {SITE_URL, SPECIMEN_URL} = process.env;

export default defineConfig({
  globalSetup: './setup.ts',
  ...runner,
  outputDir: '../../test-results/browser',
  timeout: 30_000,
  expect: {timeout: 10_000},
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
