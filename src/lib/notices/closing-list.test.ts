import { expect, test } from 'vitest';
import { tablesOf } from '../../../tests/support/tables.ts';
import type { SchoolDate } from '../dates/school-dates.ts';
import { addDays } from '../dates/school-day.ts';
import { feedEvents, iCalendar, uidOf } from '../feeds/calendar-feed.ts';
import { type Closing, closingLine, closingsAt, closingsFrom, closingText, withClosings } from './closing-list.ts';

const table = tablesOf('src/lib/notices/closing-list.yaml');

const SNOW: Closing = { id: 'snow', kind: 'closed', day: '2026-01-12', message: 'Snow', revision: 0 };
const NOW = { time: '', ends: '15:00' };
const YEAR = { firstDay: { date: '2025-08-25' }, lastDay: { date: '2026-06-18' } };

test.each(table<[string | null, object, string]>('texts'))('on %s, %j is announced as “%s”', (day, change, text) => {
  expect(closingText({ ...SNOW, ...change }, day ? { ...NOW, day } : undefined)).toBe(text);
});

test.each(table<[object, string, string, string | null, string | null]>('lines'))(
  'of a late start with %j, on %s at %s, the line is “%s” and the banner “%s”',
  (change, today, time, line, banner) => {
    const late: Closing = { ...SNOW, kind: 'delayed', from: '10:00', ...change };
    const now = { ...NOW, day: today, time };
    const lines = [today, addDays(today, 1)].map((day) => closingLine([late], day, now));
    expect(lines.filter(Boolean).join(' ') || null).toBe(line);
    expect(closingsAt([late], now).map((closing) => closingText(closing, now))).toEqual(banner ? [banner] : []);
  },
);

test('a closing is over on the day after its last day', () => {
  const ice: Closing = { ...SNOW, id: 'ice', day: '2026-01-09', lastDay: '2026-01-13' };
  const ids = (day: string) => closingsFrom([SNOW, ice], day).map(({ id }) => id);
  expect(['2025-12-01', '2026-01-12', '2026-01-13', '2026-01-14'].map(ids)).toEqual([
    ['ice', 'snow'],
    ['ice', 'snow'],
    ['ice'],
    [],
  ]);
});

const dates: SchoolDate[] = [
  { id: 'picture-day', kind: 'school', date: '2026-01-12', title: 'Picture day', note: 'Smile.', revision: 2 },
  { id: 'pto-meeting-2026-01', kind: 'pto', date: '2026-01-12', title: 'PTO meeting' },
  { id: 'applications-open', kind: 'admissions', date: '2026-01-12', title: 'Applications open' },
  { id: 'spelling-bee', kind: 'school', date: '2026-01-14', title: 'Spelling bee' },
];
const titles = (closing: Closing) => withClosings([], [closing], YEAR).map(({ date, title }) => `${date} ${title}`);

test('the dates of a school year include a closing on each of its weekdays within the year', () => {
  const [first, ...rest] = withClosings(dates, [{ ...SNOW, kind: 'early', until: '12:00' }], YEAR);
  const title = 'Early end: noon';
  expect(first).toMatchObject({ kind: 'closing', date: '2026-01-12', title, note: 'Snow' });
  expect(rest).toEqual(dates);
  const closed = (days: string[]) => days.map((day) => `${day} School is closed`);
  expect(titles({ ...SNOW, day: '2026-01-09', lastDay: '2026-01-13' })).toEqual(
    closed(['2026-01-09', '2026-01-12', '2026-01-13']),
  );
  expect(titles({ ...SNOW, day: '2026-01-10' })).toEqual(closed(['2026-01-10']));
  expect(titles({ ...SNOW, day: '2026-06-19' })).toEqual([]);
});

test('a closed day cancels the school’s own dates and asks about a virtual meeting; a delayed day does not', () => {
  const statuses = (closing: Closing) =>
    withClosings(dates, [closing], YEAR).flatMap(({ id, status }) => (status ? [`${id} ${status}`] : []));
  expect(statuses(SNOW)).toEqual(['picture-day CANCELLED', 'pto-meeting-2026-01 TENTATIVE']);
  expect(statuses({ ...SNOW, kind: 'delayed', from: '10:00' })).toEqual([]);
});

test('dates give the feeds their status and a higher sequence', () => {
  const closed = withClosings(dates, [SNOW], YEAR);
  const events = feedEvents('school-days', '2025-2026', closed);
  expect(events).toMatchObject([
    { uid: uidOf('closings', 'closing-snow'), title: 'School is closed', note: 'Snow', sequence: 0 },
    { uid: uidOf('2025-2026', 'picture-day'), sequence: 3, status: 'CANCELLED' },
    { sequence: 0 },
  ]);
  expect(events[1]?.note).toBe('Smile. Canceled: school is closed.');
  expect(feedEvents('pto-meetings', '2025-2026', closed)).toMatchObject([{ sequence: 1, status: 'TENTATIVE' }]);
  const feed = { name: '', description: '', url: 'https://school.example.org/', writtenOn: '2026-01-12', events };
  expect(iCalendar(feed).match(/(?<=^STATUS:)\w+/gm)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED']);
  expect(iCalendar(feed).match(/(?<=^SEQUENCE:)\w+/gm)).toEqual(['0', '3', '0']);
});
