import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messageOf } from '../tests/support/contact-message.ts';
import { type Judge, startMailServer } from '../tests/support/mail-server.ts';
import { temporaryFolder } from '../tests/support/test-site.ts';
import { composeEmail, digestOf } from './contact-message.ts';
import { type Inbox, listMessages, openInbox, readProblems } from './inbox.ts';
import { Relay, type RelayOptions, retryDelayMs } from './relay.ts';

const PATIENCE = { timeout: 20_000 };

const FROM = 'web@school.example.org';
const TO = 'office@school.example.org';

/** A mail server that judges emails, and an empty inbox. */
async function setUp(judge?: Judge) {
  const server = await startMailServer(judge);
  const folder = await temporaryFolder();
  const states = async () => (await listMessages(folder)).map(({ state }) => state);
  return { server, folder, states, inbox: await openInbox(folder) };
}

function relayFor(inbox: RelayOptions['inbox'], smtpUrl: string, options: Partial<RelayOptions> = {}) {
  const events: string[] = [];
  const log: RelayOptions['log'] = (_level, event, details) =>
    events.push(`${event} ${details?.['answer'] || (details?.['code'] ?? '')}`.trim());
  const relay = new Relay({
    inbox,
    smtpUrl,
    addressing: () => ({ from: FROM, to: TO }),
    log,
    relaysPerHour: 1000,
    firstRetryMs: 5,
    ...options,
  });
  onTestFinished(() => relay.stop());
  return { relay, events };
}

function storeMessage(inbox: Inbox, text: string): Promise<string> {
  const message = messageOf(text);
  return inbox.store(digestOf(message), (id, date) =>
    composeEmail(message, { id, from: FROM, to: TO, date, subjectLabels: new Map() }),
  );
}

const messageIds = (emails: readonly Email[]) => emails.map(({ messageId }) => messageId);

test('while the mail server is down messages wait, and all arrive when it is back; the next time, it is soon tried again', async () => {
  // It refuses once when it is back, which is the first attempt that counts.
  const refusals = [Object.assign(new Error('Refused'), { responseCode: 550 })];
  const { server, states, inbox } = await setUp(() => {
    const refusal = refusals.pop();
    if (refusal) throw refusal;
  });
  await server.stop();
  const ids = [await storeMessage(inbox, 'one')];
  // Attempts in vain use up nothing of what may be relayed in an hour.
  const { relay, events } = relayFor(inbox, server.url, { relaysPerHour: 3 });
  relay.wake();
  await expect.poll(() => events.length, PATIENCE).toBeGreaterThan(8);
  expect(new Set(events)).toEqual(new Set(['relay-failed ECONNREFUSED']));
  ids.push(await storeMessage(inbox, 'two'));
  expect(await states()).toEqual(['stored', 'stored']);
  // The clock is set back by years.
  vi.spyOn(Date, 'now').mockReturnValue(0);
  await server.start();
  await server.waitFor(2);
  expect(new Set(messageIds(server.received))).toEqual(new Set(ids.map((id) => `<${id}@school.example.org>`)));
  await server.stop();
  await storeMessage(inbox, 'three');
  relay.wake();
  await expect.poll(() => events.length, PATIENCE).toBeGreaterThan(events.length + 4);
  await relay.stop();
  expect(await states()).toEqual(['relayed', 'relayed', 'stored']);
});

test('a crash between acceptance and note repeats the message under the same Message-ID', async () => {
  const { server, folder, states, inbox } = await setUp();
  await storeMessage(inbox, 'twice');
  const crashed = relayFor({ ...inbox, markRelayed: () => new Promise(() => {}) }, server.url);
  crashed.relay.wake();
  await server.waitFor(1);
  const { relay } = relayFor(await openInbox(folder), server.url);
  await server.waitFor(2);
  await relay.stop();
  expect(new Set(messageIds(server.received)).size).toBe(1);
  expect(await states()).toEqual(['relayed']);
  // The crashed relay never finishes, like a killed process, so nothing may wait for it.
  crashed.relay.stop = async () => {};
});

test('a message that was accepted is never sent again while its note cannot be written, which is logged once', async () => {
  const { server, inbox } = await setUp();
  await storeMessage(inbox, 'accepted once');
  const limits = vi.spyOn(Socket.prototype, 'setTimeout');
  let failures = 4;
  const markRelayed: Inbox['markRelayed'] = (id) =>
    failures-- > 0 ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : inbox.markRelayed(id);
  const { events } = relayFor({ ...inbox, markRelayed }, server.url);
  await expect.poll(() => events, PATIENCE).toEqual(['relayed-not-noted ENOSPC', 'relayed']);
  expect(server.received).toHaveLength(1);
  // Nor while the mail server is slow to accept it (RFC 5321, section 4.5.3.2.6).
  expect(limits).toHaveBeenCalledWith(10 * 60_000);
});

