import { defineConfig } from 'vitest/config';

/** The long tests: abuse of the server, killing it at random, whole builds. They run alone, one file after the other. */
export default defineConfig({
  test: { include: ['**/*.soak.test.ts'], environment: 'node', fileParallelism: false },
});
