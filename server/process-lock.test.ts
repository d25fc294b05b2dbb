import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeLock } from './process-lock.mjs';
import { temporaryFolder } from './testing/test-site.ts';

test('of all that start at once after a crash, one takes the lock, and nobody later', async () => {
  const folder = await temporaryFolder();
  for (let round = 0; round < 4; round += 1) {
    const file = join(folder, `${round}.lock`);
    // Nobody listens on what a crashed process left, under its own name or that of an earlier version.
    writeFileSync(file, '');
    writeFileSync(`${file}.Ab-1`, '');
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeLock(file)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await takeLock(file)).toBe(false);
  }
});
