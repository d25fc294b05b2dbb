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

test.each([
  [{ CF_PAGES: '1' }, true],
  [{ NETLIFY: 'true' }, true],
  [{ CF_PAGES: '0', NETLIFY: '' }, false],
  [{}, false],
])('returns for %j whether the build is for a static host: %s', (environment, expected) => {
  expect(isStaticHost(environment)).toBe(expected);
});

test.each([
  [{}, false],
  [{ SITE_URL: ' ' }, false],
  [{ SITE_URL: 'https://www.example.org' }, true],
  [{ CF_PAGES: '1' }, true],
  [{ NETLIFY: 'true' }, true],
])('a build with %j is for publication: %j', (environment, expected) => {
  expect(isForPublication(environment)).toBe(expected);
});
