import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { tablesOf } from '../tests/support/tables.ts';
import {
  type Answer,
  ask,
  exchange,
  openSocket,
  type Question,
  sendRequest,
  serveSite,
  temporaryFolder,
} from '../tests/support/test-site.ts';
import { type ContactEndpointOptions, createContactEndpoint } from './contact-endpoint.ts';
import { openInbox } from './inbox.ts';
import { createRateLimit } from './rate-limit.ts';
import { CONTACT_PATH } from './site.ts';

const table = tablesOf('server/testing/contact-endpoint.yaml');

async function serve(options: Partial<ContactEndpointOptions> = {}) {
  const folder = await temporaryFolder();
  const stored: string[] = [];
  const contact = createContactEndpoint({
    inbox: await openInbox(folder),
    rateLimit: createRateLimit(1000),
    addressing: () => ({
      from: 'web@school.example.org',
      to: 'office@school.example.org',
      subjectLabels: new Map([['tours', 'Schedule a Tour']]),
    }),
    siteOrigin: null,
    trustsProxy: false,
    log: () => {},
    onStored: () => stored.push('stored'),
    ...options,
  });
  const { port } = await serveSite({ contact });
  const post = (body: string | Buffer, question: Question = {}): Promise<Answer> =>
    ask(port, CONTACT_PATH, {
      method: 'POST',
      ...question,
      headers: { 'Content-type': 'application/json', Origin: `http://127.0.0.1:${port}`, ...question.headers },
      body,
    });
  const emails = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return { port, post, emails, folder, stored };
}

test('OK means that the e-mail is on the disk', async () => {
  const { post, emails, folder, stored } = await serve();
  const answer = await post(sendRequest());
  expect([answer.status, answer.text]).toEqual([200, 'OK']);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const [name = ''] = await emails();
  const email = await PostalMime.parse(await readFile(join(folder, name)));
  expect(email.subject).toBe('Schedule a Tour: Maryam Example');
  expect(email.to?.[0]?.address).toBe('office@school.example.org');
  expect(JSON.stringify(email)).not.toContain('attacker@example.com');
  expect(stored).toEqual(['stored']);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with the method that works', async (method) => {
  const { headers, status } = await (await serve()).post('', { method });
  expect([status, headers.allow]).toEqual([405, 'POST']);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test.each(['origins', 'contentTypes'].flatMap((name) => table<[Record<string, string>, number]>(name)))(
  'with %j the answer is %i',
  async (headers, status) => {
    const { post } = await serve({ siteOrigin: 'https://public.example.org' });
    expect((await post(sendRequest(), { headers })).status).toBe(status);
  },
);

test('a request that names no origin at all is refused', async () => {
  const { port } = await serve();
  expect((await ask(port, CONTACT_PATH, { method: 'POST', body: sendRequest() })).status).toBe(403);
});

test('256 kB is accepted, one byte more is not, announced or not, nor a body without an end', async () => {
  const { port, post, emails } = await serve();
  const full = sendRequest({ message: 'x'.repeat(256 * 1024 - sendRequest({ message: '' }).length) });
  expect(full.length).toBe(256 * 1024);
  expect((await post(full)).status).toBe(200);
  const announced = await post(`${full} `);
  expect([announced.status, announced.text]).toEqual([413, 'The message is too large']);
  expect(announced.headers.connection).toBe('close');
  expect((await post(`${full} `, { headers: { 'Transfer-Encoding': 'chunked' } })).status).toBe(413);
  const endless = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: a\r\nContent-Length: ${9 * 2 ** 20}\r\n\r\n`;
  expect(await exchange(port, endless + 'x'.repeat(8 * 2 ** 20 + 1))).toMatch(/^HTTP\/1.1 403 /);
  expect(await emails()).toHaveLength(1);
});

test.each([
  ['each address has its own rate, whatever it says of itself', false, ['192.0.2.9', '192.0.2.8'], [200, 429]],
  [
    'behind a trusted proxy the last forwarded address counts',
    true,
    ['192.0.2.1', '192.0.2.2', '198.51.100.7, 192.0.2.1'],
    [200, 200, 429],
  ],
])('%s, and a refusal says how long to wait', async (_, trustsProxy, addresses, statuses) => {
  const { post } = await serve({ rateLimit: createRateLimit(1, { now: () => 0 }), trustsProxy });
  const answers: Answer[] = [];
  for (const address of addresses) answers.push(await post(sendRequest(), { headers: { 'X-Forwarded-For': address } }));
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  expect(answers.at(-1)).toMatchObject({ text: 'Too Many Requests', headers: { 'retry-after': '60' } });
});

test('the id of a message ends with keys of its network and its sender, so that they can take turns', async () => {
  const { post, emails } = await serve({ trustsProxy: true });
  const keysFor = async (address: string, from_email: string) => {
    const before = await emails();
    const headers = { 'X-Forwarded-For': address };
    await post(sendRequest({ from_email, message: `From ${address}` }), { headers });
    const [name = ''] = (await emails()).filter((email) => !before.includes(email));
    return name.replace('.eml', '').split('-').slice(2);
  };
  const [network, sender] = await keysFor('192.0.2.1', 'a@b.co');
  expect(await keysFor('192.0.2.1', 'c@d.co')).toEqual([network, expect.not.stringMatching(`${sender}`)]);
  expect(await keysFor('192.0.2.2', 'a@b.co')).toEqual([expect.not.stringMatching(`${network}`), sender]);
});

test('a malformed message is refused with the reason', async () => {
  const { post, emails } = await serve();
  const blank = await post(sendRequest({ message: ' ' }));
  expect([blank.status, blank.text]).toEqual([400, 'message is empty']);
  expect(await emails()).toEqual([]);
});

test.each([
  ['ENOSPC', 507],
  ['EDQUOT', 507],
  ['EIO', 503],
])('when the disk says %s the answer is %i, never OK', async (code, status) => {
  const events: string[] = [];
  const { post, stored } = await serve({
    inbox: { store: () => Promise.reject(Object.assign(new Error('the disk'), { code })) },
    log: (_level, event, details) => events.push(`${event} ${JSON.stringify(details)}`),
  });
  const answer = await post(sendRequest());
  expect([answer.status, answer.text]).toEqual([status, 'The message could not be stored']);
  expect(events).toEqual([`message-not-stored {"code":"${code}"}`]);
  expect(stored).toEqual([]);
});

test('a visitor who leaves in mid-message leaves nothing behind', async () => {
  const { port, post, emails } = await serve();
  const socket = await openSocket(port);
  const head = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"lib`;
  socket.write(head, () => socket.destroy());
  await new Promise((resolve) => socket.once('close', resolve));
  expect((await post(sendRequest())).status).toBe(200);
  expect(await emails()).toHaveLength(1);
});
