import { defineConfig } from '@playwright/test';
import { findBrowser } from './make/print-pdf.ts';
import { FIXTURE_FOLDER, fixtureToday } from './make/project-copy.ts';
import type { SiteOptions } from './tests/support/site-test.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4330);
const FIXTURE_PORT = PORT + 1;
const executablePath = findBrowser();
// Each window's suggestions under the address bar are pages with a process of their own. A browser takes only the last list,
// so what Playwright turns off, and matters here, is repeated.
const NO_FEATURES = [
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
];

const address = (port: number) => `http://127.0.0.1:${port}`;
/** The server of a build. Each has its own inbox, because two servers must not relay the same messages. */
const server = (port: number, folder: string) => ({
  command: `"${process.execPath}" server/start-server.ts`,
  cwd: import.meta.dirname,
  env: {
    PORT: String(port),
    HOST: '127.0.0.1',
    DIST_DIR: `${folder}/dist`,
    INBOX_DIR: `${folder}/var/test-inbox-${port}`,
  },
  url: `http://127.0.0.1:${port}/`,
});

/**
 * Browser tests run against the built site on its own server. Tests in `tests/live` visit the site
 * with the content in `content/`, so they may only expect what is true of any content. All others visit the fixture
 * site, with the specification's text and figures (`fixtures/content`).
 */
export default defineConfig<SiteOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 3,
  // Generous for slow machines. It only stops tests that hang.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A service worker would answer requests without the server. Tests of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : { channel: 'chromium' }),
      args: [
        '--disable-gpu',
        `--disable-features=${NO_FEATURES.join()}`,
        // No process is kept ready for a next page.
        '--renderer-process-limit=1',
        // Gives each element its `computedName`, which the audits read.
        '--enable-blink-features=ComputedAccessibilityInfo',
        // Without site isolation, focus enters a frame before the key press ends.
        '--disable-site-isolation-trials',
        // No test may depend on another host.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'fixture',
      testIgnore: /tests\/(live|slow|acceptance\/slow)\//,
      use: { baseURL: address(FIXTURE_PORT), day: fixtureToday() },
    },
    { name: 'live', testMatch: 'tests/live/*.spec.ts', use: { baseURL: address(PORT) } },
  ],
  webServer: [server(PORT, '.'), server(FIXTURE_PORT, FIXTURE_FOLDER)],
});
