import { defineConfig } from 'vitest/config';

/** Mostly one process with a folder of its own, so two at a time don't disturb each other. */
const SIDE_BY_SIDE = ['tests/slow/content/!(office-edits).test.ts', 'tests/slow/{hosts,office,server}/*.test.ts'];
const excluded = ['**/node_modules/**', '.cache/**'];

/** Slow tests without Playwright: full builds, hostile content, killed processes, other engines and hosts. */
export default defineConfig({
  test: {
    environment: 'node',
    // Long, for slow machines. Most build the site.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          include: SIDE_BY_SIDE,
          exclude: excluded,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // These use both cores by themselves.
          name: 'alone',
          include: ['tests/slow/**/*.test.ts'],
          exclude: [...excluded, ...SIDE_BY_SIDE],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
