/** Calendar feeds (RFC 5545). Events are all-day ones (`VALUE=DATE`), and so on the same day in every time zone. */
import { createHash } from 'node:crypto';
import type { SchoolYear } from '../../content/read-content.ts';
import type { Content } from '../../content/schemas/content-files.ts';
import { isPtoMeeting, type SchoolDate } from '../dates/school-dates.ts';
import { addDays } from '../dates/school-day.ts';

export type FeedId = Content<'feeds'>['feeds'][number]['id'];

/** One calendar feed. */
export type CalendarFeed = {
  /** The name that calendar programs show. */
  name: string;
  description: string;
  /** The page that shows the same dates. */
  url: string;
  /** The ISO date on which the content became valid; calendar programs read it as the events' `DTSTAMP`. */
  writtenOn: string;
  events: readonly FeedEvent[];
};

type FeedEvent = Pick<SchoolDate, 'date' | 'to' | 'title' | 'note' | 'status'> & {
  uid: string;
  /** How often the event has changed. Calendar programs update an event whose number has grown. */
  sequence?: number;
};

/** A random UUID that must never change: it makes a record's UID the same in every build, and unique to this site. */
const UID_NAMESPACE = '6f0d3c1e-52b7-4a57-9d0a-3c6f4b1f8e25';
const PRODUCT = '-//School website//Calendar feeds//EN';
/** RFC 5545, section 3.1: longer lines are folded. */
const MAX_LINE_OCTETS = 75;

/** The one feed that a date belongs to. */
export function feedOf(date: Pick<SchoolDate, 'id' | 'kind'>): FeedId {
  if (date.kind === 'admissions') return 'admissions';
  return isPtoMeeting(date) ? 'pto-meetings' : 'school-days';
}

/** The UID (UUID version 5, RFC 9562) of a school year's record. It stays the same when the date or title changes. */
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

/** The dates of a feed as events. `schoolYear` is the year's id, such as `2031-2032`. */
export function feedEvents(feed: FeedId, schoolYear: string, dates: readonly SchoolDate[]): FeedEvent[] {
  return dates
    .filter((entry) => feedOf(entry) === feed)
    .map(({ id, kind, date, to, title, note, revision = 0, status }) => ({
      // A closing belongs to its day, whatever the school year.
      uid: uidOf(kind === 'closing' ? 'closings' : schoolYear, id),
      date,
      to,
      title,
      note,
      // Falls again when the closing is taken down: a subscribed calendar reads the whole feed anew.
      sequence: status ? revision + 1 : revision,
      status,
    }));
}

/** The last event of a feed, which tells subscribers that it has ended. No id of a date contains its slash. */
export function endingEvent(
  feed: FeedId,
  { id, lastDay: { date, revision } }: Pick<SchoolYear, 'id' | 'lastDay'>,
  { title, note }: { title: string; note: string },
  url: string,
): FeedEvent {
  return { uid: uidOf(id, `ending/${feed}`), date, title, note: `${note} ${url}`, sequence: revision };
}

const compact = (isoDate: string) => isoDate.replaceAll('-', '');

/** Text with iCalendar's escapes. */
const escaped = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** One content line, folded at the limit without splitting a character. */
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
    ...events.flatMap(({ uid, date, to = date, title, note, sequence = 0, status = 'CONFIRMED' }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${compact(writtenOn)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      // The end of an all-day event is exclusive.
      `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
      `SEQUENCE:${sequence}`,
      `STATUS:${status}`,
      `SUMMARY:${escaped(title)}`,
      ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
      `URL:${url}`,
      // The event doesn't make the subscriber busy.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
