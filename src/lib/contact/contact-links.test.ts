import { expect, test } from 'vitest';
import { mailtoHref, telHref } from './contact-links.ts';

test('links a phone number with the country code', () => {
  expect(telHref('401-555-0142')).toBe('tel:+1-401-555-0142');
});

test.each([
  ['only an address', 'office@example.org', {}, 'mailto:office@example.org'],
  ['a subject', 'office@example.org', { subject: 'A tour?' }, 'mailto:office@example.org?subject=A%20tour%3F'],
  [
    'line breaks and Arabic',
    'office@example.org',
    { subject: 'سلام', body: 'one\ntwo & three' },
    'mailto:office@example.org?subject=%D8%B3%D9%84%D8%A7%D9%85&body=one%0D%0Atwo%20%26%20three',
  ],
  ['an address with special characters', 'a?b&c@example.org', {}, 'mailto:a%3Fb%26c@example.org'],
])('makes a mail link with %s', (_, address, fields, href) => {
  expect(mailtoHref(address, fields)).toBe(href);
});
