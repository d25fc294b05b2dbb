import fc from 'fast-check';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { tablesOf } from '../tests/support/tables.ts';
import { sendRequest } from '../tests/support/test-site.ts';
import { composeEmail, readContactMessage } from './contact-message.ts';

const table = tablesOf('server/testing/contact-message.yaml');

const read = (body: string) => readContactMessage(Buffer.from(body));
const options = {
  id: '20260901T073000123Z-0123456789abcdef',
  from: 'web@school.example.org',
  to: 'office@school.example.org',
  date: new Date('2026-09-01T07:30:00.123Z'),
  subjectLabels: new Map([['admissions', 'Admissions Inquiry']]),
};

/** The e-mail that a request becomes. */
async function emailOf(body: string): Promise<{ bytes: Buffer; email: Email }> {
  const result = read(body);
  if (!result.ok) throw new Error(result.problem);
  const bytes = await composeEmail(result.message, options);
  return { bytes, email: await PostalMime.parse(bytes) };
}

test.each(table<[string, string]>('bodies'))('rejects %s: %s', (body, problem) => {
  expect(read(body)).toEqual({ ok: false, problem: expect.stringContaining(problem) });
});

test('rejects bytes that are not UTF-8', () => {
  expect(readContactMessage(Buffer.from([0x7b, 0xff, 0x7d]))).toMatchObject({ ok: false });
});

test.each(table<[Record<string, unknown>, string]>('fields'))('rejects a message with %j: %s', (fields, problem) => {
  expect(read(sendRequest(fields))).toEqual({ ok: false, problem: expect.stringContaining(problem) });
});

test('addresses the e-mail from the school to the school, with the visitor only in Reply-To', async () => {
  const from_email = '\u202a maryam@example.org\u202c\u200b';
  const { email } = await emailOf(
    sendRequest({ from_email, subject: 'admissions', message: 'First line\nSecond\vThird\u2028Fourth' }),
  );
  expect(email.from).toEqual({ name: 'Maryam Example (website)', address: 'web@school.example.org' });
  expect(email.to).toEqual([{ name: '', address: 'office@school.example.org' }]);
  expect(email.replyTo).toEqual([{ name: 'Maryam Example', address: 'maryam@example.org' }]);
  expect(email.subject).toBe('Admissions Inquiry: Maryam Example');
  expect(email.messageId).toBe(`<${options.id}@school.example.org>`);
  expect(email.date).toBe('2026-09-01T07:30:00.000Z');
  expect(email.text).toContain('First line\nSecond\nThird\nFourth');
  expect(email.headers.map(({ key }) => key)).not.toContain('x-mailer');
});

test('keeps Arabic and accents as written and replaces lone surrogates and NUL', async () => {
  const { email } = await emailOf(
    sendRequest({ from_name: 'عائشة بنت أبي بكر', message: 'السلام عليكم — où? 🕌 \ud800 \u0000end' }),
  );
  expect(email.replyTo?.[0]?.name).toBe('عائشة بنت أبي بكر');
  expect(email.subject).toBe('tours: عائشة بنت أبي بكر');
  expect(email.text).toContain('السلام عليكم — où? 🕌 \ufffd end');
});

test.each([
  ['turn around the line that shows it', 'A\u202egro.loohcs\u202c \u2067b\u2069\u200f', 'Agro.loohcs b'],
  ['hide that in an encoded word', '=?utf-8?B?4oCubGl2ZQ==?=', '= ?utf-8?B?4oCubGl2ZQ== ?='],
])('a name cannot %s', async (_, from_name, shown) => {
  const { email } = await emailOf(sendRequest({ from_name }));
  expect([email.from?.name, email.replyTo?.[0]?.name]).toEqual([`${shown} (website)`, shown]);
  expect(email.subject?.endsWith(`: ${shown}`)).toBe(true);
});

const NAMES = 'content-transfer-encoding content-type date from message-id mime-version reply-to subject to'.split(' ');

test('lets no visitor text add a header, a recipient or a MIME part', async () => {
  const hostile = fc.oneof(fc.string({ maxLength: 60, unit: 'binary' }), fc.constantFrom(...table<string>('hostile')));
  const texts = fc.array(hostile, { maxLength: 4 }).map((parts) => `A${parts.join('')}`);
  const property = fc.asyncProperty(texts, texts, async (from_name, message) => {
    const { bytes, email } = await emailOf(sendRequest({ from_name, message }));
    expect(email.headers.map(({ key }) => key).sort()).toEqual(NAMES);
    const people = [email.from, ...(email.to ?? []), ...(email.replyTo ?? [])].map((one) => one?.address);
    expect(people).toEqual([options.from, options.to, 'maryam@example.org']);
    expect([...(email.cc ?? []), ...(email.bcc ?? []), ...email.attachments]).toEqual([]);
    expect(bytes.toString('latin1')).not.toMatch(/[^\r]\n|\r[^\n]|\0/);
  });
  await fc.assert(property, { numRuns: 150 });
});

test.each([
  ['20,000 combining marks', `A${'\u0301'.repeat(20_000)}`],
  ['a family of joined people', `A ${'👨‍👩‍👧‍👦'.repeat(500)}`],
  ['one long word', 'ع'.repeat(20_000)],
])('shortens headers for a name of %s without splitting a character', async (_what, name) => {
  const { bytes, email } = await emailOf(sendRequest({ from_name: name }));
  expect(bytes.indexOf('\r\n\r\n')).toBeLessThan(3_000);
  const shown = email.replyTo?.[0]?.name ?? '';
  expect(shown).toMatch(/…$/);
  const whole = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  const characters = Array.from(new Intl.Segmenter().segment(shown.slice(0, -1)), ({ segment }) => segment);
  expect(characters).toEqual(whole.slice(0, characters.length));
  expect(email.text).toContain(name);
});
