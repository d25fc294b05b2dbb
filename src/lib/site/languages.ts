/** The key facts in other languages. A translation is shown only while the English facts are those it was checked with. */
import { createHash } from 'node:crypto';
import { readContent } from '../../content/read-content.ts';
import type { Content } from '../../content/schemas/content-files.ts';
import type { KEY_FACTS } from '../../content/schemas/languages.ts';
import { formatShortHours } from '../dates/school-dates.ts';
import { today } from '../dates/today.ts';
import { formatAddress, formatDate, formatDollars, formatTimeRange, formatYearlyDate } from '../text/format.ts';
import { resolveContent, yearOfContent } from '../text/resolve-content.ts';

export type Language = Content<'languages'>['languages'][number];

type Source = { folder?: string; day?: string };

/** The facts in English, by id, as a translator gets them. */
export function keyFacts({
  folder = 'content',
  day = today(),
}: Source = {}): Record<(typeof KEY_FACTS)[number], string> {
  const { address, phone, officeHours } = resolveContent('school', { folder, day });
  const { weekdays, weekends } = officeHours;
  const year = yearOfContent('school', day, folder);
  const { tuition } = resolveContent('tuition', { folder, day });
  const { timeline } = resolveContent('admissions', { folder, day });
  const price = (row: (typeof tuition.rows)[number]) => ('instead' in row ? row.instead : formatDollars(row.perYear));
  return {
    address: formatAddress(address),
    phone: phone.value,
    'office-hours': `${weekdays.days}: ${formatTimeRange(weekdays.opens, weekdays.closes)}; ${weekends.days}: ${weekends.note}`,
    'school-year': `${formatDate(year.firstDay.date)} to ${formatDate(year.lastDay.date)}`,
    'school-hours': `${year.hours.days} ${formatShortHours(year.hours.from, year.hours.until)}`,
    tuition: tuition.rows.map((row) => `${row.label}: ${price(row)}`).join('; '),
    apply: timeline.entries.map(({ title, yearlyDate }) => `${title}: ${formatYearlyDate(yearlyDate)}`).join('; '),
  };
}

/** Twelve characters that change when any of the English facts does. */
export function factsHash(source?: Source): string {
  return createHash('sha256')
    .update(JSON.stringify(keyFacts(source)))
    .digest('hex')
    .slice(0, 12);
}

/** The translations of the English facts as they are, and those of facts that have changed since. */
export function languagesOn({ folder = 'content', day = today() }: Source = {}): {
  shown: Language[];
  withheld: Language[];
} {
  const { languages } = readContent('languages', folder);
  if (languages.length === 0) return { shown: [], withheld: [] };
  const hash = factsHash({ folder, day });
  const { shown = [], withheld = [] } = Object.groupBy(languages, (language) =>
    language.factsHash === hash ? 'shown' : 'withheld',
  );
  return { shown, withheld };
}
