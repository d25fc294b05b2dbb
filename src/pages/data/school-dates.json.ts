import type { APIRoute } from 'astro';
import { contentOf } from '../../lib/content.ts';
import { keyDates } from '../../lib/school-dates.ts';

/** Every key date of the school year, for the list that depends on the visitor's day. */
export const GET: APIRoute = async () => {
  const [schoolYear, pto] = await Promise.all([contentOf('schoolYear'), contentOf('pto')]);
  return Response.json(keyDates(schoolYear, pto));
};
