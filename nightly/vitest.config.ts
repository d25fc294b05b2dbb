import { defineConfig } from 'vitest/config';

/**
 * CI has 90 minutes for all tests, and these take ten: they install the site in an empty folder and build it with empty
 * caches. Run `npm run nightly` after a change in deploy/, hosting/ or docs/publishing/.
 */
const TOO_LONG_FOR_CI = ['nightly/hosts/container.test.ts', 'nightly/hosts/own-machine.test.ts'];

/** Nightly tests without Playwright: server abuse, random kills, full builds, other engines and hosts. */
export default defineConfig({
  test: {
    // They run one file at a time, because they put a heavy load on the machine.
    include: ['nightly/**/*.test.ts'],
    exclude: ['**/node_modules/**', '.cache/**', ...(process.env['CI'] ? TOO_LONG_FOR_CI : [])],
    environment: 'node',
    fileParallelism: false,
    // As in the daily tests: long, for slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
