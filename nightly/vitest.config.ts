import { defineConfig } from 'vitest/config';

/** Nightly tests without Playwright: server abuse, random kills, full builds, other engines and hosts. */
export default defineConfig({
  test: {
    // They run one file at a time, because they put a heavy load on the machine.
    include: ['nightly/**/*.test.ts'],
    exclude: ['**/node_modules/**', '.cache/**'],
    environment: 'node',
    fileParallelism: false,
  },
});
