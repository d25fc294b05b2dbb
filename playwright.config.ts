import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4330);
const executablePath = findBrowser();

/** The browser tests run against the built site on its own server, or on the address in BASE_URL. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // The long ones have a configuration of their own; who plants barriers asks for tests of both kinds.
  testIgnore: process.env['LONG_TESTS'] ? [] : '**/*.soak.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Generous, because a busy machine is no reason to fail: this only stops what hangs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A worker would answer in the place of the server, out of sight of the tests. Those of the worker let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Background services of the browser would look for hosts that tests must not reach.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(!process.env['BASE_URL'] && {
    webServer: {
      command: `"${process.execPath}" server/main.ts`,
      env: { PORT: String(PORT), HOST: '127.0.0.1' },
      url: `http://127.0.0.1:${PORT}/`,
      reuseExistingServer: false,
    },
  }),
});
