// @vitest-environment node
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tablesOf } from '../hosting/testing/tables.ts';
import { lapsedLine, readWorkList, type WorkLine, type WorkList, workList } from './work-list.ts';

const table = tablesOf('checks/work-list.yaml');

const FEES = `heading: Fees {schoolYearShort}
validFrom: 2025-07-01
validUntil: 2026-06-30
fees:
  - { label: Application fee, dollars: 200, dispute: application-fee }
  - { label: Deposit, dollars: 250, validUntil: 2027-06-30 }
  - { label: Late fee, dollars: 100, validUntil: 2025-12-31 }
phone: { value: 401-555-0140, sample: true }
`;
const YEAR = `id: 2025-2026
name: 2025-2026
firstDay: { date: 2025-08-25 }
lastDay: { date: 2026-06-18 }
daysOff: []
`;

const listOf = (files: Record<string, string>, day: string) => workList(new Map(Object.entries(files)), day);
const line = (list: WorkList, kind: WorkLine['kind']) => list.lines.find((entry) => entry.kind === kind);
const says = (list: WorkList) => list.lines.map(({ urgency, page, says: text }) => `${urgency} ${page}: ${text}`);

test('lists a figure with its line after its own last day or its file’s', () => {
  const on = (day: string) =>
    listOf({ 'pages/fees.yaml': FEES }, day)
      .lines.filter(({ kind }) => kind.startsWith('lapse'))
      .map(({ urgency, says: text, places: [place] }) => `${urgency} ${place?.line} ${text}`);
  expect(on('2025-10-01')).toEqual([]);
  expect(on('2025-11-01')).toEqual(['soon 7 The last day of “Late fee”, $100 is December 31, 2025.']);
  expect(on('2026-06-30')).toEqual([
    'now 7 “Late fee”, $100 was valid until December 31, 2025.',
    'soon 3 The last day of 1 figure is June 30, 2026.',
  ]);
  expect(on('2026-07-01')[0]).toBe('now 3 1 figure was valid until June 30, 2026.');
});

test('lists the samples of a page in one line, which blocks publication', () => {
  const people = 'members:\n  - { name: A, sample: true }\n  - { name: B, sample: true }\n  - { name: C }\n';
  const list = listOf({ 'pages/staff.yaml': 'heading: Our Staff\n', 'people/staff.yaml': people }, '2025-12-01');
  expect(says(list)).toEqual(['beforePublishing Our Staff: 2 people on Our Staff are samples.']);
  expect(list.counts).toEqual({ now: 0, beforePublishing: 1, soon: 0 });
  expect(line(list, 'sample')?.places).toEqual([
    { file: 'content/people/staff.yaml', line: 2, at: ['members', 0], page: 'Our Staff', record: '“A”' },
    { file: 'content/people/staff.yaml', line: 3, at: ['members', 1], page: 'Our Staff', record: '“B”' },
  ]);
});

test('lists an estimated location with its coordinates, so that the office can compare them', () => {
  const place = 'address:\n  coordinates: { latitude: 41.713, longitude: -71.4955, sample: true }\n';
  expect(says(listOf({ 'school.yaml': place }, '2025-12-01'))).toEqual([
    'beforePublishing Every page: “coordinates”, 41.713, -71.4955 was invented.',
  ]);
});

test('lists a contradiction in one line with all its places, until each is confirmed', () => {
  const other = (confirmed = '') =>
    `heading: Apply\nfee: { label: Application fee, dollars: 50, dispute: application-fee${confirmed} }\n`;
  const files = (one: string, two: string) => ({ 'pages/a.yaml': one, 'pages/b.yaml': two });
  expect(line(listOf(files(FEES, other()), '2025-10-01'), 'dispute')).toMatchObject({
    urgency: 'beforePublishing',
    page: 'Fees and Apply',
    says: '“Application fee”, $200 (Fees), but “Application fee”, $50 (Apply).',
    places: [{ file: 'content/pages/a.yaml', line: 5 }, { line: 2 }],
  });
  const confirmed = ', confirmed: 2025-11-01';
  expect(line(listOf(files(FEES, other(confirmed)), '2025-10-01'), 'dispute')).toBeDefined();
  const both = files(
    FEES.replace('dispute: application-fee', `dispute: application-fee${confirmed}`),
    other(confirmed),
  );
  expect(line(listOf(both, '2025-10-01'), 'dispute')).toBeUndefined();
});

test('lists a text about a school year from the day after its last day', () => {
  const page = `heading: Admissions
schoolYear: 2025-2026
announcement: { text: "Applications are open for {schoolYear}.", afterwards: They were open. }
`;
  const on = (day: string) =>
    line(listOf({ 'calendar/any.yaml': YEAR, 'pages/admissions.yaml': page }, day), 'yearOver');
  expect(on('2026-06-18')).toBeUndefined();
  expect(on('2026-06-19')).toMatchObject({
    urgency: 'now',
    page: 'Admissions',
    says: expect.stringContaining('“Applications are open for 2025-2026.” was true until June 18, 2026'),
    places: [{ line: 2 }],
  });
});

test('lists a missing school year before the last one ends, and as urgent afterwards', () => {
  const next = YEAR.replaceAll('2026', '2027').replaceAll('2025', '2026');
  const on = (day: string, ...years: string[]) =>
    listOf(Object.fromEntries(years.map((year, index) => [`calendar/${index}.yaml`, year])), day).lines.map(
      ({ urgency, kind }) => `${urgency} ${kind}`,
    );
  expect(on('2026-04-01', YEAR)).toEqual([]);
  expect(on('2026-05-01', YEAR)).toEqual(['soon yearEnds']);
  expect(on('2026-06-19', YEAR)).toEqual(['now noSchoolYear']);
  expect(on('2026-05-01', YEAR, next)).toEqual([]);
  expect(on('2026-07-01', YEAR, next)).toEqual([]);
  expect(on('2026-07-01', YEAR, `${next}announceOn: 2026-08-01\n`)).toEqual(['now noSchoolYear']);
});

