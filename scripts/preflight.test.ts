import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFiles } from '../src/content/schemas/content-files.ts';
import { formatReport, openRecords } from './preflight.ts';

const FEES = `validFrom: 2025-07-01
validUntil: 2026-06-30
fees:
  - { label: Application fee, dollars: 200, dispute: application-fee }
  - { label: Deposit, dollars: 250, validUntil: 2027-06-30 }
  - { label: Late fee, dollars: 100, confirmed: 2026-07-01 }
phone: { value: 401-555-0140, sample: true }
`;

const reasons = (today: string, body = FEES) =>
  openRecords('pages/fees.yaml', body, today).map(({ line, reason, record }) => `${line} ${reason} ${record}`);

test('samples and contradictions are open at any time', () => {
  expect(reasons('2025-12-01')).toEqual(['4 dispute “Application fee”, $200', '7 sample “401-555-0140”']);
});

test('a fact is over from the day after its last one, by its own date or its file’s', () => {
  expect(reasons('2026-06-30')).not.toContainEqual(expect.stringContaining('expired'));
  expect(reasons('2026-07-01').filter((line) => line.includes('expired'))).toEqual([
    '4 expired “Application fee”, $200',
  ]);
  expect(reasons('2027-07-01').filter((line) => line.includes('expired'))).toEqual([
    '4 expired “Application fee”, $200',
    '5 expired “Deposit”, $250',
  ]);
});

test('a confirmed contradiction is settled, a confirmed sample is not', () => {
  expect(reasons('2025-12-01', 'a: { label: Fee, dollars: 1, dispute: x, confirmed: 2025-11-01 }\n')).toEqual([]);
  expect(reasons('2025-12-01', 'a: { value: x, sample: true, confirmed: 2025-11-01 }\n')).toHaveLength(1);
});

test('an estimated place is listed with its numbers, so that the office can compare them', () => {
  const place = 'address:\n  coordinates: { latitude: 41.713, longitude: -71.4955, sample: true }\n';
  expect(reasons('2025-12-01', place)).toEqual(['2 sample “coordinates”, 41.713, -71.4955']);
});

test('the report names each record with its file and line, and the sides of a contradiction together', () => {
  const other = openRecords(
    'pages/b.yaml',
    'fee: { label: Application fee, dollars: 50, dispute: application-fee }\n',
    '2025-12-01',
  );
  const report = formatReport([...openRecords('pages/fees.yaml', FEES, '2025-12-01'), ...other]);
  expect(report).toContain('content/pages/fees.yaml:7  “401-555-0140”');
  expect(report).toMatch(/application-fee\n {4}content\/pages\/fees\.yaml:4.*\n {4}content\/pages\/b\.yaml:1.*\$50/);
});

test('nothing open gives nothing to report', () => {
  expect(formatReport([])).toBe('');
});

const fixtureRecords = Object.values(contentFiles).flatMap(({ path }) =>
  openRecords(path, readFileSync(`fixtures/content/${path}`, 'utf8'), '2025-12-01'),
);
const listed = (file: string, reason: string) =>
  fixtureRecords
    .filter((record) => record.file === `content/pages/${file}` && record.reason === reason)
    .map(({ record }) => record.match(/“(.*?)”/)?.[1]);

test.each([
  ['about-us.yaml', ['Our mission', 'Our history', 'Our educational philosophy']],
  ['about-us/mission-statement.yaml', ['Our mission', 'What we mean by it']],
  [
    'home.yaml',
    ['Over twenty years of small beginnings that lasted', 'Students today', 'Community iftar', 'Moving on'],
  ],
  ['programs/early-childhood.yaml', ['Our mission']],
  [
    'support.yaml',
    [
      'Academic Excellence',
      'Student Scholarships',
      'Our mission, and your share in it',
      'Tuition Assistance',
      'Volunteer',
    ],
  ],
  [
    'pto.yaml',
    [
      'Stand behind the teachers',
      'What you gain by joining',
      'Volunteer',
      'Bake sale, sold out before the last bell',
      'Family iftar, when the fast is broken together',
    ],
  ],
  ['resources/calendar.yaml', ['Is school open today?', 'If someone else comes for your child']],
  [
    'resources/science-fair-gallery.yaml',
    ['The question', 'A fair test', 'What helps them', expect.stringContaining('Awards: ')],
  ],
])('invented text of %s waits for the school', (file, records) => {
  expect(listed(file, 'sample')).toEqual(expect.arrayContaining(records));
});

test.each([
  ['home.yaml', 'The year we began'],
  ['home.yaml', 'One school'],
  ['admissions.yaml', 'High School 9-12'],
])('%s: “%s” is listed as contradicting another page', (file, record) => {
  expect(listed(file, 'dispute')).toContain(record);
});

test('no contradiction has only one side', () => {
  const disputes = fixtureRecords.filter(({ reason }) => reason === 'dispute');
  for (const { detail } of disputes)
    expect(disputes.filter((side) => side.detail === detail).length, detail).toBeGreaterThan(1);
});
