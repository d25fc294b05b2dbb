import { expect, test } from 'vitest';
import { isForPublication, isStaticHost, readBuildSettings } from './build-settings.ts';

const SITE_URL = 'https://www.example.org';
const SITE_TODAY = '2030-10-01';

test.each([
  [{ SITE_TODAY }, []],
  // It is for previews and tests only.
  [{ SITE_TODAY, SITE_URL }, ['SITE_TODAY is set']],
  [{ SITE_TODAY, CF_PAGES: '1' }, ['SITE_TODAY is set']],
  [{ SITE_TODAY: '2025-02-30' }, ['SITE_TODAY must be a day']],
  [{ PUBLIC_SERVICE_WORKER: 'no' }, ['PUBLIC_SERVICE_WORKER must be "off"']],
  [
    { SITE_URL: 'www.example.org', PUBLIC_EMAILJS_PUBLIC_KEY: 'abc' },
    ['SITE_URL must be an address', 'Missing: PUBLIC_EMAILJS_SERVICE_ID, PUBLIC_EMAILJS_TEMPLATE_ID.'],
  ],
])('reports every problem of %j at once: %j', (environment, problems) => {
  expect(readBuildSettings(environment).problems).toEqual(problems.map((says) => expect.stringContaining(says)));
});

const CLOUDFLARE = { CF_PAGES: '1' };
const NETLIFY = { NETLIFY: 'true' };

test.each([
  ['Cloudflare, without a branch', CLOUDFLARE, true, true],
  ['Cloudflare, main', { ...CLOUDFLARE, CF_PAGES_BRANCH: 'main', SITE_URL }, true, true],
  ['Cloudflare, another branch', { ...CLOUDFLARE, CF_PAGES_BRANCH: 'spring', SITE_URL }, true, false],
  ['Netlify, without a context', NETLIFY, true, true],
  ['Netlify, main', { ...NETLIFY, CONTEXT: 'production', SITE_URL }, true, true],
  ['Netlify, another branch or a pull request', { ...NETLIFY, CONTEXT: 'deploy-preview', SITE_URL }, true, false],
  ['variables of hosts without a value', { CF_PAGES: '0', NETLIFY: '', CONTEXT: 'deploy-preview' }, false, false],
  ['an empty address', { SITE_URL: ' ' }, false, false],
  ['an address', { SITE_URL }, false, true],
])('knows a static host and a publication by their variables: %s', (_, environment, isStatic, isPublic) => {
  expect(isStaticHost(environment)).toBe(isStatic);
  expect(isForPublication(environment)).toBe(isPublic);
});
