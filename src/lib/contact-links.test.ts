import { expect, test } from 'vitest';
import { mailtoHref, telHref } from './contact-links.ts';

test('a phone number becomes a telephone link with the country code', () => {
  expect(telHref('401-555-0142')).toBe('tel:+1-401-555-0142');
});

test.each([
  ['an address alone', 'office@example.org', {}, 'mailto:office@example.org'],
  ['a subject', 'office@example.org', { subject: 'A tour?' }, 'mailto:office@example.org?subject=A%20tour%3F'],
  [
    'lines and Arabic',
    'office@example.org',
    { subject: 'سلام', body: 'one\ntwo & three' },
    'mailto:office@example.org?subject=%D8%B3%D9%84%D8%A7%D9%85&body=one%0D%0Atwo%20%26%20three',
  ],
  ['an address with signs of its own', 'a?b&c@example.org', {}, 'mailto:a%3Fb%26c@example.org'],
])('a mail link carries %s', (_, address, fields, href) => {
  expect(mailtoHref(address, fields)).toBe(href);
});
