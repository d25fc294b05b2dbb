import { AsyncLocalStorage } from 'node:async_hooks';
import { isoDate } from '../../content/schemas/primitives.ts';
import { schoolDay } from './school-day.ts';

/** Builds the site as of another day: `SITE_TODAY=2031-10-01 npm run build`. A publication with it is refused. */
export const TODAY_VARIABLE = 'SITE_TODAY';

/** The day of the document that is being rendered. */
const documentDay = new AsyncLocalStorage<string>();

/** Renders something to be printed: as it is on `day`, and without what happens later. */
export const renderAsOf = <T>(day: string, render: () => T): T => documentDay.run(day, render);

/** Whether something is being rendered to be printed. */
export const isForPrint = (): boolean => documentDay.getStore() !== undefined;

/** The day of a preview, for its pages to carry. Undefined for a build of the real day, and for what is printed. */
export const previewDay = (): string | undefined =>
  isForPrint() || !process.env[TODAY_VARIABLE]?.trim() ? undefined : today();

/** The day at the school for which the page is built, as an ISO date. Throws if `SITE_TODAY` isn't a date. */
export function today(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const value = documentDay.getStore() ?? environment[TODAY_VARIABLE]?.trim();
  if (!value) return schoolDay(new Date());
  if (!isoDate.safeParse(value).success) {
    const message = `${TODAY_VARIABLE} must be a day from 1950 to 2100, such as 2031-10-01, not "${value}".`;
    throw Object.assign(new Error(message), { code: 'WRONG_SETTING' });
  }
  return value;
}