test('a message at which the mail server hangs up, or that cannot be read, does not block the others and fails', async () => {
  const { server, folder, inbox } = await setUp((email) => {
    if (!email.text?.includes('poison')) return;
    server.hangUp();
    throw new Error('Hung up');
  });
  const poisoned = await storeMessage(inbox, 'poison');
  const unreadable = await storeMessage(inbox, 'unreadable');
  await rm(join(folder, `${unreadable}.eml`));
  await mkdir(join(folder, `${unreadable}.eml`));
  const accepted = await storeMessage(inbox, 'accepted');
  const { events } = relayFor(inbox, server.url);
  await expect
    .poll(async () => (await listMessages(folder)).map(({ id, state }) => [id, state]), PATIENCE)
    .toEqual([poisoned, unreadable, accepted].sort().map((id) => [id, id === accepted ? 'relayed' : 'failed']));
  expect(server.received).toHaveLength(1);
  await expect.poll(() => events.filter((event) => event.startsWith('message-failed')), PATIENCE).toHaveLength(2);
});

test('what failed is tried again at the next start', async () => {
  const { server, states, inbox } = await setUp();
  const id = await storeMessage(inbox, 'second chance');
  await inbox.markFailed(id);
  expect(await states()).toEqual(['failed']);
  relayFor(inbox, server.url);
  await expect.poll(states, PATIENCE).toEqual(['relayed']);
});

test.each([
  ['always refuses with 550 is kept as failed after eight attempts', 550, Infinity, 'failed', 8],
  ['refuses for a time with 451 is relayed in the end', 451, 9, 'relayed', 10],
])('a message that the mail server %s, and its answer is known', async (_, responseCode, refusals, state, attempts) => {
  let count = 0;
  const { server, folder, states, inbox } = await setUp((email) => {
    count += 1;
    const text = `Not from ${email.replyTo?.[0]?.address}\nat all`;
    if (count <= refusals) throw Object.assign(new Error(text), { responseCode });
  });
  const id = await storeMessage(inbox, 'refused');
  const { events } = relayFor(inbox, server.url, { firstRetryMs: 1 });
  await expect.poll(states, PATIENCE).toEqual([state]);
  expect(count).toBe(attempts);
  const answer = expect.stringMatching(new RegExp(`^(relay-failed )?${responseCode} Not from \\(address\\)`));
  expect(events[0]).toEqual(answer);
  await expect
    .poll(async () => (await readProblems(folder)).get(id)?.reason)
    .toEqual(state === 'failed' ? answer : undefined);
});

test('of a flood of messages all are kept, and only some are relayed at once', async () => {
  const { server, states, inbox } = await setUp();
  for (const text of ['one', 'two', 'three']) await storeMessage(inbox, text);
  const { relay, events } = relayFor(inbox, server.url, { relaysPerHour: 2 });
  await expect.poll(() => events, PATIENCE).toEqual(['relayed', 'relayed', 'relay-held']);
  relay.wake();
  await relay.stop();
  expect((await states()).sort()).toEqual(['relayed', 'relayed', 'stored']);
  expect(server.received).toHaveLength(2);
});

test('gives up on a mail server that keeps sending one line at a time', async () => {
  // A greeting of many lines (RFC 5321, section 4.2.1) that never ends.
  const dripping = createServer((socket) => {
    const drip = setInterval(() => socket.write('220-one more line\r\n'), 20);
    socket.on('error', () => {}).once('close', () => clearInterval(drip));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void dripping.close());
  await once(dripping, 'listening');
  const { port } = dripping.address() as AddressInfo;
  const inbox = await openInbox(await temporaryFolder());
  await storeMessage(inbox, 'waiting');
  const { events } = relayFor(inbox, `smtp://127.0.0.1:${port}`, { conversationMs: 200 });
  await expect.poll(() => events.length, PATIENCE).toBeGreaterThan(1);
});

test('the pause doubles up to five minutes', () => {
  const longest = () => 1;
  expect([1, 2, 3, 9, 10, 100].map((attempts) => retryDelayMs(attempts, 1000, longest))).toEqual([
    1000, 2000, 4000, 256_000, 300_000, 300_000,
  ]);
  expect(retryDelayMs(1, 1000, () => 0)).toBe(750);
});
