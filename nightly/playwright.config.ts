import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';

const [fixture, live] = config.projects ?? [];

/**
 * Nightly browser tests, which take minutes or break things on purpose. Same servers and settings as the daily tests.
 */
export default defineConfig({
  ...config,
  testDir: '..',
  outputDir: '../test-results/nightly/browser',
  projects: [
    { ...fixture, testMatch: 'nightly/browser/*.spec.ts', testIgnore: '**/.cache/**' },
    { ...live, testMatch: 'nightly/browser/live/*.spec.ts', testIgnore: '**/.cache/**' },
  ],
  // These tests break things and measure time, so each gets a core.
  workers: 2,
  timeout: 180_000,
  reporter: [['line'], ['json', { outputFile: '../test-results/nightly/browser.json' }]],
});
