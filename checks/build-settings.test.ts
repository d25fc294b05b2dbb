import { expect, test } from 'vitest';
import { isForPublication, isStaticHost, readBuildSettings } from './build-settings.ts';

test('builds for our own server when nothing is set', () => {
  expect(readBuildSettings({})).toEqual({ problems: [], usesEmailJs: false });
});

test('reports every problem at once, with the name of its variable', () => {
  const { problems } = readBuildSettings({ SITE_URL: 'www.example.org', PUBLIC_EMAILJS_PUBLIC_KEY: 'abc' });
  expect(problems).toEqual([
    expect.stringContaining('SITE_URL must be an address'),
    expect.stringContaining('Missing: PUBLIC_EMAILJS_SERVICE_ID, PUBLIC_EMAILJS_TEMPLATE_ID.'),
  ]);
});

test('refuses to build another day for publication, and a day that is none', () => {
  const SITE_TODAY = '2030-10-01';
  expect(readBuildSettings({ SITE_TODAY }).problems).toEqual([]);
  for (const environment of [{ SITE_URL: 'https://www.example.org' }, { CF_PAGES: '1' }]) {
    expect(readBuildSettings({ ...environment, SITE_TODAY }).problems).toEqual([
      expect.stringContaining('SITE_TODAY is set: it is for previews and tests.'),
    ]);
  }
  expect(readBuildSettings({ SITE_TODAY: '2025-02-30' }).problems).toEqual([
    expect.stringContaining('SITE_TODAY must be a day'),
  ]);
});

test.each([
  [{ CF_PAGES: '1' }, true, true],
  [{ NETLIFY: 'true' }, true, true],
  [{ CF_PAGES: '0', NETLIFY: '' }, false, false],
  [{ SITE_URL: ' ' }, false, false],
  [{ SITE_URL: 'https://www.example.org' }, false, true],
])('a build with %j is for a static host: %s, and for publication: %s', (environment, isStatic, isPublic) => {
  expect(isStaticHost(environment)).toBe(isStatic);
  expect(isForPublication(environment)).toBe(isPublic);
});
