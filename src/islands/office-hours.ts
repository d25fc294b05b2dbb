/**
 * Writes whether the office is open into every `[data-office-now]`, and whether there is school into every
 * `[data-school-today]`, and updates them each minute. Without network, they stay as they were built. Importing the module
 * starts it.
 */
import { type OfficeRecord, officeNow } from '../lib/dates/office-now.ts';
import { trueAt } from '../lib/dates/school-day.ts';
import { type SchoolDaysRecord, schoolToday, schoolTomorrow } from '../lib/dates/school-today.ts';
import { NEWS, type News } from '../lib/notices/news.ts';

type Records = OfficeRecord & { school: SchoolDaysRecord };

/** The office hours and the days without school (src/pages/data/office.json.ts). */
const SOURCE = '/data/office.json';
const MINUTE_MS = 60_000;

let records: Records | undefined;
/** “No closing is posted” is said only after asking for it. */
let news: readonly News[] | undefined;

/** Writes a line, with the parts of a phone number together. */
function write(place: Element, line: string): void {
  const parts = line.split(/(\d+(?:-\d+)+)/).map((part, index) => {
    if (index % 2 === 0) return part;
    return Object.assign(document.createElement('span'), { className: 'whitespace-nowrap', textContent: part });
  });
  place.replaceChildren(...parts);
}

/** Writes the lines into every place that is on the page now. */
export function showLines(): void {
  if (!records) return;
  const moment = new Date();
  const now = officeNow(records, moment);
  for (const place of document.querySelectorAll('[data-office-now]')) place.textContent = now;
  if (!news) return;
  const posted = news.find(trueAt(moment)) ?? {};
  const line = schoolToday(records.school, posted, moment);
  const others: Readonly<Record<string, string>> = {
    tomorrow: schoolTomorrow(records.school, posted, moment),
    // The page itself says beside it that no dates are posted.
    brief: line.replace(` ${records.school.noDates}`, ''),
  };
  for (const place of document.querySelectorAll<HTMLElement>('[data-school-today]')) {
    write(place, others[place.dataset['schoolToday'] ?? ''] ?? line);
  }
}

const read = (address: string) => fetch(address).then((response) => response.json());

read(SOURCE)
  .then(async (answer: Records) => {
    records = answer;
    showLines();
    setInterval(showLines, MINUTE_MS);
    news ??= await read(NEWS);
    showLines();
  })
  .catch(() => {});

// The page script asks again when the visitor returns.
addEventListener('news', ({ detail }: CustomEventInit<readonly News[]>) => {
  news = detail;
  showLines();
});
