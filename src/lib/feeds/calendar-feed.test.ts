import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { keyDates, type SchoolDate } from '../dates/school-dates.ts';
import { type CalendarFeed, endingEvent, feedEvents, feedOf, iCalendar, uidOf } from './calendar-feed.ts';

const PTO_DATES =
  '2025-09-16 2025-10-21 2025-11-18 2025-12-16 2026-01-20 2026-02-17 2026-03-17 2026-04-21 2026-05-19 2026-06-16'.split(
    ' ',
  );

const content = (path: string) => parse(readFileSync(`fixtures/content/${path}`, 'utf8'));
const schoolYear = content('calendar/2025-26.yaml');
/** Admissions dates as they are once the content names their cycle. */
const deadlines = ['2026-01-15', '2026-03-01'].map((date) => ({ id: `deadline-${date}`, date, title: 'Deadline' }));
const dates = keyDates(schoolYear, content('pages/pto.yaml'), deadlines) satisfies SchoolDate[];

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

describe('the feeds of 2025-26', () => {
  test('lists the PTO meetings as all-day events on the ten third Tuesdays', () => {
    const events = parsed(iCalendar(feed(feedEvents('pto-meetings', '2025-2026', dates))));
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(PTO_DATES);
    for (const { startDate, endDate, summary } of events) {
      expect(startDate.isDate).toBe(true);
      expect(endDate.isDate).toBe(true);
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(24 * 60 * 60);
      expect(startDate.dayOfWeek()).toBe(ICAL.Time.TUESDAY);
      expect(summary).toBe('PTO meeting');
    }
  });

  test('puts every date in exactly one feed', () => {
    const ids = ['school-days', 'pto-meetings', 'admissions'] as const;
    const uids = ids.flatMap((id) => feedEvents(id, '2025-2026', dates).map(({ uid }) => uid));
    expect(uids).toHaveLength(dates.length);
    expect(new Set(uids).size).toBe(dates.length);
    expect(feedEvents('school-days', '2025-2026', dates).map(({ date }) => date)).toEqual([
      '2025-08-25',
      '2025-09-01',
      '2026-06-18',
    ]);
    expect(feedEvents('admissions', '2025-2026', dates).map(({ date }) => date)).toEqual(['2026-01-15', '2026-03-01']);
  });

  test.each(['Pacific/Midway', 'Pacific/Kiritimati'])('keeps every day in time zone %s', (zone) => {
    const script = `
      import ICAL from 'ical.js';
      import { iCalendar } from './src/lib/feeds/calendar-feed.ts';
      const ics = iCalendar(JSON.parse(process.argv[1]));
      const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent');
      const days = events.map((event) => new ICAL.Event(event).startDate.toJSDate());
      console.log(JSON.stringify({ ics, days: days.map((d) => [d.getFullYear(), d.getMonth() + 1, d.getDate()]) }));`;
    const pto = feed(feedEvents('pto-meetings', '2025-2026', dates));
    const output = execFileSync(
      process.execPath,
      ['--input-type=module-typescript', '--eval', script, JSON.stringify(pto)],
      { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    );
    const { ics, days } = JSON.parse(output) as { ics: string; days: number[][] };
    expect(ics).toBe(iCalendar(pto));
    expect(days).toEqual(PTO_DATES.map((date) => date.split('-').map(Number)));
    expect(ics).toContain('DTSTART;VALUE=DATE:20250916\r\nDTEND;VALUE=DATE:20250917\r\n');
  });
});

describe('a change of a date', () => {
  const events = (year: object) => {
    const moved = keyDates({ ...schoolYear, ...year }, content('pages/pto.yaml'));
    return feedEvents('school-days', schoolYear.id, moved);
  };
  const uids = (year: object) => events(year).map(({ uid }) => uid);

  test('raises the sequence of its event, which keeps its UID', () => {
    const lastDay = { ...schoolYear.lastDay, date: '2026-06-22', revision: 1 };
    const moved = parsed(iCalendar(feed(events({ lastDay }))));
    expect(moved.map(({ uid }) => uid)).toEqual(uids({}));
    expect(moved.map(({ sequence }) => sequence)).toEqual([0, 0, 1]);
  });

  test('lists days off as one event until after their last day', () => {
    const daysOff = [{ id: 'break', name: 'Break', from: '2025-12-22', to: '2026-01-02', office: 'open', revision: 2 }];
    const [event] = parsed(iCalendar(feed(events({ daysOff })))).filter(({ summary }) => summary === 'Break');
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2025-12-22', '2026-01-03']);
    expect(event?.sequence).toBe(2);
  });
});

test('an event is confirmed unless it says otherwise', () => {
  const event = { uid: 'x', date: '2025-12-31', title: 'Party' };
  const statuses = [undefined, 'CANCELLED', 'TENTATIVE'].map((status) =>
    new ICAL.Component(ICAL.parse(iCalendar(feed([{ ...event, status } as typeof event]))))
      .getFirstSubcomponent('vevent')
      ?.getFirstPropertyValue('status'),
  );
  expect(statuses).toEqual(['CONFIRMED', 'CANCELLED', 'TENTATIVE']);
});

test('the last event of a feed leads to the page of the next calendar', () => {
  const url = 'https://school.example.org/resources/calendar';
  const words = { title: 'The end', note: 'Next year:' };
  const [school, pto] = (['school-days', 'pto-meetings'] as const).map((id) => endingEvent(id, schoolYear, words, url));
  expect(school).toMatchObject({ date: '2026-06-18', title: 'The end', note: `Next year: ${url}` });
  expect(school?.uid).not.toBe(pto?.uid);
  expect(feedEvents('school-days', '2025-2026', dates).map(({ uid }) => uid)).not.toContain(school?.uid);
});

describe('the iCalendar file', () => {
  test('has CRLF lines of at most 75 octets and never splits a character', () => {
    const ics = iCalendar(feed([{ uid: 'x', date: '2025-12-31', title: '🌙é'.repeat(100) }]));
    expect(ics.endsWith('\r\n')).toBe(true);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(ics).not.toContain('\uFFFD');
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(ics))).not.toThrow();
  });

  test('does not let the text of an event add another event', () => {
    const title = 'Party\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged';
    expect(parsed(iCalendar(feed([{ uid: 'x', date: '2025-12-31', title }])))).toHaveLength(1);
  });

  test('depends only on the content', () => {
    const pto = feed(feedEvents('pto-meetings', '2025-2026', dates));
    expect(iCalendar(pto)).toBe(iCalendar(structuredClone(pto)));
    expect(new Set(iCalendar(pto).match(/DTSTAMP:.*/g))).toEqual(new Set(['DTSTAMP:20250701T000000Z']));
  });

  test('identifies an event by its school year and id only', () => {
    // Pinned, because with another namespace subscribers would see every date twice.
    expect(uidOf('2025-2026', 'first-day')).toBe('ffd80417-608b-52a6-82ff-b07efa0cf222');
    expect(uidOf('2025-2026', 'first-day')).not.toBe(uidOf('2026-2027', 'first-day'));
    expect(uidOf('2025-2026', 'first-day')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(feedOf({ id: 'picture-day', kind: 'school' })).toBe('school-days');
  });
});
