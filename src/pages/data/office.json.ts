import type { APIRoute } from 'astro';
import { officeRecord } from '../../lib/dates/office-record.ts';
import { today } from '../../lib/dates/today.ts';
import { contentOf, schoolYears } from '../../lib/text/content.ts';

/** The hours of the office and the days on which they don't apply, for the line that says whether it is open. */
export const GET: APIRoute = () =>
  Response.json(officeRecord(contentOf('school').officeHours, schoolYears(), contentOf('closings').closings, today()));
