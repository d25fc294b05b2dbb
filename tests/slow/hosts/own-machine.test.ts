/** The units of deploy/ on this machine: systemd accepts them, and a restart of the server loses no request. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { CONTACT_PATH, HEALTH_PATH } from '../../../hosting/endpoints.ts';
import { listMessages } from '../../../server/inbox.ts';
import { freePort } from '../../../server/testing/process.ts';
import { ask, makeBuild, sendRequest, temporaryFolder } from '../../../server/testing/site.ts';

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
  onTestFinished(async () => {
    manager.kill('SIGKILL');
    await once(manager, 'close');
    process.kill(pid(), 'SIGTERM');
    await expect.poll(() => isAlive(pid()), { timeout: 15_000 }).toBe(false);
  });

  const health = () => ask(port, HEALTH_PATH).then(({ text }) => text, String);
  await expect.poll(health, { timeout: 30_000 }).toBe('ok');
  const headers = { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` };
  /** A page, a script and a message, after this many milliseconds. */
  const visit = async (ms: number, restart: number) => {
    await delay(ms);
    const body = sendRequest({ message: `number ${ms} before restart ${restart}` });
    const answers = [ask(port, '/tuition'), ask(port, '/_assets/app.A1b2.js')];
    return Promise.all([...answers, ask(port, CONTACT_PATH, { method: 'POST', headers, body })]);
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

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
