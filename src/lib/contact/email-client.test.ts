// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendContactMessage } from './email-client.ts';

const message = {
  name: 'Maryam Example',
  email: 'maryam@example.org',
  subject: 'tours',
  message: 'السلام عليكم\n"hi"',
};
const accountKeys = { publicKey: 'PK', serviceId: 'service', templateId: 'template' };
const TO = 'secretary@school.example.org';

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
});

afterEach(() => {
  vi.useRealTimers();
});

const answer = (status: number, body: string) => network.mockResolvedValue(new Response(body || null, { status }));

test('without keys it posts to the site’s own server, in the form the specification gives', async () => {
  answer(200, 'OK');
  expect(await sendContactMessage(message, TO)).toEqual({ sent: true });
  expect(network).toHaveBeenCalledTimes(1);
  const [url, request] = network.mock.calls[0] ?? [];
  expect(url).toBe(`${location.origin}/api/v1.0/email/send`);
  expect(request?.method).toBe('POST');
  expect(request?.headers).toEqual({ 'Content-type': 'application/json' });
  expect(request?.body).toBe(
    JSON.stringify({
      lib_version: '4.4.1',
      user_id: 'site',
      service_id: 'site',
      template_id: 'contact',
      template_params: {
        from_name: message.name,
        from_email: message.email,
        subject: 'tours',
        message: message.message,
        to_email: TO,
      },
    }),
  );
});

test('with keys it posts to EmailJS', async () => {
  answer(200, 'OK');
  expect(await sendContactMessage(message, TO, accountKeys)).toEqual({ sent: true });
  const [url, request] = network.mock.calls[0] ?? [];
  expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send');
  expect(JSON.parse(request?.body as string)).toMatchObject({
    user_id: 'PK',
    service_id: 'service',
    template_id: 'template',
  });
});

test.each<[string, number, string, typeof accountKeys | undefined, object]>([
  ['any 2xx status of EmailJS is success', 201, '', accountKeys, { sent: true }],
  ['whatever it says', 200, '{"error":"strange"}', accountKeys, { sent: true }],
  [
    'our own server says OK',
    200,
    '<!doctype html><title>Back soon</title>',
    undefined,
    { sent: false, reason: 'refused' },
  ],
  ['and not nothing', 204, '', undefined, { sent: false, reason: 'refused' }],
  ['a wrong request is refused', 400, 'no', undefined, { sent: false, reason: 'refused' }],
  ['so is one too many', 429, 'no', undefined, { sent: false, reason: 'refused' }],
  ['a broken server is a refusal, not an exception', 503, 'no', undefined, { sent: false, reason: 'refused' }],
  ['a message may be too long', 413, 'too large', undefined, { sent: false, reason: 'too-long' }],
])('%s: %i %s', async (_, status, body, keys, result) => {
  answer(status, body);
  expect(await sendContactMessage(message, TO, keys)).toEqual(result);
});

test.each([
  ['our own server', 256 * 1024, undefined],
  ['EmailJS', 50_000, accountKeys],
])('a message that is too long for %s is not sent', async (_, limitBytes, keys) => {
  answer(200, 'OK');
  const arabic = 'س'.repeat(limitBytes / 2);
  expect(await sendContactMessage({ ...message, message: arabic }, TO, keys)).toEqual({
    sent: false,
    reason: 'too-long',
  });
  expect(network).not.toHaveBeenCalled();
  expect(await sendContactMessage({ ...message, message: arabic.slice(200) }, TO, keys)).toEqual({ sent: true });
});

test('the text with which the package rejects an empty key is an answer too', async () => {
  expect(await sendContactMessage(message, TO, { ...accountKeys, publicKey: '' })).toEqual({
    sent: false,
    reason: 'unreachable',
  });
  expect(network).not.toHaveBeenCalled();
});

test.each([new TypeError('Failed to fetch'), undefined, 42])('so is any other rejection: %s', async (thrown) => {
  network.mockRejectedValue(thrown);
  expect(await sendContactMessage(message, TO)).toEqual({ sent: false, reason: 'unreachable' });
});

test('a service that is silent for 15 seconds has failed, and what it says later changes nothing', async () => {
  vi.useFakeTimers();
  let answerLate: (response: Response) => void = () => {};
  network.mockReturnValue(
    new Promise((resolve) => {
      answerLate = resolve;
    }),
  );
  const settled = vi.fn<(result: unknown) => void>();
  const result = sendContactMessage(message, TO).then(settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await result;
  expect(settled).toHaveBeenCalledWith({ sent: false, reason: 'timeout' });
  answerLate(new Response('OK'));
  await vi.runAllTimersAsync();
  expect(settled).toHaveBeenCalledTimes(1);
});

test('after an answer no timer is left behind', async () => {
  vi.useFakeTimers();
  answer(200, 'OK');
  await sendContactMessage(message, TO);
  expect(vi.getTimerCount()).toBe(0);
});
