import { type FileHandle, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/support/test-site.ts';
import { listMessages, openInbox, readMessage, readProblems } from './inbox.ts';

const TIME = Date.UTC(2026, 8, 1, 7, 30, 0, 123);
const DIGEST = '0123456789abcdef';
const ID = `20260901T073000123Z-${DIGEST}`;
const compose = async () => Buffer.from('Subject: x\r\n\r\nText');

test('a stored message is a private file, listed as stored, then as relayed', async () => {
  const folder = join(await temporaryFolder(), 'var', 'inbox');
  const inbox = await openInbox(folder, () => TIME);
  expect(await inbox.store(DIGEST, compose)).toBe(ID);
  expect((await stat(join(folder, `${ID}.eml`))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await inbox.pending()).toEqual([ID]);
  expect(await listMessages(folder)).toEqual([{ id: ID, state: 'stored', receivedAt: new Date(TIME) }]);

  await inbox.markRelayed(ID);
  expect(await inbox.pending()).toEqual([]);
  expect(await listMessages(folder)).toEqual([{ id: ID, state: 'relayed', receivedAt: new Date(TIME) }]);
  expect((await readMessage(folder, ID)).toString()).toContain('Text');
});

test('the same text within ten minutes is one message, also after a restart and while being written', async () => {
  const folder = await temporaryFolder();
  let nowMs = TIME;
  const inbox = await openInbox(folder, () => nowMs);
  const ids = await Promise.all([inbox.store(DIGEST, compose), inbox.store(DIGEST, compose)]);
  expect(ids).toEqual([ID, ID]);
  await inbox.markRelayed(ID);
  nowMs += 9 * 60_000;
  const reopened = await openInbox(folder, () => nowMs);
  expect(await reopened.store(DIGEST, compose)).toBe(ID);
  nowMs += 60_000;
  expect(await reopened.store(DIGEST, compose)).not.toBe(ID);
  expect(await listMessages(folder)).toHaveLength(2);
});

test('after the clock was set back, the same text is a new message', async () => {
  let nowMs = TIME;
  const inbox = await openInbox(await temporaryFolder(), () => nowMs);
  await inbox.store(DIGEST, compose);
  nowMs -= 60 * 60_000;
  expect(await inbox.store(DIGEST, compose)).toBe(`20260901T063000123Z-${DIGEST}`);
});

test('networks take turns, and so do the senders of one, whatever was relayed before', async () => {
  let nowMs = TIME;
  const inbox = await openInbox(await temporaryFolder(), () => nowMs);
  const names = new Map<string, string>();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'a5', 'c1', 'd1']) {
    nowMs += 1000;
    const digest = String(names.size).padStart(16, '0');
    // `d` has the network of `a`, and another address.
    const network = name.startsWith('d') ? 'a' : name[0];
    names.set(await inbox.store(digest, compose, `-${`${network}`.repeat(8)}-${`${name[0]}`.repeat(8)}`), name);
    if (name === 'a1') await inbox.markRelayed([...names.keys()][0] ?? '');
  }
  expect((await inbox.pending()).map((id) => names.get(id))).toEqual(['b1', 'c1', 'd1', 'a2', 'a3', 'a4', 'a5']);
});

test('why a message waits is recorded since its first failure, also over a restart, until it is relayed', async () => {
  const folder = await temporaryFolder();
  const inbox = await openInbox(folder, () => TIME);
  const id = await inbox.store(DIGEST, compose);
  await inbox.noteProblem(id, 'first');
  await (await openInbox(folder, () => TIME + 1000)).noteProblem(id, 'second');
  const problem = { since: new Date(TIME).toISOString(), reason: 'second' };
  expect([...(await readProblems(folder))]).toEqual([[id, problem]]);
  await inbox.noteProblem('gone', 'third');
  await inbox.noteProblem(id, 'second');
  expect([...(await readProblems(folder)).keys()]).toEqual([id]);
  await inbox.noteProblem(id, null);
  expect([...(await readProblems(folder))]).toEqual([]);
  await writeFile(join(folder, '.problems.json'), '{"cut');
  expect([...(await readProblems(folder))]).toEqual([]);
});

test('a message whose file is gone is not the same message any more; the folder is made again', async () => {
  const folder = join(await temporaryFolder(), 'var', 'inbox');
  let nowMs = TIME;
  const inbox = await openInbox(folder, () => nowMs);
  expect(await inbox.store(DIGEST, compose)).toBe(ID);
  await rm(dirname(folder), { recursive: true });
  nowMs += 1_000;
  const again = `20260901T073001123Z-${DIGEST}`;
  expect(await Promise.all([inbox.store(DIGEST, compose), inbox.store(DIGEST, compose)])).toEqual([again, again]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await listMessages(folder)).toMatchObject([{ id: again, state: 'stored' }]);
});

test('a message is stored only after the disk has confirmed its bytes and then its name', async () => {
  const folder = await temporaryFolder();
  const inbox = await openInbox(folder, () => TIME);
  const seen: string[] = [];
  const anyFile = await open('.');
  vi.spyOn(Object.getPrototypeOf(anyFile) as FileHandle, 'sync').mockImplementation(async function (this: FileHandle) {
    const kind = (await this.stat()).isDirectory() ? 'folder' : 'file';
    seen.push(`${kind} ${(await readdir(folder)).filter((name) => name.startsWith(ID)).join()}`);
  });
  await anyFile.close();
  await inbox.store(DIGEST, compose);
  seen.push('stored');
  expect(seen).toEqual([`file ${ID}.eml.tmp`, `folder ${ID}.eml`, 'stored']);
});

test('a write that fails keeps nothing, says why, and the next attempt may succeed', async () => {
  const folder = join(await temporaryFolder(), 'inbox');
  const inbox = await openInbox(folder, () => TIME);
  await rm(folder, { recursive: true });
  await writeFile(folder, 'not a folder');
  await expect(inbox.store(DIGEST, compose)).rejects.toMatchObject({ code: 'EEXIST' });
  await rm(folder);
  expect(await inbox.store(DIGEST, compose)).toBe(ID);
  expect(await readdir(folder)).toEqual([`${ID}.eml`]);
});

test('what a crash left half written is cleared away, what is fresh or foreign is not', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, `${ID}.eml.tmp`), 'Subj');
  await writeFile(join(folder, 'notes.txt'), 'of the office');
  await openInbox(folder, () => TIME + 1_000);
  expect((await readdir(folder)).sort()).toEqual([`${ID}.eml.tmp`, 'notes.txt', 'relayed']);
  await openInbox(folder, () => TIME + 120_000);
  expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'relayed']);
  expect(await listMessages(folder)).toEqual([]);
});

test('an inbox that does not exist is empty, and listing does not make it', async () => {
  const folder = join(await temporaryFolder(), 'inbox');
  expect(await listMessages(folder)).toEqual([]);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
  await expect(readMessage(folder, '../../etc/passwd')).rejects.toThrow('not the id');
});
