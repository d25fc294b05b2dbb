import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { tablesOf } from '../tests/support/tables.ts';
import { readDocumentPolicy } from './document-policy.ts';
import { parseHtml } from './html-tree.ts';

const table = tablesOf('hosting/testing/document-policy.yaml');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(table<[string, string]>('hashed'))('the inline script in %s is hashed', (html, text) => {
  expect(readDocumentPolicy(parseHtml(html)).scriptHashes).toEqual([hash(text)]);
});

test.each(table<string>('unhashed'))('%s needs no hash', (html) => {
  expect(readDocumentPolicy(parseHtml(html)).scriptHashes).toEqual([]);
});

test('the same script twice is one hash, an inline style sheet has one too', () => {
  const policy = readDocumentPolicy(
    parseHtml('<style>a{}</style><script>a</script><script>a</script><script>b</script>'),
  );
  expect(policy.scriptHashes).toEqual([hash('a'), hash('b')]);
  expect(policy.styleHashes).toEqual([hash('a{}')]);
});

test.each(table<[string, object]>('origins'))('of %s it takes %j', (html, origins) => {
  expect(readDocumentPolicy(parseHtml(html))).toMatchObject(origins);
});
