import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeset } from './typography.ts';

/** Shows a no-break space as `_`. */
const shown = (text: string) => typeset(text).replaceAll('\u00a0', '_');

test.each([
  ["In our families' words, a child's own", 'In our families’ words, a child’s own'],
  ['"Read": the first word', '“Read”: the first word'],
  ['(the "first" word)', '(the “first” word)'],
  ["He said 'Read' twice", 'He said ‘Read’ twice'],
  ["the '90s and the parents' night", 'the ’90s and the parents’ night'],
])('sets the marks of %s', (typed, expected) => {
  expect(shown(typed)).toBe(expected);
});

test.each([
  ['the 2025-2026 academic year', 'the 2025–2026 academic year'],
  ['Tuition & Fees 2025-26', 'Tuition & Fees 2025–26'],
  ['Early Childhood (3-4)', 'Early Childhood (3–4)'],
  ['Elementary (K-5), PreK-K and PreK-8', 'Elementary (K–5), PreK–K and PreK–8'],
  ['Grades 1-5 or 6th-8th', 'Grades 1–5 or 6th–8th'],
  ['Mon-Fri 8am-3pm', 'Mon–Fri 8am–3pm'],
  ['Monday - Friday: 7:30 AM - 4:00 PM', 'Monday_–_Friday: 7:30_AM_–_4:00_PM'],
  ['7:00-7:55 AM', '7:00–7:55_AM'],
  ['July-April, Aug 25 - Sep 3', 'July–April, Aug_25_–_Sep_3'],
  ['$7,250-$8,500', '$7,250–$8,500'],
  ['Quran 2:255-257.', 'Quran 2:255–257.'],
  ['Read - - and learn', 'Read_–_– and learn'],
  ['Elementary School Teacher - Apply today', 'Elementary School Teacher_– Apply today'],
])('sets the dashes of %s', (typed, expected) => {
  expect(shown(typed)).toBe(expected);
});

test.each([
  ['by July 1 and after August 15, 2025', 'by_July_1 and after_August_15, 2025'],
  ['From Sept. 3 at 8 a.m.', 'From_Sept._3 at 8_a.m.'],
  ['You may 1 day see by May', 'You may 1 day see by May'],
])('keeps the date and the time of %s on one line', (typed, expected) => {
  expect(shown(typed)).toBe(expected);
});

test.each([
  'Call 401-555-0140, (401) 555-0140 or 555-0140',
  'RI 02893-1234, EIN 05-0123456, 9-1-1, 1-2-3',
  '2025-08-25',
  'PreK-3 and PreK-4',
  'a 10-month plan, parent-teacher, K-pop, COVID-19, Eid al-Fitr',
  'office@1-2.example.org and https://example.org/2025-2026?q="o\'neil"',
  'www.example.org/1-2 and /documents/calendar-2025-26.pdf and tuition_2025-26.pdf',
  '',
])('leaves %s as it is', (typed) => {
  expect(typeset(typed)).toBe(typed);
});

const PIECES = 'Mon Friday July by K PreK AM 7:30 2025 12 \' " -'.split(' ');
const piece = fc.oneof(fc.constantFrom(...PIECES, ' - ', ' ', ' '), fc.string({ maxLength: 3 }));
const typed = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test('changes marks and spaces only, one for one', () => {
  const plain = (text: string) =>
    text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('–', '-').replaceAll('\u00a0', ' ');
  fc.assert(fc.property(typed, (text) => plain(typeset(text)) === plain(text)));
});

test('changes nothing the second time', () => {
  fc.assert(
    fc.property(typed, (text) => typeset(typeset(text)) === typeset(text)),
    { numRuns: 1000 },
  );
});
