/** Which school year a day belongs to. Days are ISO dates at the school. */

/** The fields of a school year that decide when it is shown. */
export type YearSpan = {
  announceOn?: string | undefined;
  firstDay: { date: string };
  lastDay: { date: string };
};

/** The years that have been announced or have started on this day. `years` are in order. */
export function announcedYears<Year extends YearSpan>(years: readonly Year[], day: string): Year[] {
  return years.filter(({ announceOn = '', firstDay }) => announceOn <= day || firstDay.date <= day);
}

/**
 * The school years of a day: `current` includes it, `coming` is announced and starts later, `last` is the latest that has
 * ended. `years` are in order and don't overlap.
 */
export function yearsOn<Year extends YearSpan>(years: readonly Year[], day: string) {
  const announced = announcedYears(years, day);
  return {
    current: announced.find(({ firstDay, lastDay }) => firstDay.date <= day && day <= lastDay.date),
    coming: announced.find(({ firstDay }) => firstDay.date > day),
    last: announced.findLast(({ lastDay }) => lastDay.date < day),
  };
}

/** The year that pages show on this day: the current one, else the coming one, else the last one. */
export function shownYear<Year extends YearSpan>(years: readonly Year[], day: string): Year {
  const { current, coming, last } = yearsOn(years, day);
  const shown = current ?? coming ?? last ?? years[0];
  if (!shown) throw new Error('content/calendar/ has no school year.');
  return shown;
}

/** The year that runs or comes on this day, if one is posted. */
export function postedYear<Year extends YearSpan>(years: readonly Year[], day: string): Year | undefined {
  const { current, coming } = yearsOn(years, day);
  return current ?? coming;
}

/** Whether a record names an earlier school year, or its last day is before this one. */
export function isOfEarlierYear(
  record: { [key: string]: unknown },
  { id, firstDay }: YearSpan & { id: string },
): boolean {
  const { schoolYear, validUntil } = record;
  return (
    (typeof schoolYear === 'string' && schoolYear < id) ||
    (typeof validUntil === 'string' && validUntil < firstDay.date)
  );
}

/** `2031-2032` as `2031-32`. */
export function shortYearName(name: string): string {
  return name.replace(/-\d\d/, '-');
}

const movedName = (name: string, years: number) => name.replace(/\d{4}/g, (year) => String(Number(year) + years));

/** The name of the school year before: `2031-2032` for `2032-2033`. */
export const previousYearName = (name: string): string => movedName(name, -1);

/** The name of the school year after: `2033-2034` for `2032-2033`. */
export const nextYearName = (name: string): string => movedName(name, 1);
