import { defineConfig } from 'vitest/config';

/** Nightly tests without Playwright: abuse of the server, kills at random, whole builds, other engines and hosts. */
export default defineConfig({
  test: {
    // They run alone, one file after the other, because they load the machine.
    include: ['nightly/**/*.test.ts'],
    exclude: ['**/node_modules/**', '.cache/**'],
    environment: 'node',
    fileParallelism: false,
  },
});
