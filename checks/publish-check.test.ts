import { expect, test } from 'vitest';
import { settingsProblems } from './publish-check.ts';

const SITE = { SITE_URL: 'https://www.example.org' };
const KEYS = {
  PUBLIC_EMAILJS_PUBLIC_KEY: 'user_1',
  PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
};
const SMTP = { SMTP_URL: 'smtps://user:secret@mail.example.org' };

test.each([
  ['static', { ...SITE, ...KEYS }],
  ['own', { ...SITE, ...KEYS }],
  ['own', { ...SITE, ...SMTP }],
  ['none', {}],
] as const)('for a host of the kind %s nothing is missing from %j', (host, environment) => {
  expect(settingsProblems(host, environment)).toEqual([]);
});

test.each([
  ['static', KEYS, 'SITE_URL is not set'],
  ['static', { ...KEYS, SITE_URL: 'http://www.example.org' }, 'must begin with https:'],
  ['static', { ...KEYS, SITE_URL: 'www.example.org' }, 'SITE_URL must be an address'],
  ['static', SITE, 'nowhere to send'],
  ['static', { ...SITE, ...SMTP }, 'nowhere to send'],
  ['static', { ...SITE, ...KEYS, PUBLIC_EMAILJS_SERVICE_ID: '' }, 'Missing: PUBLIC_EMAILJS_SERVICE_ID'],
  ['own', SITE, 'SMTP_URL is not set'],
  ['own', { ...SITE, ...SMTP, PORT: 'http' }, 'PORT must be'],
] as const)('for a host of the kind %s, %j is refused: %s', (host, environment, words) => {
  expect(settingsProblems(host, environment).join('\n')).toContain(words);
});
