/** Functions of which the cases say everything: a row has the arguments, then the result or what is thrown. */
import { expect, test, vi } from 'vitest';
import { tablesOf } from '../../tests/support/tables.ts';
import { typeset } from '../content/typography.ts';
import { weekdaysOf } from '../content/weekdays.ts';
import * as contact from './contact/contact-links.ts';
import { emailKeysFrom } from './contact/email-keys.ts';
import { emptyFields } from './contact/message-draft.ts';
import * as hijri from './dates/hijri.ts';
import * as dates from './dates/school-dates.ts';
import { formatSchoolMoment, schoolDay } from './dates/school-day.ts';
import { previousYearName, shortYearName } from './dates/school-years.ts';
import { isOneTypoApart, wordsOf } from './find/search.ts';
import { breadcrumbIn } from './site/breadcrumb.ts';
import { siteUrl } from './site/site-url.ts';
import { canonicalPath, isTwin } from './site/twin-addresses.ts';
import * as format from './text/format.ts';

const YEAR = { firstDay: { date: '2025-08-25' }, lastDay: { date: '2026-06-18' } };

/** A no-break space is shown as `_`. */
const set = (text: string) => typeset(text).replaceAll('\u00a0', '_');
const hijriDay = (day: string, ...confirmed: { month: string; firstDay: string }[]) => {
  const date = hijri.hijriDate(day, confirmed);
  return `${hijri.formatHijriDay(date)} ${date.year}${date.isConfirmed ? ', confirmed' : ''}`;
};
const MENU = [
  { id: 'about', title: 'About Us', href: '/about-us', children: [{ title: 'Our History', href: '/history' }] },
  { id: 'support', title: 'Support', href: '/support' },
];

const FUNCTIONS: Record<string, Record<string, (...values: never[]) => unknown>> = {
  'content/typography': { marks: set, dashes: set, times: set, unchanged: set },
  'content/weekdays': { weekdays: weekdaysOf },
  'lib/contact/contact-links': { phones: contact.telHref, links: contact.mailtoHref },
  'lib/contact/message-draft': { empty: emptyFields },
  'lib/contact/email-keys': { keys: emailKeysFrom },
  'lib/dates/hijri': {
    days: hijriDay,
    months: hijri.formatHijriMonths,
    holidays: hijri.hijriHolidays,
    problems: hijri.hijriProblem,
  },
  'lib/dates/school-dates': {
    monthly: (from: string, to: string) => dates.monthlyDates(from, to, { week: 3, weekday: 'tuesday' }),
    yearlyDates: (date: string) => dates.dayInSchoolYear(date, YEAR),
    cycles: dates.dayInCycle,
    hours: dates.formatShortHours,
    ordinals: dates.formatOrdinal,
    ordinalDays: dates.formatOrdinalDay,
    rules: dates.formatMonthlyRule,
    instructionDays: (first: string, last: string, daysOff: never[]) =>
      dates.instructionDays({ firstDay: { date: first }, lastDay: { date: last }, daysOff } as never),
    next: dates.nextSchoolDates,
    byMonth: dates.byMonth,
    keyDates: dates.keyDates,
  },
  'lib/dates/school-day': {
    days: (moment: string) => schoolDay(new Date(moment)),
    // Node and browsers put different spaces before AM and PM.
    moments: (moment: string) => formatSchoolMoment(new Date(moment)).replaceAll('\u202F', ' '),
  },
  'lib/dates/school-years': { shortYears: shortYearName, previousYears: previousYearName },
  'lib/find/search': { words: wordsOf, typos: isOneTypoApart, swapped: (a: string, b: string) => isOneTypoApart(b, a) },
  'lib/site/breadcrumb': { trails: (path: string, heading: string) => breadcrumbIn(MENU, path, heading) },
  'lib/site/site-url': { origins: (value?: string) => siteUrl({ SITE_URL: value }) },
  'lib/site/twin-addresses': { canonical: canonicalPath, twins: isTwin },
  'lib/text/format': {
    dollars: format.formatDollars,
    sizes: format.formatFileSize,
    dates: format.formatDate,
    zones: (zone: string, day: string) => {
      vi.stubEnv('TZ', zone);
      return format.formatDate(day);
    },
    ranges: format.formatDateRange,
    yearly: format.formatYearlyDate,
    typedYearly: format.readYearlyDate,
    times: format.formatTime,
    timeRanges: format.formatTimeRange,
  },
};

const cases = Object.entries(FUNCTIONS).flatMap(([file, functions]) =>
  Object.entries(functions).flatMap(([name, run]) =>
    tablesOf(`src/${file}.yaml`)<unknown[]>(name).map((row) => ({
      name,
      given: row.slice(0, -1),
      words: JSON.stringify(row.slice(0, -1)),
      expected: row.at(-1),
      run: run as (...values: unknown[]) => unknown,
    })),
  ),
);

test.each(cases)('$name: of $words it returns $expected', ({ run, given, expected }) => {
  const result = () => run(...given.map((value) => value ?? undefined)) ?? null;
  if (typeof expected === 'object' && expected && 'throws' in expected) expect(result).toThrow(String(expected.throws));
  else expect(result()).toEqual(expected);
});
