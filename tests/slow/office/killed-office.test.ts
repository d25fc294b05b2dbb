/** Kills the office's editor at random moments. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { git, makeClones, openOffice } from '../../support/office-clones.ts';

const TUITION = 'content/pages/tuition.yaml';

/** Saves and posts closings again and again, until it is killed. */
const BUSY = `
const { openOffice, saveIn } = await import(${JSON.stringify(join(process.cwd(), 'tests/support/office-clones.ts'))});
const office = openOffice(process.argv[1]);
console.log('ready');
for (let turn = 0; ; turn += 1) {
  saveIn(office, ${JSON.stringify(TUITION)}, [[['heading'], 'Fees ' + turn]]);
  await office.post({ closing: { kind: 'closed', day: '2026-02-10', message: 'Snow ' + turn } });
}`;

/** A commit that the git of the killed editor still makes meanwhile looks like one that is missing. */
const expectWhole = (repository: string) =>
  expect.poll(() => git(repository, 'fsck', '--strict', '--no-dangling'), { timeout: 20_000 }).toBe('');

test('leaves a whole repository and the truth after kill -9 at ten moments', async () => {
  vi.stubEnv('SITE_TODAY', '2026-02-09');
  const { root, bare } = makeClones();
  for (let round = 0; round < 10; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', BUSY, root]);
    await once(child.stdout, 'data');
    await wait(200 + Math.random() * 2000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const repository of [root, bare]) await expectWhole(repository);
    const office = openOffice(root);
    await office.send();
    await office.listen();
    const { closings, unsent, problems } = office.start();
    expect([unsent, problems]).toEqual([[], []]);
    const [, seen = ''] = /message: (Snow \d+)/.exec(git(bare, 'show', 'main:content/closings.yaml')) ?? [];
    expect(closings[0]?.text ?? '').toContain(seen);
  }
}, 1_200_000);
