import {defineConfig} from '@playwright/test';
import type {Engine} from '../engines';

/** Every test here runs in three engines. The drivers are ours (./fixtures.ts); this is the runner only. */
export default defineConfig<object, {engine: Engine}>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: 'list',
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
    name: engine,
    use: {engine},
    // Chromium, driven through all routes in one tab, sometimes never opens the next address; tests/browser/shell-crawl.spec.ts
    // opens them in it.
    // WebKitGTK takes no such setting from a test. Its driver releases the left button whichever was pressed, and its browser
    // opens a press with Ctrl in the same tab while it is driven. Only Firefox shows what it has printed.
    grepInvert: {chromium: /@pdf|@routes/, firefox: undefined, webkit: /@media|@newtab|@pdf/}[engine],
  })),
});
