/** What docs/publishing/own-machine.md promises of the units in deploy/ and of its commands, tried on this machine. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listMessages, openInbox } from '../../../server/inbox.ts';
import { HEALTH_PATH } from '../../../server/site.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { freePort, startProcess } from '../../support/process.ts';
import { ask, makeBuild, sendMessage, temporaryFolder } from '../../support/test-site.ts';

const SERVICE = 'deploy/school-site.service';
const SOCKET = 'deploy/school-site.socket';
const RESTARTS = 2;
const VISITS = 50;

const valuesOf = (key: string) =>
  [...readFileSync(SERVICE, 'utf8').matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

test('systemd accepts the units, and finds the service well shut in', async () => {
  const folder = await temporaryFolder();
  const paths = [SERVICE, SOCKET].map((file) => {
    const path = join(folder, file.replace('deploy/', ''));
    writeFileSync(path, readFileSync(file, 'utf8').replaceAll('/srv/school-site', process.cwd()));
    return path;
  });
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  // 0 is best. Above 2, a restriction is missing.
  const args = ['security', '--offline=true', '--threshold=20', paths[0] ?? ''];
  const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

/** Starts what systemd starts: the socket, and the command of the service at the first request and after each end. */
async function startUnits(folder: string) {
  const port = await freePort();
  const inbox = join(folder, 'inbox');
  const [stateDir = ''] = valuesOf('StateDirectory');
  const settings = [
    ...valuesOf('Environment').flatMap((line) => line.replaceAll(`/var/lib/${stateDir}`, folder).split(' ')),
    `DIST_DIR=${await makeBuild()}`,
    'CONTACT_RATE_PER_MINUTE=1000000',
  ];
  const [command = ''] = valuesOf('ExecStart').map((line) => line.replace('/srv/school-site', process.cwd()));
  const run = `echo $$ > ${folder}/pid; LISTEN_PID=$$ exec ${command}`;
  const loop = `umask ${valuesOf('UMask')[0]}; while :; do sh -c '${run}'; echo $? >> ${folder}/ends; done`;
  const variables = settings.flatMap((setting) => ['-E', setting]);
  const listen = readFileSync(SOCKET, 'utf8').match(/^ListenStream=(.*):\d+$/m)?.[1];
  const activate = ['--listen', `${listen}:${port}`, ...variables, 'sh', '-c', loop];
  return { port, inbox, manager: spawn('systemd-socket-activate', activate, { stdio: 'ignore' }) };
}

test('a restart of the service loses no request and no message', { timeout: 120_000 }, async () => {
  const folder = await temporaryFolder();
  const { port, inbox, manager } = await startUnits(folder);
  const pid = () => Number(readFileSync(join(folder, 'pid'), 'utf8'));
  const health = () => ask(port, HEALTH_PATH).then(({ text }) => text, String);
  onTestFinished(async () => {
    manager.kill('SIGKILL');
    await once(manager, 'close');
    process.kill(pid(), 'SIGTERM');
    await expect.poll(health, { timeout: 15_000 }).not.toBe('ok');
  });

  await expect.poll(health, { timeout: 30_000 }).toBe('ok');
  /** A page, a script and a message, after this many milliseconds. */
  const visit = async (ms: number, restart: number) => {
    await delay(ms);
    const message = sendMessage(port, { message: `number ${ms} before restart ${restart}` });
    return Promise.all([ask(port, '/tuition'), ask(port, '/_assets/app.A1b2.js'), message]);
  };
  for (let restart = 1; restart <= RESTARTS; restart += 1) {
    const visits = Promise.all(Array.from({ length: VISITS }, (_, index) => visit(index * 20, restart)));
    await delay(VISITS * 10);
    execFileSync('kill', ['-TERM', String(pid())]);
    expect(new Set((await visits).flat().map(({ status }) => status))).toEqual(new Set([200]));
    expect(readFileSync(join(folder, 'ends'), 'utf8')).toBe('0\n'.repeat(restart));
  }
  expect(await listMessages(inbox)).toHaveLength(RESTARTS * VISITS);
});

/** The guide's command that begins like this, for another folder. */
function command(start: string, folder: string): string {
  const guide = readFileSync('docs/publishing/own-machine.md', 'utf8');
  const line = guide.split('\n').find((each) => each.startsWith(`sudo ${start}`)) ?? '';
  expect(line).toContain('/var/lib/school-site');
  return line.replace('sudo ', '').replaceAll('/var/lib/school-site', folder);
}

test('a restored inbox has every message, and mails only those that were waiting', async () => {
  const [machine, other] = [await temporaryFolder(), await temporaryFolder()];
  const distDir = await makeBuild();
  const start = (folder: string, SMTP_URL = '') => {
    const INBOX_DIR = join(folder, 'inbox');
    return startProcess('server/start-server.ts', { PORT: '0', DIST_DIR: distDir, INBOX_DIR, SMTP_URL }).port;
  };
  const states = async (folder: string) => (await listMessages(join(folder, 'inbox'))).map(({ state }) => state);

  const port = await start(machine);
  expect((await sendMessage(port, { message: 'mailed' })).status).toBe(200);
  const inbox = await openInbox(join(machine, 'inbox'));
  for (const id of await inbox.pending()) await inbox.markRelayed(id);
  expect((await sendMessage(port, { message: 'waiting' })).status).toBe(200);
  execFileSync('sh', ['-c', command('tar --create', machine)], { cwd: other });

  execFileSync('sh', ['-c', command('tar --extract', other)], { cwd: other });
  expect(await states(other)).toEqual(['relayed', 'stored']);
  const mailServer = await startMailServer();
  await start(other, mailServer.url);
  await expect.poll(() => states(other), { timeout: 60_000 }).toEqual(['relayed', 'relayed']);
  expect(mailServer.received).toHaveLength(1);
});
