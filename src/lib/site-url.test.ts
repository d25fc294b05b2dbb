import { expect, test } from 'vitest';
import { siteUrl } from './site-url.ts';

test.each([
  [undefined, 'https://school.example.org'],
  ['', 'https://school.example.org'],
  ['https://www.example.org', 'https://www.example.org'],
  ['https://www.example.org/', 'https://www.example.org'],
  [' http://127.0.0.1:4321 ', 'http://127.0.0.1:4321'],
])('SITE_URL %s gives %s', (value, origin) => {
  expect(siteUrl({ SITE_URL: value })).toBe(origin);
});

test.each([
  'www.example.org',
  'ftp://example.org',
  'https://example.org/school',
  'https://me@example.org',
  'https://example.org/?a',
])('SITE_URL %s is refused by name', (value) => {
  expect(() => siteUrl({ SITE_URL: value })).toThrow(/SITE_URL.*https:\/\/school\.example\.org/);
});
