import { defineConfig } from 'vitest/config';

/** Slow tests of more than a page: full builds, hostile content, killed processes, other engines and hosts. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/slow/**/*.test.ts'],
    exclude: ['**/node_modules/**', '.cache/**'],
    // Each test file has processes and folders of its own. One file for each core of a small machine.
    maxWorkers: 2,
    // Long, for slow machines. Most build the site.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
