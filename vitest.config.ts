import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The same JSX as the build's.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Generous, because a busy machine is no reason to fail; nothing here waits for time to pass.
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
          environment: 'node',
          include: ['{src,server,scripts,artwork,documents,e2e}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
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
