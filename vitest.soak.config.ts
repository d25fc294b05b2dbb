import { defineConfig } from 'vitest/config';

/** The long tests: abuse of the server, killing it at random, whole builds. They run alone, one file after the other. */
export default defineConfig({
  test: {
    include: ['**/*.soak.test.ts'],
    // The fixture site is built in a copy of the project, tests included.
    exclude: ['**/node_modules/**', '.cache/**'],
    environment: 'node',
    fileParallelism: false,
  },
});
