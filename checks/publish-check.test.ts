import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../tests/support/test-site.ts';
import { check, settingsProblems } from './publish-check.ts';

const SITE = { SITE_URL: 'https://www.example.org' };
const KEYS = { PUBLIC_EMAILJS_PUBLIC_KEY: 'u_1', PUBLIC_EMAILJS_SERVICE_ID: 's_1', PUBLIC_EMAILJS_TEMPLATE_ID: 't_1' };
const SMTP = { SMTP_URL: 'smtps://user:secret@mail.example.org' };

test.each([
  ['static', { ...SITE, ...KEYS }, undefined],
  ['own', { ...SITE, ...KEYS }, undefined],
  ['own', { ...SITE, ...SMTP }, undefined],
  ['none', {}, undefined],
  ['static', KEYS, 'SITE_URL is not set'],
  ['static', { ...KEYS, SITE_URL: 'http://www.example.org' }, 'must begin with https:'],
  ['static', { ...SITE, ...SMTP }, 'nowhere to send'],
  ['static', { ...SITE, ...KEYS, SITE_TODAY: '2030-10-01' }, 'SITE_TODAY is set'],
  ['own', SITE, 'SMTP_URL is not set'],
  ['own', { ...SITE, ...SMTP, PORT: 'http' }, 'PORT must be'],
] as const)('for a host of the kind %s, %j lacks: %s', (host, environment, problem) => {
  const problems = settingsProblems(host, environment);
  expect(problems).toEqual(problem ? [expect.stringContaining(problem)] : []);
});

test('open records stop the first publication, but a search index over its limit stops none', async () => {
  const dist = await temporaryFolder();
  const answers = randomBytes(40_000).toString('hex');
  await writeFiles(dist, { 'find-index.json': JSON.stringify({ pages: [['/find', '', [['', '', answers]]]] }) });
  const run = (script: string) => (script === 'checks/preflight.ts' ? ['It says above what is open.'] : []);
  expect([false, true].map((isPublic) => check('none', isPublic, run, dist))).toEqual([false, true]);
});
