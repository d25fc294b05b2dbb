import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';

import { PREVIOUS } from '../hosting/build-files.ts';
import { startMailServer } from '../tests/support/mail-server.ts';
import { startProcess } from '../tests/support/process.ts';
import { tablesOf } from '../tests/support/tables.ts';
import {
  ask,
  LARGE_FILE_BYTES,
  makeBuild,
  openSocket,
  page,
  sendMessage,
  temporaryFolder,
  writeFiles,
} from '../tests/support/test-site.ts';
import { listMessages, readMessage } from './inbox.ts';

/** Starts the server, by default with a build and an empty inbox of its own. */
async function start(environment: Record<string, string> = {}, options?: Parameters<typeof startProcess>[2]) {
  const defaults = { PORT: '0', DIST_DIR: await makeBuild(), INBOX_DIR: await temporaryFolder() };
  return startProcess('server/start-server.ts', { ...defaults, ...environment }, options);
}

test('prints its URL and the inbox, serves requests, addresses messages as it is told, and exits with 0 on SIGTERM', async () => {
  const inbox = join(await temporaryFolder(), 'inbox');
  const addresses = { CONTACT_TO: 'secretary@school.example.org', CONTACT_FROM: 'web@school.example.org' };
  const server = await start({ INBOX_DIR: inbox, ...addresses });
  const port = await server.port;
  expect((await ask(port, '/tuition')).text).toBe(page('Tuition'));
  expect((await sendMessage(port)).text).toBe('OK');
  server.child.kill('SIGTERM');
  const { code, output } = await server.ended;
  expect(code).toBe(0);
  expect(output).toContain(`Serving http://127.0.0.1:${port}/`);
  expect(output).toContain(`kept in ${inbox}, not relayed (SMTP_URL is not set)`);
  expect(output).not.toContain('maryam');
  const [message] = await listMessages(inbox);
  const { to, from } = await PostalMime.parse(await readMessage(inbox, message?.id ?? ''));
  expect([to?.[0]?.address, from?.address]).toEqual([addresses.CONTACT_TO, addresses.CONTACT_FROM]);
});

test('exits with one clear line for an invalid setting', async () => {
  const [build, folder] = [await makeBuild({ '.facts.json': '{}' }), await temporaryFolder()];
  await writeFiles(folder, { 'inbox/failed': '' });
  const locked = await temporaryFolder();
  await mkdir(join(locked, '.relay.lock'));
  const invalid = tablesOf('server/testing/settings.yaml')<[object, string]>('fatal');
  const results = invalid.map(async ([settings, says]) => {
    const given = JSON.stringify(settings)
      .replace('{factless}', build)
      .replace('{folder}', folder)
      .replace('{locked}', locked);
    const { code, output } = await (await start(JSON.parse(given))).ended;
    expect(output).toMatch(new RegExp(`^${says}\\n$`));
    expect(code).toBe(1);
  });
  await Promise.all(results);
});

test('exits with one clear line when this user may not write to the inbox or read the build', async () => {
  const [DIST_DIR, INBOX_DIR] = [await makeBuild(), await temporaryFolder()];
  await chmod(INBOX_DIR, 0o555);
  await chmod(join(DIST_DIR, 'index.html'), 0o000);
  const output = async (settings: Record<string, string>) =>
    (await (await start(settings, { isOrdinary: true })).ended).output;
  expect(await output({ INBOX_DIR })).toBe(
    `Messages cannot be kept in "${INBOX_DIR}". There is no permission to read or write ${INBOX_DIR}/relayed. Check INBOX_DIR.\n`,
  );
  expect(await output({ DIST_DIR })).toBe(`The build in "${DIST_DIR}" can't be read (EACCES).\n`);
});

test('exits with one clear line when another server has the port, or relays the same inbox, until that is killed', async () => {
  const environment = { INBOX_DIR: await temporaryFolder(), SMTP_URL: 'smtp://127.0.0.1:9' };
  const first = await start(environment);
  const PORT = String(await first.port);
  const taken = `127.0.0.1:${PORT} is in use already. Stop the other server or set PORT.\n`;
  expect(await (await start({ PORT })).ended).toEqual({ code: 1, output: taken });
  expect(await (await start({ PORT }, { args: ['--check'] })).ended).toEqual({ code: 1, output: taken });
  expect(await (await start(environment)).ended).toEqual({
    code: 1,
    output: `Another server relays the messages in "${environment.INBOX_DIR}". Stop it, or set another INBOX_DIR.\n`,
  });
  first.child.kill('SIGKILL');
  await first.ended;
  await (await start(environment)).port;
});

test.runIf(existsSync('/dev/full'))('keeps running when the disk with the log is full', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  // The failing relay logs.
  const { port: opened } = await start({ SMTP_URL: 'smtp://127.0.0.1:9' }, { standardError: full });
  const port = await opened;
  for (const message of ['one', 'two', 'three']) {
    expect((await sendMessage(port, { message })).text).toBe('OK');
    expect((await ask(port, '/tuition')).status).toBe(200);
  }
});

