import { expect, test } from 'vitest';
import { isForPublication, isStaticHost, readBuildSettings } from './build-settings.ts';

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

const CLOUDFLARE = { CF_PAGES: '1' };
const NETLIFY = { NETLIFY: 'true' };
const SITE_URL = 'https://www.example.org';

test.each([
  ['Cloudflare, without a branch', CLOUDFLARE, true, true],
  ['Cloudflare, main', { ...CLOUDFLARE, CF_PAGES_BRANCH: 'main', SITE_URL }, true, true],
  ['Cloudflare, another branch', { ...CLOUDFLARE, CF_PAGES_BRANCH: 'spring', SITE_URL }, true, false],
  ['Netlify, without a context', NETLIFY, true, true],
  ['Netlify, main', { ...NETLIFY, CONTEXT: 'production', SITE_URL }, true, true],
  ['Netlify, a pull request', { ...NETLIFY, CONTEXT: 'deploy-preview', SITE_URL }, true, false],
  ['Netlify, another branch', { ...NETLIFY, CONTEXT: 'branch-deploy', SITE_URL }, true, false],
  ['variables of hosts without a value', { CF_PAGES: '0', NETLIFY: '', CONTEXT: 'deploy-preview' }, false, false],
  ['an empty address', { SITE_URL: ' ' }, false, false],
  ['an address', { SITE_URL }, false, true],
])(
  'tells a publication from a preview, and a static host from another machine: %s',
  (_, environment, isStatic, isPublic) => {
    expect(isStaticHost(environment)).toBe(isStatic);
    expect(isForPublication(environment)).toBe(isPublic);
  },
);
