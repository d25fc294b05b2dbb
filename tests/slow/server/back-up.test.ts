// Backs up and restores the inbox of a running server with the commands of docs/publishing/own-machine.md.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CONTACT_PATH } from '../../../hosting/endpoints.ts';
import { listMessages } from '../../../server/inbox.ts';
import { startMailServer } from '../../../server/testing/mail-server.ts';
import { startProcess } from '../../../server/testing/process.ts';
import { ask, makeSmallestBuild, sendRequest, temporaryFolder } from '../../../server/testing/site.ts';

/** The guide's command that begins like this, for another folder. */
function command(start: string, folder: string): string {
  const guide = readFileSync('docs/publishing/own-machine.md', 'utf8');
  const line = guide.split('\n').find((each) => each.startsWith(`sudo ${start}`)) ?? '';
  expect(line).toContain('/var/lib/school-site');
  return line.replace('sudo ', '').replaceAll('/var/lib/school-site', folder);
}

test('a restored inbox has every message, and mails only those that were waiting', { timeout: 300_000 }, async () => {
  const [machine, other] = [await temporaryFolder(), await temporaryFolder()];
  const distDir = await makeSmallestBuild();
  const start = async (folder: string, SMTP_URL = '') => {
    const INBOX_DIR = join(folder, 'inbox');
    const server = startProcess('server/main.ts', { PORT: '0', DIST_DIR: distDir, INBOX_DIR, SMTP_URL });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    return { ...server, port: await server.port };
  };
  const send = async (port: number, message: string) => {
    const headers = { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` };
    const body = sendRequest({ message });
    expect((await ask(port, CONTACT_PATH, { method: 'POST', headers, body })).status).toBe(200);
  };
  const states = async (folder: string) => (await listMessages(join(folder, 'inbox'))).map(({ state }) => state);

  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  const first = await start(machine, mailServer.url);
  await send(first.port, 'mailed');
  await expect.poll(() => states(machine), { timeout: 60_000 }).toEqual(['relayed']);
  first.child.kill('SIGTERM');
  await first.ended;
  const second = await start(machine);
  await send(second.port, 'waiting');
  execFileSync('sh', ['-c', command('tar --create', machine)], { cwd: other });
  second.child.kill('SIGTERM');
  await second.ended;

  execFileSync('sh', ['-c', command('tar --extract', other)], { cwd: other });
  expect(await states(other)).toEqual(['relayed', 'stored']);
  const mailsBefore = mailServer.received.length;
  await start(other, mailServer.url);
  await expect.poll(() => states(other), { timeout: 60_000 }).toEqual(['relayed', 'relayed']);
  expect(mailServer.received.slice(mailsBefore)).toHaveLength(1);
});
