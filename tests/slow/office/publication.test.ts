/** Publishes from the office's editor with its check of the whole website, and kills it at random moments. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { fixtureToday } from '../../../build/project-copy.ts';
import { git, makeClones, openOffice, saveIn } from '../../../office/testing/office.ts';

const TUITION = 'content/pages/tuition.yaml';

test('sends what the check of the whole website accepts, and shows it in a preview', async () => {
  vi.stubEnv('SITE_TODAY', fixtureToday());
  const { root, bare } = makeClones();
  writeFileSync(join(root, 'office.json'), '{ "public": true }');
  const office = openOffice(root);
  const edits = [[['additional', 'heading'], 'Further fees']] as const;
  expect(saveIn(office, TUITION, edits)).toMatchObject({ ok: true });
  const preview = await office.publication.start({ kind: 'preview' });
  const address = 'address' in preview ? preview.address : '';
  expect(await (await fetch(`${address}/tuition`)).text()).toContain('Further fees');
  expect(await office.publication.start({ kind: 'publish' })).toMatchObject({ ok: true });
  expect(git(bare, 'show', `main:${TUITION}`)).toContain('Further fees');
}, 1_200_000);

/** Saves and posts closings again and again, until it is killed. */
const BUSY = `
const { openOffice, saveIn } = await import(${JSON.stringify(join(process.cwd(), 'office/testing/office.ts'))});
const office = openOffice(process.argv[1]);
console.log('ready');
for (let turn = 0; ; turn += 1) {
  saveIn(office, ${JSON.stringify(TUITION)}, [[['heading'], 'Fees ' + turn]]);
  await office.publication.post({ closing: { kind: 'closed', day: '2026-02-10', message: 'Snow ' + turn } });
}`;

test('leaves a whole repository and the truth after kill -9 at ten moments', async () => {
  vi.stubEnv('SITE_TODAY', '2026-02-09');
  const { root, bare } = makeClones();
  for (let round = 0; round < 10; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', BUSY, root]);
    await once(child.stdout, 'data');
    await wait(200 + Math.random() * 2000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const repository of [root, bare]) git(repository, 'fsck', '--strict', '--no-dangling');
    const office = openOffice(root);
    await office.publication.post({});
    await office.listen();
    const { closings, unsent, problems } = office.start();
    expect([unsent, problems]).toEqual(['', []]);
    const [, seen = ''] = /message: (Snow \d+)/.exec(git(bare, 'show', 'main:content/closings.yaml')) ?? [];
    expect(closings[0]?.text ?? '').toContain(seen);
  }
}, 1_200_000);
