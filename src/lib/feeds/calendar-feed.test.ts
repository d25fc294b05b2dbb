import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readContent, readSchoolYears, type SchoolYear } from '../../content/read-content.ts';
import { keyDates, type SchoolDate } from '../dates/school-dates.ts';
import { type CalendarFeed, endingEvent, feedEvents, feedOf, iCalendar, uidOf } from './calendar-feed.ts';

const [schoolYear] = readSchoolYears('fixtures/content') as [SchoolYear];
const pto = readContent('pto', 'fixtures/content');
/** Admissions dates as they are once the content names their cycle. */
const deadlines = ['2026-01-15', '2026-03-01'].map((date) => ({ id: `deadline-${date}`, date, title: 'Deadline' }));
const dates = keyDates(schoolYear, pto, deadlines) satisfies SchoolDate[];

const feed = (events: CalendarFeed['events']): CalendarFeed => ({
  name: 'School: PTO meetings',
  description: 'Every 3rd Tuesday.',
  url: 'https://school.example.org/resources/calendar',
  writtenOn: '2025-07-01',
  events,
});

/** The events of a calendar, parsed by an independent library. */
const parsed = (ics: string) => {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
};

test('puts every date in exactly one feed', () => {
  const datesOf = (id: Parameters<typeof feedEvents>[0]) => feedEvents(id, '2025-2026', dates).map(({ date }) => date);
  expect(datesOf('school-days')).toEqual(['2025-08-25', '2025-09-01', '2026-06-18']);
  expect(datesOf('admissions')).toEqual(['2026-01-15', '2026-03-01']);
  expect(datesOf('pto-meetings')).toHaveLength(dates.length - 5);
});

test('a PTO meeting that has been moved keeps its id, and one that isn’t held is gone', () => {
  const earlier = { usualDate: '2025-12-16', date: '2025-12-09' };
  const ptoMeetings = [{ usualDate: '2025-10-21', date: '2025-10-28' }, { usualDate: '2025-11-18' }, earlier];
  const meetings = feedEvents('pto-meetings', '2025-2026', keyDates({ ...schoolYear, ptoMeetings }, pto));
  expect(meetings.map(({ date }) => date).slice(0, 3)).toEqual(['2025-09-16', '2025-10-28', earlier.date]);
  expect(meetings[1]).toMatchObject({ note: 'Moved from October 21', sequence: 1 });
});

const schoolDays = (changes: object) =>
  feedEvents('school-days', schoolYear.id, keyDates({ ...schoolYear, ...changes }, pto));

test('a date that changes raises the sequence of its event, which keeps its UID', () => {
  const lastDay = { ...schoolYear.lastDay, date: '2026-06-22', revision: 1 };
  const moved = parsed(iCalendar(feed(schoolDays({ lastDay }))));
  expect(moved.map(({ uid }) => uid)).toEqual(schoolDays({}).map(({ uid }) => uid));
  expect(moved.map(({ sequence }) => sequence)).toEqual([0, 0, 1]);
});

test('lists a day, and days off, as one all-day event until after its last day', () => {
  const daysOff = [{ id: 'break', name: 'Break', from: '2025-12-22', to: '2026-01-02', office: 'open', revision: 2 }];
  const [first, , event] = parsed(iCalendar(feed(schoolDays({ daysOff }))));
  expect([first?.startDate, first?.endDate].map(String)).toEqual(['2025-08-25', '2025-08-26']);
  expect([event?.startDate, event?.endDate].map(String)).toEqual(['2025-12-22', '2026-01-03']);
  expect(event?.sequence).toBe(2);
});

test('a day on which school ends early says when', () => {
  const otherDates = [{ id: 'half-day', date: '2025-12-19', title: 'Half day', endsAt: '12:00', note: 'No Hifz.' }];
  expect(schoolDays({ otherDates })[2]).toMatchObject({ title: 'Half day', note: 'School ends at noon. No Hifz.' });
});

test('the last event of a feed leads to the page of the next calendar', () => {
  const url = 'https://school.example.org/resources/calendar';
  const words = { title: 'The end', note: 'Next year:' };
  const [school, pto] = (['school-days', 'pto-meetings'] as const).map((id) => endingEvent(id, schoolYear, words, url));
  expect(school).toMatchObject({ date: '2026-06-18', title: 'The end', note: `Next year: ${url}`, sequence: 0 });
  const lastDay = { ...schoolYear.lastDay, date: '2026-06-22', revision: 1 };
  expect(endingEvent('school-days', { ...schoolYear, lastDay }, words, url)).toMatchObject({
    ...school,
    date: lastDay.date,
    sequence: 1,
  });
  expect(school?.uid).not.toBe(pto?.uid);
  expect(feedEvents('school-days', '2025-2026', dates).map(({ uid }) => uid)).not.toContain(school?.uid);
});

test('identifies an event by its school year and id only, and is dated by the content', () => {
  // Pinned, because with another namespace subscribers would see every date twice.
  expect(uidOf('2025-2026', 'first-day')).toBe('ffd80417-608b-52a6-82ff-b07efa0cf222');
  expect(uidOf('2025-2026', 'first-day')).not.toBe(uidOf('2026-2027', 'first-day'));
  expect(feedOf({ id: 'picture-day', kind: 'school' })).toBe('school-days');
  const stamps = iCalendar(feed(feedEvents('pto-meetings', '2025-2026', dates))).match(/DTSTAMP:.*/g);
  expect(new Set(stamps)).toEqual(new Set(['DTSTAMP:20250701T000000Z']));
});

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Text with characters that are special in calendar files or addresses. */
const words = fc.array(
  fc.constantFrom('a', 'b', ' ', ',', ';', ':', '\\', '"', '&', '?', '#', '%', '=', '+', 'é', 'ﷺ', 'م', '🕌', '\n'),
  { minLength: 1, maxLength: 120, size: 'max' },
);

test('keeps the day and any text of an event, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(day, words, words, (date, title, note) => {
      const [summary, description] = [title.join(''), note.join('')];
      const calendar = iCalendar(feed([{ uid: 'one', date, title: summary, note: description }]));
      for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('summary')).toBe(summary);
      expect(event?.getFirstPropertyValue('description')).toBe(description);
      expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(date);
    }),
  );
  expect(iCalendar(feed([{ uid: 'one', date: '2031-08-25', title: 'Eid, all day' }]))).toContain('Eid\\, all day');
});
