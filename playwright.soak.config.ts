import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The long browser tests: what takes minutes, or needs more than one engine or host. Same server, same settings. */
export default defineConfig(config, {
  testIgnore: [],
  testMatch: '**/*.soak.spec.ts',
  timeout: 120_000,
  reporter: [['line'], ['json', { outputFile: 'test-results/browser-soak.json' }]],
});
