import { expect, test } from 'vitest';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import { siteUrl } from './site-url.ts';

const table = tablesOf('src/lib/site/site-url.yaml');

test.each(table<string>('wrong'))('rejects SITE_URL %s with an error that names it', (value) => {
  expect(() => siteUrl({ SITE_URL: value })).toThrow(/SITE_URL.*https:\/\/school\.example\.org/);
});
