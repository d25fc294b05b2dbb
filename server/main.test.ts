import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { CONTACT_PATH } from '../hosting/endpoints.ts';
import { startMailServer } from './testing/mail-server.ts';
import { startProcess } from './testing/process.ts';
import { ask, LARGE_FILE_BYTES, makeBuild, openSocket, page, sendRequest, temporaryFolder } from './testing/site.ts';

function start(environment: Record<string, string>) {
  const server = startProcess('server/main.ts', { PORT: '0', ...environment });
  onTestFinished(() => {
    server.child.kill('SIGKILL');
  });
  return server;
}

const post = (port: number, body: string) =>
  ask(port, CONTACT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` },
    body,
  });

test('prints its URL and the inbox, serves requests, and exits with 0 on SIGTERM', async () => {
  const inbox = join(await temporaryFolder(), 'inbox');
  const server = start({ DIST_DIR: await makeBuild(), INBOX_DIR: inbox });
  const port = await server.port;
  expect((await ask(port, '/tuition')).text).toBe(page('Tuition'));
  expect((await post(port, sendRequest())).text).toBe('OK');
  server.child.kill('SIGTERM');
  const { code, output } = await server.ended;
  expect(code).toBe(0);
  expect(output).toContain(`Serving http://127.0.0.1:${port}/`);
  expect(output).toContain(`kept in ${inbox}, not relayed (SMTP_URL is not set)`);
  expect(output).not.toContain('aisha');
});

test('receives messages without any pages when a web server sends them', async () => {
  const server = start({ DIST_DIR: 'none', INBOX_DIR: await temporaryFolder() });
  const port = await server.port;
  expect((await post(port, sendRequest())).text).toBe('OK');
  const statuses = ['/', '/healthz'].map(async (path) => (await ask(port, path)).status);
  expect(await Promise.all(statuses)).toEqual([404, 200]);
});

test('exits with one clear line for an invalid setting', async () => {
  const environment = { DIST_DIR: await makeBuild(), INBOX_DIR: await temporaryFolder() };
  const table: [Record<string, string>, RegExp][] = [
    [{ DIST_DIR: '/nonexistent/dist' }, /^There is no build in "\/nonexistent\/dist"\. Run the build first\.\n$/],
    [{ PORT: 'abc' }, /^PORT must be a whole number from 0 to 65535, not "abc"\.\n$/],
    [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL must look like smtp:\/\/[^\n]*\n$/],
    [
      { INBOX_DIR: '/dev/null/inbox' },
      /^Messages cannot be kept in "\/dev\/null\/inbox" \(ENOTDIR\)\. Check INBOX_DIR\.\n$/,
    ],
    [{ HOST: '192.0.2.1' }, /^This machine has no address 192\.0\.2\.1\. Check HOST\.\n$/],
  ];
  const results = await Promise.all(table.map(([wrong]) => start({ ...environment, ...wrong }).ended));
  for (const [index, { code, output }] of results.entries()) {
    expect(output).toMatch(table[index]?.[1] ?? /never/);
    expect(code).toBe(1);
  }
});

test('exits with one clear line when the port is in use', async () => {
  const environment = { DIST_DIR: await makeBuild(), INBOX_DIR: await temporaryFolder() };
  const port = await start(environment).port;
  const { code, output } = await start({ ...environment, PORT: String(port) }).ended;
  expect(output).toBe(`127.0.0.1:${port} is in use already. Stop the other server or set PORT.\n`);
  expect(code).toBe(1);
});

test('exits with one clear line when another server relays the same inbox', async () => {
  const inbox = await temporaryFolder();
  const environment = { DIST_DIR: await makeBuild(), INBOX_DIR: inbox, SMTP_URL: 'smtp://127.0.0.1:9' };
  await start(environment).port;
  const { code, output } = await start(environment).ended;
  expect(output).toBe(`Another server relays the messages in "${inbox}". Stop it, or set another INBOX_DIR.\n`);
  expect(code).toBe(1);
});

