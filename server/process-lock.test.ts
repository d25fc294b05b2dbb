import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { takeLock } from './process-lock.mjs';
import { temporaryFolder } from './testing/site.ts';

const TAKE_AND_WAIT = `
  const { takeLock } = await import(${JSON.stringify(new URL('./process-lock.mjs', import.meta.url).href)});
  console.log(await takeLock(process.argv[1]));
  setInterval(() => {}, 1_000);
`;

test('a lock is taken once, and is free again after the process was killed', async () => {
  const file = join(await temporaryFolder(), 'lock');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', TAKE_AND_WAIT, file]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [answer] = await once(child.stdout, 'data');
  expect(String(answer)).toBe('true\n');
  expect(await takeLock(file)).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await takeLock(file)).toBe(true);
  expect(await takeLock(file)).toBe(false);
});
