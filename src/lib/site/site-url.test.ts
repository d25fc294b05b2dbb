import { expect, test } from 'vitest';
import { siteUrl } from './site-url.ts';

test.each([
  [undefined, 'https://school.example.org'],
  ['', 'https://school.example.org'],
  ['https://www.example.org', 'https://www.example.org'],
  ['https://www.example.org/', 'https://www.example.org'],
  [' http://127.0.0.1:4321 ', 'http://127.0.0.1:4321'],
])('reads SITE_URL %s as %s', (value, origin) => {
  expect(siteUrl({ SITE_URL: value })).toBe(origin);
});

test.each([
  'www.example.org',
  'ftp://example.org',
  'https://example.org/school',
  'https://me@example.org',
  'https://example.org/?a',
])('rejects SITE_URL %s with an error that names it', (value) => {
  expect(() => siteUrl({ SITE_URL: value })).toThrow(/SITE_URL.*https:\/\/school\.example\.org/);
});
