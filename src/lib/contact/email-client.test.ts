// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { messageOf } from '../../../tests/support/contact-message.ts';
import { dataOf, tablesOf } from '../../../tests/support/tables.ts';
import { sendContactMessage } from './email-client.ts';

const FILE = 'src/lib/contact/email-client.yaml';
const table = tablesOf(FILE);

const message = messageOf('السلام عليكم\n"hi"');
const accountKeys = { publicKey: 'PK', serviceId: 'service', templateId: 'template' };
const TO = 'secretary@school.example.org';

const network = () => vi.spyOn(globalThis, 'fetch');
const answer = (status: number, body: string) => network().mockResolvedValue(new Response(body || null, { status }));

test('without keys it posts to the site’s own server, in the form the specification gives', async () => {
  answer(200, 'OK');
  expect(await sendContactMessage(message, TO)).toEqual({ sent: true });
  const [url, request] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(url).toBe(`${location.origin}/api/v1.0/email/send`);
  expect(request?.method).toBe('POST');
  expect(request?.headers).toEqual({ 'Content-type': 'application/json' });
  expect(request?.body).toBe(JSON.stringify(dataOf<{ request: object }>(FILE).request));
});

test('with keys it posts to EmailJS', async () => {
  answer(200, 'OK');
  expect(await sendContactMessage(message, TO, accountKeys)).toEqual({ sent: true });
  const [url, request] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send');
  const keys = { user_id: 'PK', service_id: 'service', template_id: 'template' };
  expect(JSON.parse(request?.body as string)).toMatchObject(keys);
});

test.each(table<[string, number, string, boolean, object]>('answers'))(
  '%s: %i %s',
  async (_, status, body, hasKeys, result) => {
    answer(status, body);
    expect(await sendContactMessage(message, TO, hasKeys ? accountKeys : undefined)).toEqual(result);
  },
);

test.each([
  ['our own server', 256 * 1024, undefined],
  ['EmailJS', 50_000, accountKeys],
])('a message that is too long for %s is not sent', async (_, limitBytes, keys) => {
  answer(200, 'OK');
  const arabic = 'س'.repeat(limitBytes / 2);
  const tooLong = { sent: false, reason: 'too-long' };
  expect(await sendContactMessage({ ...message, message: arabic }, TO, keys)).toEqual(tooLong);
  expect(fetch).not.toHaveBeenCalled();
  expect(await sendContactMessage({ ...message, message: arabic.slice(200) }, TO, keys)).toEqual({ sent: true });
});

test.each([new TypeError('Failed to fetch'), undefined, 42])('so is any other rejection: %s', async (thrown) => {
  network().mockRejectedValue(thrown);
  expect(await sendContactMessage(message, TO)).toEqual({ sent: false, reason: 'unreachable' });
});

test('a mail package that cannot be loaded has failed: it reads storage, which may be blocked', async () => {
  vi.resetModules();
  vi.doMock('@emailjs/browser', () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  onTestFinished(() => vi.doUnmock('@emailjs/browser'));
  const { sendContactMessage: send } = await import('./email-client.ts');
  expect(await send(message, TO)).toEqual({ sent: false, reason: 'unreachable' });
});

test('a service that is silent for 15 seconds has failed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  network().mockReturnValue(new Promise(() => {}));
  const settled = vi.fn<(result: unknown) => void>();
  void sendContactMessage(message, TO).then(settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith({ sent: false, reason: 'timeout' });
});
