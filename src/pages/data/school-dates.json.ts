import type { APIRoute } from 'astro';
import { schoolDates } from '../../lib/dates/school-calendar.ts';

/** Every key date of the school year, for the list that depends on the visitor's date. */
export const GET: APIRoute = () => Response.json(schoolDates());
