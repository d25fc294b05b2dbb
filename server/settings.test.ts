import { join } from 'node:path';
import { expect, test } from 'vitest';

import { isEmailAddress, readSettings } from './settings.ts';
import { temporaryFolder } from './testing/site.ts';

test('listens only on this machine when nothing is set', async () => {
  const folder = await temporaryFolder();
  expect(readSettings({}, folder)).toEqual({
    ok: true,
    settings: {
      host: '127.0.0.1',
      port: 4321,
      distDir: join(folder, 'dist'),
      inboxDir: join(folder, 'var', 'inbox'),
      smtpUrl: null,
      contactTo: null,
      contactFrom: null,
      contactRatePerMinute: 5,
      relaysPerHour: 60,
      siteOrigin: null,
      trustsProxy: false,
      logsRequests: false,
    },
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PORT', '80.5'],
  ['PORT', '-1'],
  ['SMTP_URL', 'mail.example.org'],
  ['SMTP_URL', 'http://mail.example.org'],
  ['CONTACT_TO', 'a@b, c@d'],
  ['CONTACT_TO', 'a@b\r\nBcc: c@d'],
  ['CONTACT_FROM', 'web'],
  ['SITE_URL', 'www.example.org'],
  ['SITE_URL', 'https://www.example.org/school'],
  ['TRUST_PROXY', 'yes'],
  ['CONTACT_RATE_PER_MINUTE', '0'],
])('rejects %s=%s and names the variable', (name, value) => {
  const result = readSettings({ [name]: value });
  expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining(name)] });
});

test('reports all problems at once and repeats no secret', () => {
  const result = readSettings({ PORT: 'x', SMTP_URL: 'ftp://user:secret@mail.example.org' });
  expect(result.ok).toBe(false);
  expect(JSON.stringify(result)).not.toContain('secret');
  if (!result.ok) expect(result.problems).toHaveLength(2);
});

test.each([
  ['a@b', true],
  ["o'neil+x@sub.example.com", true],
  ['a', false],
  ['a b@c.d', false],
  ['a@-b.co', false],
  ['a@b..c', false],
  ['a@b\n', false],
  ['a@b,c@d', false],
  ['<a@b>', false],
  ['علي@example.org', false],
  [`${'a'.repeat(250)}@b.co`, false],
])('%j is an e-mail address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});