test('lists missing days off while the site shows a year without them', () => {
  const without = { 'calendar/any.yaml': YEAR.replace('daysOff: []\n', '') };
  expect(line(listOf(without, '2025-10-01'), 'noDaysOff')).toMatchObject({ urgency: 'soon' });
  expect(line(listOf(without, '2026-07-01'), 'noDaysOff')).toBeUndefined();
});

test('lists an announcement without a last day, as urgent once it is old', () => {
  const on = (body: string) => line(listOf({ 'announcement.yaml': body }, '2026-03-01'), 'announcement')?.urgency;
  expect(on('message: Open House on Friday\nfrom: 2025-12-01\n')).toBe('now');
  expect(on('message: Open House on Friday\nfrom: 2026-02-01\n')).toBe('soon');
  expect(on('message: Open House on Friday\nuntil: 2026-03-10\n')).toBeUndefined();
  expect(on('message:\n')).toBeUndefined();
});

test('lists an ended closing until it is deleted', () => {
  const closings =
    'closings:\n  - { id: a, kind: closed, day: 2026-01-12 }\n  - { id: b, kind: closed, day: 2026-03-12 }\n';
  const on = (day: string) => line(listOf({ 'closings.yaml': closings }, day), 'closing')?.says;
  expect(on('2026-01-12')).toBeUndefined();
  expect(on('2026-01-13')).toBe('1 closing has ended.');
  expect(on('2026-03-13')).toBe('2 closings have ended.');
});

test('lists the consent for a photograph before it ends, unless it was withdrawn', () => {
  const on = (record: string) =>
    line(listOf({ 'photos/photos.yaml': `photos:\n  - ${record}\n` }, '2026-05-01'), 'photoConsent')?.says;
  expect(on('{ slot: slide-01, reviewBy: 2026-06-30 }')).toBe(
    'The consent for “slide-01”, June 30, 2026, is to be renewed.',
  );
  expect(on('{ slot: slide-01, reviewBy: 2026-06-30, withdrawn: 2026-04-01 }')).toBeUndefined();
  expect(on('{ slot: slide-01, reviewBy: 2027-06-30 }')).toBeUndefined();
});

test('lists mistakes before the work, and warnings with the work', () => {
  const folder = mkdtempSync(join(tmpdir(), 'work-list-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('fixtures/content', folder, { recursive: true });
  writeFileSync(join(folder, 'announcement.yaml'), 'type: info\nmessage: Open House # on Friday\n');
  const read = readWorkList(folder, '2025-10-01');
  expect('list' in read && line(read.list, 'warning')).toMatchObject({
    urgency: 'soon',
    page: 'Every page',
    says: expect.stringMatching(/^message: .*[^.]\.$/),
    places: [{ file: 'content/announcement.yaml', line: 2 }],
  });
  writeFileSync(join(folder, 'school.yaml'), 'name: 1\n');
  expect(readWorkList(folder, '2025-10-01')).toHaveProperty('mistakes');
});

const fixture = readWorkList('fixtures/content', '2025-10-01');
const fixtureLines = 'list' in fixture ? fixture.list.lines : [];
const listed = (file: string, kind: WorkLine['kind']) =>
  fixtureLines
    .filter((entry) => entry.kind === kind)
    .flatMap(({ places }) => places)
    .filter((place) => place.file === `content/pages/${file}`)
    .map(({ record }) => record.match(/“(.*?)”/)?.[1]);

test('lists nothing as out of date during the school year', () => {
  expect(fixtureLines.length).toBeGreaterThan(0);
  expect(fixtureLines.filter(({ urgency }) => urgency === 'now')).toEqual([]);
});

test.each([
  ['2026-06-18', /^$/],
  // The figures hold until June 30.
  ['2026-06-19', /^0 figures and [1-9]\d* claims have lapsed\./],
  ['2026-07-01', /^\d{2} figures and [1-9]\d* claims have lapsed\./],
])('a build on %s says how much has lapsed: %s', (day, words) => {
  const read = readWorkList('fixtures/content', day);
  expect('list' in read && lapsedLine(read.list)).toMatch(words);
});

test.each(table<[string, string[]]>('samples'))(
  'lists the invented text of %s as waiting for the school',
  (file, records) => {
    expect(listed(file, 'sample')).toEqual(expect.arrayContaining(records));
  },
);

test.each(table<[string, string]>('contradictions'))('lists %s: “%s” as contradicting another page', (file, record) => {
  expect(listed(file, 'dispute')).toContain(record);
});

test('lists no contradiction with only one place', () => {
  const disputes = fixtureLines.filter(({ kind }) => kind === 'dispute');
  expect(disputes.length).toBeGreaterThan(0);
  for (const { says: text, places } of disputes) expect(places.length, text).toBeGreaterThan(1);
});

test('lists each text that waits for the school’s confirmation, with its question', () => {
  const slots = `heading: Handbook
entries:
  - { title: Lunch, asks: "Ask the office: who cooks?" }
  - { title: Bus, asks: "Ask the office.", text: None., confirmedBy: The office, confirmedOn: 2025-12-01 }
`;
  const list = listOf({ 'pages/handbook.yaml': slots }, '2025-12-02');
  expect(says(list)).toEqual(['soon Handbook: “Lunch” is not shown yet. Ask the office: who cooks?']);
  expect(line(list, 'withheld')?.places[0]).toMatchObject({ line: 3, at: ['entries', 0] });
});
