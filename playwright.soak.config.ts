import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The long browser tests: what takes minutes, or needs more than one engine or host. Same server, same settings. */
export default defineConfig(config, {
  projects: [
    { name: 'fixture', testMatch: '**/*.soak.spec.ts', testIgnore: 'live/**' },
    { name: 'live', testMatch: 'live/**/*.soak.spec.ts', testIgnore: [] },
  ],
  timeout: 180_000,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A missing record is a failure, not a reason to write one.
  updateSnapshots: 'none',
  reporter: [['line'], ['json', { outputFile: 'test-results/browser-soak.json' }]],
});
