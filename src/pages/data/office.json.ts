import type { APIRoute } from 'astro';
import { DAY_OF_ANSWER } from '../../lib/dates/school-day.ts';
import { today } from '../../lib/dates/today.ts';
import { officeRecord, schoolDaysRecord } from '../../lib/school/office-record.ts';
import { knownHolidays } from '../../lib/school/school-calendar.ts';
import { contentOf, schoolYears } from '../../lib/text/content.ts';

/** The hours of the office and the days without school, for the lines that say whether office and school are open. */
export const GET: APIRoute = () => {
  const holidays = knownHolidays();
  const years = schoolYears();
  return Response.json({
    ...officeRecord(contentOf('school').officeHours, years, contentOf('closings').closings, today()),
    holidays,
    dayOfAnswer: DAY_OF_ANSWER.source,
    school: { ...schoolDaysRecord(years, contentOf('calendar'), today()), holidays },
  });
};
