import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

import { readDocumentPolicy } from './document-policy.ts';
import { tablesOf } from './testing/tables.ts';

const table = tablesOf('hosting/testing/document-policy.yaml');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a plain page needs nothing', () => {
  expect(
    readDocumentPolicy('<!doctype html><title>a &lt;script></title><p>text <a href="https://a.example">a</a>'),
  ).toEqual({
    scriptHashes: [],
    styleHashes: [],
    scriptOrigins: [],
    frameOrigins: [],
    paymentOrigins: [],
    usesEmailJs: false,
  });
});

test.each(table<[string, string]>('hashed'))('the inline script in %s is hashed', (html, text) => {
  expect(readDocumentPolicy(html).scriptHashes).toEqual([hash(text)]);
});

test.each(table<string>('unhashed'))('%s needs no hash', (html) => {
  expect(readDocumentPolicy(html).scriptHashes).toEqual([]);
});

test('the same script twice is one hash, an inline style sheet has one too', () => {
  const policy = readDocumentPolicy('<style>a{}</style><script>a</script><script>a</script><script>b</script>');
  expect(policy.scriptHashes).toEqual([hash('a'), hash('b')]);
  expect(policy.styleHashes).toEqual([hash('a{}')]);
});

test('frames give their origins, also when loaded on request', () => {
  const html = `<iframe title="Map" src="https://maps.example.org/embed?q=1&amp;z=2"></iframe>
    <iframe data-src='https://forms.example.org:8443/x'></iframe><iframe src=https://maps.example.org/other></iframe>
    <noscript><iframe src="https://plain.example.org/"></iframe></noscript>
    <iframe src="/local"></iframe><iframe src="http://insecure.example.org/"></iframe>
    <iframe src="javascript:alert(1)"></iframe><img src="https://img.example.org/a.png">
    <script type="application/json">"<iframe src='https://text.example.org/'>"</script>`;
  expect(readDocumentPolicy(html).frameOrigins).toEqual([
    'https://forms.example.org:8443',
    'https://maps.example.org',
    'https://plain.example.org',
  ]);
});

test('a frame that may take payments gives its origin', () => {
  const html =
    '<iframe src="https://forms.example.org/a" allow="payment"></iframe><iframe src="https://b.example.org/">';
  expect(readDocumentPolicy(html).paymentOrigins).toEqual(['https://forms.example.org']);
});

test('a script from elsewhere gives its origin', () => {
  const html = '<script async src="https://helper.example.org/for-form-embed-handler.js"></script>';
  expect(readDocumentPolicy(html).scriptOrigins).toEqual(['https://helper.example.org']);
});

test.each(table<[string, boolean]>('emailJs'))('%s uses EmailJS: %s', (html, expected) => {
  expect(readDocumentPolicy(html).usesEmailJs).toBe(expected);
});