test.runIf(existsSync('/dev/full'))('keeps running when the disk with the log is full', async () => {
  const full = openSync('/dev/full', 'w');
  const environment = { DIST_DIR: await makeBuild(), INBOX_DIR: await temporaryFolder(), LOG_REQUESTS: '1', PORT: '0' };
  const server = startProcess('server/main.ts', environment, [], full);
  onTestFinished(() => {
    server.child.kill('SIGKILL');
    closeSync(full);
  });
  const port = await server.port;
  for (let count = 0; count < 3; count += 1) expect((await ask(port, '/tuition')).status).toBe(200);
  expect((await post(port, sendRequest())).text).toBe('OK');
});

test('keeps running when the pipe that reads the log is closed', async () => {
  const server = start({ DIST_DIR: await makeBuild(), INBOX_DIR: await temporaryFolder(), LOG_REQUESTS: '1' });
  const port = await server.port;
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  for (let count = 0; count < 3; count += 1) expect((await ask(port, '/tuition')).status).toBe(200);
  expect((await post(port, sendRequest())).text).toBe('OK');
});

test('finishes a running download after SIGINT', async () => {
  const distDir = await makeBuild({ 'film.mp4': Buffer.alloc(LARGE_FILE_BYTES, 'z') });
  const server = start({ DIST_DIR: distDir, INBOX_DIR: await temporaryFolder() });
  const port = await server.port;
  const socket = await openSocket(port);
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('readable', resolve));
  // Ctrl+C sends SIGINT to the server twice: once from the terminal, once through `npm start`.
  server.child.kill('SIGINT');
  await expect.poll(() => ask(port, '/').catch(() => 'refused')).toBe('refused');
  server.child.kill('SIGINT');
  let received = 0;
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  expect(received).toBeGreaterThan(LARGE_FILE_BYTES);
  expect((await server.ended).code).toBe(0);
});

test('serves a finished rebuild without a restart', async () => {
  const distDir = await makeBuild();
  const server = start({ DIST_DIR: distDir, INBOX_DIR: await temporaryFolder() });
  const port = await server.port;
  const next = await makeBuild({ 'tuition.html': page('New figures') });
  await rename(distDir, `${distDir}.old`);
  await rename(next, distDir);
  await expect.poll(async () => (await ask(port, '/tuition')).text, { timeout: 20_000 }).toBe(page('New figures'));
});

test('relays a message that was accepted before the previous process was killed', async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  await mailServer.stop();
  const environment = {
    DIST_DIR: await makeBuild(),
    INBOX_DIR: await temporaryFolder(),
    SMTP_URL: mailServer.url,
    CONTACT_TO: 'office@school.example.org',
  };
  const first = start(environment);
  expect((await post(await first.port, sendRequest())).text).toBe('OK');
  first.child.kill('SIGKILL');
  await first.ended;
  await mailServer.start();
  await start(environment).port;
  await mailServer.waitFor(1);
  expect(mailServer.received[0]?.to?.[0]?.address).toBe('office@school.example.org');
});

test('lists the inbox and prints a message', async () => {
  const inbox = await temporaryFolder();
  const run = (...args: string[]) => startProcess('server/list-inbox.ts', { INBOX_DIR: inbox }, args).ended;
  expect((await run()).output).toBe(`No messages yet. New ones are kept in ${inbox}\n`);
  const server = start({ DIST_DIR: await makeBuild(), INBOX_DIR: inbox });
  await post(await server.port, sendRequest({ from_name: 'عائشة' }));

  const list = await run();
  expect(list.code).toBe(0);
  expect(list.output).toContain(': عائشة, from عائشة <aisha@example.org>');
  expect(list.output).toContain('1 in all: 1 stored here, 0 relayed by e-mail');
  const id = /stored +(\S+)/.exec(list.output)?.[1] ?? '';
  const shown = await run('show', id);
  expect(shown.output).toContain('May we visit?');

  await mkdir(join(inbox, 'failed'));
  await rename(join(inbox, `${id}.eml`), join(inbox, 'failed', `${id}.eml`));
  const failed = await run();
  expect(failed.output).toContain(`failed   ${id}`);
  expect(failed.output).toContain('1 in all: 0 stored here, 0 relayed by e-mail, 1 not accepted by the mail server');
  expect((await run('show', id)).output).toContain('May we visit?');
  const [missing, wrong] = await Promise.all([run('show', '1999'), run('delete')]);
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('no message 1999') });
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('Usage') });
});
