import { expect, test } from 'vitest';
import { find, type SearchIndex } from './find.ts';

const INDEX: SearchIndex = {
  answers: [
    ['For the bus, call', '', '', 'Office hours', 'bus|transport'],
    ['Fees', '/tuition', 'Tuition & Fees', 'PreK $8,500', 'cost|رسوم'],
    ['Late enrollment', '/tuition#late', 'Tuition & Fees', '', 'late cost'],
    ['Hifz Program', '/programs/hifz', 'Hifz Program', 'Mon–Fri', 'hifz|quran|tajweed'],
    ['Jobs', '/careers', 'Careers', '', 'job|work here'],
  ],
  pages: [
    [
      '/tuition',
      'Tuition & Fees',
      [
        ['', 'Tuition & Fees', 'What the school year costs.'],
        ['late', 'Late enrollment', 'Per student\nAfter May 31 $100\nAfter June 30 $200'],
        ['aid', 'Financial aid', 'Awards after August 15.\nLast 3 pay stubs'],
      ],
    ],
    ['/careers', 'Careers', [['', 'Careers', 'One form for every position. The nursery has the business of care.']]],
  ],
  synonyms: { fee: 'cost', price: 'cost', much: 'cost' },
  everyday: ['how', 'is', 'the', 'school', 'a', 'after'],
};
const hrefs = (query: string) => find(INDEX, query)[0].map(({ href }) => href);

test.each([
  ['fees', '/tuition'],
  ['HOW MUCH is the school?', '/tuition'],
  ['رسوم', '/tuition'],
  ['late fee', '/tuition#late'],
  ['qur’an', '/programs/hifz'],
  ['taajweed', '/programs/hifz'],
  ['tajwede', '/programs/hifz'],
  // Four letters are enough to correct a typo, three aren’t.
  ['hifx', '/programs/hifz'],
  ['pay stubs', '/tuition#aid'],
])('finds the answer to “%s”', (query, href) => expect(hrefs(query)[0]).toBe(href));

test.each([
  ['bus', []],
  ['how much is the bus', []],
  ['transport', []],
  ['the bus uniform', ['uniform']],
])('says whom to call for “%s”', (query, missing) => {
  const [results, nowhere] = find(INDEX, query);
  expect(results[0]).toMatchObject({ href: '', title: 'For the bus, call' });
  expect(nowhere).toEqual(missing);
});

test.each(['', '  ', '?!', 'xylophone', 'jbo', 'nurse', 'busines', 'school', 'is the'])(
  'finds nothing for “%s”',
  (query) => expect(hrefs(query)).toEqual([]),
);

test('shows an answer’s own line, else the row with most words of the question', () => {
  expect(find(INDEX, 'fees')[0][0]?.line).toBe('PreK $8,500');
  expect(find(INDEX, 'late fee june')[0][0]?.line).toBe('After June 30 $200');
});

test('says that a row only mentions the words', () => {
  expect(find(INDEX, 'stubs')[0]).toEqual([
    { href: '/tuition#aid', title: 'Financial aid', page: 'Tuition & Fees', line: 'Last 3 pay stubs', isMention: true },
  ]);
  expect(find(INDEX, 'quran')[0][0]).not.toHaveProperty('isMention');
});

test('requires all words in one row', () => expect(hrefs('june stubs')).toEqual([]));
