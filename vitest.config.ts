import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One for each core of a small machine. The default leaves a core for watching files.
    maxWorkers: 2,
    // Long, for slow machines. No test waits for a fixed time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,server,hosting,deploy,make,checks,office,tests/acceptance}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'react',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test-setup.ts'],
        },
      },
    ],
  },
});
