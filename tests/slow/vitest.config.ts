import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** Files that take minutes. They start first, so that none is left for one core at the end. */
const LONG = /fresh-clone|publication|engines|hostile-content|office-edits|kill/;

class LongFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    return files.toSorted((one, other) => Number(LONG.test(other.moduleId)) - Number(LONG.test(one.moduleId)));
  }
}

/** Slow tests without Playwright: full builds, hostile content, killed processes, other engines and hosts. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/slow/**/*.test.ts'],
    exclude: ['**/node_modules/**', '.cache/**'],
    // Each test file has processes and folders of its own. One file for each core of a small machine.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // Long, for slow machines. Most build the site.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
