/** The syntax of feeds, as far as a broken publication could break it. Needs no package, so that it runs on any machine. */
import { extname } from 'node:path';

/** A part of a calendar in which no other is. Its lines are whole: long ones have been unfolded. */
const PART = /^BEGIN:(\w+)\r\n(?:(?!BEGIN:|END:)[A-Z-]+(?:;[^:\r\n]*)?:.*\r\n)*END:\1\r\n/gm;
/** An element in which no other is. */
const ELEMENT = /<([a-z][\w:.-]*)(?=[\s/>])(?:"[^"<]*"|'[^'<]*'|[^"'<>])*?(?:\/>|>[^<]*<\/\1>)/gi;
const UNESCAPED = /&(?!(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);)/i;

/** Removes what is nested correctly, from the inside out. Returns the rest. */
function withoutNested(text: string, part: RegExp): string {
  const rest = text.replace(part, '');
  return rest === text ? rest : withoutNested(rest, part);
}

const READERS: Record<string, (text: string) => boolean> = {
  '.ics'(text) {
    const unfolded = text.replace(/\r\n[ \t]/g, '');
    const [start = '', ...events] = unfolded.split('BEGIN:VEVENT\r');
    const isComplete = (event: string) => ['UID', 'DTSTAMP', 'DTSTART'].every((name) => event.includes(`\n${name}`));
    return start.startsWith('BEGIN:VCALENDAR\r') && events.every(isComplete) && withoutNested(unfolded, PART) === '';
  },
  '.atom'(text) {
    const content = text.replace(/^<\?xml[^>]*\?>/, '').trim();
    return /^<feed[\s>]/.test(content) && !UNESCAPED.test(content) && withoutNested(content, ELEMENT) === '';
  },
  /** The dates of a calendar, which pages read. */
  '.json': (text) => Array.isArray((JSON.parse(text) as { events?: unknown } | null)?.events),
};

export const isFeed = (file: string): boolean => /\.(ics|atom)$|^feeds\/.*\.json$/.test(file);

/** Whether calendars and news readers can read a feed. Also throws an error if not. */
export const isReadable = (file: string, text: string): boolean => READERS[extname(file)]?.(text) ?? true;
