import type { APIRoute } from 'astro';
import { hijriHolidays } from '../../lib/dates/hijri.ts';
import { federalHolidays } from '../../lib/dates/holidays.ts';
import { addDays } from '../../lib/dates/school-day.ts';
import { today } from '../../lib/dates/today.ts';
import { officeRecord, schoolDaysRecord } from '../../lib/school/office-record.ts';
import { confirmedMonths } from '../../lib/school/school-calendar.ts';
import { contentOf, schoolYears } from '../../lib/text/content.ts';

/** The federal holidays of this year and the next, and both Eids of the next twelve months. */
function holidaysFrom(day: string) {
  const year = Number(day.slice(0, 4));
  const { hijri } = contentOf('calendar');
  const eids = hijriHolidays(day, addDays(day, 366), confirmedMonths()).filter(({ id }) => id !== 'ramadan');
  return [
    ...federalHolidays(year),
    ...federalHolidays(year + 1),
    ...eids.map(({ id, date }) => ({ date, name: hijri[id] })),
  ].filter(({ date }) => date >= day);
}

/** The hours of the office and the days without school, for the lines that say whether office and school are open. */
export const GET: APIRoute = () => {
  const holidays = holidaysFrom(today());
  const years = schoolYears();
  return Response.json({
    ...officeRecord(contentOf('school').officeHours, years, contentOf('closings').closings, today()),
    holidays,
    school: { ...schoolDaysRecord(years, contentOf('calendar'), today()), holidays },
  });
};
