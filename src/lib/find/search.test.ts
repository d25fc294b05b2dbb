import { expect, test } from 'vitest';
import { dataOf, tablesOf } from '../../../tests/support/tables.ts';
import { find, readIndex, type SearchIndex } from './search.ts';

const FILE = 'src/lib/find/search.yaml';
const table = tablesOf(FILE);
const INDEX = readIndex(dataOf<{ index: SearchIndex }>(FILE).index);
const hrefs = (query: string) => find(INDEX, query).map(({ href }) => href);

test.each(table<[string, string]>('found'))('finds the answer to “%s”', (query, href) =>
  expect(hrefs(query)[0]).toBe(href),
);

test.each(table<string>('called'))('says whom to call for “%s”', (query) =>
  expect(find(INDEX, query)[0]).toMatchObject({ href: '', title: 'For the bus, call', isMention: false }),
);

test.each(table<string>('nothing'))('finds nothing for “%s”', (query) => expect(hrefs(query)).toEqual([]));

test('shows an answer’s own line, else the row with most words of the question', () => {
  expect(find(INDEX, 'fees')[0]?.line).toBe('PreK $8,500');
  for (const month of ['june', 'jun']) expect(find(INDEX, `late fee ${month}`)[0]?.line).toBe('After June 30 $200');
});

test('shows what has half of the best score, in which a rarer word counts for more', () => {
  expect(hrefs('late cost hifz')).toEqual(['/tuition#late', '/programs/hifz']);
  expect(hrefs('fees after')).toEqual(['/tuition']);
});

test('answers two questions in their order', () => {
  expect(hrefs('jobs, and the bus')).toEqual(['/careers', '']);
  expect(hrefs('when does the bus, and hifz')).toEqual(['', '/programs/hifz']);
});

test('says that a row only mentions the words', () => {
  expect(find(INDEX, 'stubs')).toEqual([
    { href: '/tuition#aid', title: 'Financial aid', page: 'Tuition & Fees', line: 'Last 3 pay stubs', isMention: true },
  ]);
  expect(find(INDEX, 'quran')[0]?.isMention).toBe(false);
});

test('doubts its answer if the question names another subject, and not for a word that is no subject', () => {
  for (const query of ['quran late', 'quran here', 'late fee june 30 xylophone', 'late fee may 31 100'])
    expect(find(INDEX, query)[0]?.isMention, query).toBe(false);
  for (const query of ['quran job', 'quran xylophone']) expect(find(INDEX, query)[0]?.isMention, query).toBe(true);
});
