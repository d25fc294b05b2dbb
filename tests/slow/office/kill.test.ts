import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Store } from '../../../office/server/store.ts';
import { contentCopy } from '../../../office/testing/office.ts';

const KILLS = 100;
/** Long enough for several saves. */
const LONGEST_MS = 120;
const FILES = ['content/pages/tuition.yaml', 'content/pages/admissions.yaml'];

test('a kill at any moment leaves every file old or new, and the next start makes both new or leaves both old', async () => {
  const root = contentCopy();
  const read = () => FILES.map((file) => readFileSync(join(root, file), 'utf8'));
  let interrupted = 0;
  let turns = 0;
  for (let count = 0; count < KILLS; count += 1) {
    const child = spawn(process.execPath, ['tests/slow/office/save-until-killed.ts', root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await wait(Math.random() * LONGEST_MS);
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const text of read()) {
      const lines = text.split('\n');
      // The child's files have 4,001 lines; before its first save, they are the fixture's.
      if (lines[1]?.startsWith('# A long file.')) expect(lines).toHaveLength(4002);
      else expect(text.length).toBeGreaterThan(1000);
    }
    const [one, other] = read();
    if (one !== other && one?.startsWith('heading:')) interrupted += 1;
    const store = new Store(root);
    const [first, second] = read();
    if (first?.includes('# A long file.')) {
      expect(second).toBe(first);
      turns += 1;
    }
    expect(store.versions().length).toBeLessThanOrEqual(20);
  }
  // Otherwise the kills missed every save.
  expect(turns).toBeGreaterThan(KILLS / 4);
  console.log(`${interrupted} of ${KILLS} kills were between the two files.`);
}, 1_200_000);
