import type { APIRoute } from 'astro';
import { today } from '../../lib/dates/today.ts';
import { officeRecord, schoolDaysRecord } from '../../lib/school/office-record.ts';
import { contentOf, schoolYears } from '../../lib/text/content.ts';

/** The hours of the office and the days without school, for the lines that say whether office and school are open. */
export const GET: APIRoute = () =>
  Response.json({
    ...officeRecord(contentOf('school').officeHours, schoolYears(), contentOf('closings').closings, today()),
    school: schoolDaysRecord(schoolYears(), contentOf('calendar'), today()),
  });
