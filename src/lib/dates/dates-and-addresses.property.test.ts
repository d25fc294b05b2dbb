/** Properties that are true of any date, text or address, tested with random values. */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { mailtoHref } from '../contact/contact-links.ts';
import { iCalendar } from '../feeds/calendar-feed.ts';
import { siteUrl } from '../site/site-url.ts';
import { formatDate, formatYearlyDate } from '../text/format.ts';
import { monthlyDates, nthWeekday } from './school-dates.ts';
import { schoolDay } from './school-day.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

const day = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map(isoDay);
const rule = fc.record({ week: fc.integer({ min: 1, max: 4 }), weekday: fc.constantFrom(...WEEKDAYS) });
/** Text with characters that are special in calendar files or addresses. */
const words = fc.array(
  fc.constantFrom('a', 'b', ' ', ',', ';', ':', '\\', '"', '&', '?', '#', '%', '=', '+', 'é', 'ﷺ', 'م', '🕌', '\n'),
  { minLength: 1, maxLength: 120 },
);

test('formats a date so that it parses back to the same day', () => {
  fc.assert(
    fc.property(day, (date) => {
      expect(isoDay(new Date(`${formatDate(date)} 00:00 UTC`))).toBe(date);
      expect(isoDay(new Date(`${formatYearlyDate(`-${date.slice(4)}`)}, 2024 00:00 UTC`)).slice(5)).toBe(date.slice(5));
    }),
  );
});

test('finds the weekday and week of a monthly rule', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 12 }), rule, (year, month, given) => {
      const date = new Date(`${nthWeekday(year, month, given)}T00:00:00Z`);
      expect(WEEKDAYS[date.getUTCDay()]).toBe(given.weekday);
      expect([date.getUTCFullYear(), date.getUTCMonth() + 1]).toEqual([year, month]);
      expect(Math.ceil(date.getUTCDate() / 7)).toBe(given.week);
    }),
  );
});

test('lists the days of a monthly rule within the school year, in order, one a month', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), rule, (firstDay, length, given) => {
      const lastDay = isoDay(new Date(Date.parse(`${firstDay}T00:00:00Z`) + length * 86_400_000));
      const days = monthlyDates({ firstDay, lastDay }, given);
      expect(days.every((date) => date >= firstDay && date <= lastDay)).toBe(true);
      expect(days).toEqual(days.toSorted());
      expect(new Set(days.map((date) => date.slice(0, 7))).size).toBe(days.length);
    }),
  );
});

test('returns a school day that is today or yesterday in UTC', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-02'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (moment) => {
        const yesterday = isoDay(new Date(moment.getTime() - 86_400_000));
        expect([isoDay(moment), yesterday]).toContain(schoolDay(moment));
      },
    ),
  );
});

test('preserves the title, note and day of every calendar event', () => {
  fc.assert(
    fc.property(day, words, words, (date, title, note) => {
      const [summary, description] = [title.join(''), note.join('')];
      const feed = iCalendar({
        name: summary,
        description,
        url: 'https://school.example.org/calendar',
        writtenOn: '2026-11-21',
        events: [{ uid: 'one', date, title: summary, note: description }],
      });
      for (const line of feed.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const event = new ICAL.Component(ICAL.parse(feed)).getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('summary')).toBe(summary);
      expect(event?.getFirstPropertyValue('description')).toBe(description);
      expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(date);
    }),
  );
});

test('preserves the subject and text of a mail link and adds no other field', () => {
  fc.assert(
    fc.property(words, words, (subject, body) => {
      const { protocol, pathname, searchParams } = new URL(
        mailtoHref('office@example.org', { subject: subject.join(''), body: body.join('') }),
      );
      expect([protocol, pathname, [...searchParams.keys()]]).toEqual([
        'mailto:',
        'office@example.org',
        ['subject', 'body'],
      ]);
      expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(body.join(''));
    }),
  );
});

test('returns an origin or throws an error that names SITE_URL', () => {
  const piece = fc.constantFrom(...'https: http: ftp: // / a . example @ :80 ? # \\'.split(' '), ' ');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const SITE_URL = pieces.join('');
      try {
        const url = siteUrl({ SITE_URL });
        expect(new URL(url).origin).toBe(url);
      } catch (error) {
        expect((error as Error).message).toMatch(/^SITE_URL must be/);
      }
    }),
  );
});
