import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  documentPath,
  dollars,
  email,
  fact,
  id,
  insidePath,
  isoDate,
  listOf,
  outsideUrl,
  percent,
  phone,
  picture,
  text,
  time,
  withheld,
  yearlyDate,
} from './primitives.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

const table: [name: string, schema: z.ZodType, good: unknown[], bad: unknown[]][] = [
  [
    'text',
    text,
    ['Words', 'Tuition & Fees', '“قرآن”', '3 < 4'],
    [
      '',
      '   ',
      '\u00ad',
      '—',
      'w'.repeat(61),
      '<?php',
      '{phone}',
      'Call {email} now',
      '<b>bold</b>',
      '</script>',
      '<!-- -->',
      7,
      null,
    ],
  ],
  ['id', id, ['a', 'application-fee', 'grade-1'], ['', 'Fee', 'a b', '-a', 'a--b', 'é', 'a'.repeat(61)]],
  [
    'isoDate',
    isoDate,
    ['2025-08-25', '2024-02-29', '1950-01-01', '2100-12-31'],
    [
      '1949-12-31',
      '2101-01-01',
      '0000-01-01',
      '2025-02-29',
      '2025-13-01',
      '25-08-2025',
      '2025-8-25',
      'soon',
      20250825,
      new Date(),
    ],
  ],
  ['yearlyDate', yearlyDate, ['--03-15', '--02-29'], ['03-15', '--02-30', '--13-01', '2025-03-15']],
  ['time', time, ['07:30', '00:00', '23:59'], ['7:3', '24:00', '12:60', 'noon', 730]],
  ['dollars', dollars, [0, 250, 8500], [-1, -0, 2.5, '250', '$250', 1_000_000, Number.NaN]],
  ['percent', percent, [1, 10, 100], [0, 101, 2.5, '10%']],
  [
    'outsideUrl',
    outsideUrl,
    ['https://forms.example.org/a?b=c'],
    [
      'http://example.org',
      'javascript:alert(1)',
      'data:text/html,x',
      '//example.org',
      'example.org',
      'https://localhost',
      'https://user:password@example.org',
      'https://school.example.org@evil.example',
      'https://example.org/a b',
      'https://exämple.org',
      'https://example.org/"x',
      "https://example.org/'x",
      'https:example.org',
      'https:\\\\example.org',
      '{link}',
    ],
  ],
  [
    'insidePath',
    insidePath,
    [
      '/',
      '/tuition',
      '/about-us/mission-statement',
      '/#contact',
      '#achievements',
      '/pto#meetings',
      '/?subject=tours#contact',
    ],
    [
      '/?subject=nothing#contact',
      '/?subject=tours',
      '/tuition?subject=tours#contact',
      '',
      'tuition',
      '/tuition/',
      '//evil.example',
      '/../etc',
      '/Tuition',
      'https://example.org',
      '/a b',
      '/\\evil',
    ],
  ],
  [
    'documentPath',
    documentPath,
    ['/documents/hifz-policy.pdf', '/documents/school-calendar-{schoolYearShort}.pdf'],
    [
      '',
      'hifz-policy.pdf',
      '/hifz-policy.pdf',
      '/documents/.pdf',
      '/documents/../x.pdf',
      '/documents/A b.pdf',
      '/documents/a.html',
    ],
  ],
  [
    'email',
    email,
    ['office@example.org', "o'neil+x@sub.example.com"],
    ['office', 'office@', 'a b@c.d', 'a@b.co,c@d.co', '{email}'],
  ],
  ['phone', phone, ['401-555-0142'], ['4015550142', '401) 555-0142', '401-555-014', '101-555-0142', '{phone}']],
  [
    'picture',
    picture,
    [
      { slot: 'slide-01', alt: 'A door.' },
      { slot: 'slide-01', alt: '' },
    ],
    [{ slot: 'slide-01' }, { slot: 'Slide 1', alt: 'A door.' }, { slot: 'slide-01', alt: 'A door.', width: 3 }],
  ],
  [
    'withheld',
    withheld({ id }),
    [
      { id: 'lunch', asks: 'Ask the office.' },
      { id: 'lunch', asks: 'Ask the office.', text: 'Bring it.' },
      { id: 'lunch', asks: 'Ask the office.', text: 'Bring it.', confirmedBy: 'The office', confirmedOn: '2025-12-01' },
    ],
    [
      { id: 'lunch', text: 'Bring it.' },
      { id: 'lunch', asks: 'Ask the office.', text: 'Bring it.', confirmedBy: 'The office' },
      { id: 'lunch', asks: 'Ask the office.', text: 'Bring it.', confirmedOn: '2025-12-01' },
      { id: 'lunch', asks: 'Ask the office.', confirmedBy: 'The office', confirmedOn: '2025-12-01' },
    ],
  ],
];

test.each(table.flatMap(([name, schema, good]) => good.map((value) => [name, value, schema] as const)))(
  '%s accepts %j',
  (_, value, schema) => {
    expect(accepts(schema, value)).toBe(true);
  },
);

test.each(table.flatMap(([name, schema, , bad]) => bad.map((value) => [name, value, schema] as const)))(
  '%s refuses %j',
  (_, value, schema) => {
    expect(accepts(schema, value)).toBe(false);
  },
);

test('every real day is a date, and no other combination of digits is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1990, max: 2100 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
      (year, month, day) => {
        const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const isReal = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
        expect(accepts(isoDate, written)).toBe(isReal);
      },
    ),
  );
});

test('an inside path never leaves the site', () => {
  const unit = fc.constantFrom('/', '#', '\\', '.', '-', ':', '?', '@', '%', 'a', '1', ' ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (value) => {
      if (!accepts(insidePath, value)) return;
      expect(new URL(value, 'https://school.example.org').origin).toBe('https://school.example.org');
    }),
    { numRuns: 5000 },
  );
});

test('an id used twice in a list is named with its place', () => {
  const fees = listOf(fact({ id, dollars }));
  const result = fees.safeParse([
    { id: 'deposit', dollars: 250 },
    { id: 'deposit', dollars: 300 },
  ]);
  expect(result.error?.issues).toMatchObject([{ path: [1, 'id'], message: expect.stringContaining('deposit') }]);
});

test('a record refuses a key it does not know', () => {
  expect(accepts(fact({ dollars }), { dollars: 250, dolars: 300 })).toBe(false);
});

test.each([
  ['(401) 555-0140', '401-555-0140'],
  ['(401)555-0140', '401-555-0140'],
  ['401.555.0140', '401-555-0140'],
  ['401 555-0140', '401-555-0140'],
])('the phone number %s is read as %s', (written, shown) => {
  expect(phone.parse(written)).toBe(shown);
});

test.each([
  ['8:00', '08:00'],
  ['08:00', '08:00'],
  ['15:00', '15:00'],
])('the time %s is read as %s', (written, stored) => {
  expect(time.parse(written)).toBe(stored);
});

test('a text is read with printed marks', () => {
  expect(text.parse(" In our families' words ")).toBe('In our families’ words');
  expect(text.max(20).parse('Grades 1-5')).toBe('Grades 1–5');
});
