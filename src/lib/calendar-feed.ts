/**
 * Calendar feeds (iCalendar, RFC 5545) of the school's dates. Every date is a whole day without a clock or time zone
 * (`VALUE=DATE`), so that it is that day for every reader. Nothing of the build's time is in the output: the same
 * content gives the same bytes.
 */
import { createHash } from 'node:crypto';
import type { Content } from '../content/schemas/content-files.ts';
import { isPtoMeeting, type SchoolDate } from './school-dates.ts';

export type FeedId = Content<'feeds'>['feeds'][number]['id'];

/** One calendar feed as its files tell it. */
export type CalendarFeed = {
  /** What calendar programs call it. */
  name: string;
  description: string;
  /** The page that shows the same dates. */
  url: string;
  /** The ISO date from which the content holds: when the events were written, to calendar programs. */
  writtenOn: string;
  events: readonly FeedEvent[];
};

export type FeedEvent = { uid: string; date: string; title: string; note?: string | undefined };

/** Random once and never again: with it, the same record gets the same UID in every build and nowhere else. */
const UID_NAMESPACE = '6f0d3c1e-52b7-4a57-9d0a-3c6f4b1f8e25';
const PRODUCT = '-//School website//Calendar feeds//EN';
/** RFC 5545, section 3.1: longer lines are folded, counted in octets. */
const MAX_LINE_OCTETS = 75;

/** The feed a date belongs to: each date is in exactly one. */
export function feedOf(date: Pick<SchoolDate, 'id' | 'kind'>): FeedId {
  if (date.kind === 'admissions') return 'admissions';
  return isPtoMeeting(date) ? 'pto-meetings' : 'school-days';
}

/** The lasting name of a record of a school year (a UUID of version 5, RFC 9562): it stays when the day or title moves. */
export function uidOf(schoolYear: string, id: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(UID_NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(`${schoolYear}/${id}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The dates of a feed as events. `schoolYear` is the year's name, such as `2025-2026`. */
export function feedEvents(feed: FeedId, schoolYear: string, dates: readonly SchoolDate[]): FeedEvent[] {
  return dates
    .filter((entry) => feedOf(entry) === feed)
    .map(({ id, date, title, note }) => ({ uid: uidOf(schoolYear, id), date, title, ...(note && { note }) }));
}

const compact = (isoDate: string) => isoDate.replaceAll('-', '');

/** An all-day event ends, exclusively, on the next day. */
function nextDay(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** Text as iCalendar wants it written. */
const escaped = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** One content line, folded so that no part is longer than the limit and no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MAX_LINE_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

/** The feed as an iCalendar file. */
export function iCalendar({ name, description, url, writtenOn, events }: CalendarFeed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // RFC 7986, and the older names of the same properties.
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    `URL:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap(({ uid, date, title, note }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${compact(writtenOn)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(nextDay(date))}`,
      `SUMMARY:${escaped(title)}`,
      ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
      `URL:${url}`,
      // The day is marked, and nobody is made busy by it.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
