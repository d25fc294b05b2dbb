/**
 * Functions of which the cases say everything. Each has a table of its name in the YAML file of its module: a row has the
 * arguments, then the result or what is thrown.
 */
import { expect, test, vi } from 'vitest';
import { dataOf } from '../../tests/support/tables.ts';
import { plainText, plainYaml } from '../content/plain-text.ts';
import { slips } from '../content/slips.ts';
import { typeset } from '../content/typography.ts';
import * as weekdays from '../content/weekdays.ts';
import * as emailKeys from './contact/email-keys.ts';
import * as hijri from './dates/hijri.ts';
import * as dates from './dates/school-dates.ts';
import { formatSchoolMoment, schoolDay } from './dates/school-day.ts';
import * as years from './dates/school-years.ts';
import * as search from './find/search.ts';
import { siteUrl } from './site/site-url.ts';
import * as format from './text/format.ts';

const YEAR = { firstDay: { date: '2025-08-25' }, lastDay: { date: '2026-06-18' } };

/** The functions of each module, those with other arguments than a table can have, and the tables of other tests. */
const MODULES: Record<string, object> = {
  'content/plain-text': { plainText, plainYaml },
  'content/slips': { slips: (data: object) => slips(data).map(({ message }) => message) },
  // A no-break space is shown as `_`.
  'content/typography': { typeset: (text: string) => typeset(text).replaceAll('\u00a0', '_') },
  'content/weekdays': weekdays,
  'lib/contact/email-keys': emailKeys,
  'lib/dates/hijri': {
    ...hijri,
    hijriDate: (day: string, ...confirmed: { month: string; firstDay: string }[]) => {
      const date = hijri.hijriDate(day, confirmed);
      return `${hijri.formatHijriDay(date)} ${date.year}${date.isConfirmed ? ', confirmed' : ''}`;
    },
  },
  'lib/dates/school-dates': {
    ...dates,
    monthlyDates: (from: string, to: string) => dates.monthlyDates(from, to, { week: 3, weekday: 'tuesday' }),
    dayInSchoolYear: (date: string) => dates.dayInSchoolYear(date, YEAR),
    instructionDays: (first: string, last: string, daysOff: never[]) =>
      dates.instructionDays({ firstDay: { date: first }, lastDay: { date: last }, daysOff } as never),
  },
  'lib/dates/school-day': {
    schoolDay: (moment: string) => schoolDay(new Date(moment)),
    // Node and browsers put different spaces before AM and PM.
    formatSchoolMoment: (moment: string) => formatSchoolMoment(new Date(moment)).replaceAll('\u202F', ' '),
  },
  'lib/dates/school-years': { ...years, years: null, days: null },
  'lib/find/search': {
    ...search,
    swapped: (a: string, b: string) => search.isOneTypoApart(b, a),
    index: null,
    found: null,
    called: null,
    nothing: null,
  },
  'lib/site/site-url': { siteUrl: (value?: string) => siteUrl({ SITE_URL: value }) },
  'lib/text/format': {
    ...format,
    zones: (zone: string, day: string) => {
      vi.stubEnv('TZ', zone);
      return format.formatDate(day);
    },
  },
};

const cases = Object.entries(MODULES).flatMap(([file, functions]) =>
  Object.entries(dataOf<Record<string, unknown[][]>>(`src/${file}.yaml`)).flatMap(([name, rows]) => {
    const run = (functions as Record<string, ((...values: unknown[]) => unknown) | null>)[name];
    if (run === undefined) throw new Error(`src/${file}.yaml has a table for ${name}, which isn’t a function.`);
    if (run === null) return [];
    return rows.map((row) => {
      const given = row.slice(0, -1);
      return { name, given, words: JSON.stringify(given), expected: row.at(-1), run };
    });
  }),
);

test.each(cases)('$name: of $words it returns $expected', ({ run, given, expected }) => {
  const result = () => run(...given.map((value) => value ?? undefined)) ?? null;
  if (typeof expected === 'object' && expected && 'throws' in expected) expect(result).toThrow(String(expected.throws));
  else expect(result()).toEqual(expected);
});
