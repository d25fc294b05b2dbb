/**
 * Writes whether the office is open into every `[data-office-now]`, and whether there is school into every
 * `[data-school-today]`, and updates them each minute. Without network, they stay as they were built. Importing the module
 * starts it.
 */
import { telHref } from '../lib/contact/contact-links.ts';
import { type OfficeRecord, officeNow } from '../lib/dates/office-now.ts';
import { trueAt } from '../lib/dates/school-day.ts';
import {
  type Posted,
  postedLine,
  type SchoolDaysRecord,
  schoolToday,
  schoolTomorrow,
} from '../lib/dates/school-today.ts';
import type { News } from '../lib/notices/news.ts';

/** `dayOfAnswer` is the source of `DAY_OF_ANSWER`, which few pages need. */
type Records = OfficeRecord & { school: SchoolDaysRecord; dayOfAnswer: string };

/** The office hours and the days without school (src/pages/data/office.json.ts). */
const SOURCE = '/data/office.json';
const MINUTE_MS = 60_000;

let records: Records | undefined;
/** “No closing is posted” and “Open now” are said only after asking for it: a saved copy may not know the newest. */
let news: readonly News[] | undefined;
let answeredAt = 0;
/** When to ask again. After twice this time without an answer, the lines say only what is posted. */
const NEWS_AGE_MS = 10 * MINUTE_MS;
/** What fits on two lines under the header of a narrow phone, also with large text. */
const STRIP_LENGTH = 70;

/** What each place says, in our own words: a translator may have changed them there. */
const written = new WeakMap<Element, string>();

/** Writes a line, with a time together, what is in parentheses lighter, a phone number as a link, and an answer's day. */
function write(place: Element, line: string): void {
  if (written.get(place) === line) return;
  written.set(place, line);
  const day = place.matches('[data-school-today=brief]') && records?.dayOfAnswer;
  place.replaceChildren(
    ...line.split(day ? new RegExp(day, 'i') : /((?:opens )?\d+:\d+ .M|\d+-\d+-\d+|\(.*\))/).map((part, index) => {
      if (index % 2 === 0) return part;
      const href = part.includes('-') && telHref(part);
      const weight = part.startsWith('(') ? 'font-regular' : 'text-inherit';
      const className = day ? 'of-day' : `whitespace-nowrap ${weight}`;
      return Object.assign(document.createElement(href ? 'a' : 'span'), href && { href }, {
        className,
        textContent: part,
      });
    }),
  );
}

/** Writes the lines into every place that is on the page now. */
export function showLines(): void {
  if (!records || !news) return;
  const moment = new Date();
  const now = officeNow(records, moment);
  for (const place of document.querySelectorAll('[data-office-now]')) write(place, now);
  const posted: Partial<News> = news.find(trueAt(moment)) ?? {};
  const { type, closing, tomorrow, message, short } = posted;
  const announced = type === 'closing' ? postedLine(posted) || `${message}` : '';
  // Nobody answers on a day when the office is closed too.
  const school = closing === 'office-closed' ? { ...records.school, noDates: '' } : records.school;
  const isOld = Date.now() - answeredAt >= 2 * NEWS_AGE_MS;
  const linesOf = (record: SchoolDaysRecord, known: Posted): Readonly<Record<string, string>> => ({
    line: isOld ? postedLine(known) : schoolToday(record, known, moment),
    today: isOld ? postedLine(known) : schoolToday(record, known, moment, true),
    tomorrow: isOld ? (known.tomorrow ?? '') : schoolTomorrow(record, known, moment),
  });
  const lines = linesOf(school, posted);
  const { line = '' } = lines;
  const usual = linesOf({ ...school, daysOff: [], earlyEnds: [], holidays: [] }, {});
  const isUsual = line === usual['line'];
  const others: typeof lines = {
    ...lines,
    closing: announced || (isUsual ? '' : line),
    strip: announced.length > STRIP_LENGTH ? `${short}` : announced,
    // The page itself says beside it that no dates are posted.
    brief: line.replace(` ${records.school.noDates}`, ''),
    // What changes the hours is read before them, and all else after them.
    change: isUsual ? '' : line,
    usual: isUsual ? line : '',
  };
  for (const place of document.querySelectorAll<HTMLElement>('[data-school-today]')) {
    const said = others[place.dataset['schoolToday'] ?? ''] ?? line;
    write(place, said);
    // After school, when nothing is posted for tomorrow, Find has no use for today's closing in other languages.
    place.toggleAttribute('data-free', said === others['tomorrow'] && !tomorrow);
  }
  // What is above hours is there on a day off, an early end or a holiday, as on a closing: if the line before it says so.
  for (const place of document.querySelectorAll('.above')) {
    const { schoolToday = '' } = (place.previousElementSibling as HTMLElement | null)?.dataset ?? {};
    const said = others[schoolToday] ?? others['closing'];
    place.classList.toggle('only-closing', !said || said === usual[schoolToday]);
  }
}

/** Each minute. It is the page script that asks, for its banner too, as on a page that is restored. */
function update(): void {
  showLines();
  if (Date.now() - answeredAt < NEWS_AGE_MS) return;
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

addEventListener('news', ({ detail }: CustomEventInit<readonly News[]>) => {
  news = detail;
  answeredAt = Date.now();
  showLines();
});

fetch(SOURCE)
  .then((response) => response.json())
  .then((answer: Records) => {
    records = answer;
    update();
    setInterval(update, MINUTE_MS);
  })
  .catch(() => {});
