import { expect, test } from 'vitest';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import { find, isOneTypoApart, type SearchIndex, wordsOf } from './find.ts';

const table = tablesOf('src/lib/find/find.yaml');

const INDEX: SearchIndex = {
  pages: [
    [
      '/tuition',
      'Tuition & Fees',
      [
        ['', 'Tuition & Fees', 'What the school year costs.', 'price', ''],
        ['aid', 'Financial aid', 'Awards after August 15.', 'scholarship zakat', 'stub return'],
      ],
    ],
    ['/programs/hifz', 'Hifz Program', [['', 'Hifz Program', 'Memorize the Qurʾān.', 'quran tajweed', '']]],
    ['/careers', 'Careers', [['positions', 'Open positions', 'One form for every position.', 'job teacher', '']]],
    [
      '/arabic',
      'العربية',
      [
        ['', 'اقْرَأْ', '', '', ''],
        ['fees', 'أسعار', '', '', ''],
      ],
    ],
  ],
  synonyms: [
    ['vacancy', 'position'],
    ['cost', 'price'],
  ],
};
const first = (query: string) => find(INDEX, query)[0]?.href;

test.each([
  ['zakat', '/tuition#aid'],
  ['ZAKAT?', '/tuition#aid'],
  ['scholarships', '/tuition#aid'],
  ['scholar', '/tuition#aid'],
  ['pay stubs', '/tuition#aid'],
  ['qur’an', '/programs/hifz'],
  ['Qurʾān', '/programs/hifz'],
  ['how do I get a job', '/careers#positions'],
  ['vacancies vacancy', '/careers#positions'],
  ['how much does it cost', '/tuition'],
  ['taajweed', '/programs/hifz'],
  ['tajwed', '/programs/hifz'],
  ['tajweid', '/programs/hifz'],
  ['tajewed', '/programs/hifz'],
  ['أسعار', '/arabic#fees'],
  ['اسعار', '/arabic#fees'],
  ['اقرأ', '/arabic'],
])('finds the section for “%s”', (query, href) => expect(first(query)).toBe(href));

test.each(table<string>('sections'))('finds nothing for “%s”', (query) => expect(find(INDEX, query)).toEqual([]));

test('prefers a section that has every word', () => expect(first('school year costs')).toBe('/tuition'));

test('says what a result is', () =>
  expect(find(INDEX, 'zakat')[0]).toEqual({
    href: '/tuition#aid',
    page: 'Tuition & Fees',
    heading: 'Financial aid',
    line: 'Awards after August 15.',
  }));

test.each([
  ['same', 'same', true],
  ['fees', 'fee', true],
  ['tuition', 'tution', true],
  ['tuition', 'tuitoin', true],
  ['tuition', 'tuitian', true],
  ['tuition', 'taition', true],
  ['tuition', 'tutioin', false],
  ['abcd', 'badc', false],
  ['school', 'sch', false],
])('compares %s and %s', (a, b, expected) => {
  expect(isOneTypoApart(a, b)).toBe(expected);
  expect(isOneTypoApart(b, a)).toBe(expected);
});

test('drops diacritics, apostrophes and the plural’s s, but not of short words', () =>
  expect(wordsOf('Fees, Qur’ān, class, bus, is, K–8')).toEqual(['fee', 'quran', 'class', 'bus', 'is', 'k', '8']));
