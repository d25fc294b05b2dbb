import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/test-site.ts';
import { takeLock } from './process-lock.mjs';

test('of all that start at once after a crash, one takes the lock, and nobody later', async () => {
  const folder = await temporaryFolder();
  for (let round = 0; round < 4; round += 1) {
    const file = join(folder, `${round}.lock`);
    // Nobody listens on what a crashed process left, under its own name or that of an earlier version.
    writeFileSync(file, '');
    writeFileSync(`${file}.Ab-1`, '');
    // Each begins while another is between its steps.
    const starters = Array.from({ length: 6 }, async (_, after) => {
      for (let turn = 0; turn < after; turn += 1) await setImmediate();
      return takeLock(file);
    });
    expect((await Promise.all(starters)).filter(Boolean)).toHaveLength(1);
    expect(await takeLock(file)).toBe(false);
  }
});
