import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parseHtml, readPages } from '../hosting/html-tree.ts';
import { find, readIndex } from '../src/lib/find/search.ts';
import { temporaryFolder, writeFiles } from '../tests/support/test-site.ts';
import { partsOf, searchIndex } from './find-index.ts';
import { FIXTURE_CONTENT } from './project-copy.ts';

/** The index of a site with these pages, and with the A–Z of the fixture content. */
async function indexOf(pages: Record<string, string>, options: { warn?: () => void } = {}) {
  const dist = await temporaryFolder();
  const page = ([name, main]: [string, string]) => [
    `${name}.html`,
    `<title>${basename(name)} | School</title><main>${main}</main>`,
  ];
  await writeFiles(dist, Object.fromEntries(Object.entries(pages).map(page)));
  return readIndex(searchIndex(readPages(dist), { content: FIXTURE_CONTENT, ...options }));
}

test('splits a page at the headings that have an address', () => {
  const html = `<nav>Menu</nav><main><nav>Home</nav><h1>Tuition &amp; Fees</h1><p>What a year costs<!-- -->, line by line.</p>
    <section id="aid" class="a > b"><h2 id="aid-heading">Financial <span>aid</span></h2>
    <h3>Documents</h3><ul id="documents"><li>Tax returns</li><li hidden="">Nothing</li></ul>
    <svg><title>A star</title><path d="M0 0"/></svg><a>Call<span class="sr-only"> (opens in a new tab)</span></a></section>
    <h2 id="late">Late</h2><img alt=""><figcaption>A gate</figcaption><p data-from="2031-01-01" hidden>Over <b>now</b></p><p data-school-today="">Today</p>$100<table><thead><tr><th abbr="Sunday">S</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></main><p>Footer</p>`;
  expect(partsOf(parseHtml(html))).toEqual([
    { id: '', ids: ['aid'], heading: 'Tuition & Fees', text: 'What a year costs, line by line.' },
    {
      id: 'aid',
      ids: ['aid-heading', 'documents'],
      heading: 'Financial aid',
      text: 'Documents\nTax returns Call',
    },
    { id: 'late', ids: ['late'], heading: 'Late', text: '$100' },
  ]);
});

test('has a row for each item, and shows whole dates and words', () => {
  const html = `<main><h2 id="dates">Key dates</h2><ul><li><time datetime="2026-03-20">Fri 20</time><p>Eid</p></li>
    <li>office@<wbr>example.org</li></ul><table><tr><th>Fee</th><td>$50</td></tr></table><section><a>PDF</a></section><dl><dt>Hours</dt><dd>8 to 3</dd><dd>Sunday: closed</dd><dd><a class="calls py-3" href="tel:1">1</a></dd></dl><p>Bring</p><p>a pen</p></main>`;
  expect(partsOf(parseHtml(html))[1]?.text).toBe(
    'March 20, 2026 Eid\noffice@example.org\nFee: $50\nPDF\nHours: 8 to 3 · Sunday: closed\nBring\na pen',
  );
});

test('says what stands above a figure in its row', () => {
  const head = '<thead><tr><th>Class</th><th>Per month</th></tr></thead>';
  const html = `<main><table>${head}<tbody><tr><th>PreK</th><td>$850</td></tr></tbody></table></main>`;
  expect(partsOf(parseHtml(html))[0]?.text).toBe('Class Per month\nPreK, $850 per month');
});

test('quotes an answer’s rows from its part, or from another page, and fees of a year that has ended', async () => {
  vi.stubEnv('SITE_TODAY', '2026-07-01');
  const index = await indexOf({
    tuition: `<h1>Tuition</h1><section id="annual"><h2 id="annual-heading">Annual</h2><p>Workbook $250</p></section>
      <section id="late-enrollment-heading"><h2>Late</h2><p>Per student</p><p>After May 31: $100</p><p>After June</p></section>`,
    admissions: '<p>Textbook rental $350</p>',
    'samples/form': '<meta content="noindex"><p>Parchment</p>',
  });
  expect(find(index, 'parchment')).toEqual([]);
  expect(find(index, 'textbook')[0]).toMatchObject({
    title: 'Books',
    page: expect.stringMatching(/^Fees 2025–2026, ended June.30, 2026: Annual$/),
    line: 'Workbook $250 · Textbook rental $350',
    isMention: false,
  });
  // Only a line with a date, or a time, says when.
  expect(find(index, 'when textbook')[0]?.isMention).toBe(true);
  expect(find(index, 'when late enrollment')[0]).toMatchObject({ title: 'Late enrollment', isMention: false });
});

test('tells of each quoted row that is gone, not of those that come and go with the day', async () => {
  const warn = vi.fn();
  const table = (id: string, row: string) => `<section id="${id}"><h2>Fees</h2><p>${row}</p></section>`;
  await indexOf({ tuition: `<h1>Tuition</h1>${table('late-enrollment-heading', 'Per student $500')}` }, { warn });
  await indexOf({ tuition: `<h1>Tuition</h1>${table('annual', 'Workbook $250')}` }, { warn });
  const said = warn.mock.calls.flat().join('\n');
  expect(said).toContain('No row of /tuition#late-enrollment-heading begins with “After May” or “After June”');
  expect(said.match(/annual-heading .*/g)).toEqual([expect.stringContaining('“Workbook” or “Textbook”')]);
});
