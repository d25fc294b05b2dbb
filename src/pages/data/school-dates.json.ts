import type { APIRoute } from 'astro';
import { statesOf } from '../../lib/school/day-states.ts';
import { schoolDates } from '../../lib/school/school-calendar.ts';

/** Every key date of the school years that are announced, by day, for the list that depends on the visitor's date. */
export const GET: APIRoute = () => Response.json(statesOf((day) => schoolDates(day)));