test('finishes a running download after SIGINT', async () => {
  const distDir = await makeBuild({ 'film.mp4': Buffer.alloc(LARGE_FILE_BYTES, 'z') });
  const server = await start({ DIST_DIR: distDir });
  const port = await server.port;
  const socket = await openSocket(port);
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('readable', resolve));
  // Ctrl+C sends SIGINT to the server twice: once from the terminal, once through `npm start`.
  server.child.kill('SIGINT');
  await expect.poll(() => ask(port, '/').catch(() => 'refused')).toBe('refused');
  server.child.kill('SIGINT');
  expect((await buffer(socket)).length).toBeGreaterThan(LARGE_FILE_BYTES);
  expect((await server.ended).code).toBe(0);
});

test('a new build takes effect for messages too: the recipient and the names of subjects', async () => {
  const facts = (to: string) => ({
    '.facts.json': JSON.stringify({ contactTo: to, subjectLabels: { tours: `Tours of ${to}` } }),
  });
  const mailServer = await startMailServer();
  const distDir = await makeBuild(facts('old@example.org'));
  const server = await start({ DIST_DIR: distDir, SMTP_URL: mailServer.url });
  const port = await server.port;
  const next = await makeBuild({ ...facts('new@example.org'), 'tuition.html': page('New figures') });
  await rename(distDir, `${distDir}.old`);
  await rename(next, distDir);
  await expect.poll(async () => (await ask(port, '/tuition')).text, { timeout: 20_000 }).toBe(page('New figures'));
  await sendMessage(port);
  await mailServer.waitFor(1);
  expect(mailServer.received[0]?.subject).toBe('Tours of new@example.org: Maryam Example');
  expect(mailServer.envelopes).toEqual([['example.org', 'new@example.org', 'new@example.org']]);
});

test('pages that are open when the server restarts still get the scripts of the build before', async () => {
  const distDir = await makeBuild();
  await writeFiles(dirname(distDir), { [`${PREVIOUS}/_assets/before.A1.js`]: 'export {}' });
  const port = await (await start({ DIST_DIR: distDir })).port;
  const answer = await ask(port, '/_assets/before.A1.js');
  expect([answer.status, answer.text]).toEqual([200, 'export {}']);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect((await ask(port, '/_assets/other.A1.js')).status).toBe(404);
});

test('lists the inbox and prints a message', async () => {
  const inbox = await temporaryFolder();
  const run = (...args: string[]) => startProcess('server/list-inbox.ts', { INBOX_DIR: inbox }, { args }).ended;
  expect((await run()).output).toBe(`No messages yet. New ones are kept in ${inbox}\n`);
  const port = await (await start({ INBOX_DIR: inbox })).port;
  await sendMessage(port, { from_name: 'عائشة' });

  const list = await run();
  expect(list.code).toBe(0);
  expect(list.output).toContain(': عائشة, from عائشة <maryam@example.org>');
  expect(list.output).toContain('1 in all: 1 stored here, 0 relayed by e-mail');
  const id = /stored +(\S+)/.exec(list.output)?.[1] ?? '';
  const shown = await run('show', id);
  expect(shown.output).toContain('May we visit?');

  await mkdir(join(inbox, 'failed'));
  await rename(join(inbox, `${id}.eml`), join(inbox, 'failed', `${id}.eml`));
  const failed = await run();
  expect(failed.code).toBe(1);
  expect(failed.output).toContain(`failed   ${id}`);
  expect(failed.output).toContain('1 in all: 0 stored here, 0 relayed by e-mail, 1 not accepted by the mail server');
  expect((await run('show', id)).output).toContain('May we visit?');
  const late = '20200101T000000000Z-0123456789abcdef';
  await mkdir(join(inbox, '20190101T000000000Z-fedcba9876543210.eml'));
  await rename(join(inbox, 'failed', `${id}.eml`), join(inbox, `${late}.eml`));
  const problem = { since: '2020-01-01T12:00:00Z', reason: '535 Wrong password' };
  await writeFiles(inbox, { '.problems.json': JSON.stringify({ [late]: problem }) });
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toContain('can’t be read');
  expect(output).toContain('2 waiting for more than an hour\nMail waits: not mailed since Jan 1, 2020');
  expect(output).toContain(': 535 Wrong password');
  expect(await ask(port, '/healthz')).toMatchObject({ status: 503, text: 'a message has waited for an hour' });
  for (const { id: waiting } of await listMessages(inbox))
    await rename(join(inbox, `${waiting}.eml`), join(inbox, 'failed', `${waiting}.eml`));
  expect(await ask(port, '/healthz')).toMatchObject({ status: 503, text: 'a message has waited for an hour' });
  await rename(inbox, `${inbox}-gone`);
  expect(await ask(port, '/healthz')).toMatchObject({ status: 503, text: 'the inbox cannot be read or written' });
  await rename(`${inbox}-gone`, inbox);
  const full = "(m=>{m('fs/promises').statfs=async()=>({blocks:1,bavail:0});m('module').syncBuiltinESMExports()})";
  const NODE_OPTIONS = `--import=data:text/javascript,${full}(process.getBuiltinModule)`;
  const { port: fullPort } = await start({ NODE_OPTIONS });
  expect(await ask(await fullPort, '/healthz')).toMatchObject({ status: 503, text: 'the disk with the inbox is full' });
  const [missing, wrong] = await Promise.all([run('show', '1999'), run('delete')]);
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('no message 1999') });
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('Usage') });
});
