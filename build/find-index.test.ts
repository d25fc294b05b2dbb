import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { find } from '../src/lib/find/find.ts';
import { partsOf, searchIndex } from './find-index.ts';
import { FIXTURE_CONTENT } from './project-copy.ts';

/** The index of a site with these pages, and with the A–Z of the fixture content. */
function indexOf(pages: Record<string, string>, limit?: number) {
  const dist = mkdtempSync(join(tmpdir(), 'school-index-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const [name, main] of Object.entries(pages))
    writeFileSync(join(dist, `${name}.html`), `<title>${name} | School</title><main>${main}</main>`);
  return searchIndex(dist, FIXTURE_CONTENT, limit);
}

test('splits a page at the headings that have an address', () => {
  const html = `<nav>Menu</nav><main><nav>Home</nav><h1>Tuition &amp; Fees</h1><p>What a year costs<!-- -->, line by line.</p>
    <section id="aid" class="a > b"><h2 id="aid-heading">Financial <span>aid</span></h2>
    <h3>Documents</h3><ul id="documents"><li>Tax returns</li><li hidden="">Nothing</li></ul>
    <svg><title>A star</title><path d="M0 0"/></svg><a>Call<span class="sr-only"> (opens in a new tab)</span></a></section>
    <h2 id="late">Late</h2><img alt=""><p data-from="2031-01-01" hidden>Over <b>now</b></p>$100</main><p>Footer</p>`;
  expect(partsOf(html)).toEqual([
    { id: '', ids: ['aid'], heading: 'Tuition & Fees', text: 'What a year costs, line by line.' },
    { id: 'aid', ids: ['aid-heading', 'documents'], heading: 'Financial aid', text: 'Documents Tax returns Call' },
    { id: 'late', ids: ['late'], heading: 'Late', text: '$100' },
  ]);
});

test('has every word of a page’s text, however many sections have it', () => {
  const text = 'This first sentence is long enough to fill the line that is shown with a result. Bring a bus pass. ';
  const { pages } = indexOf({ one: text, two: `<h2 id="two">Two</h2>${text.repeat(2)}`, three: text, four: text });
  const words = pages.flatMap(([, , sections]) => sections.map(([, , , , kept]) => kept));
  expect(words.filter(Boolean)).toEqual(Array(4).fill('shown with a result bring bus pass'));
});

test('leaves out the words of most sections first when the index is too large', () => {
  const numbers = Array.from({ length: 400 }, (_, number) => (number * 7919) % 10007);
  const common = `<p>${'Short words to begin. '.repeat(5)}${numbers.join(' ')}</p>`;
  const site = { one: `${common} bus`, two: common, three: common };
  expect(find(indexOf(site), '7919')).toHaveLength(3);
  const small = indexOf(site, 500);
  expect(brotliCompressSync(JSON.stringify(small)).length).toBeLessThanOrEqual(500);
  expect(find(small, '7919')).toEqual([]);
  expect(find(small, 'bus').map(({ href }) => href)).toEqual(['/one']);
});

test('gives an entry of the A–Z to the part around its address', () => {
  const index = indexOf({
    support: '<h1>Support</h1><p id="zakat">Ask the office.</p><section id="funds"><h2>Funds</h2></section>',
    pto: '<h1>PTO</h1><h2 id="help">Help</h2><p>No meetings yet.</p>',
  });
  const hrefs = (query: string) => find(index, query).map(({ href }) => href);
  expect(hrefs('charity')).toEqual(['/support']);
  expect(hrefs('sadaqah')).toEqual(['/support', '/support#funds']);
  // This page has no element with the entry's id.
  expect(hrefs('parent organization')[0]).toBe('/pto');
});

test('the scorer is at most 1 kB', () => {
  const { code } = transformSync(readFileSync('src/lib/find/find.ts', 'utf8'), { loader: 'ts', minify: true });
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1024);
});
