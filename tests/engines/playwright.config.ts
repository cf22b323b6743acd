import {defineConfig} from '@playwright/test';
import {findEngine, type Engine} from '../../scripts/browsers';

/**
 * What an engine's driver cannot do. WebKitGTK takes no settings of its reader from a test; its driver releases the left button
 * whichever was pressed, and its browser opens a press with Ctrl in the same tab while it is driven (what such a press leads to
 * is tested by dispatched events, in shell.spec.ts). Only Chromium takes the styles for paper, and only the system's Firefox shows
 * what it has printed. What has `@one` is seen in one engine.
 */
const cannot: Record<Engine, {testIgnore?: RegExp; grepInvert?: RegExp}> = {
  // tests/browser/policy.spec.ts sees more of it.
  chromium: {testIgnore: /policy\.spec/, grepInvert: /@sheets/},
  firefox: {grepInvert: findEngine('firefox') ? /@styles|@one/ : /@styles|@sheets|@one/},
  webkit: {testIgnore: /(?:newtab|print|settings)\.spec/, grepInvert: /@one/},
};

/** Every test here runs in three engines. The drivers are ours (./fixtures.ts); this is the runner only. */
export default defineConfig<object, {engine: Engine}>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // As in playwright.config.ts: what passes the second time is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: 'list',
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
    name: engine,
    use: {engine},
    ...cannot[engine],
  })),
});
