import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

/** Copies of the project, also the one that the office's editor keeps in a clone where it has run. */
const IGNORED = '**/{.cache,.git}/**';
const [fixture, live] = config.projects ?? [];

/**
 * Slow browser tests, which take minutes or break things on purpose. Same servers and settings as the quick tests.
 */
export default defineConfig({
  ...config,
  testDir: '../..',
  outputDir: '../../test-results/slow/browser',
  projects: [
    { ...fixture, testMatch: 'tests/{slow/browser,slow/office,acceptance/slow}/*.spec.ts', testIgnore: IGNORED },
    { ...live, testMatch: 'tests/slow/live/*.spec.ts', testIgnore: IGNORED },
  ],
  // These tests break things and measure time, so each gets a core.
  workers: 2,
  timeout: 180_000,
  reporter: [['line'], ['json', { outputFile: '../../test-results/slow/browser.json' }]],
});
