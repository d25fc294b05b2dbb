import { expect, test } from 'vitest';
import { workerFacts } from './bundle-service-worker.ts';

const page = `<html><head><link rel="stylesheet" href="/_assets/a.1.css"><link rel="icon" href="/favicon.ico">
<script>inline</script><link rel="preload" href="/_assets/b.2.woff2"></head>
<body><img src="/_assets/a.1.css"><!--saved-pages--><li>{href}</li><!--/saved-pages-->
<!--notice--> <p>{when}</p> <!--/notice--></body></html>`;
const findPage = '<link rel="stylesheet" href="/_assets/a.1.css"><link rel="stylesheet" href="/_assets/find.3.css">';

test('separates the notice from the offline page and lists the files that it and /find need', () => {
  const facts = workerFacts(page, findPage);
  expect(facts.notice).toBe('<p>{when}</p>');
  expect(facts.offlinePage.html).not.toContain('{when}');
  expect(facts.offlinePage.html).toContain('<!--saved-pages--><li>{href}</li><!--/saved-pages-->');
  expect(facts.essentials).toEqual(['/_assets/a.1.css', '/_assets/b.2.woff2', '/_assets/find.3.css']);
});

test('gives the offline page a Content Security Policy for its own scripts', () => {
  const { headers } = workerFacts(page, findPage).offlinePage;
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/);
  expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(headers['Content-Type']).toBe('text/html; charset=utf-8');
});

test.each(['notice', 'saved-pages'])('throws when the offline page has no part "%s"', (part) => {
  expect(() => workerFacts(page.replaceAll(`<!--/${part}-->`, ''), findPage)).toThrow(`no part "${part}"`);
});
