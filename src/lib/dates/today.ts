import { schoolDay } from './school-day.ts';

/** Builds the site as of another day: `SITE_TODAY=2031-10-01 npm run build`. A publication with it is refused. */
export const TODAY_VARIABLE = 'SITE_TODAY';

const isDay = (value: string) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);

/** The day at the school for which the site is built, as an ISO date. Throws if `SITE_TODAY` isn't a date. */
export function today(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const value = environment[TODAY_VARIABLE]?.trim();
  if (!value) return schoolDay(new Date());
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || !isDay(value)) {
    throw new Error(`${TODAY_VARIABLE} must be a day such as 2031-10-01, not "${value}".`);
  }
  return value;
}
