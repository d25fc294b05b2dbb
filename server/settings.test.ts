import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../tests/support/tables.ts';
import { temporaryFolder } from '../tests/support/test-site.ts';
import { isEmailAddress, readSettings } from './settings.ts';

const table = tablesOf('server/testing/settings.yaml');

test('listens only on this machine when nothing is set', async () => {
  const folder = await temporaryFolder();
  const paths = { distDir: join(folder, 'dist'), inboxDir: join(folder, 'var', 'inbox') };
  const limits = { contactRatePerMinute: 5, relaysPerHour: 60 };
  const settings = { host: '127.0.0.1', port: 4321, smtpUrl: null, siteOrigin: null, trustsProxy: false };
  expect(readSettings({}, folder)).toMatchObject({ ok: true, settings: { ...settings, ...limits, ...paths } });
});

test.each(table<[string, string]>('wrong'))('rejects %s=%s and names the variable', (name, value) => {
  const result = readSettings({ [name]: value });
  expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining(name)] });
});

test('reports all problems at once and repeats no secret', () => {
  const result = readSettings({ PORT: 'x', SMTP_URL: 'ftp://user:secret@mail.example.org' });
  expect(result).toMatchObject({
    ok: false,
    problems: [/PORT/, /SMTP_URL/].map((name) => expect.stringMatching(name)),
  });
  expect(JSON.stringify(result)).not.toContain('secret');
});

test.each(table<[string, boolean]>('emails'))('%j is an e-mail address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});
