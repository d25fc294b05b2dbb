import { defineConfig } from 'vitest/config';

/** The long tests: abuse of the server, and killing it at random. They run alone, one file after the other. */
export default defineConfig({
  test: { include: ['**/*.soak.test.ts'], environment: 'node', fileParallelism: false },
});
