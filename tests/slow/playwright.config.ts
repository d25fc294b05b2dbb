import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

const [fixture, live] = config.projects ?? [];

/**
 * Slow browser tests, which take minutes or break things on purpose. Same servers and settings as the quick tests.
 */
export default defineConfig({
  ...config,
  testDir: '../..',
  outputDir: '../../test-results/slow/browser',
  projects: [
    { ...fixture, testMatch: 'tests/{slow/browser,slow/office,acceptance/slow}/*.spec.ts', testIgnore: '**/.cache/**' },
    { ...live, testMatch: 'tests/slow/live/*.spec.ts', testIgnore: '**/.cache/**' },
  ],
  // These tests break things and measure time, so each gets a core.
  workers: 2,
  timeout: 180_000,
  reporter: [['line'], ['json', { outputFile: '../../test-results/slow/browser.json' }]],
});
