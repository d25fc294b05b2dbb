import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The same JSX as the build's.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'artwork/**/*.test.ts'],
    // Runs of several minutes, started by hand.
    exclude: ['**/node_modules/**', '**/*.soak.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    // Generous, because a busy machine is no reason to fail; nothing here waits for time to pass.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
